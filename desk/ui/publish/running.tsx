import { Link } from "react-router";
import type { Stage } from "../../publishing/failure.ts";
import type { Run } from "../../publishing/publish.ts";
import { usePages } from "../pages.tsx";
import { Icon } from "../parts/icon.tsx";
import { RefusalNote } from "../parts/refusal.tsx";
import { momentWords } from "../parts/words.ts";
import { comingName, comingWords } from "./coming-words.ts";
import { returnedWords } from "./returned-words.ts";
import { isSeenNow, toCome } from "./to-come.ts";
import "./running.css";

const STAGES: { stage: Stage; label: string }[] = [
  { stage: "content", label: "Soát và cất chữ" },
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
  /** The desk does not answer: nobody knows how far it is. */
  silent: boolean;
  again: () => void;
  close: () => void;
  giveBack: (() => void) | null;
}) {
  const { pages } = usePages();
  const later = toCome(run);
  const withdrawn = later.filter(({ file, what }) => what === "article" && run.withdrawn.includes(file));
  const at = STAGES.findIndex(({ stage }) => stage === run.stage);
  if (run.ended !== null && !run.failed) {
    return (
      <section className="done" aria-live="polite">
        <p className="stamp">
          <span className="seal" aria-hidden="true">
            Ấ
          </span>
          <span>
            {run.what === "publish" ? "Đã lên mạng" : "Đã trả lại"}
            <small>
              {run.pages.length > 0 && `${run.pages.length} trang, `}
              {((run.ended - run.began) / 1000).toLocaleString("vi-VN", { maximumFractionDigits: 1 })} giây
            </small>
          </span>
        </p>
        <p>
          {run.what === "give-back"
            ? `Vài giây là khách thấy lại bản trước. ${returnedWords(run, pages)}`
            : isSeenNow(run)
              ? "Vài giây là khách thấy bản mới."
              : "Máy chủ đã có bản mới, khách chưa thấy gì khác."}
        </p>
        {withdrawn.map((one) => (
          <p key={one.file}>
            {comingName(one)} trước đang trên mạng, nay khách không thấy nữa cho đến giờ hẹn. Ai mở địa chỉ của bài thì
            sang trang Tin tức.
          </p>
        ))}
        {later.map((one) => (
          <p key={one.file + one.what + one.at}>
            {sentence(comingName(one))} {comingWords(one)}
          </p>
        ))}
        {run.notAhead !== null && (
          <p role="alert">
            Máy dựng sẵn bản của {momentWords(run.notAhead)} mà không được. Lần đưa lên mạng sau, bàn thử lại; vẫn vậy
            thì báo người dựng trang.
          </p>
        )}
        <div className="acts">
          {run.what === "publish" && giveBack && (
            <button type="button" className="btn" onClick={giveBack}>
              <Icon name="undo" />
              Trả lại bản trước
            </button>
          )}
          <button type="button" className="btn main-act" onClick={close}>
            Xong
          </button>
          <Link className="btn quiet" to="/hom-nay">
            Về Hôm nay
          </Link>
        </div>
      </section>
    );
  }
  if (silent) {
    return (
      <RefusalNote>
        {`Bàn làm việc không trả lời, nên chưa biết ${run.what === "publish" ? "lần đưa lên mạng" : "lần trả lại"} này đến đâu. Chữ đã lưu vẫn còn nguyên. Mở lại bàn bằng npm run desk thì màn hình này tự đi tiếp.`}
      </RefusalNote>
    );
  }
  return (
    <section className="card press-box" aria-live="polite">
      <h2>
        {run.failed
          ? "Khách vẫn thấy bản trước, nguyên vẹn"
          : run.what === "publish"
            ? run.pages.length > 0
              ? `Đang đưa ${run.pages.length} trang lên mạng`
              : "Đang đưa lên mạng lại"
            : "Đang trả lại bản trước"}
      </h2>
      <svg className={`run${run.failed ? " bad" : ""}`} viewBox="0 0 500 26" aria-hidden="true">
        <path className="r0" d="M0 4h500v14H0z" />
        <path className="r1" d={`M0 4h${((at + 0.5) / STAGES.length) * 500}v14H0z`} />
        <path
          className="rt"
          d={Array.from({ length: 51 }, (_, tick) => `M${tick * 10} 18v${tick % 5 ? -4 : -9}`).join("")}
        />
        <path className="rh" d={`M${((at + 0.5) / STAGES.length) * 500 - 5} 0h10v22h-10z`} />
      </svg>
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
      {run.failed && (
        <>
          <p role="alert">{run.failed.sentence}</p>
          {run.failed.problems.length > 1 && (
            <ul>
              {run.failed.problems.map(({ file, field, expected }) => (
                <li key={file + field + expected}>
                  {file}, {field}: {expected}
                </li>
              ))}
            </ul>
          )}
          {run.failed.said && (
            <details open>
              <summary>Lời của máy, cho người dựng trang</summary>
              <code>{run.failed.said}</code>
            </details>
          )}
          <p>{run.what === "publish" ? "Các trang vẫn nằm trong khay chờ, không mất chữ nào." : "Chưa đổi gì cả."}</p>
          <div className="acts">
            <button type="button" className="btn main-act" onClick={run.what === "publish" ? again : close}>
              {run.what === "publish" ? "Thử lại" : "Đóng"}
            </button>
            <button type="button" className="btn quiet" onClick={close}>
              Để sau
            </button>
          </div>
        </>
      )}
    </section>
  );
}

const sentence = (words: string) => words.charAt(0).toLocaleUpperCase("vi") + words.slice(1);
