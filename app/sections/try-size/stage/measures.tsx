import * as inks from "../../../styles/inks.ts";
import { sayLength } from "../../../try-size/figures.ts";
import type { SceneDrawing } from "../../../try-size/scenes/scene.ts";
import { groundTape, ticksOf } from "../../../try-size/tape.ts";
import type { Edges, StageRoom, View } from "../../../try-size/view.ts";
import type { Wish } from "../../../try-size/wish.ts";
import styles from "./stage.module.css";

const px = (pixels: number) => Math.round(pixels * 10) / 10;
/** Finer than {@link px}, for steps that add up: after a hundred of them the error is a twentieth of a pixel. */
const thousandths = (pixels: number) => Math.round(pixels * 1000) / 1000;

/** How far a label reaches above its middle, in heights of its letters. */
const RISE = 0.95;
/** How far the grip reaches to the right of the print's corner, in pixels (stage.tsx, stage.module.css). */
const GRIP = 20;

/** Two tapes along the edges of the print, and its measures. */
export function Measures({
  wish,
  edges,
  scale,
  room,
  below,
}: {
  wish: Wish;
  edges: Edges;
  scale: number;
  room: StageRoom & { narrow: boolean };
  /** Whether the width's label stands below the print, because heads and hands are above it. */
  below: boolean;
}) {
  const { left, top, right, bottom } = edges;
  const thick = room.narrow ? 11 : 15;
  const letter = room.narrow ? 12.5 : 15;
  const across = ticksOf(wish.width, scale)
    .map(({ at, long }) => `M${px(left + at * scale)} ${px(top)}v${px(-long * thick)}`)
    .join("");
  const up = ticksOf(wish.height, scale)
    .map(({ at, long }) => `M${px(right)} ${px(bottom - at * scale)}h${px(long * thick)}`)
    .join("");
  // Beside a print this low there is room only for the corner that is pulled: the height's label then stands above that corner, clear of the width's label in
  // the middle.
  const low = bottom - top < letter * 3 && right - left > letter * 14;
  const above = top - thick - letter * 1.4; // clear of the corner that is pulled, if the print is narrower than the label
  // Where the stage ends soon below the print, the label would lie on the print and its size.
  const under = Math.min(bottom + letter * 1.35, room.height - letter);
  const fitsBelow = under - letter * RISE > bottom - 2;
  const [width, height] = [sayLength(wish.width, wish.unit), sayLength(wish.height, wish.unit)];
  const beside = Math.min(right + GRIP, room.width - height.length * letter * 0.6 - letter - 4);
  const middle = (top + bottom) / 2;
  // Where the end of the stage pushes the label under the grip, it stands below it; the grip ends 10 px below the print's upper edge.
  const clearOfGrip = beside < right + GRIP ? Math.max(middle, top + 10 + letter * RISE) : middle;
  return (
    <>
      <rect x={px(left)} y={px(top - thick)} width={px(right - left)} height={thick} fill={inks.yellow} />
      <rect x={px(right)} y={px(top)} width={thick} height={px(bottom - top)} fill={inks.yellow} />
      <path d={across + up} stroke={inks.ink} strokeWidth={1.5} fill="none" />
      <rect x={px(right)} y={px(top - thick)} width={thick} height={thick} fill={inks.red} />
      <Tag
        x={Math.max((left + right) / 2, width.length * letter * 0.35 + 8)}
        y={below && fitsBelow ? under : above}
        letter={letter}
        anchor="middle"
      >
        {width}
      </Tag>
      <Tag x={beside} y={low ? above : clearOfGrip} letter={letter} anchor="start">
        {height}
      </Tag>
    </>
  );
}

function Tag({
  x,
  y,
  letter,
  anchor,
  children,
}: {
  x: number;
  y: number;
  letter: number;
  anchor: "middle" | "start";
  children: string;
}) {
  const width = children.length * letter * 0.6 + letter * 0.9;
  const left = anchor === "middle" ? x - width / 2 : x;
  return (
    <>
      <rect x={px(left)} y={px(y - letter * RISE)} width={px(width)} height={px(letter * 1.75)} fill={inks.ink} />
      <text
        className={styles.tag}
        x={px(left + width / 2)}
        y={px(y + letter * 0.3)}
        fontSize={letter}
        textAnchor="middle"
      >
        {children}
      </text>
    </>
  );
}

/** The tape along the ground, in metres from the left of the scene. Each tick is drawn by the same relative steps, which compress to nearly nothing. */
export function Kerb({ view, room, drawing }: { view: View; room: StageRoom; drawing: SceneDrawing }) {
  const top = view.ground;
  if (top > room.height) return null;
  const { kerb, width, height } = room;
  const { ticks, figures } = groundTape(view, width, Math.round(drawing.framing.box.left));
  const marks = ticks.map(({ x, long }, at) => {
    const down = px(long * kerb);
    return `m${thousandths(x - (ticks[at - 1]?.x ?? 0))} 0v${down}v${-down}`;
  });
  const below = height - top - kerb;
  return (
    <>
      <rect y={px(top)} width={width} height={kerb} fill={inks.yellow} />
      {figures.map(({ x, metres }) => (
        <text key={metres} className={styles.mark} x={px(x + 5)} y={px(top + kerb * 0.86)} fontSize={kerb * 0.5}>
          {metres}
        </text>
      ))}
      <path d={`M0 ${px(top)}${marks.join("")}`} stroke={inks.ink} strokeWidth={1.5} fill="none" />
      {below > 0 && <rect y={px(top + kerb)} width={width} height={px(below + 1)} fill={drawing.floor} />}
    </>
  );
}
