/** Rows as a file that a spreadsheet opens as it is. */
import { tidyPhone } from "./phone-number.ts";

/**
 * RFC 4180, with a byte order mark: without it Excel takes Vietnamese for another encoding.
 *
 * @param rows the first one names the columns
 */
export function csvOf(rows: (string | number)[][]): string {
  return `\ufeff${rows.map((row) => row.map((value) => cell(String(value))).join(",")).join("\r\n")}\r\n`;
}

/** A telephone number as a spreadsheet keeps it: Excel takes `0900000117` and, in Vietnamese, `0900.000.117` for a number, and its 0 away. */
export function phoneCell(phone: string): string {
  return tidyPhone(phone);
}

function cell(text: string): string {
  // A spreadsheet runs what begins like a formula, some in the wide signs of Asian keyboards too; an apostrophe makes it text. A plain +84 number may
  // stay as it is.
  const safe = /^[=+\-@＝＋－＠\t\r]/.test(text) && !/^\+[\d\s().]+$/.test(text) ? `'${text}` : text;
  // A semicolon parts columns, too, where LibreOffice opens a file: what stands behind one would be a cell of its own, and may begin like a formula.
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
