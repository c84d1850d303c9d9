import { Fragment } from "react";
import { withinSentence } from "../content/calendar/opening-hours.ts";
import type { HoursLine } from "../content/types.ts";

/**
 * Hours as one reads them aloud: `Thứ Hai – Thứ Sáu, 8:00 – 12:00 và 13:30 – 18:00; Chủ nhật`. Each time stays whole, with the sign behind it.
 *
 * @param within whether they continue a sentence
 */
export function Hours({ lines, within }: { lines: HoursLine[]; within?: boolean }) {
  return (
    <span>
      {lines.map(([days, ...times]) => (
        <Fragment key={days}>
          {`${within ? withinSentence(days) : days} `}
          {times.map((time) => (
            <Fragment key={time}>
              <span className="no-break">{time}</span>{" "}
            </Fragment>
          ))}
        </Fragment>
      ))}
    </span>
  );
}
