import { settings } from "virtual:content/site";
import { useRef, useState } from "react";
import type { Wish } from "../../../../try-size/wish.ts";
import { LineIcon } from "../../../../ui/icon.tsx";
import { copyText } from "../../../../ui/window/copy-text.ts";
import { isWithinApp, OPEN_IN_BROWSER } from "../../../../ui/window/within-app.ts";
import { countVisit } from "../../../../visit-counts.ts";
import * as icons from "../../icons.ts";
import styles from "./acts.module.css";
import { saveFile } from "./save-file.ts";

/** Milliseconds that a message about what was done is shown. */
const TOLD = 6000;

/** The shop may have no Zalo. */
const COPIED = settings.links.zalo
  ? { act: "Chép để gửi Zalo", done: "Đã chép phiếu. Mở Zalo của xưởng rồi dán vào." }
  : { act: "Chép phiếu", done: "Đã chép phiếu. Dán vào email hay tin nhắn gửi xưởng." };

/** The other things to do with a ticket: copy it for Zalo, copy its address, print it, save a template. */
export function Acts({ wish, ticket, address }: { wish: Wish; ticket: () => string; address: () => string }) {
  const [told, setTold] = useState("");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  function tell(words: string) {
    clearTimeout(timer.current);
    setTold(words);
    timer.current = setTimeout(() => setTold(""), TOLD);
  }
  /** For what takes a moment: the same words told again are then heard again. */
  const tellNothing = () => setTold("");
  /** @param otherwise how else to get the text, where the browser does not allow copying */
  async function copy(text: string, done: string, otherwise: string) {
    tellNothing();
    const copied = await copyText(text);
    tell(copied ? done : `Máy không cho chép. ${otherwise}`);
  }
  /** Counted: a ticket that is copied or printed is on its way to the shop. */
  function handTicket(act: () => unknown) {
    countVisit("ticket");
    act();
  }
  function printTicket() {
    print();
    if (isWithinApp()) tell(OPEN_IN_BROWSER);
  }
  function saveTemplate(kind: "pdf" | "svg") {
    tellNothing();
    makeTemplate(kind).then(tell, (error: unknown) => {
      console.error(error);
      tell("Chưa tải được file mẫu, có lẽ mạng chập chờn. Bấm lại khi mạng ổn, hoặc tải lại trang.");
    });
  }
  /** @returns what to tell the visitor; rejects where the code that draws the template could not be loaded */
  async function makeTemplate(kind: "pdf" | "svg"): Promise<string> {
    const { templateOf } = await import("../../../../try-size/template/template.ts");
    const template = templateOf(wish);
    if (kind === "pdf") {
      const { templatePdf } = await import("../../../../try-size/template/pdf.ts");
      saveFile(`${template.name}.pdf`, templatePdf(template), "application/pdf");
    } else {
      const { templateSvg } = await import("../../../../try-size/template/svg.ts");
      saveFile(`${template.name}.svg`, templateSvg(template), "image/svg+xml");
    }
    const its = `file mẫu 1:${template.scale}: ${template.shows.join(", ")}.`;
    return isWithinApp() ? `Đã vẽ ${its} ${OPEN_IN_BROWSER}` : `Đã tải ${its}`;
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons, not fields */}
      <div className={styles.acts} role="group" aria-label="Dùng phiếu theo cách khác">
        <button
          type="button"
          onClick={() =>
            handTicket(() =>
              copy(ticket(), COPIED.done, "Bấm “In phiếu” rồi lưu thành PDF, hoặc chụp màn hình gửi xưởng."),
            )
          }
        >
          <LineIcon path={icons.copy} />
          <span>{COPIED.act}</span>
        </button>
        <button
          type="button"
          onClick={() =>
            copy(
              address(),
              "Đã chép đường dẫn. Ai mở cũng thấy đúng khổ này; file thì không đi theo.",
              "Chép từ thanh địa chỉ của trình duyệt: khổ nằm trong đó.",
            )
          }
        >
          <LineIcon path={icons.link} />
          <span>Chép đường dẫn</span>
        </button>
        <button type="button" onClick={() => handTicket(printTicket)}>
          <LineIcon path={icons.print} />
          <span>In phiếu</span>
        </button>
        <div className={styles.template}>
          <button type="button" onClick={() => saveTemplate("pdf")}>
            <LineIcon path={icons.frame} />
            <span>Tải file mẫu PDF</span>
          </button>
          <button type="button" aria-label="Tải file mẫu SVG" onClick={() => saveTemplate("svg")}>
            <span>SVG</span>
          </button>
        </div>
      </div>
      <p className={styles.told} role="status">
        {told}
      </p>
    </>
  );
}
