/** A table pasted while the caret stands in a table: its cells fill the cells from the caret on, and missing rows and columns are added. */
import type { Node, Slice } from "@milkdown/prose/model";
import { Selection } from "@milkdown/prose/state";
import { isInTable, selectedRect } from "@milkdown/prose/tables";
import type { EditorView } from "@milkdown/prose/view";

/**
 * Replaces ProseMirror's own way, which would put header cells among the other cells: the editor's tables do not allow that, so nothing would be pasted,
 * and nobody would be told.
 */
export function fillCells(view: EditorView, slice: Slice): boolean {
  const brought = onlyTable(slice);
  if (!brought || !isInTable(view.state)) return false;
  const { table, tableStart, top, left } = selectedRect(view.state);
  const filled = withCells(table, brought, top, left);
  const change = view.state.tr.replaceWith(tableStart - 1, tableStart - 1 + table.nodeSize, filled);
  const caret = Math.min(view.state.selection.from, tableStart + filled.content.size);
  view.dispatch(change.setSelection(Selection.near(change.doc.resolve(caret))).scrollIntoView());
  return true;
}

/** @returns the table, in a block or not, if nothing else is pasted; otherwise null */
function onlyTable({ content }: Slice): Node | null {
  for (let only = content.childCount === 1 ? content.firstChild : null; only; only = only.firstChild) {
    if (only.type.name === "table") return only;
    if (only.childCount !== 1) return null;
  }
  return null;
}

/** @throws Error when the presets no longer have the rows and cells of a table */
function withCells(table: Node, brought: Node, top: number, left: number): Node {
  const { table_header_row, table_row, table_header, table_cell, paragraph } = table.type.schema.nodes;
  if (!table_header_row || !table_row || !table_header || !table_cell || !paragraph)
    throw new Error("The editor has no rows, no cells or no paragraphs.");
  const rows = table.children.map((row) => row.children.map((cell) => cell.content));
  for (const [down, row] of brought.children.entries())
    for (const [across, cell] of row.children.entries()) {
      rows[top + down] ??= [];
      (rows[top + down] ?? [])[left + across] = cell.content;
    }
  const width = Math.max(...rows.map(({ length }) => length));
  const names = table.firstChild;
  const made = rows.map((row, at) => {
    const [rowType, cellType] = at === 0 ? [table_header_row, table_header] : [table_row, table_cell];
    const cells = Array.from({ length: width }, (_, column) =>
      cellType.create(names?.maybeChild(column)?.attrs, row[column] ?? paragraph.create()),
    );
    return rowType.create(null, cells);
  });
  return table.type.create(table.attrs, made);
}
