import { Fragment } from "react";
import type { HoursLine } from "../content/site.ts";

/** Hours as one reads them aloud: `Thứ Hai – Thứ Sáu, 8:00 – 23:00; Chủ nhật`. */
export function Hours({ lines }: { lines: HoursLine[] }) {
  return (
    <span>
      {lines.map(({ days, times }, place) => (
        <Fragment key={days}>
          {`${place > 0 ? "; " : ""}${days}${times ? ", " : ""}`}
          {times && <span className="no-break">{times}</span>}
        </Fragment>
      ))}
    </span>
  );
}
