/** The façade: a row of houses, a rolling shutter, the banner tied over it. The house grows with the print. */

import { INK, n, Pen } from "./pen.ts";
import { person } from "./people.ts";
import { HIGH, type Scene, WIDE } from "./scene.ts";
import { eyelets, motorbike, shutters } from "./things.ts";

const LOWER_EDGE = 2.75;

export const scene: Scene = (width, height) => {
  const pen = new Pen();
  const house = Math.max(width + 1.6, 5.6);
  const left = -house / 2;
  const roof = Math.max(LOWER_EDGE + height + 2.4, 6.4);
  pen
    .rect(-WIDE, 0, WIDE * 2, HIGH, "#DCE7DA")
    .shape("M-60 -4.6h57v-1.2h4v1h7v-1.8h52V0h-120z", "#C6D8CB")
    .rect(left - 5, 0, 5, roof - 1.1, INK.ochre)
    .rect(left - 5.2, roof - 1.1, 5.2, 0.24, INK.paper)
    .rect(left - 4.4, 0, 3.6, 2.6, INK.brick);
  shutters(pen, left - 3, 3.6);
  pen
    .rect(house / 2, 0, 5, roof - 0.4, INK.kraft)
    .rect(house / 2, roof - 0.4, 5.2, 0.24, INK.ochre)
    .rect(house / 2 + 0.7, 0, 3.4, 2.5, INK.wood);
  shutters(pen, house / 2 + 1.7, 3.7);
  pen.rect(left, 0, house, roof, INK.skin).rect(left - 0.2, roof, house + 0.4, 0.28, INK.paper);
  for (let row = LOWER_EDGE + height + 0.55; row < roof - 1.6; row += 2.3)
    for (let x = left + 1; x < house / 2 - 1.4; x += 2.3) shutters(pen, x, row);
  pen.rect(left, LOWER_EDGE - 0.22, house, 0.16, INK.brick);
  const door = Math.min(house - 1.4, 4.4);
  pen.rect(-door / 2, 0, door, 2.4, INK.green);
  pen.each(12, (on, slat) => on.rect(-door / 2, 0.2 * slat + 0.08, door, 0.045, INK.night));
  motorbike(pen, door / 2 - 1.1);
  pen.line(ropes(width, height), INK.paper, 0.035);
  const reach = Math.max(width / 2 + 0.7, 2.6);
  return {
    back: pen.toString(),
    front: eyelets(-width / 2, LOWER_EDGE, width, height) + person(-Math.min(width / 2, door / 2) - 0.1),
    x: -width / 2,
    y: LOWER_EDGE,
    framing: { box: { left: -reach, right: reach, top: LOWER_EDGE + height + 0.45 }, cut: 0 },
    floor: "#A9A48F",
  };
};

/** From the four corners to the wall. */
function ropes(width: number, height: number): string {
  const inset = 0.09;
  const corners: [side: number, from: number, to: number][] = [-1, 1].flatMap((side) => [
    [side, LOWER_EDGE + height - inset, LOWER_EDGE + height + 0.18],
    [side, LOWER_EDGE + inset, LOWER_EDGE - 0.12],
  ]);
  return corners
    .map(
      ([side, from, to]) => `M${n(side * (width / 2 - inset))} ${n(-from)}L${n(side * (width / 2 + 0.35))} ${n(-to)}`,
    )
    .join("");
}
