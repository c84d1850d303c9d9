import { useEffect, useState } from "react";
import type { LastGood } from "../../drafts/last-good.ts";
import type { OpenPage } from "../../drafts/routes.ts";
import { ask, ofFile, refusalOf } from "../client.ts";
import { Icon } from "../parts/icon.tsx";
import { Refusal } from "../parts/refusal.tsx";
import { whenWords } from "../parts/words.ts";
import { forgetWords, keepWords, keptWords } from "./kept-words.ts";
import "./broken-page.css";

/** Where and why a file is shown as text. */
export interface BrokenAt {
  /** A sentence for the owner. */
  message: string;
  /** Line of the whole file, from 1. */
  line: number;
  /** The file can be read, only the editor cannot hold all of it: so no earlier state would be better. */
  stillReadable?: true;
}

/** A file that cannot be parsed or edited: shown as text, with the place of the mistake. It is saved only when the owner says so. */
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
  const [kept] = useState(() => wordsOf(file, page));
  const [text, setText] = useState(kept ?? page.source);
  const type = (words: string) => {
    setText(words);
    if (words === page.source) forgetWords(file, "whole");
    else keepWords(file, { edit: { text: words }, revision: page.revision }, "whole");
  };
  /** Why the desk did not do what was pressed: `back`, the way to the last readable state; `save`, the button below the text. */
  const [refused, setRefused] = useState({ back: "", save: "" });
  const { line, message, stillReadable = false } = trouble;
  const lines = text.split("\n");
  const [lastGood, setLastGood] = useState<LastGood | null | "asked" | "unanswered">("asked");
  useEffect(() => {
    if (stillReadable) return;
    let open = true;
    void ask<{ lastGood: LastGood | null }>(`page/last-good?${ofFile(file)}`)
      .then((answer) => open && setLastGood(answer.lastGood))
      .catch(() => open && setLastGood("unanswered"));
    return () => {
      open = false;
    };
  }, [file, stillReadable]);
  const write = (words: string, revision: string) =>
    ask<OpenPage>(`page?${ofFile(file)}`, {
      method: "PUT",
      body: { edit: { text: words }, revision, certain: true },
    });
  const save = async (words: string, pressed: keyof typeof refused) => {
    setRefused({ back: "", save: "" });
    try {
      // Typed words that an earlier state is going to replace are saved first, so that the journal has them.
      const before = words !== text && text !== page.source ? await write(text, page.revision) : page;
      const saved = await write(words, before.revision);
      forgetWords(file, "whole");
      take(saved);
    } catch (error) {
      setRefused({ back: "", save: "", [pressed]: refusalOf(error) });
    }
  };
  return (
    <>
      <div className="note bad" role="alert">
        <Icon name="warn" />
        <div>
          <b>{stillReadable ? "Bài này chưa soạn được" : "Tệp này chưa đọc được"}</b> (content/{file}), nên hiện nguyên
          dạng chữ, không ô nào bị ghi đè. {message}
          {lastGood === "unanswered" && (
            <p>
              Chưa hỏi được máy còn giữ bản nào của trang này mà đọc được không. Mở lại trang là hỏi lại; sửa ngay trong
              ô dưới đây cũng được.
            </p>
          )}
          {typeof lastGood !== "string" && (
            <p>
              {lastGood
                ? `Bản đọc được gần nhất ${lastGood.at ? `là bản tự lưu ${whenWords(lastGood.at)}` : "là bản gốc lúc dựng trang"}. Lấy lại thì bản hỏng này vẫn còn trong nhật ký.`
                : "Máy chưa giữ bản nào của trang này mà đọc được, nên phải sửa ngay trong ô dưới đây, hoặc chép tệp từ bản lưu của xưởng."}
            </p>
          )}
          {typeof lastGood !== "string" && lastGood && (
            <button type="button" className="btn small" onClick={() => void save(lastGood.text, "back")}>
              Lấy lại bản đọc được
            </button>
          )}
        </div>
      </div>
      <Refusal>{refused.back}</Refusal>
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
          rows={20}
          value={text}
          onChange={(event) => type(event.target.value)}
        />
        {kept !== null && text !== page.source && (
          <p className="hint" role="status">
            Chữ gõ lần trước ở ô này vẫn còn, chưa lưu.{" "}
            <button type="button" className="btn small" onClick={() => type(page.source)}>
              Bỏ chữ ấy, xem tệp như đang có
            </button>
          </p>
        )}
      </div>
      <div className="acts">
        <button type="button" className="btn main-act" onClick={() => void save(text, "save")}>
          Lưu
        </button>
      </div>
      <Refusal>{refused.save}</Refusal>
    </>
  );
}

/** @returns what was typed on this very state of the file and not saved, or null */
function wordsOf(file: string, { revision }: OpenPage): string | null {
  const kept = keptWords(file, "whole");
  return kept && kept.revision === revision && "text" in kept.edit ? kept.edit.text : null;
}
