import { useState } from "react";
import { readBrief } from "../../../../app/try-size/read-brief.ts";
import { mailAddress, phoneLines } from "../../../letters/addresses.ts";
import type { DeskLetter } from "../../../letters/inbox.ts";
import { furtherAnswers } from "../../../letters/person.ts";
import { STEP_NAMES, type Step } from "../../../letters/steps.ts";
import { refusalOf } from "../../client.ts";
import { TextBox } from "../../form/text-box.tsx";
import { Icon } from "../../parts/icon.tsx";
import { Menu } from "../../parts/menu.tsx";
import { useToast } from "../../parts/toasts.tsx";
import { whenWords } from "../../parts/words.ts";
import { type Choice, useLetters } from "../letters.tsx";
import { BriefView } from "./brief-view.tsx";
import { DeliveryNote } from "./delivery-note.tsx";
import { ForgetDialog } from "./forget-dialog.tsx";
import { ReplyBox } from "./reply-box.tsx";
import { Steps } from "./steps.tsx";
import { useLetterWords } from "./use-letter-words.ts";
import { WordsMark } from "./words-mark.tsx";
import "./letter-view.css";

/** What was done with a reply. Whether a mail program came up, and whether it sent, nobody tells a page. */
const LEFT = {
  copied: "Đã chép lời trả lời.",
  mailed: "Đang mở chương trình email với lời trả lời, xem lại rồi bấm gửi ở đó.",
};

/** One letter: who, three ways to answer in one tap, how far it is, what is to be printed, the reply. */
export function LetterView({
  letter,
  step,
  forgotten,
}: {
  letter: DeskLetter;
  step: (step: Step) => void;
  /** This letter was deleted, and maybe others of its customer. */
  forgotten: (ids: string[]) => void;
}) {
  const { change, writer } = useLetters();
  const say = useToast();
  const [forgetting, setForgetting] = useState(false);
  const keep = (changed: Choice) =>
    void change(letter.id, changed).catch((error: unknown) => {
      say(`Chưa lưu được. ${refusalOf(error)}`);
    });
  const brief = readBrief(letter.message);
  const lines = phoneLines(letter.from_phone);
  const call = lines[0]?.call;
  const zalo = lines.find((line) => line.zalo)?.zalo;
  const answered = async (how: keyof typeof LEFT, template: string) => {
    const before = letter.standing.step;
    const next = template === "gia" ? "quoted" : "answered";
    if (before !== "new") return say(LEFT[how]);
    try {
      await change(letter.id, { step: next });
      say(`${LEFT[how]} Thư này tính là ${STEP_NAMES[next].toLowerCase()}.`, () => keep({ step: before }));
    } catch (error) {
      say(`${LEFT[how]} Thư này thì chưa đánh dấu được. ${refusalOf(error)}`);
    }
  };
  return (
    <section className="in-read" aria-label={`Thư của ${letter.from_name}`}>
      <div className="read">
        <header className="who-head">
          <div>
            <h2 className="who-name">{letter.from_name}</h2>
            <p className="muted num">
              {[
                letter.from_phone,
                letter.from_email,
                ...furtherAnswers(letter),
                `gửi ${whenWords(new Date(letter.receivedAt).toISOString())}`,
              ].join(" · ")}
            </p>
          </div>
          <Menu
            label="Việc khác với thư này"
            className="btn icon quiet"
            items={[
              letter.junk
                ? { label: "Không phải rác, đây là khách", icon: "undo", pick: () => keep({ junk: false }) }
                : { label: "Đánh dấu là rác", icon: "hide", pick: () => keep({ junk: true }) },
              { label: "Khách xin xóa thông tin…", icon: "trash", warn: true, pick: () => setForgetting(true) },
            ]}
          >
            <Icon name="more" />
          </Menu>
        </header>
        <div className="call-row" data-several={lines.length > 1 || undefined}>
          {lines.map((line) => (
            <a className="btn main-act" key={line.call} href={line.call}>
              <Icon name="phone" />
              Gọi <span className="num">{line.shown}</span>
            </a>
          ))}
          {lines.map(
            (line) =>
              line.zalo && (
                <a className="btn" key={line.zalo} href={line.zalo} target="_blank" rel="noopener noreferrer">
                  <Icon name="zalo" />
                  Zalo {lines.length > 1 && <span className="num">{line.shown}</span>}
                </a>
              ),
          )}
          {letter.from_email && (
            <a className="btn" href={mailAddress(letter.from_email)}>
              <Icon name="mail" />
              Email
            </a>
          )}
        </div>
        <DeliveryNote letter={letter} />
        {letter.junk && (
          <div className="note">
            <Icon name="warn" />
            <div>
              {letter.standing.junk ? "Xưởng đã đánh dấu thư này là rác." : "Máy nghi thư này là quảng cáo."}
              <div className="acts">
                <button type="button" className="btn small" onClick={() => keep({ junk: false })}>
                  Không phải, đây là khách
                </button>
              </div>
            </div>
          </div>
        )}
        <Steps step={letter.standing.step} choose={step} />
        {brief && <BriefView brief={brief} />}
        {(!brief || brief.rest) && <blockquote className="said">{brief ? brief.rest : letter.message}</blockquote>}
        {!letter.junk && <ReplyBox letter={letter} answered={(how, template) => void answered(how, template)} />}
        <Note letter={letter} />
      </div>
      <div className="thumb only-s">
        {call ? (
          <a className="btn main-act" href={call}>
            <Icon name="phone" />
            Gọi
          </a>
        ) : (
          <a className="btn main-act" href={mailAddress(letter.from_email)}>
            <Icon name="mail" />
            Email
          </a>
        )}
        {zalo ? (
          <a className="btn" href={zalo} target="_blank" rel="noopener noreferrer">
            <Icon name="zalo" />
            Zalo
          </a>
        ) : (
          <span />
        )}
        <a className="btn" href="#o-tra-loi">
          Trả lời
        </a>
      </div>
      {forgetting && (
        <ForgetDialog
          letter={letter}
          close={() => setForgetting(false)}
          done={(gone) => {
            setForgetting(false);
            writer.forget(gone);
            say(`Đã xóa hẳn ${gone.length} thư. Có thể báo lại cho khách.`);
            if (gone.includes(letter.id)) forgotten(gone);
          }}
        />
      )}
    </section>
  );
}

function Note({ letter }: { letter: DeskLetter }) {
  const { words, state, change, flush } = useLetterWords(letter, "note");
  return (
    <div className="f">
      <div className="note-h">
        <label className="lab" htmlFor="ghi-chu">
          Ghi chú <small>chỉ xưởng thấy</small>
        </label>
        <WordsMark state={state} />
      </div>
      <TextBox
        id="ghi-chu"
        className="in"
        rows={2}
        placeholder="Ví dụ: khách quen, lấy hóa đơn"
        value={words}
        onChange={(event) => change(event.target.value)}
        onBlur={flush}
      />
    </div>
  );
}
