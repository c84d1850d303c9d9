/** A print beside the person of the site, to scale. Metres, where nothing else is said. */
import { BESIDE_PERSON, HUNG_AT, PERSON_HEIGHT, personPath } from "../../../app/content/person.ts";
import "./scale-drawing.css";

/** Metres. */
export interface Print {
  width: number;
  height: number;
}

function spanOf({ width, height }: Print) {
  const lift = height > width ? 0 : HUNG_AT; // a print that is wider than tall hangs
  return { lift, across: BESIDE_PERSON + width, ground: Math.max(PERSON_HEIGHT + 0.1, height + lift) };
}

/** @param frame pixels @returns the pixels of a metre at which the print and the person just fit */
export function scaleIn(print: Print, frame: readonly [across: number, up: number]): number {
  const { across, ground } = spanOf(print);
  return Math.min(frame[0] / across, frame[1] / ground);
}

/** A print beside a person of 1.6 m, both at one scale, as large as the frame (pixels) allows, or at a scale shared with other drawings. */
export function ScaleDrawing({
  width,
  height,
  frame,
  scale = scaleIn({ width, height }, frame),
  label,
}: Print & {
  frame: readonly [across: number, up: number];
  scale?: number;
  label?: string;
}) {
  const { lift, across, ground } = spanOf({ width, height });
  return (
    <svg
      className="picto"
      width={Math.round(across * scale)}
      height={Math.round(ground * scale)}
      viewBox={`0 0 ${across} ${ground}`}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <path className="who" transform={`translate(0 ${ground - PERSON_HEIGHT}) scale(.02)`} d={personPath} />
      <rect className="print" x={BESIDE_PERSON} y={ground - lift - height} width={width} height={height} />
      <path className="floor" d={`M-.05 ${ground}H${across + 0.05}`} />
    </svg>
  );
}

/** In place of a drawing, where a message tells no size. */
export function PlainLines() {
  return (
    <svg className="picto" width="50" height="26" viewBox="0 0 50 26" aria-hidden="true">
      <path d="M0 3h42M0 12h50M0 21h30" stroke="var(--ink-3)" strokeWidth="3" />
    </svg>
  );
}
