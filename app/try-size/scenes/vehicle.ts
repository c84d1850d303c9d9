/** The yard: a box on a motorbike, a door or the side of a van, a whole long van, or a lorry, whichever carries a print of that size. */

import { INK, n, Pen } from "./pen.ts";
import { person } from "./people.ts";
import { HIGH, type Scene, type SceneDrawing, WIDE } from "./scene.ts";

const FLOOR = "#8E918A";
const TREES: [x: number, y: number, radius: number][] = [
  [-5.4, 4, 1.3],
  [-4.2, 3.3, 1],
  [4.6, 4.1, 1.4],
  [5.8, 3.4, 1],
  [-9, 3.6, 1.2],
  [9.4, 3.8, 1.3],
];

export const scene: Scene = (width, height) => {
  const pen = new Pen().rect(-WIDE, 0, WIDE * 2, HIGH, "#DCE7DA");
  for (const [x, y, radius] of TREES) pen.circle(x, y, radius, "#A9C7B4");
  pen.rect(-WIDE, 0, WIDE * 2, 2.3, INK.ochre).rect(-WIDE, 2.3, WIDE * 2, 0.14, INK.paper);
  for (let x = -13.5; x < 14; x += 3) pen.rect(x, 0, 0.3, 2.75, "#D9961F").rect(x - 0.06, 2.75, 0.42, 0.12, INK.paper);
  pen.rect(-WIDE, 0, WIDE * 2, 0.3, "#D9961F");
  if (width <= 0.5 && height <= 0.5) return onBox(pen, width, height);
  if (width <= 3.1 && height <= 1.25) return onVan(pen, width, height);
  return width <= LONG_SIDE.width && height <= LONG_SIDE.height
    ? onLongVan(pen, width, height)
    : onLorry(pen, width, height);
};

/** The box on the rack of a delivery motorbike. */
function onBox(pen: Pen, width: number, height: number): SceneDrawing {
  const side = { width: Math.max(0.46, width + 0.05), height: Math.max(0.46, height + 0.08) };
  const y = 0.8;
  const wheel = (cx: number) =>
    `<circle cx="${cx}" cy="-.29" r=".29" fill="${INK.ink}"/><circle cx="${cx}" cy="-.29" r=".13" fill="${INK.line}"/><circle cx="${cx}" cy="-.29" r=".05" fill="${INK.ink}"/>`;
  pen
    .add(
      `<g transform="translate(-.36 0)"><path d="M.26-.29L.8-.36" stroke="${INK.steel}" stroke-width=".09"/>${wheel(0.26)}${wheel(1.58)}<path d="M1.58-.29L1.4-1.06" stroke="${INK.steel}" stroke-width=".06"/><path d="M.02-.52Q.1-.72.5-.74H.94Q1.04-.54 1.1-.38L1.2-.36 1.34-.92Q1.36-1 1.46-1L1.52-.66Q1.42-.38 1.28-.22H.76Q.62-.48.4-.5z" fill="${INK.red}"/><path d="M1.26-.62H1.86Q1.88-.48 1.8-.44 1.66-.62 1.46-.56z" fill="${INK.red}"/><path d="M-.02-.72H.98v-.1H.02z" fill="${INK.ink}"/><path d="M1.2-1.1L1.46-1.04" stroke="${INK.ink}" stroke-width=".055" stroke-linecap="round"/><circle cx="1.5" cy="-.88" r=".08" fill="${INK.yellow}"/></g>`,
    )
    .rect(-side.width / 2, y, side.width, side.height, INK.deepGreen)
    .rect(-side.width / 2, y + side.height, side.width, 0.05, INK.green);
  return {
    back: pen.toString(),
    front: person(-side.width / 2 - 0.75, { shirt: INK.green }),
    x: -width / 2,
    y: y + (side.height - height) / 2,
    framing: { box: { left: -side.width / 2 - 1.1, right: 1.45, top: 1.85 }, cut: 0 },
    floor: FLOOR,
  };
}

function onLorry(pen: Pen, width: number, height: number): SceneDrawing {
  const length = Math.max(width + 0.1, 4.2);
  const tall = Math.max(height + 0.1, 1.8);
  const y = 0.78;
  const end = length / 2;
  pen
    .shape(`M${n(-end - 1.75)} -.5v-1.15q.05-.5.35-.85h1.3V-.5z`, INK.red)
    .shape(`M${n(-end - 1.55)} -1.5l.3-.75h.75v.75z`, INK.ink)
    .rect(-end - 1.75, 0.72, 0.12, 0.16, INK.yellow)
    .rect(-end - 0.2, 0.46, length + 0.2, 0.26, INK.ink)
    .rect(-end, y, length, tall, INK.paper);
  for (const x of [-end - 1.05, end - 1.1]) pen.circle(x, 0.42, 0.42, INK.ink).circle(x, 0.42, 0.18, INK.line);
  return {
    back: pen.toString(),
    front: person(-end - 2.2, { shirt: INK.green }),
    x: -width / 2,
    y: y + (tall - height) / 2,
    framing: { box: { left: -end - 2.6, right: end + 0.5, top: y + tall + 0.35 }, cut: 0 },
    floor: FLOOR,
  };
}

/** The largest print that a long van with a high roof carries on its side, wheels and all: it is cut along the body. Metres. */
const LONG_SIDE = { width: 4.4, height: 2 };

function onLongVan(pen: Pen, width: number, height: number): SceneDrawing {
  const end = Math.max(width, 3.2) / 2 + 0.1;
  const y = 0.5;
  const roof = Math.max(2.3, y + height + 0.15);
  const nose = -end - 1.3;
  pen
    .shape(
      `M${n(nose)} -.42V-1.05Q${n(nose + 0.08)} -1.4 ${n(nose + 0.5)} -1.5L${n(-end - 0.3)} ${n(0.12 - roof)}Q${n(-end - 0.2)} ${n(-roof)} ${n(-end)} ${n(-roof)}H${n(end)}Q${n(end + 0.2)} ${n(-roof)} ${n(end + 0.2)} ${n(0.2 - roof)}V-.42z`,
      INK.paper,
    )
    .shape(`M${n(nose + 0.62)} -1.5L${n(-end - 0.25)} ${n(0.3 - roof)}H${n(-end - 0.06)}V-1.5z`, INK.ink)
    .line(`M${n(-end - 0.3)} -1.25h.16`, INK.ink, 0.05)
    .rect(nose - 0.04, 0.42, 2 * end + 1.54, 0.12, INK.steel)
    .rect(nose, 0.82, 0.14, 0.2, INK.yellow)
    .rect(end + 0.12, 0.9, 0.08, 0.3, INK.red);
  // The wheels stand in front of the print.
  const front = new Pen();
  for (const x of [-end - 0.35, end - 0.8]) front.circle(x, 0.38, 0.38, INK.ink).circle(x, 0.38, 0.17, INK.line);
  return {
    back: pen.toString(),
    front: front.add(person(nose - 0.4, { shirt: INK.green })).toString(),
    x: -width / 2,
    y,
    framing: { box: { left: nose - 0.8, right: end + 0.5, top: roof + 0.25 }, cut: 0 },
    floor: FLOOR,
  };
}

/** Length of the van's closed side. */
const SIDE = 3.15;
/** Prints up to this width go on the cab's door. */
const DOOR = 0.66;

function onVan(pen: Pen, width: number, height: number): SceneDrawing {
  const end = SIDE / 2;
  pen
    .shape(
      `M${n(-end - 1.3)} -.42V-1.02Q${n(-end - 1.2)} -1.45 ${n(-end - 0.75)} -1.6L${n(-end - 0.05)} -2.05Q${n(-end + 0.05)} -2.13 ${n(-end + 0.25)} -2.13H${n(end + 0.05)}Q${n(end + 0.25)} -2.13 ${n(end + 0.25)} -1.93V-.42z`,
      INK.paper,
    )
    .shape(`M${n(-end - 0.6)} -1.48L${n(-end + 0.02)} -1.92H${n(-end + 0.5)}V-1.48z`, INK.ink)
    .line(`M${n(-end + 0.62)} -2.05V-.5`, INK.line, 0.03)
    .line(`M${n(-end + 0.38)} -1.25h.16`, INK.ink, 0.05)
    .rect(-end - 1.34, 0.42, SIDE + 1.62, 0.14, INK.steel)
    .rect(-end - 1.3, 0.82, 0.14, 0.2, INK.yellow)
    .rect(end + 0.17, 0.9, 0.08, 0.3, INK.red);
  const wheels = new Pen();
  for (const x of [-end - 0.4, end - 0.65]) wheels.circle(x, 0.38, 0.38, INK.ink).circle(x, 0.38, 0.17, INK.line);
  const onDoor = width <= DOOR;
  return {
    back: pen.toString(),
    front: wheels.add(person(-end - 1.7, { shirt: INK.green })).toString(),
    x: onDoor ? -end - 0.02 : Math.max(-end + 0.7, -width / 2 + 0.25),
    y: onDoor ? 0.82 : Math.max(0.66, 1.28 - height / 2),
    framing: { box: { left: -end - 2.1, right: end + 0.6, top: 2.3 }, cut: 0 },
    floor: FLOOR,
  };
}
