import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { deflateSync } from "node:zlib";
import { memorySource } from "../../byte-source.ts";
import type { PdfFile } from "../../facts.ts";
import { onePage, stream } from "../../fixtures/small-pdf.ts";
import { readPrintFile } from "../../read-print-file.ts";

async function read(text: string): Promise<PdfFile> {
  const found = await readPrintFile(memorySource(Uint8Array.from(text, (sign) => sign.charCodeAt(0))));
  assert.ok(found.format === "pdf");
  return found;
}
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");
const page = (side: number) =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${side} ${side}] /Contents 4 0 R /Resources << >> >>`;
/** Asserts that the file was read by its own table, and that its page is as it was saved last. */
async function assertNewest(text: string): Promise<void> {
  const { trouble, facts } = await read(text);
  assert.deepEqual([trouble, facts.rebuilt, facts.page?.[0]?.media_mm], [undefined, undefined, [50.8, 50.8]]);
}

/** A file that grows at its end, and where its objects came to lie. */
class Growing {
  text = "%PDF-1.7\n";
  readonly places = new Map<number, number>();

  put(number: number, object: string): this {
    this.places.set(number, this.text.length);
    this.text += `${number} 0 obj\n${object}\nendobj\n`;
    return this;
  }

  /** Appends a table with an entry for each of these objects, free where there is no such object. @returns where the table begins */
  table(numbers: number[], trailer: string): number {
    const at = this.text.length;
    const entry = (number: number) => {
      const place = this.places.get(number);
      return place === undefined ? "0000000000 65535 f \n" : `${String(place).padStart(10, "0")} 00000 n \n`;
    };
    const sections = numbers.map((number) => `${number} 1\n${entry(number)}`).join("");
    this.text += `xref\n${sections || "0 0\n"}trailer\n<< /Size 9 /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF\n`;
    return at;
  }

  /** Appends a table as a stream, whose rows have fields of one byte, two and one. @returns where the stream begins */
  rows(number: number, rows: number[][], dict: string, word = "stream\n"): number {
    const at = this.text.length;
    const data = rows.map((row) => String.fromCharCode(...row)).join("");
    this.put(number, stream(`/Type /XRef /Size 9 /Root 1 0 R ${dict}`, data).replace("stream\n", word));
    return at;
  }

  end(at: number): string {
    return `${this.text}startxref\n${at}\n%%EOF\n`;
  }
}

/** A file with everything but its page, which is the third object. */
const begun = () =>
  new Growing()
    .put(1, "<< /Type /Catalog /Pages 2 0 R >>")
    .put(2, "<< /Type /Pages /Kids [3 0 R] /Count 1 >>")
    .put(4, stream("", "0 0 9 9 re f"));
const packed = (side: number) => stream("/Type /ObjStm /N 1 /First 4", `3 0 ${page(side)}`);
const two = (value: number) => [value >> 8, value & 255];

describe("the table of objects", () => {
  it("is mixed, as Word writes it: the stream that is hidden from old programs counts before the table that they are led to", async () => {
    const file = begun().put(3, page(72)).put(5, packed(144));
    const hidden = file.rows(6, [[2, ...two(5), 0]], "/W [1 2 1] /Index [3 1]");
    const older = file.table([1, 2, 3, 4, 5, 7], "");
    file.table([], `/Prev ${older} /XRefStm ${hidden}`);
    await assertNewest(file.text);
  });

  it("is a stream, whose newest rows count, and whose first column may be left out", async () => {
    for (const word of ["stream\n", "stream\r\n", "stream \r\n", "stream\r"]) {
      const file = begun().put(3, page(72));
      const at = (number: number) => two(file.places.get(number) ?? 0);
      const older = file.rows(6, [at(1), at(2), at(3), at(4)], "/W [0 2] /Index [1 4]", word);
      file.put(3, page(144));
      const newest = file.rows(7, [[1, ...at(3), 0]], `/W [1 2 1] /Index [3 1] /Prev ${older}`, word);
      await assertNewest(file.end(newest));
    }
  });

  it("counts from the header, or from the first byte where words stand before it", async () => {
    const [file, words] = [begun().put(3, page(144)), "mailed by somebody\n"];
    file.table([1, 2, 3, 4], "");
    await assertNewest(`${words}${file.text}`);
    const moved = new Growing();
    moved.text = `${words}${moved.text}`;
    moved.put(1, "<< /Type /Catalog /Pages 2 0 R >>").put(2, "<< /Type /Pages /Kids [3 0 R] /Count 1 >>");
    moved.put(3, page(144)).put(4, stream("", "0 0 9 9 re f")).table([1, 2, 3, 4], "");
    await assertNewest(moved.text);
  });

  it("says with the newest trailer where the pages are", async () => {
    const file = begun().put(3, page(72));
    const older = file.table([1, 2, 3, 4], "");
    file.put(5, "<< /Type /Catalog /Pages 6 0 R >>").put(6, "<< /Type /Pages /Kids [7 0 R] /Count 1 >>");
    file.put(7, page(144)).table([5, 6, 7], `/Prev ${older}`);
    await assertNewest(file.text.replace(/\/Root 1 0 R(?= \/Prev)/, "/Root 5 0 R"));
  });
});

describe("a file that was not written to its end", () => {
  const whole = textOf(onePage("0 0 9 9 re f", ""));

  it("lacks the mark of it, or goes on behind it without a new table", async () => {
    for (const text of [whole.replace("%%EOF\n", ""), `${whole}5 0 obj\n<< /Type /Page >>\nendobj\n`])
      assert.equal((await read(text)).trouble, "cut");
    assert.equal((await read(`${whole}${"\0".repeat(99)}`)).trouble, undefined);
  });
});

describe("the data of a stream", () => {
  const AREA = "0 0 9 9 re f";
  const drawn = async (form: string) => {
    const { trouble, facts } = await read(textOf(onePage("/F Do", "/XObject << /F 5 0 R >>", [form])));
    return [trouble, facts.page?.[0]?.lines];
  };

  it("are packed whole, or the file is damaged", async () => {
    const deflated = deflateSync(AREA.repeat(99)).toString("latin1");
    const form = "/Subtype /Form /Filter /FlateDecode";
    const [whole] = await drawn(stream(form, deflated));
    const [cut] = await drawn(stream(form, deflated.slice(0, -9)));
    assert.deepEqual([whole, cut], [undefined, "damaged"]);
  });

  it("end at the word for it where their length is written wrong, and lie within the file", async () => {
    for (const [length, ...told] of [
      [12, undefined, true],
      [5, undefined, true],
      [20, undefined, true],
      [9999, "damaged", false],
    ])
      assert.deepEqual(
        await drawn(`<< /Subtype /Form /Length ${length} >> stream\n${AREA}\nendstream`),
        told,
        `${length}`,
      );
  });
});
