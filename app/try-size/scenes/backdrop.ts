/** The hall: a stage of half a metre, curtains, the wall of the event; the audience sits in the dark. */

import { INK, n, Pen } from "./pen.ts";
import { person } from "./people.ts";
import { HIGH, type Scene, WIDE } from "./scene.ts";

const STAGE = 0.5;

export const scene: Scene = (width, height) => {
  const pen = new Pen();
  const stage = width + 2.8;
  const left = -stage / 2;
  const ceiling = Math.max(STAGE + height + 1.1, 3.9);
  pen.rect(-WIDE, 0, WIDE * 2, HIGH, "#2B1013").rect(left, 0, stage, ceiling, "#4A171B");
  for (let x = left; x < stage / 2 - 0.1; x += 0.38) pen.rect(x, STAGE, 0.16, ceiling - STAGE, "#3E1216");
  pen
    .rect(-WIDE, ceiling, WIDE * 2, 0.5, "#180A0B")
    .rect(-WIDE, 0, left + WIDE - 0.6, ceiling, "#1F0C0E")
    .rect(stage / 2 + 0.6, 0, WIDE, ceiling, "#1F0C0E");
  for (const side of [-1, 1]) curtain(pen, side, stage / 2 - 0.05, ceiling);
  for (const share of [-0.32, 0, 0.32])
    pen
      .rect(share * width - 0.13, ceiling - 0.28, 0.26, 0.3, INK.ink)
      .shape(`M${n(share * width - 0.1)} ${n(-ceiling + 0.28)}h.2l.5 1.1h-1.2z`, "#FFE9B0", 0.12);
  pen
    .rect(-WIDE, 0, WIDE * 2, STAGE, "#6A3A22")
    .rect(-WIDE, STAGE - 0.06, WIDE * 2, 0.06, "#8A5233")
    .rect(-stage / 2 - 0.6, 0, stage + 1.2, STAGE - 0.06, "#5A2F1B")
    .rect(-width / 2 - 0.05, STAGE, 0.05, height + 0.06, INK.steel)
    .rect(width / 2, STAGE, 0.05, height + 0.06, INK.steel)
    .rect(-width / 2 - 0.05, STAGE + height + 0.01, width + 0.1, 0.05, INK.steel);
  const front = new Pen()
    .add(person(-width / 2 - 0.55, { shirt: INK.paper, on: STAGE }))
    .shape(`M${n(width / 2 + 0.4)} ${-STAGE}v-1.02h-.08l.05-.1h.56l.05.1h-.08V${-STAGE}z`, INK.wood)
    .add(`<g fill="#12100F">${audience()}</g>`);
  return {
    back: pen.toString(),
    front: front.toString(),
    x: -width / 2,
    y: STAGE + 0.01,
    framing: { box: { left: -width / 2 - 1.1, right: width / 2 + 1.1, top: STAGE + height + 0.45 }, cut: 0 },
    floor: "#23201C",
  };
};

function curtain(pen: Pen, side: number, at: number, ceiling: number): void {
  const x = side * at;
  pen
    .shape(
      `M${n(x)} ${n(-ceiling)}h${n(side * -0.9)}q${n(side * 0.5)} ${n(ceiling / 2 - 0.2)} ${n(side * 0.35)} ${n(ceiling - STAGE)}h${n(side * 0.55)}z`,
      INK.red,
    )
    .shape(
      `M${n(x - side * 0.28)} ${n(-ceiling)}q${n(side * -0.1)} ${n(ceiling / 2)} ${n(side * 0.1)} ${n(ceiling - STAGE)}z`,
      INK.brick,
    );
}

/** Heads of the first row, at uneven distances and heights. */
function audience(): string {
  let heads = "";
  for (let seat = -16; seat < 17; seat++) {
    const x = seat * 0.62 + (Math.abs(seat) % 3) * 0.07;
    heads += `<circle cx="${n(x)}" cy="${n(0.02 - (Math.abs(seat) % 2) * 0.05)}" r=".115"/><path d="M${n(x - 0.2)} .45q0-.32.2-.32t.2.32z"/>`;
  }
  return heads;
}
