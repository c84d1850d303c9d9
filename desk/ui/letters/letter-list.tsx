import { memo } from "react";
import { Link } from "react-router";
import { readBrief } from "../../../app/try-size/read-brief.ts";
import type { DeskLetter } from "../../letters/inbox.ts";
import { STEP_NAMES } from "../../letters/steps.ts";
import { PlainLines, ScaleDrawing } from "../parts/scale-drawing.tsx";
import { ago, inShort } from "./in-short.ts";
import "./letter-list.css";

const STEP_MARKS = { new: "", answered: "draft", quoted: "timed", won: "on", lost: "hidden" } as const;

/** The letters of one drawer. */
export function LetterList({
  letters,
  open,
  picked,
  pick,
}: {
  letters: DeskLetter[];
  open: string | undefined;
  /** Ids of the ticked letters, or null while letters cannot be ticked. */
  picked: ReadonlySet<string> | null;
  /** The same at every drawing, or all rows are drawn anew. */
  pick: (id: string, on: boolean) => void;
}) {
  return (
    <ul className="leads" aria-label="Thư">
      {letters.map((letter) => (
        <Lead
          key={letter.id}
          letter={letter}
          open={open === letter.id}
          picked={picked?.has(letter.id) ?? null}
          pick={pick}
        />
      ))}
    </ul>
  );
}

/** Drawn anew only where it changed: after years there are thousands, and every key in the search would draw them all. */
const Lead = memo(function Lead({
  letter,
  open,
  picked,
  pick,
}: {
  letter: DeskLetter;
  open: boolean;
  /** Null while none can be. */
  picked: boolean | null;
  pick: (id: string, on: boolean) => void;
}) {
  const size = readBrief(letter.message)?.size;
  return (
    <li>
      {picked !== null && (
        <input
          className="tick"
          type="checkbox"
          aria-label={`Chọn thư của ${letter.from_name}`}
          checked={picked}
          onChange={(event) => pick(letter.id, event.target.checked)}
        />
      )}
      <Link
        to={`/thu-khach/${letter.id}`}
        className={letter.status === "dead" ? "lead dead" : "lead"}
        aria-current={open ? "true" : undefined}
      >
        <span className="pict">
          {size ? <ScaleDrawing width={size.width} height={size.height} frame={[58, 30]} /> : <PlainLines />}
        </span>
        <span className="t">
          <b>{letter.from_name}</b>
          <small>{inShort(letter)}</small>
          <Mark letter={letter} />
        </span>
        <span className="when">
          {ago(letter.receivedAt)}
          {letter.standing.step === "new" && !letter.junk && (
            <span className="dot">
              <span className="vh">Mới</span>
            </span>
          )}
        </span>
      </Link>
    </li>
  );
});

function Mark({ letter: { status, standing, attempts } }: { letter: DeskLetter }) {
  if (status === "dead") {
    return (
      <span className="st" data-s="bad">
        Chưa đến hộp thư
      </span>
    );
  }
  if (status === "queued") {
    return (
      <span className="st" data-s="wait">
        {attempts > 1 ? "Hộp thư bận, máy đang thử lại" : "Đang gửi vào hộp thư"}
      </span>
    );
  }
  if (standing.step === "new") return null;
  return (
    <span className="st" data-s={STEP_MARKS[standing.step]}>
      {STEP_NAMES[standing.step]}
    </span>
  );
}
