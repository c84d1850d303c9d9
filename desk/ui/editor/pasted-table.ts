/**
 * Tables of Word, Excel and web pages. A table of the site has as many cells in each row as it has columns, one line in each cell, and a name: so
 * merged cells are split, and the pasted table stands in the house's own block, which asks for its name.
 */
import type { ResolvedPos } from "@milkdown/prose/model";
import { betweenLines } from "./plain-text.ts";

/** More columns than any table has that people read; Excel may merge a title over all of its 16,384 columns. */
const MOST_COLUMNS = 100;

/** Elements that begin a line of their own. */
const LINES =
  "address,article,blockquote,div,dd,dl,dt,h1,h2,h3,h4,h5,h6,li,ol,p,pre,section,table,tbody,thead,tr,td,th,ul";
/** A sign that no text has (Unicode, private use). */
const LINE_END = "\ue000";

/** The cells of a row; null where a merged cell reaches over. */
type Row = (HTMLTableCellElement | null)[];

/**
 * Replaces the pasted tables by the house's own.
 *
 * @param place where they will stand: within a block they become mere tables, elsewhere blocks of their own
 */
export function bringTables(page: Document, place: ResolvedPos): void {
  const inBlock = isInBlock(place);
  for (const table of page.querySelectorAll("table")) {
    if (table.parentElement?.closest("table")) continue; // a table within a cell is text of that cell
    const rows = trimmed(spread(table));
    for (const cell of rows.flat()) if (cell) inOneLine(cell);
    const [[only] = []] = rows;
    if (rows.length === 0) table.remove();
    else if (only && rows.flat().length === 1) table.replaceWith(paragraphOf(only));
    else table.replaceWith(inBlock ? tableOf(page, rows) : blockOf(page, rows, table.caption?.textContent ?? ""));
  }
}

const isInBlock = (place: ResolvedPos) =>
  Array.from({ length: place.depth }, (_, at) => place.node(at + 1).type.name).some((name) =>
    /^khoi_|^table/.test(name),
  );

/** Each row with all its columns: a merged cell stands in the first place that it covers, its other places are empty. */
function spread(table: HTMLTableElement): Row[] {
  const rows: Row[] = [...table.rows].map(() => []);
  for (const [down, { cells }] of [...table.rows].entries()) {
    for (const cell of cells) {
      const across = firstFree(rows[down] ?? []);
      // A span of 0 reaches to the end of the table (HTML Standard, "rowspan").
      const last = cell.rowSpan === 0 ? rows.length : down + cell.rowSpan;
      for (const [at, row] of rows.slice(down, last).entries())
        for (let column = across; column < Math.min(across + cell.colSpan, MOST_COLUMNS); column++)
          row[column] = at === 0 && column === across ? cell : null;
    }
  }
  const width = Math.max(0, ...rows.map(({ length }) => length));
  return rows.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? null));
}

function firstFree(row: Row): number {
  for (let column = 0; ; column++) if (row[column] === undefined) return column;
}

/** Removes the empty rows below and columns at the right that come along with a selection in Excel. */
function trimmed(rows: Row[]): Row[] {
  const isFilled = (cell: Row[number]) => (cell?.textContent ?? "").trim() !== "";
  const width = Math.max(0, ...rows.map((row) => row.findLastIndex(isFilled) + 1));
  const height = rows.findLastIndex((row) => row.some(isFilled)) + 1;
  return rows.slice(0, height).map((row) => row.slice(0, width));
}

/** Joins the lines of a cell into one, because a cell of the site has one line only. */
function inOneLine(cell: HTMLTableCellElement): void {
  for (const end of cell.querySelectorAll("br")) end.replaceWith(LINE_END);
  for (const block of cell.querySelectorAll(LINES)) block.replaceWith(LINE_END, ...block.childNodes, LINE_END);
  let before = "";
  let ended = false;
  const texts = cell.ownerDocument.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text; // the walker shows no others
    const words = text.data.split(LINE_END).map((line) => line.replace(/\s+/g, " "));
    text.data = "";
    for (const [at, line] of words.entries()) {
      ended ||= at > 0;
      const said = ended || before === "" ? line.trimStart() : line;
      if (said === "") continue;
      const between = ended ? betweenLines(before.trimEnd()) : "";
      text.data += between + said;
      before += between + said;
      ended = false;
    }
  }
}

/** A single cell becomes a paragraph: Excel copies even one cell as a table. */
function paragraphOf(cell: HTMLTableCellElement): HTMLElement {
  const paragraph = cell.ownerDocument.createElement("p");
  paragraph.append(...cell.childNodes);
  return paragraph;
}

/** The first row names the columns. */
function tableOf(page: Document, rows: Row[]): HTMLTableElement {
  const table = page.createElement("table");
  for (const [at, row] of rows.entries()) {
    const line = table.insertRow();
    for (const cell of row) {
      const made = line.appendChild(page.createElement(at === 0 ? "th" : "td"));
      made.append(...(cell?.childNodes ?? []));
    }
  }
  return table;
}

/** The block as HTML that `directives.ts` reads. @param name the caption of the pasted table; mostly empty */
function blockOf(page: Document, [names = [], ...others]: Row[], name: string): HTMLElement {
  // A table of the editor has at least one row below the row with the column names.
  const rows = [names, ...(others.length > 0 ? others : [names.map(() => null)])];
  const block = page.createElement("section");
  block.dataset.khoi = "khoi_bang";
  block.dataset.muc = JSON.stringify({ chu: name.replace(/\s+/g, " ").trim() });
  block.append(tableOf(page, rows));
  return block;
}
