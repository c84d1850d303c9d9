/** The party: one person holds an upright board, two hold a wide one; balloons and bunting behind them. */

import { INK, n, Pen } from "./pen.ts";
import { hand, person } from "./people.ts";
import { HIGH, type Scene, WIDE } from "./scene.ts";

const BALLOONS: [x: number, y: number, radius: number, colour: string][] = [
  [-0.78, 1.6, 0.14, INK.yellow],
  [-0.68, 1.3, 0.11, INK.red],
  [-0.83, 1.16, 0.1, INK.paper],
  [0.76, 1.64, 0.14, INK.red],
  [0.82, 1.34, 0.11, INK.yellow],
  [0.69, 1.18, 0.1, INK.paper],
];
/** Metres to either side of the middle that the closest view shows; the balloons float within them. */
const CLOSEST = 0.95;
const BUNTING = [INK.red, INK.paper, INK.yellow, INK.green];

export const scene: Scene = (width, height) => {
  const upright = height >= width;
  const middle = width > height * 1.3 ? 1.02 : 1.06;
  const y = Math.max(0.05, middle - height / 2);
  const pen = new Pen().rect(-WIDE, 0, WIDE * 2, HIGH, "#CFE0D2").rect(-WIDE, 0, WIDE * 2, 0.1, INK.paper);
  pen.line("M-9 -2.35Q0 -2.2 9 -2.35", INK.ink, 0.015);
  pen.each(16, (on, flag) => {
    const sag = Math.abs(8 - flag) * -0.012;
    on.shape(`M${n(-4 + flag * 0.5)} ${n(-2.28 + sag)}h.36l-.18.34z`, BUNTING[flag % BUNTING.length] ?? INK.red);
  });
  // Balloons keep clear of a wide board.
  const aside = Math.max(0, width / 2 - 0.7);
  for (const [x, up, radius, colour] of BALLOONS) {
    const cx = x + Math.sign(x) * aside;
    pen.line(`M${n(cx)} ${n(-up + radius)}Q${n(cx + 0.05)} ${n(-up + 0.6)} ${n(cx - 0.04)} -.4`, INK.ink, 0.01);
    pen.circle(cx, up, radius, colour);
  }
  const reach = Math.max(CLOSEST, width / 2 + 0.5);
  const framing = {
    box: { left: -reach, right: reach, top: Math.max(1.8, y + height + 0.15) },
    cut: height < 0.8 && width < 1.2 ? 0.72 : 0,
  };
  if (upright) {
    const grip = Math.min(0.2, width / 2 - 0.02);
    const below = -y - 0.05;
    pen.add(person(0, { shirt: INK.deepGreen, right: [0.24, -1, grip, below], left: [-0.24, -1, -grip, below] }));
    const front = hand(-grip, y + 0.05) + hand(grip, y + 0.05);
    return { back: pen.toString(), front, x: -width / 2, y, framing, floor: "#B08457" };
  }
  const hold = width / 2 - 0.03;
  const apart = Math.max(0.34, width / 2 - 0.1);
  const height2 = y + height / 2;
  pen
    .add(person(-apart, { shirt: INK.deepGreen, left: [-0.28, -1, -hold + apart, -height2] }))
    .add(person(apart, { shirt: INK.paper, legs: INK.red, longHair: true, right: [0.28, -1, hold - apart, -height2] }));
  const front = hand(-hold, height2) + hand(hold, height2);
  return { back: pen.toString(), front, x: -width / 2, y, framing, floor: "#B08457" };
};
