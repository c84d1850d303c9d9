import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";
import fc from "fast-check";
import { type ByteSource, memorySource } from "./byte-source.ts";
import { onePage, stream } from "./fixtures/small-pdf.ts";
import { readPrintFile } from "./read-print-file.ts";
import { judge } from "./verdict/judge.ts";

/** In `npm test` a few hundred; by hand `PRINT_FILE_MUTATIONS=10000 npm test -- unit app/print-file/hostile-bytes.test.ts`. */
const RUNS = Number(process.env.PRINT_FILE_MUTATIONS ?? "400");
const SEED = 20_261_121;
/** The limits of the reader: 64 MB, and one look through the whole file where the table of a PDF is rebuilt. */
const READ_AT_MOST = (64 + 340) * 1_048_576;
const LARGEST_TRIED = 150_000;

const folder = new URL("fixtures/", import.meta.url);
const { files }: { files: { file: string; bytes: number; readable: string }[] } = JSON.parse(
  readFileSync(new URL("manifest.json", folder), "utf8"),
);
const small = files.filter(({ bytes }) => bytes > 0 && bytes < LARGEST_TRIED);
const bytesOf = (file: string): Uint8Array => new Uint8Array(readFileSync(new URL(file, folder)));

/** Counts what a reader asks for: a reader that goes round in circles asks for more and more. */
function counted(bytes: Uint8Array): ByteSource & { asked: number } {
  const source = memorySource(bytes);
  return {
    size: source.size,
    asked: 0,
    read(offset, length) {
      this.asked += length;
      assert.ok(this.asked <= READ_AT_MOST, "the reader asks for more than its limits allow");
      return source.read(offset, length);
    },
  };
}

type Mutation = { kind: "flip" | "zero" | "repeat" | "remove" | "number"; at: number; length: number; value: number };
const mutation: fc.Arbitrary<Mutation> = fc.record({
  kind: fc.constantFrom("flip", "zero", "repeat", "remove", "number"),
  at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  length: fc.integer({ min: 1, max: 300 }),
  value: fc.integer({ min: 0, max: 255 }),
});

function mutated(bytes: Uint8Array, { kind, at, length, value }: Mutation): Uint8Array {
  // Half of the changes fall into the first kilobyte: heads are where numbers stand that lead astray.
  const reach = value % 2 === 0 ? Math.min(1024, bytes.length) : bytes.length;
  const start = Math.floor(at * reach);
  const copy = bytes.slice();
  if (kind === "flip") copy[start] = (copy[start] ?? 0) ^ (value | 1);
  if (kind === "zero") copy.fill(0, start, start + length);
  if (kind === "number") copy.fill(value > 127 ? 0xff : 0x39, start, start + Math.min(length, 8)); // the largest number, or nines
  if (kind === "remove") return Uint8Array.from([...copy.subarray(0, start), ...copy.subarray(start + length)]);
  if (kind === "repeat") {
    const piece = copy.subarray(start, start + length);
    return Uint8Array.from([...copy.subarray(0, start), ...piece, ...piece, ...copy.subarray(start)]);
  }
  return copy;
}

describe("hostile and damaged files", () => {
  it("are answered whatever was changed in them, within the limits of reading", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...small),
        fc.array(mutation, { minLength: 1, maxLength: 6 }),
        async ({ file }, changes) => {
          const bytes = changes.reduce(mutated, bytesOf(file));
          const found = await readPrintFile(counted(bytes));
          assert.ok(["yes", "header", "no"].includes(found.readable));
          assert.equal(found.trouble === undefined, found.readable === "yes");
          JSON.stringify(found);
        },
      ),
      { numRuns: RUNS, seed: SEED },
    );
  });

  it("are never called sharp when their end is missing", async () => {
    const sound = small.filter(({ readable }) => readable === "yes");
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...sound),
        fc.double({ min: 0, max: 1, noNaN: true }),
        async ({ file }, part) => {
          const bytes = bytesOf(file);
          // What may be missing without harm is a line break behind the end of a PDF or an SVG.
          const cut = bytes.subarray(0, Math.min(bytes.length - 3, Math.floor(bytes.length * part)));
          const found = await readPrintFile(counted(cut));
          assert.notEqual(found.readable, "yes", file);
          const { kind } = judge(found, {
            print: { width: 0.01, height: 0.01 },
            bleed: 0,
            distance: 20,
            fit: "contain",
          });
          assert.equal(kind, "unread", file);
        },
      ),
      { numRuns: RUNS, seed: SEED },
    );
  });

  it("are answered when they are made to lead astray: brackets, declarations, objects without end", async () => {
    const bombs = [
      `%PDF-1.4\n1 0 obj\n${")".repeat(1_000_000)}\nendobj trailer<</Root 1 0 R>>\n%%EOF`,
      `%PDF-1.4\n1 0 obj\n${"[".repeat(1_000_000)}\nendobj trailer<</Root 1 0 R>>\n%%EOF`,
      `%PDF-1.4\n${Array.from({ length: 30_000 }, (_, i) => `${i} 0 obj[`).join("")}%%EOF`,
      `%PDF-1.4\n1 0 obj\n${"/XRef ".repeat(200_000)}%%EOF`,
      `<svg>${"<!a>".repeat(300_000)}</svg>`,
      `<!DOCTYPE svg [${"<!ENTITY a b ".repeat(50_000)}]><svg/>`,
      `<svg>${"<g>".repeat(300_000)}`,
      `<!DOCTYPE svg [${"<!--a-->".repeat(2_000)}`,
      `<!DOCTYPE svg [${"<?a?>".repeat(3_000)}`,
      ...["a", "a;", "@import ", "url(#", "--a:", "filter:"].map(
        (sheet) => `<svg viewBox="0 0 9 9"><style>${sheet.repeat(1_000_000 / sheet.length)}</style></svg>`,
      ),
    ];
    for (const bomb of bombs) {
      const found = await readPrintFile(counted(new TextEncoder().encode(bomb)));
      assert.ok(found.readable !== "yes" || found.format === "svg");
    }
  });

  it("are answered where they use words that every object of JavaScript knows", async () => {
    const drawing = (more: string) => new TextEncoder().encode(`<svg viewBox="0 0 9 9"><g ${more}><path/></g></svg>`);
    for (const word of Object.getOwnPropertyNames(Object.prototype)) {
      const packed = onePage("0 0 m", "").toString();
      const image = `<< /Subtype /Image /Width 9 /Height 9 /Filter /${word} /ColorSpace /${word} /Length 1 >> stream\nx\nendstream`;
      for (const bytes of [
        onePage(`/A Do /A cs 0 sc ${word} 0 0 9 9 re f`, `/XObject << /A 5 0 R >> /ColorSpace << /A /${word} >>`, [
          image,
        ]),
        onePage("/A Do", "/XObject << /A 5 0 R >>", [stream(`/Subtype /Form /Filter /${word}`, packed)]),
        drawing(`transform="${word}(1)" id="${word}" x="&${word};"`),
        drawing(`/></g><${word}/><g `),
      ])
        assert.ok(structuredClone(await readPrintFile(memorySource(bytes))).format, word);
    }
  });

  it("are answered when two of them are run together", async () => {
    const two = fc.tuple(
      fc.constantFrom(...small),
      fc.constantFrom(...small),
      fc.double({ min: 0, max: 1, noNaN: true }),
    );
    await fc.assert(
      fc.asyncProperty(two, async ([first, second, part]) => {
        const [head, tail] = [bytesOf(first.file), bytesOf(second.file)];
        const bytes = new Uint8Array([...head.subarray(0, head.length * part), ...tail.subarray(tail.length * part)]);
        assert.ok((await readPrintFile(counted(bytes))).format);
      }),
      { numRuns: Math.ceil(RUNS / 4), seed: SEED },
    );
  });
});
