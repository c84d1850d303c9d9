/** The words on a template, and where they stand: within the safe area, and in the foot of a roll-up. */
import { formatNumber, saySize } from "../figures.ts";
import type { Wish } from "../wish.ts";
import type { Box, InFile, Ink, Template } from "./guides.ts";
import { sayMargin } from "./margins.ts";
import type { Stand } from "./stand.ts";

/** What the words describe, in millimetres of the file except for the bleed. */
interface Drawn {
  scale: number;
  /** Centimetres of the print. */
  bleed: number;
  /** How far letters keep off the edge. */
  inset: number;
  stand: Stand;
  trim: Box;
  safe: Box;
  /** Side of the squares that an X takes at the corners; 0 without an X. */
  corner: number;
  inFile: InFile;
}

type Line = [ink: Ink, text: string];

/** @returns labels whose letters are as large as the longest of them allows */
export function labelsOf(wish: Wish, drawn: Drawn): Template["labels"] {
  const { safe, corner } = drawn;
  // The labels stand below the corners that an X takes.
  const begin = Math.max(safe.y, corner);
  const room = { width: safe.width, height: safe.y + safe.height - begin };
  const lines = linesOf(wish, drawn);
  const height = Math.min(
    ...lines.map(([, text]) => letterFor(text, room.width)),
    room.height / (2.4 + lines.length * 2.2),
    Math.max(safe.width, safe.height) / 60,
  );
  const x = safe.x + height;
  const labels: Template["labels"] = lines.map(([ink, text], at) => ({
    x,
    y: begin + height * (2.6 + at * 2.2),
    height,
    ink,
    text,
  }));
  const foot = footLabel(drawn);
  if (!foot) return labels;
  const letter = Math.min(height, foot.height / 2.4, letterFor(foot.text, room.width));
  return [...labels, { x, y: foot.y + (foot.height + letter) / 2, height: letter, ink: "red", text: foot.text }];
}

/** A capital and its gap are about 8 units wide where it is 10 high. */
const letterFor = (text: string, width: number) => width / (text.length * 0.88 + 3);

function linesOf({ width, height, unit }: Wish, { scale, bleed, inset, stand }: Drawn): Line[] {
  const real = scale > 1 ? " ở khổ thật" : "";
  const { rollUp, corner } = stand;
  const sides = rollUp ? ` hai bên, ${sayMargin(rollUp.bar * 100)} ở đỉnh` : "";
  const lines: Line[] = [
    ["green", `Vùng chữ an toàn, lùi ${sayMargin((inset * scale) / 10)}${sides}${real}`],
    ["ink", `Khổ thành phẩm ${saySize(width, height, unit)}, file 1:${scale}`],
    ["red", `Nền kéo thêm ${sayMargin(bleed)} mỗi cạnh${real}`],
  ];
  if (corner)
    lines.push(["red", `${rollUp ? "Chữ X: bốn" : "Bốn"} góc chừa ${sayMargin(corner * 100)} không đặt chữ, có khoen`]);
  return lines;
}

/** The words in the foot of a roll-up, and the strip of the foot above the base; undefined without a roll-up. */
function footLabel({ stand: { rollUp, corner }, trim, inFile }: Drawn) {
  if (!rollUp) return;
  const { foot, hidden } = rollUp;
  const vanishes = `${formatNumber(hidden.least * 100)}–${sayMargin(hidden.most * 100)} chui vào đế`;
  const text = `${sayMargin(foot * 100)} cuối: không đặt chữ (${vanishes})`;
  return {
    // Where the size goes on an X as well, the words say which stand they are about.
    text: corner ? `Cuốn: ${text.replace(":", "")}` : text,
    y: trim.height - inFile(foot),
    height: inFile(foot - hidden.most),
  };
}
