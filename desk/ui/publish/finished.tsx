import { Link } from "react-router";
import type { Run } from "../../publishing/run.ts";
import { usePages } from "../pages.tsx";
import { Icon } from "../parts/icon.tsx";
import { momentWords } from "../parts/words.ts";
import { comingName, comingWords } from "./coming-words.ts";
import { returnedWords } from "./returned-words.ts";
import { seenWords, toCome } from "./to-come.ts";

/** A publication that is over and did not fail: the stamp, what customers see now, and what is still to come. */
export function Finished({
  run,
  ended,
  close,
  giveBack,
}: {
  run: Run;
  /** When it ended, in milliseconds. */
  ended: number;
  close: () => void;
  giveBack: (() => void) | null;
}) {
  const { pages } = usePages();
  const later = toCome(run);
  const withdrawn = later.filter(({ file, what }) => what === "article" && run.withdrawn.includes(file));
  return (
    <section className="done">
      <p className="stamp">
        <span className="seal" aria-hidden="true">
          Ấ
        </span>
        <span>
          {run.what === "give-back" ? "Đã trả lại" : run.staysHere ? "Đã dựng xong" : "Đã lên mạng"}
          <small>
            {run.pages.length > 0 && `${run.pages.length} trang, `}
            {((ended - run.began) / 1000).toLocaleString("vi-VN", { maximumFractionDigits: 1 })} giây
          </small>
        </span>
      </p>
      <p>
        {seenWords(run)} {run.what === "give-back" && returnedWords(run, pages)}
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
          Máy chuẩn bị bản cho {momentWords(run.notAhead)} mà không được. Lần đưa lên mạng sau, máy thử lại; vẫn vậy thì
          báo người dựng trang.
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

const sentence = (words: string) => words.charAt(0).toLocaleUpperCase("vi") + words.slice(1);
