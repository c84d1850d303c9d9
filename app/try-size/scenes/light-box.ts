/** The night: a sign that shines over a shop, or a lit case beside its door. */

import { INK, n, Pen } from "./pen.ts";
import { person } from "./people.ts";
import { HIGH, type Scene, WIDE } from "./scene.ts";

const WALL = "#2A1A12";
const GLOW = "#F6C35A";
const LIT_WINDOWS: [x: number, y: number][] = [
  [-9, 5.6],
  [-6.2, 4.4],
  [8.2, 5.1],
  [10.4, 4.2],
  [5.6, 5.9],
];

export const scene: Scene = (width, height) => {
  const pen = new Pen();
  const isCase = height > width * 0.8 && height < 1.4;
  const y = isCase ? 1.15 : 2.7;
  const house = Math.max(width + 1.4, 5.2);
  const left = -house / 2;
  const roof = Math.max(y + height + 1.9, 5.6);
  pen.rect(-WIDE, 0, WIDE * 2, HIGH, "#0A1F1B").shape("M-60 -5h50v-1.4h6v1.2h7v-2h6v1.6h51V0h-120z", "#0D2A24");
  for (const [x, above] of LIT_WINDOWS) pen.rect(x, above, 0.3, 0.45, "#7A5A1C");
  pen.rect(left, 0, house, roof, WALL).rect(left - 0.2, roof, house + 0.4, 0.24, "#3A271B");
  for (let course = 0.35; course < roof; course += 0.35) pen.rect(left, course, house, 0.02, "#23150E");
  if (isCase) pen.rect(-2.3, 0, 1.25, 2.25, GLOW).rect(-1.7, 0, 0.05, 2.25, WALL);
  else shopFront(pen);
  glow(pen, y, width, height);
  pen.rect(-width / 2 - 0.07, y - 0.07, width + 0.14, height + 0.14, INK.ink);
  if (!isCase) for (const x of [-width / 2 + 0.2, width / 2 - 0.25]) pen.rect(x, y + height + 0.05, 0.05, 0.3, INK.ink);
  const wires = `M-60 ${n(-roof + 0.2)}Q${n(left - 2)} ${n(-roof + 1)} ${n(left)} ${n(-roof + 0.4)}M${n(house / 2)} ${n(-roof + 0.4)}Q${n(house / 2 + 3)} ${n(-roof + 1.1)} 60 ${n(-roof)}`;
  const stands = isCase ? -width / 2 - 0.75 : -Math.max(width / 2, 1.9) - 0.05;
  const front = new Pen().line(wires, "#06120F").add(person(stands, { legs: "#30463F" }));
  return {
    back: pen.toString(),
    front: front.toString(),
    x: -width / 2,
    y,
    framing: {
      box: {
        left: -Math.max(width / 2 + 0.6, isCase ? 1.3 : 2.3),
        right: Math.max(width / 2 + 0.6, isCase ? 1.1 : 2.3),
        top: Math.max(y + height + (isCase ? 0.2 : 0.5), isCase ? 1.85 : 2.1),
      },
      cut: isCase ? 0.5 : 0,
    },
    floor: "#1B2320",
    lit: true,
  };
};

function shopFront(pen: Pen): void {
  pen
    .rect(-1.55, 0, 1.35, 2.2, INK.ochre)
    .rect(-1.47, 0.08, 1.19, 2.04, GLOW)
    .rect(-0.9, 0, 0.05, 2.2, WALL)
    .rect(0.2, 0.85, 1.7, 1.35, GLOW)
    .rect(1.02, 0.85, 0.06, 1.35, WALL)
    .rect(0.2, 1.55, 1.7, 0.05, WALL)
    .rect(0.1, 0.75, 1.9, 0.1, "#3A271B");
}

/** Light on the wall around the box: a gradient, the one thing here that is not flat. */
function glow(pen: Pen, y: number, width: number, height: number): void {
  pen.add(
    `<defs><radialGradient id="try-size-glow"><stop offset="0" stop-color="#FFE6A0" stop-opacity=".62"/><stop offset=".5" stop-color="#FFC86A" stop-opacity=".2"/><stop offset="1" stop-color="#FFC86A" stop-opacity="0"/></radialGradient></defs><ellipse cx="0" cy="${n(-y - height / 2)}" rx="${n(width * 0.95 + 1.1)}" ry="${n(height * 0.9 + 1.1)}" fill="url(#try-size-glow)"/>`,
  );
}
