import { useState } from "react";
import { Link } from "react-router";
import type { OpenPage } from "../../drafts/routes.ts";
import type { Waiting } from "../../publishing/routes.ts";
import { ask, ofFile } from "../client.ts";
import { BeforeAfter } from "../parts/before-after.tsx";
import { Icon } from "../parts/icon.tsx";
import { dueWords, missedWords, whenWords } from "../parts/words.ts";
import { screenOf } from "../screens.ts";
import { changedWords } from "./changed-words.ts";
import "./waiting-row.css";

/** One page that waits: whether it goes online now or later, what changes on it, and the way back to the desk. */
export function WaitingRow({
  one,
  chosen,
  choose,
  changed,
}: {
  one: Waiting;
  chosen: boolean;
  choose: (on: boolean) => void;
  changed: () => void;
}) {
  const [open, setOpen] = useState(false);
  const { summary, places, wrong, leaves } = one;
  const id = `tray-${summary.file.replace(/\W/g, "-")}`;
  const due = dueWords(summary.fields);
  const missed = missedWords(summary, summary.fields);
  const said = summary.changedOutside ? "vừa được sửa ở ngoài bàn, mở ra xem hai bản" : wrongWords(wrong);
  return (
    <li className={`tr${said ? " broken" : ""}`} data-on={chosen}>
      <div className="tr-h">
        <input
          className="tick"
          type="checkbox"
          aria-label={`Đưa lên: ${summary.title}`}
          checked={chosen}
          onChange={(event) => choose(event.target.checked)}
        />
        <button type="button" className="tr-b" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          <span className="t">
            <b>{summary.title}</b>
            <small className={said ? "say" : ""}>
              {!said &&
                due &&
                leaves !== "for good" &&
                `${leaves === "until" ? "đang trên mạng, sẽ khuất đến" : "hẹn lên"} ${due} · `}
              {!said && missed && `đã qua giờ hẹn ${missed}, đưa lên là hiện ngay · `}
              {said ??
                (summary.state === "going" || leaves === "for good"
                  ? "gỡ khỏi trang"
                  : summary.fresh
                    ? "trang mới"
                    : changedWords(places))}
            </small>
          </span>
          {summary.at && <span className="when">{whenWords(summary.at)}</span>}
          <Icon name={open ? "down" : "right"} />
        </button>
      </div>
      {open && (
        <div className="tr-d" id={id}>
          <BeforeAfter places={places} />
          <div className="acts">
            <Link className="btn small" to={screenOf(summary)}>
              Mở ra sửa
            </Link>
            <button
              type="button"
              className="btn small quiet"
              onClick={() =>
                void ask<OpenPage>(`page/place?${ofFile(summary.file)}`, {
                  method: "PUT",
                  body: { place: "desk" },
                }).then(changed)
              }
            >
              <Icon name="undo" />
              Để lại trên bàn
            </button>
          </div>
        </div>
      )}
    </li>
  );
}

/** @returns the first mistake and how many more there are; undefined where there is none */
function wrongWords(wrong: Waiting["wrong"]): string | undefined {
  const [first, ...others] = [...new Set(wrong.map(({ message }) => message))];
  return first && others.length > 0 ? `${first.replace(/\.$/, "")}, và ${others.length} chỗ nữa.` : first;
}
