import { useState } from "react";
import { useNavigate } from "react-router";
import type { LetGo, OpenPage } from "../../drafts/routes.ts";
import { ask, ofFile, refusalOf } from "../client.ts";
import { Bar, SavedMark } from "../frame/bar.tsx";
import { usePages } from "../pages.tsx";
import { Icon } from "../parts/icon.tsx";
import { useToast } from "../parts/toasts.tsx";
import { takeBack } from "../screens/take-back.ts";
import { screenOf } from "../screens.ts";
import { PageHistory } from "./page-history.tsx";
import type { PageInHand } from "./page-in-hand.ts";
import { StateMenu } from "./state-menu.tsx";

/**
 * The top of a page's screen: whether it is saved, its state, its journal, its preview, and the button into the tray.
 *
 * @param sees whether the real page is seen
 * @param turnPage shows it, or puts it away
 */
export function PageBar({
  title,
  up,
  page,
  inHand,
  sees,
  turnPage,
}: {
  title: string;
  up?: { to: string; label: string };
  page: OpenPage;
  inHand: PageInHand;
  sees: boolean;
  turnPage: () => void;
}) {
  const navigate = useNavigate();
  const { refresh } = usePages();
  const say = useToast();
  const [history, setHistory] = useState(false);
  const { fields, setFields, saving, savedAt, spoken, change } = inHand;
  const { file, state } = page.summary;
  const isWritten = state === "desk";
  const toTray = async () => {
    try {
      const moved = await change(() =>
        ask<OpenPage>(`page/place?${ofFile(file)}`, { method: "PUT", body: { place: "tray" } }),
      );
      say(
        moved
          ? `“${title}” nằm trong khay chờ. Khách chưa thấy cho đến khi đưa lên mạng.`
          : `“${title}” chưa vào khay, vì trang chưa lưu được.`,
      );
    } catch (error) {
      say(refusalOf(error));
    }
  };
  const letGo = async () => {
    const gone = await change(() => ask<LetGo>(`page?${ofFile(file)}`, { method: "DELETE" }));
    if (!gone) return void say("Chưa bỏ gì cả, vì trang chưa lưu được.");
    const { page: left, hash } = gone;
    if (!left) navigate(up?.to ?? "/hom-nay");
    const undo = async (state: string) => {
      await takeBack(file, state);
      if (left) await inHand.reopen();
      else navigate(screenOf(page.summary));
      await refresh();
    };
    if (hash === null) say(`“${title}” ở lại trên mạng như cũ.`);
    else {
      const words = left ? "Đã bỏ thay đổi" : `Đã bỏ “${title}”`;
      say(`${words}. Bản vừa bỏ vẫn còn trong nhật ký.`, () => void undo(hash));
    }
  };
  return (
    <>
      <Bar title={title || "Chưa có tên"} up={up}>
        <SavedMark state={saving} at={savedAt} spoken={spoken} />
        <StateMenu
          page={page}
          letGo={letGo}
          openHistory={() => setHistory(true)}
          fields={fields}
          setFields={setFields}
          change={change}
        />
        <button
          type="button"
          className="btn quiet icon hide-s"
          aria-label="Nhật ký trang này"
          title="Nhật ký trang này"
          onClick={() => setHistory(true)}
        >
          <Icon name="clock" />
        </button>
        <button
          type="button"
          className="btn quiet icon"
          aria-label="Xem trước"
          title="Xem trước"
          aria-pressed={sees}
          onClick={turnPage}
        >
          <Icon name="eye" />
        </button>
        {/* Shown even while it cannot be pressed: if it came with the first saved word, it would push the other buttons from under the hand. */}
        {state !== "tray" && state !== "going" && (
          <button
            type="button"
            className="btn main-act"
            disabled={!isWritten}
            title={isWritten ? undefined : "Chưa có gì mới để cho vào khay"}
            onClick={() => void toTray()}
          >
            {/* A single child of the button: between two children the button's gap would replace the space. */}
            <span>
              Cho vào khay<span className="hide-s"> chờ</span>
            </span>
          </button>
        )}
      </Bar>
      {history && <PageHistory file={file} title={title} close={() => setHistory(false)} restored={inHand.reopen} />}
    </>
  );
}
