/** The café: a poster on the wall over the panelling, a lamp, a table. */

import { INK, n, Pen } from "./pen.ts";
import { person } from "./people.ts";
import { HIGH, type Scene, WIDE } from "./scene.ts";
import { plant } from "./things.ts";

export const scene: Scene = (width, height) => {
  const pen = new Pen();
  const y = height > 1.6 ? 0.35 : Math.max(0.5, 1.5 - height / 2);
  const ceiling = Math.max(3.1, y + height + 0.8);
  pen
    .rect(-WIDE, 0, WIDE * 2, ceiling, "#E9C9A6")
    .rect(-WIDE, ceiling, WIDE * 2, HIGH, "#C99B6E")
    .rect(-WIDE, ceiling, WIDE * 2, 0.1, INK.paper)
    .rect(-WIDE, 0, WIDE * 2, 1, INK.green)
    .rect(-WIDE, 1, WIDE * 2, 0.07, INK.paper);
  for (let x = -13; x < 13; x += 0.42) pen.rect(x, 0, 0.03, 1, INK.deepGreen);
  const lamp = width / 2 + 1;
  pen
    .line(`M${n(lamp)} ${n(-ceiling)}V${n(-ceiling + 0.75)}`, INK.ink, 0.025)
    .circle(lamp, ceiling - 1.1, 0.09, "#FFF1BE")
    .shape(`M${n(lamp - 0.32)} ${n(-ceiling + 1.08)}q.32-.42.64 0z`, INK.red);
  const table = width / 2 + 1.35;
  pen
    .rect(table - 0.42, 0.7, 0.84, 0.05, INK.wood)
    .rect(table - 0.03, 0, 0.06, 0.7, INK.ink)
    .rect(table - 0.25, 0, 0.5, 0.04, INK.ink)
    .rect(table - 0.24, 0.75, 0.09, 0.14, INK.paper)
    .shape(`M${n(table + 0.02)} -.75h.16l.02-.2h-.2z`, INK.skin)
    .rect(table + 0.6, 0, 0.05, 0.92, INK.wood)
    .rect(table + 0.6, 0.44, 0.42, 0.06, INK.wood)
    .rect(table + 0.97, 0, 0.05, 0.44, INK.wood);
  plant(pen, -width / 2 - 1.75, 0.9);
  pen.rect(-width / 2 + 0.025, y - 0.03, width, height, "#C9A37C");
  return {
    back: pen.toString(),
    front: person(-width / 2 - 0.75, { shirt: INK.paper, legs: INK.deepGreen }),
    x: -width / 2,
    y,
    framing: {
      box: { left: -width / 2 - 1.2, right: width / 2 + 1.1, top: Math.max(y + height + 0.2, 1.75) },
      cut: height < 1.1 ? Math.min(0.5, y - 0.1) : 0,
    },
    floor: "#B08457",
  };
};
