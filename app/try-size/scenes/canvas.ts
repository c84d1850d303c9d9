/** The living room: a picture over the sofa, or a silk scroll on its rod. */

import { SCROLL } from "../trades.ts";
import { INK, n, Pen } from "./pen.ts";
import { person } from "./people.ts";
import { HIGH, type Scene, type SceneDrawing, WIDE } from "./scene.ts";
import { plant } from "./things.ts";

const FLOOR = "#B08457";

export const scene: Scene = (width, height) => {
  const isScroll = height / width > SCROLL;
  const y = isScroll ? Math.max(0.25, 2.35 - height) : Math.max(1.05, 1.62 - height / 2);
  const ceiling = Math.max(2.9, y + height + 0.5);
  const window = width / 2 + 2.2;
  const pen = new Pen()
    .rect(-WIDE, 0, WIDE * 2, ceiling, "#DDE3D2")
    .rect(-WIDE, ceiling, WIDE * 2, HIGH, "#C4CDB4")
    .rect(-WIDE, ceiling, WIDE * 2, 0.1, INK.paper)
    .rect(-WIDE, 0, WIDE * 2, 0.12, INK.paper)
    .rect(window, 0.8, 1.5, ceiling - 1.2, "#F7EFD6");
  pen.each(5, (on, slat) => on.rect(window, 0.8 + (slat * (ceiling - 1.2)) / 5, 1.5, 0.04, INK.paper));
  return isScroll ? scroll(pen, width, height, y) : overSofa(pen, width, height, y);
};

function overSofa(pen: Pen, width: number, height: number, y: number): SceneDrawing {
  const sofa = Math.max(1.9, Math.min(width * 1.35, 3.4));
  const left = -sofa / 2;
  const lamp = sofa / 2 + 0.5;
  pen
    .rect(left + 0.1, 0, 0.08, 0.14, INK.wood)
    .rect(-left - 0.18, 0, 0.08, 0.14, INK.wood)
    .rect(left + 0.06, 0.4, sofa - 0.12, 0.5, INK.green)
    .rect(left, 0.12, sofa, 0.32, INK.deepGreen)
    .rect(left - 0.12, 0.12, 0.22, 0.55, INK.green)
    .rect(-left - 0.1, 0.12, 0.22, 0.55, INK.green)
    .rect(left + 0.3, 0.44, 0.38, 0.34, INK.yellow)
    .rect(-left - 0.72, 0.44, 0.36, 0.32, INK.skin)
    .rect(lamp, 0, 0.035, 1.5, INK.ink)
    .rect(lamp - 0.16, 0, 0.36, 0.03, INK.ink)
    .shape(`M${n(lamp - 0.2)} -1.4h.44l-.1-.36h-.24z`, INK.kraft)
    .rect(-width / 2 + 0.03, y - 0.035, width, height, "#B9BFA9");
  return {
    back: pen.toString(),
    front: person(left - 0.62),
    x: -width / 2,
    y,
    framing: { box: { left: left - 1, right: sofa / 2 + 0.9, top: Math.max(y + height + 0.22, 1.85) }, cut: 0 },
    floor: FLOOR,
  };
}

function scroll(pen: Pen, width: number, height: number, y: number): SceneDrawing {
  const top = y + height;
  pen
    .rect(-width / 2 - 0.06, top, width + 0.12, 0.05, INK.wood)
    .line(`M${n(-width / 2)} ${n(-top - 0.03)}L0 ${n(-top - 0.3)}L${n(width / 2)} ${n(-top - 0.03)}`, INK.wood, 0.02);
  plant(pen, width / 2 + 0.8);
  const front = new Pen().add(person(-width / 2 - 0.7)).rect(-width / 2 - 0.06, y - 0.04, width + 0.12, 0.05, INK.wood);
  return {
    back: pen.toString(),
    front: front.toString(),
    x: -width / 2,
    y,
    framing: { box: { left: -width / 2 - 1.2, right: width / 2 + 1.1, top: Math.max(top + 0.4, 1.85) }, cut: 0 },
    floor: FLOOR,
  };
}
