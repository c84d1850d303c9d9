/**
 * Writes what the desk's editor made in the style of the shop's files, and leaves every untouched block as it stands: a saved article differs from the old one
 * only in the lines that were changed.
 */
import type { Nodes, Root, Table, Text } from "mdast";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkStringify, { type Options } from "remark-stringify";
import { unified } from "unified";
import { SKIP, visit } from "unist-util-visit";

type Handlers = NonNullable<Options["handlers"]>;

/** "1:10" is no directive (as in app/content/text/markdown.build.ts): it becomes text again, joined with its neighbours. */
function plainColons() {
  return (tree: Root, file: { value: unknown }) => {
    visit(tree, "textDirective", (node, index, parent) => {
      if (!parent || index === undefined || !node.position) return;
      const value = String(file.value).slice(node.position.start.offset, node.position.end.offset);
      parent.children.splice(index, 1, { type: "text", value });
      return [SKIP, index];
    });
    joinTexts(tree);
  };
}

function joinTexts(node: Nodes): void {
  if (!("children" in node)) return;
  const joined: Nodes[] = [];
  for (const child of node.children as Nodes[]) {
    const last = joined.at(-1);
    if (child.type === "text" && last?.type === "text") last.value += child.value;
    else joined.push(child);
  }
  // The cast: joining two texts leaves every parent with the kinds of children it had.
  node.children = joined as typeof node.children;
  for (const child of joined) joinTexts(child);
}

/** Gives each row of a table as many cells as its longest row: a page would leave out the cells beyond the header's, and shows a missing cell as empty. */
function evenRows() {
  return (tree: Root) => {
    visit(tree, "table", (node) => {
      const { children: rows } = node;
      const width = Math.max(...rows.map((row) => row.children.length));
      node.align = Array.from({ length: width }, (_, column) => node.align?.[column] ?? null);
      for (const { children: cells } of rows)
        while (cells.length < width) cells.push({ type: "tableCell", children: [] });
    });
  };
}

/** Tables as they are typed: one space beside each bar, nothing padded. Entering `tableCell` and `phrasing` escapes what a cell must not hold. */
const table: NonNullable<Handlers["table"]> = (node: Table, _parent, state, info) => {
  const leaveTable = state.enter("table");
  const rows = node.children.map((row) =>
    row.children.map((cell) => {
      const leave = [state.enter("tableCell"), state.enter("phrasing")];
      const text = state.containerPhrasing(cell, { ...info, before: "|", after: "|" });
      for (const exit of leave.reverse()) exit();
      return text;
    }),
  );
  leaveTable();
  const marks: Record<string, string> = { left: ":--", right: "--:", center: ":-:" };
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  const rule = (node.align ?? []).map((align) => marks[align ?? ""] ?? "---");
  return [line(rows[0] ?? []), line(rule), ...rows.slice(1).map(line)].join("\n");
};

/** A colon before a digit needs no escape: {@link plainColons} makes it text again. */
const text: NonNullable<Handlers["text"]> = (node: Text, _parent, state, info) =>
  state.safe(node.value, info).replace(/\\:(?=\d)/g, ":");

const STYLE: Options = {
  bullet: "-",
  listItemIndent: "one",
  emphasis: "*",
  rule: "-",
  handlers: { table, text },
};

const reader = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).use(plainColons).freeze();
const evenReader = reader().use(evenRows).freeze();
const writer = evenReader().use(remarkStringify, STYLE).freeze();

/** Markdown in the style of the shop's files. */
export function inHouseStyle(markdown: string): string {
  return String(writer.processSync(markdown));
}

interface Block {
  source: string;
  /** What the block says, however it is written. */
  meaning: string;
  start: number;
  end: number;
}

/** The top-level blocks of a text, read without the empty lines at its end: code and HTML that are never closed would take these in. */
export const blocksOf = (markdown: string): Block[] => blocksReadBy(reader, markdown);

/** A text taken apart as the desk reads it. */
export const treeOf = (markdown: string): Root => treeReadBy(reader, markdown);

function treeReadBy(by: typeof reader, markdown: string): Root {
  return by.runSync(by.parse(markdown), markdown) as Root; // no plugin of the reader makes another kind of root
}

function blocksReadBy(by: typeof reader, markdown: string): Block[] {
  const read = markdown.trimEnd();
  return treeReadBy(by, read).children.map((node) => {
    const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
    const meaning = JSON.stringify(node, (key, value) => (key === "position" || key === "spread" ? undefined : value));
    return { source: read.slice(start, end), meaning, start, end };
  });
}

/**
 * What a whole text says, for comparing two ways of writing it.
 *
 * @param rows of its tables: `written`, as they stand, or `even`, all of one length, as {@link withText} writes them
 */
export function meaningOf(markdown: string, rows: "written" | "even" = "written"): string {
  return blocksReadBy(rows === "even" ? evenReader : reader, markdown)
    .map(({ meaning }) => meaning)
    .join("\n");
}

/** @returns whether `markdown` has every word of `text` at least as often */
export function holdsWordsOf(markdown: string, text: string): boolean {
  const there = wordCounts(markdown);
  return [...wordCounts(text)].every(([word, count]) => (there.get(word) ?? 0) >= count);
}

/** Counts the words that an owner wrote: in text, links, descriptions of pictures, names and attributes of blocks, but not in the signs of Markdown itself. */
function wordCounts(markdown: string): Map<string, number> {
  const counts = new Map<string, number>();
  visit(treeOf(markdown), (node) => {
    const { value, url, title, alt, name, attributes } = node as Written; // the cast: each kind of node has some of these
    for (const written of [value, url, title, alt, name, ...Object.entries(attributes ?? {}).flat()])
      for (const [word] of (written ?? "").matchAll(/[\p{L}\p{M}\p{N}]+/gu))
        counts.set(word, (counts.get(word) ?? 0) + 1);
  });
  return counts;
}

/** The properties in which nodes keep words; each kind of node has some of them. */
interface Written {
  value?: string;
  url?: string;
  title?: string | null;
  alt?: string | null;
  name?: string;
  attributes?: Record<string, string | null | undefined> | null;
}

/**
 * @param before the text in the file
 * @param edited the text as the editor gives it
 * @returns `before` with only the changed blocks replaced; the whole edited text, should that say anything else
 */
export function withText(before: string, edited: string): string {
  if (edited.trim() === before.trim()) return before;
  const said = edited.trimEnd();
  const styled = inHouseStyle(said);
  // The house style must not change what is said: where it would, the editor's own writing is kept.
  const wanted = meaningOf(styled) === meaningOf(said, "even") ? styled : said;
  const patched = patch(before, blocksOf(before), blocksOf(wanted));
  if (meaningOf(patched) === meaningOf(wanted)) return patched;
  return `\n${wanted.trimEnd()}\n`;
}

/** For each pair of places in both texts: the length of the longest common subsequence of blocks from there on. */
function sharedRuns(old: Block[], now: Block[]): Uint16Array[] {
  const shared = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1));
  const at = (i: number, j: number) => shared[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = now.length - 1; j >= 0; j--) {
      const row = shared[i];
      if (!row) continue;
      row[j] = old[i]?.meaning === now[j]?.meaning ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  return shared;
}

/** Each new block, with the number of the old block that says the same, or -1. */
function kept(old: Block[], now: Block[]): { source: string; from: number }[] {
  const shared = sharedRuns(old, now);
  const result: { source: string; from: number }[] = [];
  for (let i = 0, j = 0; j < now.length; ) {
    const [before, block] = [old[i], now[j]];
    if (!block) break;
    if (before && before.meaning === block.meaning) {
      result.push({ source: before.source, from: i });
      i++;
      j++;
    } else if (before && (shared[i + 1]?.[j] ?? 0) >= (shared[i]?.[j + 1] ?? 0)) i++;
    else {
      result.push({ source: block.source, from: -1 });
      j++;
    }
  }
  return result;
}

function patch(before: string, old: Block[], now: Block[]): string {
  const blocks = kept(old, now);
  if (blocks.length === 0) return "\n";
  let out = before.trim() ? (/^\n*/.exec(before)?.[0] ?? "") : "\n";
  for (const [at, { source, from }] of blocks.entries()) {
    const last = blocks[at - 1];
    if (last) {
      const together = last.from >= 0 && last.from === from - 1;
      out += together ? before.slice(old[last.from]?.end, old[from]?.start) : "\n\n";
    }
    out += source;
  }
  const end = blocks.at(-1)?.from === old.length - 1 ? before.slice(old.at(-1)?.end) : "\n";
  return out + (end || "\n");
}
