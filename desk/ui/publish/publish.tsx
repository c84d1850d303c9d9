/** The tray: the pages that wait, each as it was before and will be after; the red button; and the way back. */
import { useRef } from "react";
import { flushSync } from "react-dom";
import type { Lack } from "../../publishing/routes.ts";
import { Bar } from "../frame/bar.tsx";
import { usePages } from "../pages.tsx";
import { RefusalNote } from "../parts/refusal.tsx";
import { useToast } from "../parts/toasts.tsx";
import { BesideNote } from "./beside-note.tsx";
import { Checks } from "./checks.tsx";
import { GoBox } from "./go-box.tsx";
import { LiveCard } from "./live-card.tsx";
import { Running } from "./running.tsx";
import { TargetForm } from "./target-form.tsx";
import { usePublishing } from "./use-publishing.ts";
import { WaitingRow } from "./waiting-row.tsx";
import "./publish.css";

const LACKS: Record<Lack, string> = {
  server:
    "Bàn đọc thư của máy chủ, nhưng trang đưa lên thì nằm lại trên máy này, khách vào trang trên máy chủ không thấy. Mở “Trang nằm ở máy nào”, chọn “Gửi sang máy chủ qua ssh”, điền như docs/deploy.md ghi ở “Bàn làm việc với máy chủ này” rồi bấm “Ghi lại”. Từ lần đưa lên sau, khách thấy cả những gì đã đưa lên đến nay.",
  address:
    "Bàn chưa biết địa chỉ của trang: đưa lên bây giờ thì Google và Zalo không thấy địa chỉ trọn vẹn của từng trang. Tắt bàn, mở lại với SITE_URL như docs/deploy.md ghi ở “Bàn làm việc với máy chủ này”, rồi hãy đưa lên.",
};

export function Publish() {
  const { refresh } = usePages();
  const say = useToast();
  const { tray, left, choose, look, shown, going, silent, brokenOff, refused, publish, giveBack, close } =
    usePublishing();
  // The run has the focus as long as it is shown, and afterwards the line about what waits: never a button, which a second press of Enter would press.
  const runBox = useRef<HTMLDivElement>(null);
  const waitingWords = useRef<HTMLParagraphElement>(null);
  const begin = async (begun: Promise<boolean | undefined>) => {
    if (await begun) runBox.current?.focus();
  };
  const takeBack = () => void begin(giveBack());

  if (!tray) {
    return (
      <>
        <Bar title="Đưa lên mạng" publish={false} />
        <main className="page">
          {refused ? <p role="alert">{refused}</p> : <p className="muted">Đang xem khay chờ…</p>}
        </main>
      </>
    );
  }
  const { waiting, beside, last } = tray;
  const chosen = waiting.filter(({ summary }) => !left.has(summary.file));
  const broken = chosen.filter(({ wrong, summary }) => wrong.length > 0 || summary.changedOutside);
  const toMend = { chosen: broken.length, beside: new Set(beside.map(({ file }) => file)).size };
  const still = waiting.filter(({ summary }) => brokenOff?.pages.includes(summary.file));
  return (
    <>
      <Bar title="Đưa lên mạng" publish={false} />
      <main className="page">
        {shown && (
          // One live region for everything about the run: screen readers miss what comes with a region of its own, as the end of a run would.
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
          <div
            ref={runBox}
            tabIndex={-1}
            role="group"
            aria-label={shown.what === "publish" ? "Đưa lên mạng" : "Trả lại bản trước"}
            aria-live="polite"
          >
            <Running
              run={shown}
              silent={silent}
              again={() => void begin(shown.what === "publish" ? publish(shown.pages) : giveBack())}
              close={() => {
                flushSync(close);
                waitingWords.current?.focus();
              }}
              giveBack={last?.former ? takeBack : null}
            />
          </div>
        )}
        <RefusalNote>{refused}</RefusalNote>
        {still.length > 0 && (
          <RefusalNote>
            {`Bàn làm việc bị tắt giữa chừng nên lần đưa lên mạng vừa rồi đứt ngang. Nội dung đã về như trước, ${still.length} trang vẫn nằm trong khay chờ, không mất chữ nào: bấm đưa lên lần nữa là được.`}
          </RefusalNote>
        )}
        {!going && (
          <div className="with-side">
            <div className="stack">
              <RefusalNote>{tray.lacks ? LACKS[tray.lacks] : ""}</RefusalNote>
              <p className="lead-in" ref={waitingWords} tabIndex={-1}>
                {waiting.length === 0
                  ? "Khay chờ đang trống. Viết xong một trang, bấm “Cho vào khay chờ” là trang nằm ở đây."
                  : `${waiting.length} trang chờ lên. Bấm vào từng dòng để xem trước và sau.`}
              </p>
              <BesideNote beside={beside} />
              {waiting.length > 0 && (
                <ul className="tray">
                  {waiting.map((one) => (
                    <WaitingRow
                      key={one.summary.file}
                      one={one}
                      chosen={!left.has(one.summary.file)}
                      choose={(on) => choose(one.summary.file, on)}
                      changed={() => {
                        void look();
                        void refresh();
                      }}
                    />
                  ))}
                </ul>
              )}
            </div>
            <div className="stick">
              {waiting.length > 0 && <Checks chosen={chosen.length} toMend={toMend} last={last?.at ?? null} />}
              <GoBox
                waiting={waiting.length}
                chosen={chosen.length}
                toMend={toMend}
                built={tray.built}
                go={() => void begin(publish(chosen.map(({ summary }) => summary.file)))}
              />
              <LiveCard last={last} staysHere={tray.lacks === "server"} built={tray.built} giveBack={takeBack} />
              <TargetForm
                target={tray.target}
                saved={() => {
                  say("Đã ghi chỗ gửi trang đến.");
                  void look();
                }}
              />
            </div>
          </div>
        )}
      </main>
    </>
  );
}
