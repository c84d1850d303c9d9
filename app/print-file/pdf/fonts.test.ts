import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { memorySource } from "../byte-source.ts";
import { onePage, stream } from "../fixtures/small-pdf.ts";
import { readPrintFile } from "../read-print-file.ts";
import { judge } from "../verdict/judge.ts";
import { say } from "../verdict/say.ts";

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

  it("is asked for also where a graphics state alone names it, where a form writes with its caller's, and where a field has it from all fields", async () => {
    const state = "/ExtGState << /G << /Font [5 0 R 9] >> >>";
    assert.deepEqual(await missingFrom(onePage("BT /G gs (In) Tj ET", state, [plain])), ["Helvetica"]);
    const form = stream("/Subtype /Form /BBox [0 0 72 72] /Resources << >>", "BT (In) Tj ET");
    const called = `/Font << /F ${plain} >> /XObject << /X 5 0 R >>`;
    assert.deepEqual(await missingFrom(onePage("/F 9 Tf /X Do", called, [form])), ["Helvetica"]);
    const field = stream("/Subtype /Form /BBox [0 0 72 72]", "BT /Helv 9 Tf (In) Tj ET");
    const fields = {
      catalog: `/AcroForm << /DR << /Font << /Helv ${plain} >> >> >>`,
      page: "/Annots [<< /Subtype /Widget /Rect [0 0 72 36] /F 4 /AP << /N 5 0 R >> >>]",
    };
    assert.deepEqual(await missingFrom(onePage("", "", [field], fields)), ["Helvetica"]);
  });

  it("may be one that nothing in the file names: then nobody says that there are no letters", async () => {
    const outlined = async (contents: string) => {
      const found = await readPrintFile(memorySource(onePage(`${contents} 0 0 9 9 re f`, `/Font << /F ${plain} >>`)));
      const wanted = { print: { width: 0.0254, height: 0.0254 }, bleed: 0, distance: 1, fit: "cover" } as const;
      return say(found, judge(found, wanted), wanted, "cm").notes.some((note) => note.startsWith("Chữ đã chuyển hết"));
    };
    assert.equal(await outlined("BT /F 9 Tf ET"), true);
    for (const unknown of ["BT /G 9 Tf (In) Tj ET", "BT (In) Tj ET"]) assert.equal(await outlined(unknown), false);
    assert.equal(await outlined("BT 3 Tr /G 9 Tf (In) Tj ET"), true, "letters that are only searched");
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
