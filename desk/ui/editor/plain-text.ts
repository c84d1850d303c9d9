/**
 * Text that comes without HTML (from Zalo, Notepad) is taken literally, never as Markdown: stars between figures are not emphasis, "3." begins no list. An
 * empty line separates paragraphs, a single line break stays one. The same holds for what is copied: whoever pastes it into a chat sees no Markdown.
 */
import { Fragment, type Mark, type Node, type ResolvedPos, Slice } from "@milkdown/prose/model";
import { withoutInvisibleSigns } from "../../../app/content/text/invisible-signs.ts";

/** @returns the text or HTML with composed letters (NFC), with plain spaces and without invisible characters */
export function plainPasted(text: string): string {
  return withoutInvisibleSigns(text.normalize("NFC").replaceAll("\u00a0", " "));
}

/**
 * The separator of two lines that are joined, in a place with room for one line only (a cell of a table).
 *
 * @param before the words of the first line
 * @returns a space after punctuation, otherwise a semicolon, because two prices below each other must not become one
 */
export function betweenLines(before: string): string {
  if (before === "") return "";
  return /\p{P}$/u.test(before) ? " " : "; ";
}

function inOneLine(lines: readonly string[]): string {
  return lines.filter((line) => line.trim() !== "").reduce((before, line) => before + betweenLines(before) + line, "");
}

/** Line ends of Windows and of old Macs; Word's own and Unicode's, which would otherwise be taken for invisible characters. */
const LINE_ENDS = /\r\n?|[\v\f\u2028]/g;

/**
 * Paragraphs of a text, each as its lines. Spaces around a line break are dropped: no page shows them, and Markdown would read four of them as a block of code.
 * Spaces at both ends of the text stay, because a word may be pasted between two others.
 */
export function paragraphsOf(text: string): string[][] {
  return plainPasted(text.replace(LINE_ENDS, "\n").replaceAll("\u2029", "\n\n"))
    .replace(/^\s*\n|\n\s*$/g, "")
    .split(/\n(?:[^\S\n]*\n)+/)
    .map((paragraph) => paragraph.split(/[^\S\n]*\n[^\S\n]*/));
}

/**
 * @param text as the clipboard gives it
 * @param place where the caret stands
 * @returns the text as content of the editor; open at both ends, so that a pasted word joins the sentence at the caret
 */
export function sliceOfText(text: string, place: ResolvedPos): Slice {
  const paragraphs = paragraphsOf(text);
  const marks = place.marks();
  const made = linesFor(place, paragraphs).map((lines) => paragraphOf(place, marks, lines));
  return Slice.maxOpen(Fragment.from(made));
}

/** The paragraphs as the place can hold them: a cell takes one line only, and in a heading every line is a paragraph of its own. */
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

/** @returns the copied content for programs that take no HTML: items keep their dash or number, cells of a row have a tab between them */
export function textOfSlice({ content }: Slice): string {
  return content.content.map(textOfBlock).filter(Boolean).join("\n\n");
}

function textOfBlock(node: Node): string {
  const within = node.content.content;
  if (node.isText || node.isInline) return node.text ?? "";
  if (node.inlineContent) return node.textContent;
  switch (node.type.name) {
    case "bullet_list":
      return within.map((item) => `- ${textOfBlock(item)}`).join("\n");
    case "ordered_list":
      return within.map((item, at) => `${Number(node.attrs.order) + at}. ${textOfBlock(item)}`).join("\n");
    case "table_header_row":
    case "table_row":
      return within.map(textOfBlock).join("\t");
    case "list_item":
    case "table":
      return within.map(textOfBlock).join("\n");
    default:
      return within.map(textOfBlock).filter(Boolean).join("\n\n");
  }
}
