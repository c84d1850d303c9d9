import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { memorySource } from "../byte-source.ts";
import { onePage, stream } from "../fixtures/small-pdf.ts";
import { readPrintFile } from "../read-print-file.ts";

/** Names of the fonts that a page asks the shop for. */
async function missingFrom(bytes: Uint8Array): Promise<string[] | undefined> {
  const found = await readPrintFile(memorySource(bytes));
  assert.ok(found.format === "pdf");
  return found.facts.fonts_not_embedded;
}

describe("a font that the file does not carry", () => {
  const plain = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>";

  it("is asked for whichever operator writes with it, and whoever sets it", async () => {
    for (const words of ["(In) Tj", "[(I) -20 (n)] TJ", "(In) '", '1 1 (In) "'])
      assert.deepEqual(await missingFrom(onePage(`BT /F 9 Tf ${words} ET`, `/Font << /F ${plain} >>`)), ["Helvetica"]);
    const state = "/Font << /F 5 0 R >> /ExtGState << /G << /Font [5 0 R 9] >> >>";
    assert.deepEqual(await missingFrom(onePage("BT /G gs (In) Tj ET", state, [plain])), ["Helvetica"]);
  });

  it("is not asked for where it is in the file, in any of the ways that a font is packed", async () => {
    const written = (font: string) =>
      missingFrom(onePage("BT /F 9 Tf (In) Tj ET", `/Font << /F << /Type /Font ${font} >> >>`, [stream("", "x")]));
    for (const file of ["FontFile", "FontFile2", "FontFile3"]) {
      const descriptor = `/FontDescriptor << /${file} 5 0 R >>`;
      assert.deepEqual(await written(`/Subtype /Type1 /BaseFont /A ${descriptor}`), [], file);
      assert.deepEqual(
        await written(`/Subtype /Type0 /BaseFont /A /DescendantFonts [<< /Subtype /CIDFontType2 ${descriptor} >>]`),
        [],
      );
    }
    assert.deepEqual(await written("/Subtype /Type0 /BaseFont /A /DescendantFonts [<< /FontDescriptor << >> >>]"), [
      "A",
    ]);
    assert.deepEqual(await written("/Subtype /Type3 /Name /A /CharProcs << >>"), [], "its letters are drawings");
  });
});
