import type { Stage } from "../../publishing/failure.ts";
import type { Run } from "../../publishing/run.ts";
import { RefusalNote } from "../parts/refusal.tsx";
import { FailedWords } from "./failed-words.tsx";
import { Finished } from "./finished.tsx";
import "./running.css";

const STAGES: { stage: Stage; label: string }[] = [
  { stage: "content", label: "Soát chữ" },
  { stage: "pictures", label: "Làm ảnh" },
  { stage: "pages", label: "Dựng từng trang" },
  { stage: "files", label: "Đóng gói" },
  { stage: "sending", label: "Thay bản mới" },
];

/** A publication while it runs, and how it ended. */
export function Running({
  run,
  silent,
  again,
  close,
  giveBack,
}: {
  run: Run;
  /** The desk does not answer: nobody knows how far the run is. */
  silent: boolean;
  again: () => void;
  close: () => void;
  giveBack: (() => void) | null;
}) {
  if (run.ended !== null && !run.failed)
    return <Finished run={run} ended={run.ended} close={close} giveBack={giveBack} />;
  if (silent) {
    return (
      <RefusalNote>
        {`Bàn làm việc không trả lời, nên chưa biết ${run.what === "publish" ? "lần đưa lên mạng" : "lần trả lại"} này đến đâu. Chữ đã lưu vẫn còn nguyên. Mở lại bàn như mọi ngày thì màn hình này tự đi tiếp.`}
      </RefusalNote>
    );
  }
  const at = STAGES.findIndex(({ stage }) => stage === run.stage);
  return (
    <section className="card press-box">
      <h2>{run.failed ? seenWords(run) : underWayWords(run)}</h2>
      <Press done={(at + 0.5) / STAGES.length} failed={run.failed !== null} />
      {/* Screen readers hear each stage as it comes, because in the list only a colour changes. */}
      {!run.failed && <p className="vh">{STAGES[at]?.label}</p>}
      <ol className="stages">
        {STAGES.map(({ stage, label }, index) => (
          <li
            key={stage}
            data-at={index < at ? "done" : index === at ? (run.failed ? "bad" : "now") : undefined}
            aria-current={index === at ? "step" : undefined}
          >
            {label}
            {stage === "pictures" && run.pictures && (
              <small aria-live="off">
                {run.pictures.done}/{run.pictures.of} ảnh
              </small>
            )}
          </li>
        ))}
      </ol>
      {run.failed && <FailedWords run={run} failed={run.failed} again={again} close={close} />}
    </section>
  );
}

/** What customers see after a failure. */
function seenWords({ what, isSeen }: Run): string {
  if (what === "publish") return isSeen ? "Khách đã thấy bản mới" : "Khách vẫn thấy bản trước, nguyên vẹn";
  return isSeen ? "Khách đã thấy lại bản trước" : "Khách vẫn thấy bản mới nhất, nguyên vẹn";
}

function underWayWords({ what, pages }: Run): string {
  if (what === "give-back") return "Đang trả lại bản trước";
  return pages.length > 0 ? `Đang đưa ${pages.length} trang lên mạng` : "Đang đưa lên mạng lại";
}

/** A printing head over its ruler. @param done share of the way, 0 to 1 */
function Press({ done, failed }: { done: number; failed: boolean }) {
  const along = done * 500;
  return (
    <svg className={failed ? "run bad" : "run"} viewBox="0 0 500 26" aria-hidden="true">
      <path className="r0" d="M0 4h500v14H0z" />
      <path className="r1" d={`M0 4h${along}v14H0z`} />
      <path
        className="rt"
        d={Array.from({ length: 51 }, (_, tick) => `M${tick * 10} 18v${tick % 5 ? -4 : -9}`).join("")}
      />
      <path className="rh" d={`M${along - 5} 0h10v22h-10z`} />
    </svg>
  );
}
