import { useRef, useState } from "react";
import { mailAddress, phoneLines } from "../../../letters/addresses.ts";
import type { DeskLetter } from "../../../letters/inbox.ts";
import { Icon } from "../../parts/icon.tsx";
import { useToast } from "../../parts/toasts.tsx";
import { useShopName } from "../../shop-name.ts";
import { gapsIn } from "./gaps.ts";
import { GapsBox } from "./gaps-box.tsx";
import { templateAt, templatesFor } from "./reply-templates.ts";
import { useLetterWords } from "./use-letter-words.ts";
import { WordsMark } from "./words-mark.tsx";
import "./reply-box.css";

/** Stands for the name of a template where the shop's own words have come back. */
const OWN = "";

/** A reply from a template: gaps are yellow, and nothing is copied while a gap is left. */
export function ReplyBox({
  letter,
  answered,
}: {
  letter: DeskLetter;
  /** Called when the reply has left the desk, with the name of its template. */
  answered: (how: "copied" | "mailed", template: string) => void;
}) {
  const shop = useShopName();
  const templates = templatesFor(letter, shop);
  const { words: written, state, begun, change, flush } = useLetterWords(letter, "reply");
  const [chosen, setChosen] = useState(() => (written ? "" : templateAt(letter.standing.step)));
  // A reply that somebody has emptied stays empty as long as its letter is open.
  const words = written || begun ? written : (templates.find(({ name }) => name === chosen)?.words ?? "");
  const box = useRef<HTMLDivElement>(null);
  const [stopped, setStopped] = useState(false);
  const say = useToast();
  /** Words of the shop's own that a template has taken the place of; null while there are none. */
  const [own, setOwn] = useState<string | null>(null);
  const gaps = (words.match(/\[[^\]]+\]/g) ?? []).length;
  const empty = words.trim() === "";

  const take = (name: string, text: string) => {
    const before = words;
    setChosen(name);
    setStopped(false);
    change(text);
    const wereOwn = before.trim() !== "" && !templates.some((template) => template.words === before);
    if (wereOwn && before !== text) setOwn(before);
    if (written && before !== text) {
      say("Đã thay bằng mẫu khác.", () => {
        change(before);
        setChosen(OWN);
      });
    }
  };
  /** @returns the finished reply; null if a gap is left, or there are no words: then the box gets the focus, and the first gap is selected */
  const finished = (): string | null => {
    const gap = box.current && gapsIn(box.current)[0];
    setStopped(empty || Boolean(gap));
    if (!empty && !gap) return words.trim();
    box.current?.focus();
    if (gap) getSelection()?.selectAllChildren(gap);
    return null;
  };
  const zalo = phoneLines(letter.from_phone).find((line) => line.zalo)?.zalo;
  const copy = async () => {
    const reply = finished();
    if (reply === null) return;
    flush();
    try {
      await navigator.clipboard.writeText(reply);
    } catch {
      say("Máy chưa cho chép. Bôi đen lời trả lời rồi bấm Ctrl C.");
      return;
    }
    if (zalo) open(zalo, "_blank", "noopener");
    answered("copied", chosen);
  };
  const mail = () => {
    const reply = finished();
    if (reply === null) return;
    flush();
    location.href = mailAddress(letter.from_email, shop, reply);
    answered("mailed", chosen);
  };

  return (
    <section className="reply" aria-labelledby="tra-loi" id="o-tra-loi">
      <div className="reply-h">
        <h3 id="tra-loi">Trả lời</h3>
        <fieldset className="chips">
          <legend className="vh">Mẫu trả lời</legend>
          {templates.map(({ name, label, words: text }) => (
            <button key={name} type="button" aria-pressed={name === chosen} onClick={() => take(name, text)}>
              {label}
            </button>
          ))}
          {own !== null && (
            <button type="button" aria-pressed={words === own} onClick={() => take(OWN, own)}>
              Lời vừa viết
            </button>
          )}
        </fieldset>
      </div>
      <GapsBox
        box={box}
        words={words}
        change={(typed) => {
          setStopped(false);
          change(typed);
        }}
        leave={flush}
      />
      <div className="reply-f">
        <button type="button" className="btn main-act" onClick={() => void copy()}>
          <Icon name="copy" />
          {zalo ? "Chép, mở Zalo" : "Chép lời trả lời"}
        </button>
        {letter.from_email && (
          <button type="button" className="btn" onClick={mail}>
            <Icon name="mail" />
            Gửi bằng email
          </button>
        )}
        <span className="muted" id="cho-trong" role="status">
          {stopped ? (
            <span className="say">
              {empty ? "Chưa có chữ nào. Gõ vào, hoặc bấm một mẫu ở trên." : "Điền nốt chỗ vàng rồi hãy chép."}
            </span>
          ) : empty ? (
            "Chưa có chữ nào"
          ) : gaps > 0 ? (
            <>
              Còn <b>{gaps} chỗ trống</b> màu vàng
            </>
          ) : (
            "Đủ chữ, gửi được"
          )}
        </span>
        <WordsMark state={state} />
      </div>
    </section>
  );
}
