import { useState } from "react";
import { readBrief } from "../../../../app/try-size/read-brief.ts";
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
import { AnswerWays, ThumbBar } from "./answer-ways.tsx";
import { BriefView } from "./brief-view.tsx";
import { DeliveryNote } from "./delivery-note.tsx";
import { ForgetDialog } from "./forget-dialog.tsx";
import { ReplyBox } from "./reply-box.tsx";
import { Steps } from "./steps.tsx";
import { useLetterWords } from "./use-letter-words.ts";
import { WordsMark } from "./words-mark.tsx";
import "./letter-view.css";

/** What was done with a reply. A browser does not tell a page whether a mail program opened, or whether it sent the reply. */
const LEFT = {
  copied: "Đã chép lời trả lời.",
  mailed: "Đang mở chương trình email với lời trả lời, xem lại rồi bấm gửi ở đó.",
};

/** One letter: who wrote, the ways to answer in one tap, its step, what is to be printed, the reply. */
export function LetterView({
  letter,
  step,
  forgotten,
}: {
  letter: DeskLetter;
  step: (step: Step) => void;
  /** Called when this letter was deleted, maybe with others of its customer. */
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
        <Head letter={letter} keep={keep} forget={() => setForgetting(true)} />
        <AnswerWays letter={letter} />
        <DeliveryNote letter={letter} />
        {letter.junk && <JunkNote letter={letter} keep={keep} />}
        <Steps step={letter.standing.step} choose={step} />
        {brief && <BriefView brief={brief} />}
        {(!brief || brief.rest) && <blockquote className="said">{brief ? brief.rest : letter.message}</blockquote>}
        {!letter.junk && <ReplyBox letter={letter} answered={(how, template) => void answered(how, template)} />}
        <Note letter={letter} />
      </div>
      <ThumbBar letter={letter} />
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

/** Who wrote and when, and a menu of what is seldom done with a letter. */
function Head({ letter, keep, forget }: { letter: DeskLetter; keep: (changed: Choice) => void; forget: () => void }) {
  return (
    <header className="who-head">
      <div>
        <h2 className="who-name">{letter.from_name}</h2>
        <p className="muted num">
          {[
            letter.from_phone,
            letter.from_email,
            ...furtherAnswers(letter),
            `gửi ${whenWords(new Date(letter.receivedAt).toISOString())}`,
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      <Menu
        label="Việc khác với thư này"
        className="btn icon quiet"
        items={[
          letter.junk
            ? { label: "Không phải rác, đây là khách", icon: "undo", pick: () => keep({ junk: false }) }
            : { label: "Đánh dấu là rác", icon: "hide", pick: () => keep({ junk: true }) },
          { label: "Khách xin xóa thông tin…", icon: "trash", warn: true, pick: forget },
        ]}
      >
        <Icon name="more" />
      </Menu>
    </header>
  );
}

/** Why a letter lies with the junk, and the way back. */
function JunkNote({ letter, keep }: { letter: DeskLetter; keep: (changed: Choice) => void }) {
  return (
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
