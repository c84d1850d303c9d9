import { type ChangeEvent, lazy, Suspense, useEffect, useEffectEvent } from "react";
import { SHOP_LOOKS_AGAIN, STAYS_HERE } from "../../../print-file/verdict/fixed-words.ts";
import { formatNumber } from "../../../try-size/figures.ts";
import type { Wish } from "../../../try-size/wish.ts";
import { LineIcon } from "../../../ui/icon.tsx";
import * as icons from "../icons.ts";
import type { ChangeWish } from "../use-wish.ts";
import type { ChosenFile, SaidOfFile } from "./chosen-file.ts";
import styles from "./file-row.module.css";
import { pastedFirst } from "./handed.ts";
import { pixelsOf } from "./pixels-of.ts";
import { SAMPLES } from "./samples.ts";
import button from "./text-button.module.css";
import { useDrop } from "./use-drop.ts";
import type { PrintFileChoice } from "./use-print-file.ts";

/** The verdict and its words are loaded with the first file. */
const Verdict = lazy(async () => ({ default: (await import("./verdict.tsx")).Verdict }));

const ACCEPTED = ".jpg,.jpeg,.png,.webp,.svg,.pdf,.ai,.psd,.psb,.cdr,.tif,.tiff,.heic,.eps,image/*";

/** The row where a file is chosen, dropped or pasted, and what is found about it. The file stays on the visitor's device, and the row says so. */
export function FileRow({
  wish,
  change,
  file,
  said,
  input,
}: {
  wish: Wish;
  change: ChangeWish;
  file: PrintFileChoice;
  said: SaidOfFile;
  /** Id of the input. */
  input: string;
}) {
  const { chosen } = file;
  /** Keeps the focus in the row when the button that was pressed goes away. */
  const stay = () => document.getElementById(input)?.focus({ preventScroll: true });
  return (
    <>
      <FileDrop trade={wish.trade} file={file} input={input} stay={stay} />
      <div className={styles.verdict}>
        <StateOfFile chosen={chosen} />
        {said.judged && (
          <Suspense fallback={null}>
            <Verdict {...said.judged} wish={wish} change={change} onRepair={stay} />
          </Suspense>
        )}
        {(chosen.state === "read" || chosen.state === "lost") && <FileLine chosen={chosen} />}
        {chosen.state === "read" && <p className={styles.honest}>{SHOP_LOOKS_AGAIN}</p>}
      </div>
    </>
  );
}

/** The place that takes a file: by its buttons, dropped on it, or pasted anywhere. */
function FileDrop({
  trade,
  file: { chosen, take, takeSample, giveUp },
  input,
  stay,
}: {
  trade: Wish["trade"];
  file: PrintFileChoice;
  input: string;
  stay: () => void;
}) {
  const dropped = useDrop(take);
  const has = chosen.state !== "none";
  const sample = SAMPLES[trade.kind];

  const paste = useEffectEvent((event: ClipboardEvent) => {
    const pasted = pastedFirst(event);
    if (pasted) take(pasted.file, pasted);
  });
  useEffect(() => {
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, []);

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const [picked] = event.target.files ?? [];
    if (picked) take(picked);
    // Emptied, so that the same file, changed meanwhile, can be chosen once more.
    event.target.value = "";
    stay();
  }
  return (
    <div className={styles.drop} data-has={has || undefined} {...dropped}>
      <input
        className="visually-hidden"
        type="file"
        id={input}
        aria-label={has ? "Đổi file in" : "Chọn file in"}
        aria-describedby={`${input}-how`}
        accept={ACCEPTED}
        onChange={choose}
      />
      <div className={styles.buttons}>
        <label className={styles.choose} htmlFor={input}>
          <LineIcon path={icons.file} />
          <span>{has ? "Đổi file" : "Chọn file"}</span>
        </label>
        {!has && (
          <label className={styles.camera}>
            <input
              className="visually-hidden"
              type="file"
              aria-label="Chụp ảnh"
              accept="image/*"
              capture="environment"
              onChange={choose}
            />
            <LineIcon path={icons.camera} />
            <span aria-hidden="true">Chụp ảnh</span>
          </label>
        )}
        {has && (
          <button
            type="button"
            className={button.words}
            onClick={() => {
              giveUp();
              stay();
            }}
          >
            Bỏ file
          </button>
        )}
      </div>
      <p id={`${input}-how`}>JPG, PNG, TIFF, PSD, PDF, AI, SVG. {STAYS_HERE}</p>
      {!has && sample && (
        <button
          type="button"
          className={button.words}
          onClick={() => {
            takeSample(sample);
            stay();
          }}
        >
          Chưa có file? Thử bằng mẫu
        </button>
      )}
    </div>
  );
}

/** How far the reading of the file is, and what the visitor must know before the verdict. */
function StateOfFile({ chosen }: { chosen: ChosenFile }) {
  return (
    <>
      {"bytes" in chosen && chosen.count > 1 && (
        <p className={styles.hint}>
          {`Bạn đưa vào ${formatNumber(chosen.count)} file: ở đây chỉ xem ${chosen.name}. Muốn xem file khác thì đưa riêng file ấy.`}
        </p>
      )}
      {chosen.state === "reading" && <p className={styles.hint}>{`Đang đọc ${chosen.name}…`}</p>}
      {chosen.state === "sample" && (
        <p className={styles.hint}>
          Đây là mẫu của xưởng, chỉ để ướm khổ. Đưa file của bạn vào thì mới biết nét hay vỡ.
        </p>
      )}
      {chosen.state === "lost" && (
        <p className={styles.hint}>
          Phần kiểm file chưa tải về được, có lẽ mạng chập chờn. Chọn lại file khi mạng ổn; phiếu vẫn gửi được.
        </p>
      )}
    </>
  );
}

function FileLine({ chosen }: { chosen: Extract<ChosenFile, { bytes: number }> }) {
  const pixels = chosen.state === "read" ? pixelsOf(chosen.found) : "";
  return (
    <p className={styles.line}>
      <b>{chosen.name}</b>
      <span>{[pixels, sayBytes(chosen.bytes)].filter(Boolean).join(", ")}</span>
    </p>
  );
}

function sayBytes(bytes: number): string {
  return bytes > 0.9 * 1024 * 1024
    ? `${formatNumber(bytes / 1024 / 1024, 1)}\u00a0MB`
    : `${formatNumber(Math.ceil(bytes / 1024))}\u00a0KB`;
}
