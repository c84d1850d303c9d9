/**
 * The inverse of ticket.ts and of the size that a category page puts into a message: lines `Khổ: …` of a message become a docket again. Free text is not
 * interpreted: without one of the two first lines, a message has no brief.
 */
import { parseSide } from "./measures.ts";

/** What a message says of a print, as it was written there. */
export interface Brief {
  /** Lines of the docket in their order, label and words, e.g. `["Số lượng", "2, mỗi tấm 1,6 m²"]`. */
  lines: [label: string, words: string][];
  /** What is to be printed, e.g. `Standee`. */
  what: string;
  /** Width and height in metres; null when no size was told. */
  size: { width: number; height: number; said: string } | null;
  /** Pieces; null when not told. */
  quantity: number | null;
  /** What else the message says. */
  rest: string;
}

/** First line of a ticket; it ends with the shop's name. */
const TICKET = /^PHIẾU IN\b/;
/** First line of a size sent from a category page. */
const ASKED = /^Hỏi giá: /;
/** Last line of a ticket: courtesy, no fact. */
const COURTESY = /^Nhờ xưởng báo giá giúp\.?$/;
/** Only the labels that this site writes count, so that a visitor's own line with a colon is not taken for a line of the docket. */
const LABELS: ReadonlySet<string> = new Set([
  "Hỏi giá",
  "In",
  "Khổ",
  "Số lượng",
  "Chỗ dùng",
  "Vật liệu gợi ý",
  "File",
  "Cần",
  "Dặn thêm",
  "Xem khổ",
]);

/** @param message as it arrived @returns null when it holds no brief */
export function readBrief(message: string): Brief | null {
  const written = message.normalize("NFC").replaceAll("\u00a0", " ").split("\n");
  const start = written.findIndex((line) => TICKET.test(line) || ASKED.test(line));
  if (start < 0) return null;
  const lines: Brief["lines"] = [];
  const rest = written.slice(0, start);
  let inNote = false;
  for (const line of written.slice(start)) {
    const [, label = "", words = ""] = /^([^:]+): (.*)$/.exec(line) ?? [];
    if (LABELS.has(label)) {
      lines.push([label, words]);
      inNote = label === "Dặn thêm";
    } else if (COURTESY.test(line)) inNote = false;
    else if (inNote) lines.push(["Dặn thêm", `${lines.pop()?.[1] ?? ""}\n${line}`]);
    else if (!TICKET.test(line)) rest.push(line);
  }
  const wordsOf = (name: string) => lines.find(([label]) => label === name)?.[1];
  const pieces = /^[\d.]+/.exec(wordsOf("Số lượng") ?? "")?.[0].replaceAll(".", "");
  return {
    lines,
    what: wordsOf("In") ?? wordsOf("Hỏi giá") ?? "",
    size: readSize(wordsOf("Khổ") ?? ""),
    quantity: pieces ? Number(pieces) : null,
    rest: rest.join("\n").trim(),
  };
}

/** A size as `saySize` writes it, `80 × 200 cm`, `1,2 × 3 m`, or as a visitor who changes it does: `1m6 × 2m05`. */
const SIZE = /^([\d.,]+(?:m\d+)?) × ([\d.,]+(?:m\d+)?)(?: ?(mm|cm|m))?(?!\p{L})/iu;

function readSize(text: string): Brief["size"] {
  const found = SIZE.exec(text);
  if (!found) return null;
  const [said, across = "", up = "", unit = ""] = found;
  if (!/m/i.test(unit || up)) return null; // figures alone have no unit
  const metres = (side: string) => parseSide(/m/i.test(side) ? side : side + unit, "m");
  const [width, height] = [metres(across), metres(up)];
  return width > 0 && height > 0 ? { width, height, said } : null;
}
