/**
 * Letters of one stroke, as a cutting plotter draws them: the words of a template need no font, in SVG and in PDF alike.
 * Vietnamese capitals, figures and the signs of sizes; `c` and `m` also as small letters, since a unit is never written in capitals.
 */

/** A line through points, in units of which a capital is ten high; y upwards from the foot. */
export type Stroke = [x: number, y: number][];

/** Glyphs: strokes are separated by `|`, points by spaces. */
const GLYPHS: Record<string, string> = {
  A: "0,0 3,10 6,0|1.1,3.6 4.9,3.6",
  B: "0,0 0,10 4,10 5.5,8.8 5.5,6.5 4.2,5.4 0,5.4|4.2,5.4 6,4.1 6,1.4 4.5,0 0,0",
  C: "6,8.2 4.4,10 1.6,10 0,8.2 0,1.8 1.6,0 4.4,0 6,1.8",
  D: "0,0 0,10 3.8,10 6,7.8 6,2.2 3.8,0 0,0",
  Đ: "0,0 0,10 3.8,10 6,7.8 6,2.2 3.8,0 0,0|-1.4,5.2 2.4,5.2",
  E: "5.6,10 0,10 0,0 5.6,0|0,5.3 4.6,5.3",
  F: "5.6,10 0,10 0,0|0,5.3 4.6,5.3",
  G: "6,8.2 4.4,10 1.6,10 0,8.2 0,1.8 1.6,0 4.4,0 6,1.8 6,4.6 3.4,4.6",
  H: "0,0 0,10|6,0 6,10|0,5.2 6,5.2",
  I: "0,0 0,10",
  J: "4.4,10 4.4,1.8 3,0 1.4,0 0,1.8",
  K: "0,0 0,10|5.8,10 0,4.6|2,6.4 6,0",
  L: "0,10 0,0 5.4,0",
  M: "0,0 0,10 3.5,3.6 7,10 7,0",
  N: "0,0 0,10 6,0 6,10",
  O: "1.8,0 0,1.8 0,8.2 1.8,10 4.2,10 6,8.2 6,1.8 4.2,0 1.8,0",
  P: "0,0 0,10 4.2,10 6,8.6 6,6 4.2,4.6 0,4.6",
  Q: "1.8,0 0,1.8 0,8.2 1.8,10 4.2,10 6,8.2 6,1.8 4.2,0 1.8,0|3.6,2.6 6.2,-0.6",
  R: "0,0 0,10 4.2,10 6,8.6 6,6 4.2,4.6 0,4.6|3.2,4.6 6,0",
  S: "5.8,8.4 4.4,10 1.6,10 0,8.6 0,6.8 1.4,5.6 4.6,4.8 6,3.4 6,1.6 4.4,0 1.4,0 0,1.6",
  T: "0,10 6,10|3,10 3,0",
  U: "0,10 0,1.8 1.6,0 4.4,0 6,1.8 6,10",
  V: "0,10 3,0 6,10",
  W: "0,10 1.8,0 4,7 6.2,0 8,10",
  X: "0,0 6,10|0,10 6,0",
  Y: "0,10 3,5 6,10|3,5 3,0",
  Z: "0,10 6,10 0,0 6,0",
  c: "4.4,5.6 3.4,6.6 1.2,6.6 0,5.4 0,1.2 1.2,0 3.4,0 4.4,1",
  m: "0,0 0,6.6|0,5.2 1.2,6.6 2.6,6.6 3.4,5.6 3.4,0|3.4,5.2 4.6,6.6 6,6.6 6.8,5.6 6.8,0",
  "0": "1.8,0 0,1.8 0,8.2 1.8,10 4,10 5.6,8.2 5.6,1.8 4,0 1.8,0",
  "1": "0.4,8 2.8,10 2.8,0",
  "2": "0,8.2 1.6,10 4.2,10 5.6,8.4 5.6,6.6 0,0 5.8,0",
  "3": "0,10 5.6,10 2.6,6 4.4,6 5.8,4.6 5.8,1.6 4.2,0 1.4,0 0,1.6",
  "4": "4.4,0 4.4,10 0,3 6,3",
  "5": "5.4,10 0.4,10 0,5.6 1.4,6.4 4,6.4 5.8,4.8 5.8,1.8 4.2,0 1.4,0 0,1.4",
  "6": "5.4,8.8 4.2,10 1.8,10 0,8 0,1.8 1.6,0 4.2,0 5.8,1.8 5.8,4.4 4.2,6 1.6,6 0,4.4",
  "7": "0,10 5.8,10 2,0",
  "8": "1.6,5.4 0.2,6.8 0.2,8.6 1.6,10 4.2,10 5.6,8.6 5.6,6.8 4.2,5.4 1.6,5.4 0,3.8 0,1.6 1.6,0 4.2,0 5.8,1.6 5.8,3.8 4.2,5.4",
  "9": "0.4,1.2 1.6,0 4,0 5.8,2 5.8,8.2 4.2,10 1.6,10 0,8.2 0,5.6 1.6,4 4.2,4 5.8,5.6",
  ",": "0.6,0.8 0.6,0 0,-1.6",
  ".": "0.4,0 0.4,0.6",
  ":": "0.4,1.4 0.4,2|0.4,5.6 0.4,6.2",
  "×": "0,1.6 4,5.6|0,5.6 4,1.6",
  "-": "0,4 3.4,4",
  "–": "0,4 5.4,4",
  "(": "2,11 0.4,8.6 0.4,1.4 2,-1",
  ")": "0,11 1.6,8.6 1.6,1.4 0,-1",
};

/** Marks, drawn from the middle of the letter. Above a circumflex or a breve (`roof`) the mark of a tone stands higher by {@link ROOF}. */
const MARKS: Record<string, { strokes: string; above?: true; roof?: true }> = {
  "\u0302": { strokes: "-1.5,11 0,12.4 1.5,11", above: true, roof: true },
  "\u0306": { strokes: "-1.5,12.4 -0.8,11.2 0.8,11.2 1.5,12.4", above: true, roof: true },
  "\u0300": { strokes: "-1.4,13.2 0.6,11.2", above: true },
  "\u0301": { strokes: "-0.6,11.2 1.4,13.2", above: true },
  "\u0309": { strokes: "-0.8,13.2 0.4,13.2 0.8,12.4 0,11.6 0,11", above: true },
  "\u0303": { strokes: "-1.7,11.2 -0.8,12.2 0.8,11.4 1.7,12.4", above: true },
  "\u0323": { strokes: "0,-2.2 0,-1.6" },
};
/** The horn of Ơ and Ư hangs at the upper right. */
const HORN = "\u031b";

/** Width of the gap between two letters and of a space, and the height of a roof, in the same units. */
const GAP = 2.4;
const SPACE = 3.6;
const ROOF = 2.2;

const points = (text: string): Stroke[] =>
  text.split("|").map((stroke) =>
    stroke.split(" ").map((point) => {
      const [x = 0, y = 0] = point.split(",").map(Number);
      return [x, y];
    }),
  );

const moved = (strokes: Stroke[], dx: number, dy: number): Stroke[] =>
  strokes.map((stroke) => stroke.map(([x, y]) => [x + dx, y + dy]));

/**
 * The strokes of one line of text, beginning at 0.
 *
 * @param text any case; small letters except `c` and `m` of a unit are drawn as capitals
 * @throws for a sign without a glyph: somebody has written a label that the plotter cannot draw
 */
export function plotText(text: string): Stroke[] {
  const drawn: Stroke[] = [];
  let at = 0;
  for (const [letter, marks] of clusters(text)) {
    if (/\s/.test(letter)) {
      at += SPACE;
      continue;
    }
    const glyph = GLYPHS[letter];
    if (!glyph) throw new Error(`No glyph for "${letter}" in app/try-size/template/plotter-letters.ts`);
    const strokes = points(glyph);
    const width = Math.max(...strokes.flat().map(([x]) => x));
    drawn.push(...moved(strokes, at, 0));
    const roofed = marks.some((mark) => MARKS[mark]?.roof);
    for (const mark of marks) {
      if (mark === HORN) drawn.push(...moved(points("-0.6,9.6 0.8,10 1.2,11.2"), at + width, 0));
      const known = MARKS[mark];
      if (known)
        drawn.push(...moved(points(known.strokes), at + width / 2, known.above && roofed && !known.roof ? ROOF : 0));
    }
    at += width + GAP;
  }
  return drawn;
}

const LETTERS = /(?<unit>(?<!\p{L})[cm]?m(?![\p{L}\p{M}]))|.\p{M}*/gsu;

/** Each letter as a glyph's name, with its marks; units keep their small letters, everything else becomes capitals. */
function clusters(text: string): [letter: string, marks: string[]][] {
  return [...text.normalize("NFC").matchAll(LETTERS)].flatMap(([piece, unit]): [string, string[]][] => {
    if (unit) return [...unit].map((letter) => [letter, []]);
    const [letter = "", ...marks] = piece.toUpperCase().normalize("NFD");
    return [[letter, marks]];
  });
}
