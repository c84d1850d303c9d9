/** Rows as a file that a spreadsheet opens without further settings. */
import { tidyPhone } from "./phone-number.ts";

/**
 * RFC 4180, with a byte order mark: without it Excel reads Vietnamese in the wrong encoding.
 *
 * @param rows the first one names the columns
 */
export function csvOf(rows: (string | number)[][]): string {
  return `\ufeff${rows.map((row) => row.map((value) => cell(String(value))).join(",")).join("\r\n")}\r\n`;
}

/** A telephone number spaced so that a spreadsheet keeps it: Excel takes `0900000117` and, in Vietnamese, `0900.000.117` for a number and drops its 0. */
export function phoneCell(phone: string): string {
  return tidyPhone(phone);
}

/** Control characters, but for the three that a text is made of. */
const STEERING = /[\p{Cc}--[\t\n\r]]/gv;

function cell(written: string): string {
  // Nothing in a spreadsheet, but a terminal that shows the file obeys them.
  const text = written.replace(STEERING, "\ufffd");
  // A spreadsheet runs a cell that begins like a formula, some programs also one in the wide signs of Asian keyboards; an apostrophe makes it text. A plain
  // +84 number may stay as it is.
  const safe = /^[=+\-@＝＋－＠\t\r]/.test(text) && !/^\+[\d\s().]+$/.test(text) ? `'${text}` : text;
  // LibreOffice separates columns at semicolons, too: without quotes the text behind one would be a cell of its own, and might begin like a formula.
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
