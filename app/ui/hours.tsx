import { Fragment } from "react";
import { withinSentence } from "../content/calendar/opening-hours.ts";
import type { HoursLine } from "../content/types.ts";

/**
 * Hours as one reads them aloud: `Thứ Hai – Thứ Sáu, 8:00 – 23:00; Chủ nhật`.
 *
 * @param within whether a sentence goes on with them
 */
export function Hours({ lines, within }: { lines: HoursLine[]; within?: boolean }) {
  return (
    <span>
      {lines.map(({ days, times }, place) => {
        const end = lines[place + 1] ? ";" : ""; // it stays with the times: behind what is not broken a line may end
        return (
          <Fragment key={days}>
            {`${place > 0 ? " " : ""}${within ? withinSentence(days) : days}${times ? ", " : end}`}
            {times && <span className="no-break">{times + end}</span>}
          </Fragment>
        );
      })}
    </span>
  );
}
