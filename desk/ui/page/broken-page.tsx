import { useEffect, useState } from "react";
import type { LastGood } from "../../drafts/last-good.ts";
import type { OpenPage } from "../../drafts/routes.ts";
import { ask, ofFile, refusalOf } from "../client.ts";
import { Icon } from "../parts/icon.tsx";
import { whenWords } from "../parts/words.ts";
import "./broken-page.css";

/** Where and why a file is shown as text. */
export interface BrokenAt {
  /** A sentence for the owner. */
  message: string;
  /** Line of the whole file, from 1. */
  line: number;
  /** The file can be read, only the editor has no place for all of it: no earlier state is better. */
  stillReadable?: true;
}

/** A file that cannot be taken apart or edited: shown as it is, with the place. It is written only when the owner says so. */
export function BrokenPage({
  file,
  page,
  trouble,
  take,
}: {
  file: string;
  page: OpenPage;
  trouble: BrokenAt;
  take: (page: OpenPage) => void;
}) {
  const [text, setText] = useState(page.source);
  const [refused, setRefused] = useState("");
  const { line, message, stillReadable = false } = trouble;
  const lines = text.split("\n");
  const [lastGood, setLastGood] = useState<LastGood | null | "asked">("asked");
  useEffect(() => {
    if (stillReadable) return;
    let open = true;
    void ask<{ lastGood: LastGood | null }>(`page/last-good?${ofFile(file)}`)
      .then((answer) => open && setLastGood(answer.lastGood))
      .catch(() => open && setLastGood(null));
    return () => {
      open = false;
    };
  }, [file, stillReadable]);
  const save = async (words: string) => {
    try {
      take(
        await ask<OpenPage>(`page?${ofFile(file)}`, {
          method: "PUT",
          body: { edit: { text: words }, revision: page.revision, certain: true },
        }),
      );
    } catch (error) {
      setRefused(refusalOf(error));
    }
  };
  return (
    <>
      <div className="note bad" role="alert">
        <Icon name="warn" />
        <div>
          <b>{stillReadable ? "Bài này chưa soạn được" : "Tệp này chưa đọc được"}</b> (content/{file}), nên hiện nguyên
          dạng chữ, không ô nào bị ghi đè. {message}
          {lastGood !== "asked" && (
            <p>
              {lastGood
                ? `Bản đọc được gần nhất ${lastGood.at ? `là bản tự lưu ${whenWords(lastGood.at)}` : "là bản gốc lúc dựng trang"}. Lấy lại thì bản hỏng này vẫn còn trong nhật ký.`
                : "Máy chưa giữ bản nào của trang này mà đọc được, nên phải sửa ngay trong ô dưới đây, hoặc chép tệp từ bản lưu của xưởng."}
            </p>
          )}
          {lastGood !== "asked" && lastGood && (
            <button type="button" className="btn small" onClick={() => void save(lastGood.text)}>
              Lấy lại bản đọc được
            </button>
          )}
        </div>
      </div>
      <pre className="broken-line">
        {lines.slice(Math.max(0, line - 3), line + 2).map((words, at) => {
          const number = Math.max(0, line - 3) + at + 1;
          return (
            <span key={number} data-here={number === line || undefined}>
              {`${number}  ${words}\n`}
            </span>
          );
        })}
      </pre>
      <div className="f">
        <label htmlFor="whole">Cả tệp, sửa rồi bấm Lưu</label>
        <textarea
          id="whole"
          className="in code"
          spellCheck={false}
          rows={20}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {refused && <p className="say">{refused}</p>}
      </div>
      <div className="acts">
        <button type="button" className="btn main-act" onClick={() => void save(text)}>
          Lưu
        </button>
      </div>
    </>
  );
}
