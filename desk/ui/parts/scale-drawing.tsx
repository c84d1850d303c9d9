/** Metres. */
import "./scale-drawing.css";

const PERSON_HEIGHT = 1.6;
/** Where the print begins beside the person, and how high one that is wider than tall hangs above the ground. */
const BESIDE = 0.85;
const HUNG = 0.9;

/** A standing person in 30 × 80 units. */
const PERSON =
  "M15 13.5c4 0 8 .8 9.5 3 1.2 1.8 1.8 8 2.3 14l.9 12.5a1.9 1.9 0 01-3.8.3L22.2 28 22 44c.2 8 .2 22-.3 36h-5L15.3 50h-.6L13.3 80h-5C7.8 66 7.8 52 8 44L7.8 28 6.1 43.3a1.9 1.9 0 01-3.8-.3L3.2 30.5c.5-6 1.1-12.2 2.3-14 1.5-2.2 5.5-3 9.5-3zM15 .5a5.7 5.7 0 010 11.4a5.7 5.7 0 010-11.4z";

/** Metres. */
export interface Print {
  width: number;
  height: number;
}

function spanOf({ width, height }: Print) {
  const lift = height > width ? 0 : HUNG;
  return { lift, across: BESIDE + width, ground: Math.max(PERSON_HEIGHT + 0.1, height + lift) };
}

/** @param frame pixels @returns the pixels of a metre at which the print and the person just fit */
export function scaleIn(print: Print, frame: readonly [across: number, up: number]): number {
  const { across, ground } = spanOf(print);
  return Math.min(frame[0] / across, frame[1] / ground);
}

/** A print beside a person of 1.6 m, both at one scale, as large as the frame (pixels) allows, or at the scale that others have. */
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
      <path className="who" transform={`translate(0 ${ground - PERSON_HEIGHT}) scale(.02)`} d={PERSON} />
      <rect className="print" x={BESIDE} y={ground - lift - height} width={width} height={height} />
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
