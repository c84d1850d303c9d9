import { DRESSED, PERSON_HEIGHT, PERSON_SAID } from "../../../content/person.ts";
import type { Stance } from "../../../content/types.ts";
import { EYELETS, spacesBetweenEyelets } from "../../../try-size/eyelets.ts";
import { sayLength, saySize } from "../../../try-size/figures.ts";
import { nudgeSide } from "../../../try-size/measures.ts";
import { standingOf } from "../../../try-size/standing.ts";
import { tickStep } from "../../../try-size/tape.ts";
import { edgesOf, type View } from "../../../try-size/view.ts";
import { useHydrated } from "../../../ui/window/use-hydrated.ts";
import styles from "./live-drawing.module.css";
import { STAGE } from "./stage.ts";
import type { SizeInHand } from "./use-size.ts";
import { useView } from "./use-view.ts";

const round = (value: number) => Math.round(value * 10) / 10;

/** How far the grip reaches in from the print's corner where the drawing is smallest, on a phone; in the drawing's units. */
const GRIP_REACH = 26;

/** Half of a label's width at most, in the drawing's units: digits and capitals of this font are narrower than seven tenths of its size. */
function halfWidth(label: string): number {
  return label.length * STAGE.letter * 0.35;
}

/** What an arrow key does to width and height. */
const ARROWS: Record<string, [wider: number, taller: number] | undefined> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/**
 * A category's print beside a person of 1.6 m, with both measures as a draughtsman writes them, on a tape that is true to the drawing.
 * Its upper right corner is pulled by hand or moved by the arrow keys. A small print is drawn close up, with only the upper part of the person:
 * the rest is cut off by the lower edge, where the head of the page ends.
 */
export function LiveDrawing({ kind, stance, size }: { kind: string; stance: Stance; size: SizeInHand }) {
  const { view, print, framing, corner } = useView(stance, size);
  const live = useHydrated();
  const { left, top, right, bottom } = edgesOf(view, print);
  const said = saySize(size.width, size.height, size.unit);
  const lineX = round(right + 10);
  const lineY = round(top - 10);
  const width = sayLength(size.width, size.unit);
  return (
    <div className={styles.stage} data-stage>
      <svg
        viewBox={`0 0 ${STAGE.width} ${STAGE.height}`}
        role="img"
        aria-label={`Khổ ${said}, vẽ đúng tỉ lệ bên một người cao ${PERSON_SAID}`}
      >
        <clipPath id="stage-edge">
          <path d={`M-${STAGE.width} -99H${2 * STAGE.width}V${STAGE.height}H-${STAGE.width}z`} />
        </clipPath>
        {/* Hidden, because Firefox would read these measures out after the label. */}
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of an SVG takes no focus */}
        <g aria-hidden="true">
          <g clipPath={framing.cut > 0 ? "url(#stage-edge)" : undefined}>
            <Person view={view} />
            <Print kind={kind} stance={stance} size={size} view={view} />
          </g>
          <Kerb view={view} />
          <path
            className={styles.lines}
            d={`M${round(left)} ${lineY}H${round(right)}m0-5v10M${round(left)} ${lineY - 5}v10M${lineX} ${round(top)}V${round(bottom)}m-5 0h10M${lineX - 5} ${round(top)}h10`}
          />
          <g className={styles.words} fontSize={STAGE.letter}>
            <text
              x={round(Math.min((left + right) / 2, right - GRIP_REACH - halfWidth(width)))}
              y={lineY - 9}
              textAnchor="middle"
            >
              {width}
            </text>
            <text x={lineX + 13} y={round((top + bottom) / 2 + STAGE.letter * 0.35)}>
              {sayLength(size.height, size.unit)}
            </text>
          </g>
        </g>
      </svg>
      {/* Drawn only once the script has come, because only script may place the grip: the security policy allows no `style` in the page's HTML. */}
      {live && (
        <button
          type="button"
          className={styles.grip}
          style={{ left: `${(right / STAGE.width) * 100}%`, top: `${(top / STAGE.height) * 100}%` }}
          aria-label={`Góc tấm in, kéo để đổi khổ. Đang là ${said}`}
          aria-description="Mũi tên trái phải đổi chiều ngang, lên xuống đổi chiều cao. Giữ Shift thì mỗi lần mười bước."
          onKeyDown={(event) => {
            const arrow = ARROWS[event.key];
            if (!arrow) return;
            event.preventDefault();
            const steps = event.shiftKey ? 10 : 1;
            size.resize(
              nudgeSide(size.width, size.unit, arrow[0] * steps),
              nudgeSide(size.height, size.unit, arrow[1] * steps),
            );
          }}
          {...corner}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M14 5h5v5M10 19H5v-5" />
          </svg>
        </button>
      )}
    </div>
  );
}

/** The person of every pictogram, here large enough to wear something. */
function Person({ view }: { view: View }) {
  const top = view.ground - PERSON_HEIGHT * view.scale;
  return (
    <>
      <g
        transform={`translate(${round(view.left + 0.06 * view.scale)} ${round(top)}) scale(${round(view.scale * 0.2) / 10})`}
      >
        <path className={styles.skin} d={DRESSED.skin} />
        <path className={styles.trousers} d={DRESSED.trousers} />
        <path className={styles.shirt} d={DRESSED.shirt} />
        <path className={styles.hair} d={DRESSED.hair} />
      </g>
      <text
        className={styles.words}
        x={round(view.left + 0.36 * view.scale)}
        y={round(top - 6)}
        textAnchor="middle"
        fontSize={STAGE.letter * 0.9}
      >
        {PERSON_SAID}
      </text>
    </>
  );
}

/** Distance of an eyelet's middle from the edge, in metres: larger than in reality, otherwise a drawing this small would not show it. */
const EYELET_INSET = 0.09;

function Print({ kind, stance, size, view }: { kind: string; stance: Stance; size: SizeInHand; view: View }) {
  const { print, van } = standingOf(stance, size.width, size.height);
  const { left, top, right, bottom } = edgesOf(view, print);
  const box = { x: round(left), y: round(top), width: round(right - left), height: round(bottom - top) };
  return (
    <>
      {van && <Van {...van} view={view} />}
      <rect className={van?.whole ? styles.whole : styles.print} data-print {...box} />
      {EYELETS[kind] && <Eyelets box={box} scale={view.scale} longer={Math.max(size.width, size.height)} />}
    </>
  );
}

type Box = { x: number; y: number; width: number; height: number };

/** Holes in the corners and along the long edges of a print that is tied. */
function Eyelets({ box: { x, y, width, height }, scale, longer }: { box: Box; scale: number; longer: number }) {
  const inset = Math.min(EYELET_INSET * scale, width / 6, height / 6);
  const gaps = spacesBetweenEyelets(longer);
  const radius = round(Math.min(0.035 * scale, 6, inset / 2));
  const between = (start: number, side: number, share: number) => round(start + inset + (side - 2 * inset) * share);
  return Array.from({ length: 2 * gaps + 2 }, (_, place) => {
    const along = (place >> 1) / gaps;
    const [across, down] = width < height ? [place % 2, along] : [along, place % 2];
    return (
      <circle
        key={`${across} ${down}`}
        className={styles.hole}
        cx={between(x, width, across)}
        cy={between(y, height, down)}
        r={radius}
      />
    );
  });
}

/** A van from its left side, in metres of its usual size: body, window, wheels. */
function Van({ x, times, whole, view }: { x: number; times: number; whole: boolean; view: View }) {
  return (
    <g
      transform={`translate(${round(view.left + x * view.scale)} ${round(view.ground)}) scale(${round(view.scale * times)})`}
    >
      <path className={whole ? styles.print : styles.van} d="M0-.3V-1l.75-.78H4q.2 0 .2.18v1.3z" />
      <path className={styles.glass} d="M.32-1.1l.54-.52h.48v.52z" />
      {[0.85, 3.25].map((wheel) => (
        <g key={wheel}>
          <circle className={styles.tyre} cx={wheel} cy="-.33" r=".33" />
          <circle className={styles.hub} cx={wheel} cy="-.33" r=".15" />
        </g>
      ))}
    </g>
  );
}

/** The tape under person and print, continued over the whole width of the page: its ticks are as far apart as the drawing's scale says. */
function Kerb({ view: { scale, left } }: { view: View }) {
  const step = tickStep(scale) * scale;
  const fine = Array.from({ length: Math.round(scale / step) - 1 }, (_, place) => `M${round((place + 1) * step)} 0v5`);
  return (
    <>
      <pattern
        id="kerb"
        width={round(scale)}
        height="14"
        x={round(left)}
        y={STAGE.height}
        patternUnits="userSpaceOnUse"
      >
        <path className={styles.metre} d="M1 0v13" />
        <path className={styles.tenths} d={fine.join("")} />
      </pattern>
      <path className={styles.ground} d={`M-2000 ${STAGE.height}h4500`} />
      <rect x="-2000" y={STAGE.height} width="4500" height="14" fill="url(#kerb)" />
    </>
  );
}
