/**
 * Text that comes without HTML (from Zalo, Notepad, a sign of the keyboard's) is what it looks like, never Markdown: stars between figures are
 * figures, "3." begins no list. An empty line parts paragraphs, a single line end stays one.
 */
import { Fragment, type Mark, type Node, type ResolvedPos, Slice } from "@milkdown/prose/model";
import { withoutInvisibleSigns } from "../../../app/content/text/invisible-signs.ts";

/** @returns text or HTML in composed letters, with plain blanks and without what nobody sees */
export function plainPasted(text: string): string {
  return withoutInvisibleSigns(text.normalize("NFC").replaceAll("\u00a0", " "));
}

/**
 * What stands between two lines that become one, in a place that has no second one (a cell of a table).
 *
 * @param before the words of the first
 * @returns a blank after a sign that ends something, a semicolon elsewhere: two prices below each other must not become one
 */
export function betweenLines(before: string): string {
  if (before === "") return "";
  return /\p{P}$/u.test(before) ? " " : "; ";
}

function inOneLine(lines: readonly string[]): string {
  return lines.filter((line) => line.trim() !== "").reduce((before, line) => before + betweenLines(before) + line, "");
}

/**
 * Paragraphs of a text, each as its lines. Blanks beside a line end go: no page shows them, and Markdown would take four of them for lines of a
 * program. Those at both ends stay: a word is pasted between two others.
 */
export function paragraphsOf(text: string): string[][] {
  return plainPasted(text)
    .replace(/\r\n?/g, "\n")
    .replace(/^\s*\n|\n\s*$/g, "")
    .split(/\n(?:[^\S\n]*\n)+/)
    .map((paragraph) => paragraph.split(/[^\S\n]*\n[^\S\n]*/));
}

/**
 * @param text as the clipboard gives it
 * @param place where the caret stands
 * @returns what stands there for it; open at both ends, so that a word goes into its sentence
 */
export function sliceOfText(text: string, place: ResolvedPos): Slice {
  const paragraphs = paragraphsOf(text);
  const marks = place.marks();
  const made = linesFor(place, paragraphs).map((lines) => paragraphOf(place, marks, lines));
  return Slice.maxOpen(Fragment.from(made));
}

/** The paragraphs as the place can hold them: a cell has one line, a heading is one. */
function linesFor(place: ResolvedPos, paragraphs: string[][]): string[][] {
  const { paragraph } = place.doc.type.schema.nodes;
  const after = place.depth > 0 ? place.index(-1) + 1 : 0;
  const holdsMore = place.depth === 0 || place.node(-1).canReplaceWith(after, after, paragraph ?? place.parent.type);
  const lines = paragraphs.flat();
  if (!holdsMore) return lines.length > 1 ? [[inOneLine(lines)]] : paragraphs;
  return place.parent.type.name === "heading" ? lines.map((line) => [line]) : paragraphs;
}

/** @throws Error when the presets no longer have paragraphs and breaks */
function paragraphOf(place: ResolvedPos, marks: readonly Mark[], lines: string[]): Node {
  const { schema } = place.doc.type;
  const { paragraph, hardbreak } = schema.nodes;
  if (!paragraph || !hardbreak) throw new Error("The editor has no paragraph or no break.");
  const begins = place.parentOffset === 0;
  const content = lines.flatMap((line, at) => {
    const words = at === 0 && begins ? line.trimStart() : line;
    return [...(at > 0 ? [hardbreak.create()] : []), ...(words ? [schema.text(words, marks)] : [])];
  });
  return paragraph.create(null, content);
}
