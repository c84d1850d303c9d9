import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { describe, it } from "node:test";
import { deflateSync } from "node:zlib";
import { memorySource } from "../byte-source.ts";
import type { PdfFile } from "../facts.ts";
import { edited, onePage, pdfOf, picture, stream } from "../fixtures/small-pdf.ts";
import { sparseSource } from "../fixtures/sparse-source.ts";
import { readPrintFile } from "../read-print-file.ts";
import { judge } from "../verdict/judge.ts";
import { say } from "../verdict/say.ts";
import { md5 } from "./objects/md5.ts";

async function read(bytes: Uint8Array): Promise<PdfFile> {
  const found = await readPrintFile(memorySource(bytes));
  assert.ok(found.format === "pdf");
  return found;
}
const ppiOf = (file: PdfFile) => file.facts.page?.[0]?.images.map(({ ppi }) => ppi[0]);

describe("a PDF that was edited and saved", () => {
  it("is as it was saved last, and sound: its former table is read behind the newest", async () => {
    const page = "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 144 72] /Contents 4 0 R >>";
    const { trouble, facts } = await read(edited(onePage("", ""), 3, page));
    assert.deepEqual(facts.page?.[0]?.media_mm, [50.8, 25.4]);
    assert.deepEqual([trouble, facts.rebuilt], [undefined, undefined]);
  });
});

describe("a stream that swells under its first filter", () => {
  it("counts by what that one gave, however little the last one leaves of it", async () => {
    const drawing = deflateSync("0 0 9 9 re f");
    const twice = deflateSync(Buffer.concat([drawing, Buffer.alloc(15 * 1_048_576)])).toString("latin1");
    const drawn = (times: number) =>
      read(
        pdfOf([
          "<< /Type /Catalog /Pages 2 0 R >>",
          "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
          `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 72 72] /Contents [${"4 0 R ".repeat(times)}] >>`,
          stream("/Filter [/FlateDecode /FlateDecode]", twice),
        ]),
      );
    assert.deepEqual([(await drawn(2)).partial, (await drawn(12)).partial], [undefined, true]);
  });
});

describe("a PDF whose table has to be made anew", () => {
  it("is not cut where it is longer than what is looked through for that: its end is there, and the rest counts as not read", async () => {
    // The page names something that lies, as it were, in the rest.
    const text = String.fromCharCode(...onePage("0 0 9 9 re f", "", [], { page: "/Thumb 9 0 R" }));
    const at = text.lastIndexOf("xref\n0");
    const signs = (part: string) => Uint8Array.from(part, (sign) => sign.charCodeAt(0));
    const [body, table] = [signs(text.slice(0, at)), text.slice(at).replace(/startxref\n\d+/, "startxref\n7")];
    const read = async (gap: number, end: string) => {
      const pieces: [number, Uint8Array][] = [
        [0, body],
        [body.length + gap, signs(end)],
      ];
      const { readable, trouble, partial } = await readPrintFile(sparseSource(body.length + gap + end.length, pieces));
      return [readable, trouble, partial];
    };
    assert.deepEqual(await read(1_048_576, table), ["header", "damaged", undefined]);
    assert.deepEqual(await read(301 * 1_048_576, table), ["yes", undefined, true]);
    assert.deepEqual(await read(301 * 1_048_576, ""), ["no", "cut", undefined]);
  });
});

describe("the pages of a PDF", () => {
  const withKids = (kids: string) =>
    read(
      pdfOf([
        "<< /Type /Catalog /Pages 2 0 R >>",
        `<< /Type /Pages /Kids [${kids}] /Count 2 >>`,
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 72 72] /Contents 4 0 R >>",
        stream("", "0 0 9 9 re f"),
      ]),
    );

  it("may be one page twice, but not what they lie in", async () => {
    const twice = await withKids("3 0 R 3 0 R");
    assert.deepEqual([twice.trouble, twice.facts.pages], [undefined, 2]);
    const round = await withKids("3 0 R 2 0 R");
    assert.deepEqual([round.trouble, round.facts.pages], ["damaged", 1]);
  });
});

describe("pictures on a PDF page", () => {
  it("are measured through forms within forms, and a form that draws itself ends", async () => {
    const form = (matrix: string, name: string, to: number, data: string) =>
      stream(
        `/Subtype /Form /BBox [0 0 1 1] /Matrix [${matrix}] /Resources << /XObject << /${name} ${to} 0 R >> >>`,
        data,
      );
    const file = await read(
      onePage("/A Do", "/XObject << /A 5 0 R >>", [
        form("2 0 0 2 0 0", "B", 6, "q 36 0 0 36 0 0 cm /B Do Q /A Do"),
        form("0 1 -1 0 0 0", "P", 7, "/P Do"),
        picture(10),
      ]),
    );
    assert.deepEqual(ppiOf(file), [10]);
    assert.equal(file.facts.page?.[0]?.images.length, 1);
  });

  it("in JPEG 2000 say their colours themselves where the page does not", async () => {
    const box = (name: string, ...bytes: number[]) =>
      String.fromCharCode(0, 0, 0, 8 + bytes.length) + name + String.fromCharCode(...bytes);
    const signs = (text: string) => [...text].map((sign) => sign.charCodeAt(0));
    const boxes = (components: number, enumerated: number) =>
      box("jP  ", 13, 10, 135, 10) +
      box("ftyp", ...signs("jp2 \0\0\0\0jp2 ")) +
      box(
        "jp2h",
        ...signs(box("ihdr", 0, 0, 0, 10, 0, 0, 0, 10, 0, components, 7, 7, 0, 0)),
        ...signs(box("colr", 1, 0, 0, 0, 0, 0, enumerated)),
      );
    const codestream = `\xff\x4f\xff\x51${"\0".repeat(36)}\0\x04${"\0".repeat(12)}`;
    for (const [data, colour, components] of [
      [boxes(3, 16), "rgb", 3],
      [boxes(4, 16), "rgb", 3], // the fourth component is transparency
      [boxes(4, 12), "cmyk", 4],
      [boxes(1, 17), "gray", 1],
      [codestream, "cmyk", 4],
      ["nothing of the kind", "-", 1],
    ] as const) {
      const jpx = stream("/Subtype /Image /Width 10 /Height 10 /Filter /JPXDecode", data);
      const file = await read(onePage("72 0 0 72 0 0 cm /A Do", "/XObject << /A 5 0 R >>", [jpx]));
      const [found] = file.facts.page?.[0]?.images ?? [];
      assert.deepEqual([found?.colour, found?.components, found?.encoding], [colour, components, "jpx"]);
    }
  });

  it("do not count on a layer that is switched off", async () => {
    const layers = { catalog: "/OCProperties << /OCGs [7 0 R] /D << /OFF [7 0 R] >> >>" };
    const contents = "q 72 0 0 72 0 0 cm /OC /L BDC /A Do EMC /B Do Q";
    const resources = "/XObject << /A 5 0 R /B 6 0 R >> /Properties << /L 7 0 R >>";
    const file = await read(
      onePage(contents, resources, [picture(10), picture(20), "<< /Type /OCG /Name (off) >>"], layers),
    );
    assert.deepEqual(ppiOf(file), [20]);
  });

  it("count in a stamp that is printed, at the size it is stretched to", async () => {
    const stamp =
      "/Annots [<< /Subtype /Stamp /Rect [0 0 72 36] /F 4 /AP << /N 5 0 R >> >> << /Rect [0 0 1 1] /F 0 /AP << /N 5 0 R >> >>]";
    const look = stream("/Subtype /Form /BBox [0 0 1 1] /Resources << /XObject << /A 6 0 R >> >>", "/A Do");
    const file = await read(onePage("", "", [look, picture(10)], { page: stamp }));
    assert.deepEqual(
      file.facts.page?.[0]?.images.map(({ ppi }) => ppi),
      [[10, 20]],
    );
  });

  it("count in a stamp that is turned, whichever corners its rectangle is written by", async () => {
    const look = stream(
      "/Subtype /Form /BBox [0 0 2 1] /Matrix [0 1 -1 0 0 0] /Resources << /XObject << /A 6 0 R >> >>",
      "2 0 0 1 0 0 cm /A Do",
    );
    for (const rect of ["0 0 36 72", "36 72 0 0"]) {
      const stamp = `/Annots [<< /Rect [${rect}] /F 4 /AP << /N 5 0 R >> >>]`;
      const file = await read(onePage("", "", [look, picture(72)], { page: stamp }));
      assert.deepEqual(
        file.facts.page?.[0]?.images.map(({ ppi }) => ppi),
        [[72, 144]],
      );
    }
  });

  it("in a pattern are as large as the form makes them that it fills", async () => {
    const tile = stream(
      "/PatternType 1 /BBox [0 0 9 9] /Resources << /XObject << /A 7 0 R >> >>",
      "9 0 0 9 0 0 cm /A Do",
    );
    const form = stream(
      "/Subtype /Form /BBox [0 0 9 9] /Resources << /Pattern << /P 6 0 R >> >>",
      "/Pattern cs /P scn 0 0 9 9 re f",
    );
    const { facts } = await read(onePage("8 0 0 8 0 0 cm /A Do", "/XObject << /A 5 0 R >>", [form, tile, picture(10)]));
    assert.deepEqual(facts.page?.[0]?.pattern_images?.[0]?.ppi, [10, 10]);
  });

  it("are listed apart when a pattern repeats them", async () => {
    const pattern = stream(
      "/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9 /Resources << /XObject << /A 6 0 R >> >>",
      "9 0 0 9 0 0 cm /A Do",
    );
    const file = await read(
      onePage("/Pattern cs /P scn 0 0 72 72 re f", "/Pattern << /P 5 0 R >>", [pattern, picture(10)]),
    );
    assert.deepEqual(ppiOf(file), []);
    assert.deepEqual(
      file.facts.page?.[0]?.pattern_images?.map(({ ppi }) => ppi[0]),
      [80],
    );
  });

  it("that are not in the file, or not to their end, make it damaged", async () => {
    const longer = picture(10).replace("/Length 100", "/Length 9999");
    for (const bytes of [
      onePage("/A Do", "/XObject << /A 99 0 R >>"),
      onePage("/A Do", "/XObject << /A 5 0 R >>", [longer]),
    ]) {
      const file = await read(bytes);
      assert.deepEqual([file.readable, file.trouble], ["header", "damaged"]);
    }
  });
});

describe("a font that the file does not carry", () => {
  it("is told when text is drawn with it, and not when it is only listed", async () => {
    const fonts =
      "/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> /G << /Type /Font /Subtype /Type1 /BaseFont /Courier >> >>";
    const file = await read(onePage("BT /F 12 Tf (In) Tj /G 12 Tf () Tj ET", fonts));
    assert.deepEqual(file.facts.fonts_not_embedded, ["Helvetica"]);
    assert.deepEqual(
      file.facts.fonts?.map(({ name }) => name),
      ["Helvetica"],
    );
  });

  it("is not told where its letters are not printed: a scanner's program lays what it has read under the picture", async () => {
    const font = "/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>";
    assert.deepEqual((await read(onePage("BT 3 Tr /F 12 Tf (In) Tj ET", font))).facts.fonts_not_embedded, []);
    assert.deepEqual((await read(onePage("BT 3 Tr 0 Tr /F 12 Tf (In) Tj ET", font))).facts.fonts_not_embedded, [
      "Helvetica",
    ]);
  });
});

describe("the table of objects", () => {
  const text = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");
  const drawing = onePage(
    "q 72 0 0 72 0 0 cm /A Do Q",
    "/XObject << /A 5 0 R >>",
    [picture(30), stream("/Type /Metadata", "m".repeat(400))],
    { catalog: "/Metadata 6 0 R" },
  );
  const readText = (changed: string) => read(Uint8Array.from(changed, (sign) => sign.charCodeAt(0)));

  it("is made anew when it points elsewhere, and the file is called so", async () => {
    const shifted = await readText(text(drawing).replace("xref\n0 7", "xref\n1 7")); // another object stands there
    assert.deepEqual([shifted.readable, shifted.facts.rebuilt, ppiOf(shifted)], ["yes", true, [30]]);
    const file = await readText(text(drawing).replace(/(?<=n \n)\d{10}/, "0000000003"));
    assert.deepEqual([file.readable, file.facts.rebuilt, ppiOf(file)], ["yes", true, [30]]);
    const wanted = { print: { width: 0.1, height: 0.1 }, bleed: 0, distance: 20, fit: "cover" } as const;
    assert.ok(
      say(file, judge(file, wanted), wanted, "cm").notes.some((note) => note.startsWith("Mục lục bên trong file")),
    );
  });

  it("that is made anew holds what was written last, in the file itself or in a stream of objects", async () => {
    const page = (side: number) => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${side} ${side}] /Contents 4 0 R >>`;
    const packed = (side: number) => stream("/Type /ObjStm /N 1 /First 4", `3 0 ${page(side)}`);
    const own = (side: number) => page(side);
    for (const [before, behind] of [
      [own, own],
      [own, packed],
      [packed, own],
      [packed, packed],
    ] as const) {
      const objects = [
        [1, "<< /Type /Catalog /Pages 2 0 R >>"],
        [2, "<< /Type /Pages /Kids [3 0 R] /Count 1 >>"],
        [4, stream("", "0 0 9 9 re f")],
        [before === own ? 3 : 5, before(72)],
        [behind === own ? 3 : 6, behind(144)],
      ] as const;
      const body = objects.map(([number, object]) => `${number} 0 obj\n${object}\nendobj\n`).join("");
      const { facts } = await readText(`%PDF-1.5\n${body}trailer\n<< /Root 1 0 R >>\n%%EOF\n`);
      assert.deepEqual(facts.page?.[0]?.media_mm, [50.8, 50.8]);
    }
  });

  it("that has to be made anew because a piece is cut out of the file makes the file damaged, whatever the piece was", async () => {
    const whole = text(drawing);
    for (const [from, to] of [
      ["5 0 obj", "6 0 obj"], // the picture
      ["xxx", "xx"], // a part of the picture's data
      ["mmm", "mm"], // a part of the metadata, which are never printed
      ["6 0 obj", "xref"],
      ["/Type /Metadata", "mmm"], // the head of the metadata
    ] as const) {
      const at = whole.indexOf(from);
      const end = from.length > 3 ? whole.indexOf(to, at) : at + 100;
      const file = await readText(whole.slice(0, at) + whole.slice(end));
      assert.deepEqual([file.readable, file.trouble, file.facts.rebuilt], ["header", "damaged", true], from);
    }
  });
});

describe("MD5", () => {
  it("gives what OpenSSL gives", () => {
    for (const length of [0, 1, 55, 56, 63, 64, 65, 200]) {
      const bytes = new Uint8Array(length).fill(length);
      assert.equal(Buffer.from(md5(bytes)).toString("hex"), createHash("md5").update(bytes).digest("hex"));
    }
  });
});
