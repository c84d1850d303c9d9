/** The street: a strip between two poles, an upright flag on its pole, or a strip in two hands, as the size demands. */

import { HELD, isFlag } from "../trades.ts";
import { INK, n, Pen } from "./pen.ts";
import { hand, person } from "./people.ts";
import { HIGH, type Scene, type SceneDrawing, WIDE } from "./scene.ts";
import { eyelets, motorbike, shutters } from "./things.ts";

const FLOOR = "#A9A48F";

export const scene: Scene = (width, height) => {
  const pen = street(width);
  if (isFlag(width, height)) return flag(pen, width, height);
  return width < HELD ? handheld(pen, width, height) : betweenPoles(pen, width, height);
};

function street(width: number): Pen {
  const pen = new Pen().rect(-WIDE, 0, WIDE * 2, HIGH, "#DCE7DA");
  const house = (x: number, wide: number, high: number, wall: string) =>
    pen.rect(x, 0, wide, high, wall).rect(x - 0.15, high, wide + 0.3, 0.24, INK.paper);
  house(-width / 2 - 7.6, 4.6, 6.6, INK.ochre);
  shutters(pen, -width / 2 - 6.2, 3.9);
  pen.rect(-width / 2 - 7, 0, 3.4, 2.5, INK.green);
  house(width / 2 + 2.4, 5, 7.2, INK.skin);
  shutters(pen, width / 2 + 3.8, 4.1);
  pen.rect(width / 2 + 3, 0, 3.6, 2.5, INK.brick);
  const shop = Math.max(width + 3, 4);
  house(-shop / 2, shop, 5.4, INK.paper);
  for (let x = -shop / 2 + 1; x < shop / 2 - 1.2; x += 2.4) shutters(pen, x, 3.5, 0.9, 1.3);
  pen.rect(-shop / 2 + 0.4, 0, shop - 0.8, 2.5, INK.ochre);
  for (let x = -shop / 2 + 0.6; x < shop / 2 - 1; x += 1.35)
    pen.rect(x, 0, 1.1, 2.2, "#F0A91B").rect(x + 0.52, 0, 0.06, 2.2, INK.ink);
  return pen;
}

function handheld(pen: Pen, width: number, height: number): SceneDrawing {
  const y = 1.02;
  const middle = y + height / 2;
  pen.add(
    person(0, {
      longHair: true,
      left: [-0.3, -1.06, -width / 2 + 0.03, -middle],
      right: [0.3, -1.06, width / 2 - 0.03, -middle],
    }),
  );
  return {
    back: pen.toString(),
    front: hand(-width / 2 + 0.02, middle) + hand(width / 2 - 0.02, middle),
    x: -width / 2,
    y,
    framing: { box: { left: -0.9, right: 0.9, top: 1.78 }, cut: 0.72 },
    floor: FLOOR,
  };
}

function flag(pen: Pen, width: number, height: number): SceneDrawing {
  const y = 0.75;
  const top = y + height;
  pen
    .rect(-width / 2 - 0.3, 0, 0.1, top + 0.5, INK.steel)
    .rect(-width / 2 - 0.3, top + 0.1, width + 0.5, 0.07, INK.steel)
    .rect(-width / 2 - 0.45, 0, 0.4, 0.08, INK.steel);
  // Both rods are tied to the pole.
  for (const at of [y + 0.09, top - 0.09]) pen.rect(-width / 2 - 0.2, at - 0.0125, 0.25, 0.025, INK.ink);
  return {
    back: pen.toString(),
    front: rods(width, y, top) + person(-width / 2 - 1.1),
    x: -width / 2,
    y,
    framing: { box: { left: -width / 2 - 1.7, right: width / 2 + 1, top: top + 0.4 }, cut: 0 },
    floor: FLOOR,
  };
}

/** The rods of a flag, at its head and at its foot. */
function rods(width: number, ...heights: number[]): string {
  const pen = new Pen();
  for (const at of heights) pen.rect(-width / 2 - 0.06, at - 0.02, width + 0.12, 0.04, INK.steel);
  return pen.toString();
}

function betweenPoles(pen: Pen, width: number, height: number): SceneDrawing {
  const y = 3.05;
  const top = y + height;
  const pole = width / 2 + 0.75;
  for (const side of [-1, 1])
    pen
      .rect(side * pole - 0.08, 0, 0.16, top + 1.1, INK.steel)
      .rect(side * pole - 0.5, top + 0.7, 1, 0.09, INK.steel)
      .rect(side * pole - 0.14, 0, 0.28, 0.3, INK.ink);
  const wires = `M-60 ${n(-top - 0.9)}L${n(-pole)} ${n(-top - 0.8)}Q0 ${n(-top - 0.3)} ${n(pole)} ${n(-top - 0.8)}L60 ${n(-top - 1)}M${n(-pole)} ${n(-top - 1)}Q0 ${n(-top - 0.55)} ${n(pole)} ${n(-top - 1)}`;
  pen.line(wires, INK.night, 0.035);
  const inset = 0.09;
  const cord = (side: number, from: number, to: number) =>
    `M${n(side * pole)} ${n(-from)}L${n(side * (width / 2 - inset))} ${n(-to)}`;
  pen.line(
    [-1, 1].map((side) => cord(side, top + 0.12, top - inset) + cord(side, y - 0.12, y + inset)).join(""),
    INK.ink,
    0.035,
  );
  motorbike(pen, width / 2 - 1.9);
  return {
    back: pen.toString(),
    front: eyelets(-width / 2, y, width, height) + person(-width / 2 + 0.6),
    x: -width / 2,
    y,
    framing: { box: { left: -pole - 0.4, right: pole + 0.4, top: top + 0.75 }, cut: 0 },
    floor: FLOOR,
  };
}
