/** The lobby: a counter, a glass door, the standee on its base; a small one stands on the counter. */

import { TABLETOP } from "../trades.ts";
import { INK, n, Pen } from "./pen.ts";
import { person } from "./people.ts";
import { HIGH, type Scene, type SceneDrawing, WIDE } from "./scene.ts";
import { plant } from "./things.ts";

const FLOOR = "#CDBB8C";
/** Height of the base that a roll-up stands in. */
const BASE = 0.07;

export const scene: Scene = (width, height) => {
  const pen = new Pen();
  const ceiling = Math.max(3.2, height + 0.9);
  const counter = -width / 2 - 2.75;
  const door = width / 2 + 1.35;
  pen
    .rect(-WIDE, 0, WIDE * 2, ceiling, "#EFE6CF")
    .rect(-WIDE, ceiling, WIDE * 2, HIGH, "#D6C79F")
    .rect(-WIDE, ceiling, WIDE * 2, 0.12, INK.paper);
  for (let x = -20; x < 21; x += 2.2) pen.rect(x + 0.6, ceiling + 0.35, 1.1, 0.1, INK.paper);
  pen.each(18, (on, slat) => on.rect(counter - 1.2 + slat * 0.17, 0, 0.1, ceiling, INK.wood));
  pen.rect(-WIDE, 0, WIDE * 2, 0.1, INK.line);
  pen
    .rect(door - 0.1, 0.35, 2.2, ceiling - 0.85, INK.ink)
    .rect(door, 0.45, 2, ceiling - 1.05, "#BCD3C6")
    .rect(door + 0.97, 0.45, 0.06, ceiling - 1.05, INK.ink)
    .shape(`M${n(door)} -.45v-.9q.5-.5 1 0t1 .1v.8z`, "#8FB5A2")
    .rect(door + 0.2, 0, 0.08, 0.4, INK.ink)
    .rect(door + 1.7, 0, 0.08, 0.4, INK.ink)
    .rect(door, 0.38, 2, 0.1, INK.ochre);
  plant(pen, width / 2 + 0.95, 0.95);
  return height <= TABLETOP ? onCounter(pen, width) : onFloor(pen, width, height, counter);
};

function onCounter(pen: Pen, width: number): SceneDrawing {
  pen.rect(-1.1, 0, 2.2, 0.95, INK.deepGreen).rect(-1.2, 0.95, 2.4, 0.09, INK.paper);
  return {
    back: pen.toString(),
    front: person(-width / 2 - 1.75),
    x: -width / 2,
    y: 1.06,
    framing: { box: { left: -width / 2 - 2.1, right: width / 2 + 1.2, top: 1.9 }, cut: 0 },
    floor: FLOOR,
  };
}

function onFloor(pen: Pen, width: number, height: number, counter: number): SceneDrawing {
  pen
    .rect(counter - 0.4, 0, 1.35, 1.05, INK.deepGreen)
    .rect(counter - 0.5, 1.05, 1.55, 0.08, INK.paper)
    .rect(counter + 0.2, 1.13, 0.3, 0.24, INK.ink)
    .rect(counter + 0.3, 1.13, 0.1, 0.05, INK.ink);
  const base = `M${n(-width / 2 - 0.08)} 0v-${BASE}h${n(width + 0.16)}V0h-.12l-.03-.03H${n(-width / 2 + 0.07)}l-.03.03z`;
  const front = new Pen()
    .shape(base, INK.steel)
    .rect(-width / 2 - 0.02, BASE + height - 0.005, width + 0.04, 0.035, INK.steel)
    .add(person(-width / 2 - 0.75));
  return {
    back: pen.toString(),
    front: front.toString(),
    x: -width / 2,
    y: BASE,
    framing: { box: { left: -width / 2 - 1.9, right: width / 2 + 1.5, top: Math.max(height + 0.3, 1.9) }, cut: 0 },
    floor: FLOOR,
  };
}
