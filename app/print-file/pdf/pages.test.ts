import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { memorySource } from "../byte-source.ts";
import { PAGES_READ, type PdfFile } from "../facts.ts";
import { onePage, pdfOf, picture, stream } from "../fixtures/small-pdf.ts";
import { readPrintFile } from "../read-print-file.ts";

async function read(bytes: Uint8Array): Promise<PdfFile> {
  const found = await readPrintFile(memorySource(bytes));
  assert.ok(found.format === "pdf");
  return found;
}
/** A PDF with these entries in each page, under a node with the entries that hold for all pages. */
const pdfWith = (kids: string[], node = "", more: string[] = []) =>
  pdfOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids.map((_, at) => `${at + 3} 0 R`).join(" ")}] /Count ${kids.length} ${node} >>`,
    ...kids.map((kid) => `<< /Type /Page /Parent 2 0 R ${kid} >>`),
    ...more,
  ]);

describe("the boxes of a page", () => {
  const pageOf = async (own: string, node = "", more: string[] = []) =>
    (await read(pdfWith([own], node, more))).facts.page?.[0];

  it("hold for all pages under a node, but those of the cut and the unit do not", async () => {
    const node = "/MediaBox [0 0 144 72] /CropBox [0 0 72 36] /Rotate -90 /TrimBox [9 9 18 18] /UserUnit 10";
    const page = await pageOf("", node);
    assert.deepEqual([page?.media_mm, page?.shown_mm, page?.bleed_mm], [[50.8, 25.4], [12.7, 25.4], null]);
  });

  it("may be written from any corner, with numbers that stand elsewhere, and count within the sheet alone", async () => {
    const turned = await pageOf("/MediaBox [144 72 0 0] /TrimBox [136 64 4 0 R 4 0 R]", "", ["8"]);
    assert.deepEqual(
      [turned?.media_mm, turned?.trim_mm],
      [
        [50.8, 25.4],
        [45.2, 19.8],
      ],
    );
    assert.deepEqual(turned?.bleed_mm, [2.8, 2.8, 2.8, 2.8]);
    const beyond = await pageOf(
      "/MediaBox [0 0 144 72] /CropBox [-9 -9 153 81] /BleedBox [-9 -9 153 81] /TrimBox [0 0 144 72]",
    );
    assert.deepEqual(
      [beyond?.crop_mm, beyond?.bleed_mm],
      [
        [50.8, 25.4],
        [0, 0, 0, 0],
      ],
    );
  });

  it("are found however much else the page says", async () => {
    for (let length = 3900; length < 4200; length += 3) {
      const page = await pageOf(`/MediaBox [0 0 144 72] /Note (${"x".repeat(length)}) /UserUnit 10`);
      assert.equal(page?.user_unit, 10, `${length}`);
    }
  });

  it("are in points where the unit is none", async () => {
    for (const unit of ["0", "-10", "(10)"]) {
      const page = await pageOf(`/MediaBox [0 0 144 72] /UserUnit ${unit}`);
      assert.deepEqual([page?.media_mm, page?.user_unit], [[50.8, 25.4], 1], unit);
    }
  });
});

describe("a page", () => {
  it("is drawn by several pieces of contents, between which words end", async () => {
    const { facts } = await read(
      pdfWith(["/MediaBox [0 0 72 72] /Contents [4 0 R 5 0 R]"], "", [stream("", "0 0 9 9 re"), stream("", "f")]),
    );
    assert.equal(facts.page?.[0]?.lines, true);
  });

  it("that is missing, or a piece of which is, makes the file damaged", async () => {
    const [piece, page] = [stream("", "0 0 9 9 re f"), "<< /Type /Page /MediaBox [0 0 72 72] >>"];
    for (const bytes of [
      pdfWith(["/MediaBox [0 0 72 72] /Contents [4 0 R 99 0 R]"], "", [piece]),
      pdfOf(["<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R 99 0 R] /Count 2 >>", page]),
    ])
      assert.equal((await read(bytes)).trouble, "damaged");
  });
});

describe("a file of which only a part is read", () => {
  const P = "/XObject << /P 5 0 R >>";

  it("says so, and how many pages it has all the same", async () => {
    const many = await read(pdfWith(Array.from({ length: PAGES_READ + 5 }, () => "/MediaBox [0 0 72 72]")));
    assert.deepEqual([many.partial, many.facts.pages, many.facts.page?.length], [true, PAGES_READ + 5, PAGES_READ]);
    const some = await read(pdfWith(Array.from({ length: PAGES_READ }, () => "/MediaBox [0 0 72 72]")));
    assert.deepEqual([some.partial, some.facts.pages], [undefined, PAGES_READ]);
  });

  it("says so when it has too many pictures, stamps, pieces of contents or forms within forms", async () => {
    const form = (to: number) =>
      stream(`/Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /P ${to} 0 R >> >>`, "/P Do");
    for (const [bytes, partial] of [
      [onePage("/P Do ".repeat(5001), P, [picture(9)]), true],
      [onePage("", "", [], { page: `/Annots [${"<< >> ".repeat(501)}]` }), true],
      [pdfWith([`/MediaBox [0 0 72 72] /Contents [${"4 0 R ".repeat(1001)}]`], "", [stream("", "q Q")]), true],
      [onePage("/P Do", P, [...Array.from({ length: 13 }, (_, at) => form(at + 6)), picture(9)]), true],
      [onePage("/P Do", P, [...Array.from({ length: 11 }, (_, at) => form(at + 6)), picture(9)]), undefined],
    ] as const)
      assert.equal((await read(bytes)).partial, partial);
  });
});
