/** Prints the results as tables and keeps the last ones in docs/benchmarks.md, each between two marks that carry its name. */
import { readFileSync, writeFileSync } from "node:fs";
import { describeMachine } from "./machine.ts";

const FILE = "docs/benchmarks.md";

/** Cells of a table; the first row is its head. Numbers stand right, text left. */
export type Table = (string | number)[][];

/** What one benchmark found. */
export interface Result {
  /** Name of its place in docs/benchmarks.md. */
  name: string;
  /** How it was measured, in one or two sentences; then tables, and sentences between them. */
  parts: (string | Table)[];
}

/** Prints a result. */
export function print(result: Result): void {
  console.log(`\n${textOf(result)}\n`);
}

/**
 * Writes a result, with the date and the machine, into its place in docs/benchmarks.md.
 *
 * @throws Error when the file has no such place
 */
export function keep(result: Result): void {
  const { name } = result;
  const page = readFileSync(FILE, "utf8");
  const place = new RegExp(`(<!-- results: ${name} -->\n)[\\s\\S]*?(<!-- end: ${name} -->)`);
  if (!place.test(page)) throw new Error(`${FILE} has no place for the results "${name}".`);
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(
    FILE,
    page.replace(
      place,
      (_, start, end) => `${start}\nMeasured ${date} on ${describeMachine()}.\n\n${textOf(result)}\n\n${end}`,
    ),
  );
}

function textOf({ parts }: Result): string {
  return parts.map((part) => (typeof part === "string" ? part : drawTable(part))).join("\n\n");
}

/** A Markdown table with even columns, readable in a terminal too. */
function drawTable(table: Table): string {
  const cells = table.map((row) => row.map(String));
  const widths = cells[0]?.map((_, column) => Math.max(3, ...cells.map((row) => row[column]?.length ?? 0))) ?? [];
  const isNumeric = widths.map((_, column) => table.slice(1).every((row) => /^[−-]?\d|^–$/.test(String(row[column]))));
  const line = (row: string[]) =>
    `| ${row.map((cell, column) => (isNumeric[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0))).join(" | ")} |`;
  const rule = `| ${widths.map((width, column) => (isNumeric[column] ? `${"-".repeat(width - 1)}:` : "-".repeat(width))).join(" | ")} |`;
  const [head = [], ...rows] = cells;
  return [line(head), rule, ...rows.map(line)].join("\n");
}

/** `12345` → `12.3 KB`; one KB is 1,000 bytes, as in the budgets. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

/** `12345678` → `12.3 MB` */
export function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
