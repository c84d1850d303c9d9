/** Rows of a table with more or fewer cells than it has columns: a page leaves out a cell without a column, and a value stands under another column's name. */
import type { Table, TableRow } from "mdast";
import type { Reason } from "./block.build.ts";

/**
 * @param table as Markdown has it; its first row names the columns
 * @param source the whole text
 * @returns each row that does not fit, with what is wrong with it
 */
export function unevenRows({ children: rows }: Table, source: string): { row: TableRow; reason: Reason }[] {
  const columns = rows[0]?.children.length ?? 0;
  return [...rows.entries()]
    .filter(([, { children: cells }]) => cells.length !== columns)
    .map(([at, row]) => {
      const said = `có ${row.children.length} ô, hàng đầu có ${columns} ô`;
      return {
        row,
        reason: {
          file: `hàng ${at + 1} của bảng ("${beginningOf(row, source)}") ${said}; hãy thêm hoặc bớt dấu | cho đủ`,
          desk: `Hàng ${at + 1} của bảng (“${beginningOf(row, source)}”) ${said}: gõ thêm một chữ ở bất cứ đâu trong bài, máy thêm ô trống cho đủ, rồi xem chữ đã đúng cột chưa`,
        },
      };
    });
}

/** The first cell of a row, as it was written. */
function beginningOf({ children: cells }: TableRow, source: string): string {
  const [start, end] = [cells[0]?.position?.start.offset, cells[0]?.position?.end.offset];
  return source
    .slice(start, end)
    .replace(/^\s*\||\|\s*$/g, "")
    .trim();
}
