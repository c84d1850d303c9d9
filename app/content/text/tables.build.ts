/** The block `bang`: a table with its title, which a phone can read. */
import type { Element, ElementContent } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { h } from "hastscript";
import { visit } from "unist-util-visit";
import { attribute, type Report } from "./block.build.ts";
import { withUnits } from "./headings.build.ts";
import { drawSwatches } from "./swatches.build.ts";
import { typeset } from "./typeset.build.ts";

/** Wide things scroll in a box of their own that a keyboard can reach (WCAG 2.1.1). */
const scrollBox = (label: string, ...children: ElementContent[]) =>
  h("div", { className: ["scroll-x"], tabIndex: 0, role: "region", ariaLabel: label }, ...children);

/** At the desk every table stands in a block, whose name is its uppermost box. */
export const NAMELESS_TABLE = "Bảng chưa có tên: bấm vào bảng rồi ghi tên ở ô trên cùng";

/** Gives the table its caption and its cells their headers; the first column names its row. What is wrong goes to `report`. */
export function captionedTable(node: Element, report: Report): Element {
  const title = attribute(node, "chu");
  const table = node.children.find((child): child is Element => child.type === "element" && child.tagName === "table");
  if (!title)
    report({ file: 'khối :::bang cần chu="…", ví dụ :::bang{chu="Chọn loại bạt"}', desk: NAMELESS_TABLE }, node);
  if (!table) report(`khối :::bang "${title}" không có bảng nào bên trong`, node);
  const rows = table ? rowsOf(table) : [];
  if (table) nameCells(table, rows);
  const names: Element[] = [];
  for (const row of rows) {
    const first = row.children.find((cell): cell is Element => cell.type === "element");
    if (first?.tagName === "td")
      Object.assign(first, { tagName: "th", properties: { ...first.properties, scope: "row" } });
    if (first && row !== rows[0]) names.push(first);
    for (const cell of row.children) {
      if (cell.type === "element" && cell.tagName === "th") cell.properties.scope ??= "col";
      if (cell.type === "element") delete cell.properties.align;
    }
  }
  const legend = drawSwatches(names) ? [h("small", {}, "Mẫu: mặt trước, mặt sau, soi lên đèn")] : [];
  table?.children.unshift(h("caption", {}, ...withUnits(typeset(title)), ...legend));
  return h("div", { className: ["wide"] }, scrollBox(title, ...(table ? [table] : [])));
}

/** So many columns fit a phone; a wider table is stacked there, and each cell says which column it is of. */
const COLUMNS_ON_PHONE = 3;

function nameCells(table: Element, rows: Element[]) {
  const [names, ...others] = rows.map((row) => row.children.filter((cell) => cell.type === "element"));
  if (!names || names.length <= COLUMNS_ON_PHONE) return;
  table.properties.className = ["stacked"];
  for (const cells of others) {
    for (const [column, cell] of cells.entries()) {
      const name = names[column];
      if (column > 0 && name) cell.properties.dataColumn = textOf(name);
    }
  }
}

function rowsOf(table: Element): Element[] {
  const rows: Element[] = [];
  visit(table, "element", (row) => {
    if (row.tagName === "tr") rows.push(row);
  });
  return rows;
}
