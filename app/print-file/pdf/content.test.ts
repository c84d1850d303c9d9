import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { memorySource } from "../byte-source.ts";
import type { PdfFile } from "../facts.ts";
import { onePage, pdfOf, picture, stream } from "../fixtures/small-pdf.ts";
import { readPrintFile } from "../read-print-file.ts";
import { judge } from "../verdict/judge.ts";
import type { Verdict } from "../verdict/verdict.ts";

async function read(bytes: Uint8Array): Promise<PdfFile> {
  const found = await readPrintFile(memorySource(bytes));
  assert.ok(found.format === "pdf");
  return found;
}
/** The verdict on a page of an inch a side that is printed ten times as large. */
const judged = (file: PdfFile): Verdict =>
  judge(file, { print: { width: 0.254, height: 0.254 }, bleed: 0, distance: 2, fit: "cover" });
const kindOf = async (bytes: Uint8Array) => judged(await read(bytes)).kind;
const pages = (...contents: string[]) =>
  pdfOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${contents.map((_, at) => `${2 * at + 5} 0 R`).join(" ")}] /Count ${contents.length} >>`,
    picture(100),
    picture(1),
    ...contents.flatMap((data, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 72 72] /Contents ${2 * at + 6} 0 R /Resources << /XObject << /P 3 0 R /F 4 0 R >> >> >>`,
      stream("", data),
    ]),
  ]);
const one = (contents: string) => pages(contents);
const FULL = "q 72 0 0 72 0 0 cm /P Do Q";
const AREA = "0 0 9 9 re f";

describe("a drawing that is called sharp at every size", () => {
  it("has lines, areas, shadings or letters", async () => {
    assert.equal(await kindOf(one(AREA)), "vector");
    assert.equal(await kindOf(one("0 0 m 9 0 l S")), "vector");
    assert.equal(
      await kindOf(onePage("/S sh", "/Shading << /S << /ShadingType 2 /ColorSpace /DeviceGray >> >>")),
      "vector",
    );
    const font = "/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>";
    assert.equal(await kindOf(onePage("BT /F 12 Tf (In) Tj ET", font)), "vector");
  });

  it("is not an empty page, nor one on which nothing can be seen", async () => {
    const font = "/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>";
    for (const bytes of [
      one(""),
      one("0 0 9 9 re n"),
      one("900 900 9 9 re f"),
      one("q 10 0 0 10 -500 -500 cm /P Do Q"),
      onePage("BT 3 Tr /F 12 Tf (In) Tj ET", font),
      onePage("0 0 0 0 re W n /S sh", "/Shading << /S << /ShadingType 2 /ColorSpace /DeviceGray >> >>"),
    ]) {
      const verdict = judged(await read(bytes));
      assert.deepEqual([verdict.kind, verdict.blank], ["unread", true]);
    }
    assert.equal(await kindOf(pages("", AREA)), "vector", "one empty page among others");
  });

  it("is none whose stencil is coarse", async () => {
    const stencil = stream(
      "/Subtype /Image /Width 100 /Height 100 /ImageMask true /BitsPerComponent 1",
      "x".repeat(1300),
    );
    const verdict = judged(await read(onePage(`${AREA} ${FULL}`, "/XObject << /P 5 0 R >>", [stencil])));
    assert.deepEqual([verdict.kind, verdict.sharpness?.ppi], ["pixels", 10]);
  });

  it("is none with letters made of pictures, a file in a file, or data that lie elsewhere", async () => {
    const font = (letter: string) => [
      "<< /Type /Font /Subtype /Type3 /FontMatrix [1 0 0 1 0 0] /CharProcs << /A 6 0 R >> /Resources << /XObject << /I 7 0 R >> >> >>",
      stream("", letter),
      picture(10),
    ];
    const written = (letter: string) => onePage("BT /F 9 Tf (A) Tj ET", "/Font << /F 5 0 R >>", font(letter));
    assert.deepEqual((await read(written("1 0 d0 /I Do"))).facts.unexamined, ["letters"]);
    assert.equal(await kindOf(written("1 0 d0 /I Do")), "unfinished");
    assert.equal(await kindOf(written("1 0 d0 BI /W 8 /H 8 /IM true ID xxxxxxxx EI")), "unfinished");
    assert.equal(await kindOf(written("1 0 d0 0 0 1 1 re f")), "vector");
    assert.equal(await kindOf(onePage(AREA, "", [], { catalog: "/Collection << /View /D >>" })), "unfinished");
    const form = stream("/Subtype /Form /BBox [0 0 9 9] /Ref << /F (other.pdf) >>", AREA);
    const unexamined = async (object: string) =>
      (await read(onePage(FULL, "/XObject << /P 5 0 R >>", [object]))).facts.unexamined;
    assert.deepEqual(await unexamined(form), ["link"]);
    assert.deepEqual(await unexamined(picture(9, "/F (photo.jpg)")), ["link"]);
    assert.deepEqual(await unexamined(stream("/Subtype /PS", "")), ["object"]);
  });
});

describe("what lies on a layer that is switched off", () => {
  const layered = (contents: string) =>
    onePage(
      contents,
      "/XObject << /P 5 0 R >> /Font << /F << /Subtype /Type1 /BaseFont /Helvetica >> >> /Shading << /S << /ColorSpace /DeviceRGB >> >> /Properties << /L 6 0 R >>",
      [picture(72), "<< /Type /OCG >>"],
      { catalog: "/OCProperties << /OCGs [6 0 R] /D << /OFF [6 0 R] >> >>" },
    );
  const DRAWN = [
    FULL,
    "q 9 0 0 9 0 0 cm BI /W 1 /H 1 /BPC 8 /CS /RGB ID xxx EI Q",
    AREA,
    "/S sh",
    "BT /F 9 Tf (In) Tj ET",
  ];

  it("is not printed, whatever it is", async () => {
    for (const drawn of DRAWN) {
      const file = await read(layered(`/OC /L BDC /Tx BMC EMC ${drawn} EMC`));
      assert.equal(judged(file).blank, true, drawn);
      assert.deepEqual([file.facts.drawn_colour, file.facts.fonts], [[], []], drawn);
    }
  });

  it("ends where it is said to, and words that are marked for another reason lie on none", async () => {
    for (const drawn of DRAWN)
      for (const contents of [`/OC /L BDC /Tx BMC EMC EMC ${drawn}`, `/Span /L BDC ${drawn} EMC`])
        assert.equal(judged(await read(layered(contents))).blank, undefined, contents);
  });
});

describe("pictures that nobody sees", () => {
  const seen = async (contents: string) =>
    (await read(one(contents))).facts.page?.[0]?.images.map(({ unseen }) => unseen !== true);

  it("lie off the page or are clipped away, and are listed all the same", async () => {
    assert.deepEqual(await seen("q 10 0 0 10 -500 -500 cm /P Do Q"), [false]);
    assert.deepEqual(await seen(`q 0 0 0 0 re W n ${FULL} Q ${FULL}`), [false, true]);
    assert.deepEqual(await seen(`q 50 50 9 9 re W n 10 0 0 10 0 0 cm /P Do Q`), [false]);
    assert.deepEqual(await seen(`q 50 50 9 9 re W* f 10 0 0 10 45 45 cm /P Do Q`), [true]);
    assert.deepEqual(await seen(`q 50 50 m 60 50 60 60 50 60 c h W n q 10 0 0 10 0 0 cm /P Do Q Q /P Do`), [
      false,
      true,
    ]);
  });

  it("are hidden by a form's box, too, but not by a path that is only begun", async () => {
    assert.deepEqual(await seen("q 50 50 m W n 10 0 0 10 0 0 cm /P Do Q"), [true]);
    const form = (box: string) =>
      onePage("/A Do", "/XObject << /A 5 0 R >>", [
        stream(
          `/Subtype /Form /BBox [${box}] /Matrix [2 0 0 2 0 0] /Resources << /XObject << /P 6 0 R >> >>`,
          "9 0 0 9 0 0 cm /P Do",
        ),
        picture(10),
      ]);
    const unseen = async (box: string) => (await read(form(box))).facts.page?.[0]?.images[0]?.unseen;
    assert.deepEqual([await unseen("20 20 30 30"), await unseen("0 0 9 9")], [true, undefined]);
  });

  it("do not decide; nor does one flat colour, nor a few dots", async () => {
    const ppi = async (contents: string) => judged(await read(one(contents))).sharpness?.ppi;
    assert.equal(await ppi(`${FULL} q 72 0 0 72 0 0 cm /F Do Q`), 10);
    assert.equal(await ppi(`${FULL} q 720 0 0 720 100 100 cm /P Do Q`), 10);
    assert.equal(await kindOf(one(`${AREA} q 1 0 0 1 0 0 cm /P Do Q`)), "vector");
    assert.equal(await kindOf(one("q 72 0 0 72 0 0 cm /F Do Q")), "vector");
    assert.equal(await kindOf(one("q 1 0 0 1 0 0 cm /P Do Q")), "pixels", "it is all there is");
    assert.equal(await ppi(`${FULL} q 1 0 0 1 0 0 cm /F Do Q`), 10, "a dot beside a picture");
    const tiles = Array.from({ length: 144 }, (_, at) => `q 2 0 0 2 ${2 * (at % 36)} ${at} cm /P Do Q`).join(" ");
    assert.equal(await ppi(`${AREA} ${tiles}`), 360, "many dots are pieces of a picture");
  });

  it("of one colour are seen by their mask", async () => {
    const mask = picture(36);
    for (const way of ["SMask", "Mask"]) {
      const masked = onePage(FULL, "/XObject << /P 5 0 R >>", [picture(1, `/${way} 6 0 R`), mask]);
      assert.equal(judged(await read(masked)).sharpness?.ppi, 3.6, way);
    }
  });

  it("decide by the page they are on", async () => {
    const { sharpness } = judged(await read(pages(AREA, FULL, "q 36 0 0 36 0 0 cm /P Do Q")));
    assert.deepEqual([sharpness?.ppi, sharpness?.page], [10, 2]);
    assert.equal(judged(await read(one(FULL))).sharpness?.page, undefined);
  });

  it("decide in a pattern, too, on each page that it fills", async () => {
    const page = (side: number) =>
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${side} ${side}] /Contents 7 0 R /Resources << /Pattern << /P 5 0 R >> >> >>`;
    const tile = "/PatternType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9 /Resources << /XObject << /A 6 0 R >> >>";
    const { sharpness } = judged(
      await read(
        pdfOf([
          "<< /Type /Catalog /Pages 2 0 R >>",
          "<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>",
          page(7200),
          page(72),
          stream(tile, "9 0 0 9 0 0 cm /A Do"),
          picture(10),
          stream("", "/Pattern cs /P scn 0 0 72 72 re f"),
        ]),
      ),
    );
    assert.deepEqual([sharpness?.ppi, sharpness?.page], [8, 2]);
  });
});

describe("colours of a drawing", () => {
  const colours = async (contents: string, resources = "", more: string[] = []) =>
    (await read(onePage(contents, resources, more))).facts.drawn_colour;

  it("are those of every space that a colour is set in", async () => {
    assert.deepEqual(await colours("0 0 0 1 k /DeviceRGB cs 1 0 0 sc"), ["rgb", "cmyk"]);
    assert.deepEqual(await colours("/A CS 1 0 0 SCN", "/ColorSpace << /A [/CalRGB << >>] >>"), ["rgb"]);
    const profile = (n: number) =>
      colours("/A cs 1 scn", "/ColorSpace << /A [/ICCBased 5 0 R] >>", [stream(`/N ${n}`, "x")]);
    assert.deepEqual([await profile(1), await profile(3), await profile(4)], [["grey"], ["rgb"], ["cmyk"]]);
    assert.deepEqual(await colours("/A cs 1 sc", "/ColorSpace << /A [/Indexed /DeviceRGB 1 <000000ffffff>] >>"), [
      "rgb",
    ]);
    assert.deepEqual(await colours("BI /W 1 /H 1 /BPC 8 /CS [/I /RGB 0 <000000>] ID x EI"), ["rgb"]);
    const tinted = "/ColorSpace << /A [/Pattern /DeviceCMYK] /B [/CalGray << >>] >>";
    assert.deepEqual(await colours("/A cs 1 0 0 0 /P scn /B cs 0 sc", tinted), ["grey", "cmyk"]);
    assert.deepEqual(await colours("/DeviceRGB cs 0 0 9 9 re n"), [], "no colour is set");
    assert.deepEqual(
      await colours("/A cs 1 scn", "/ColorSpace << /A [/Separation /CutContour /DeviceCMYK 5 0 R] >>"),
      [],
    );
  });

  it("are CMYK where its inks are called by their names, and grey of black ink alone", async () => {
    const inked = (space: string) => colours("/A cs 1 scn", `/ColorSpace << /A [${space} /DeviceCMYK 5 0 R] >>`);
    assert.deepEqual(await inked("/Separation /Magenta"), ["cmyk"]);
    assert.deepEqual(await inked("/Separation /Black"), ["grey"]);
    assert.deepEqual(await inked("/DeviceN [/Black /Yellow]"), ["cmyk"]);
    assert.deepEqual(await inked("/DeviceN [/Cyan /Gold]"), ["cmyk"]);
    assert.deepEqual(await inked("/DeviceN [/Black /Gold]"), [], "of gold, which no system has");
    assert.deepEqual(await inked("/Separation /All"), [], "marks for all plates");
  });

  it("are those of shadings and of what patterns repeat", async () => {
    const shading = "<< /ShadingType 2 /ColorSpace /DeviceRGB >>";
    assert.deepEqual(await colours("/S sh", `/Shading << /S ${shading} >>`), ["rgb"]);
    const filled = `/Pattern << /P << /PatternType 2 /Shading ${shading} >> >>`;
    assert.deepEqual(await colours("/Pattern cs /P scn 0 0 9 9 re f", filled), ["rgb"]);
    const tile = stream(
      "/PatternType 1 /BBox [0 0 9 9] /Resources << /XObject << /A 6 0 R >> >>",
      "9 0 0 9 0 0 cm /A Do",
    );
    const rgb = stream("/Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceRGB", "xxx");
    assert.deepEqual(await colours("/Pattern cs /P scn 0 0 9 9 re f", "/Pattern << /P 5 0 R >>", [tile, rgb]), ["rgb"]);
  });

  it("leave out what is not printed: masks, and pictures out of sight", async () => {
    const rgb = stream("/Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceRGB", "xxx");
    assert.deepEqual(await colours("9 0 0 9 900 900 cm /A Do", "/XObject << /A 5 0 R >>", [rgb]), []);
    const mask = "/ExtGState << /G << /SMask << /S /Luminosity /G 5 0 R >> >> >>";
    const group = stream("/Subtype /Form /BBox [0 0 9 9]", "1 0 0 rg 0 0 9 9 re f");
    assert.deepEqual(await colours("/G gs 0 0 0 1 k", mask, [group]), ["cmyk"]);
    const shading = "/P << /PatternType 2 /Shading << /ShadingType 2 /ColorSpace /DeviceRGB >> >>";
    const faded = stream(
      `/Subtype /Form /BBox [0 0 9 9] /Resources << /Pattern << ${shading} >> >>`,
      "/Pattern cs /P scn 0 0 9 9 re f",
    );
    assert.deepEqual(await colours("/G gs 0 0 0 1 k", mask, [faded]), ["cmyk"]);
    const masked = rgb.replace("/BitsPerComponent", "/SMask 6 0 R /BitsPerComponent");
    assert.deepEqual(await colours("9 0 0 9 0 0 cm /A Do", "/XObject << /A 5 0 R >>", [masked, picture(9)]), ["rgb"]);
  });
});

describe("what is drawn on a page", () => {
  const P = "/XObject << /P 5 0 R >>";
  const imagesOf = async (bytes: Uint8Array) => (await read(bytes)).facts?.page?.[0]?.images ?? [];

  it("lies as one matrix after the other lays it, the last one first", async () => {
    const turnedInFlat = "q 72 0 0 36 0 0 cm 0 1 -1 0 1 0 cm /P Do Q";
    const [image] = await imagesOf(onePage(turnedInFlat, P, [picture(72)]));
    assert.deepEqual(image?.ppi, [144, 72]);
  });

  it("has some pixels on an inch, however large it is: what it lacks is reckoned by dividing by them", async () => {
    const [image] = await imagesOf(onePage("q 7200 0 0 7200 0 0 cm /P Do Q", P, [picture(2)]));
    assert.deepEqual(image?.ppi, [0.1, 0.1]);
  });

  it("goes on behind a picture among its words, whatever its data hold and whether or not a space ends them", async () => {
    const bytes = (length: number) => "\xff".repeat(length);
    const inline = (dict: string, data: string) => `q 9 0 0 9 0 0 cm BI ${dict} ID ${data}EI Q\n`;
    const raw = "/W 4 /H 4 /BPC 8 /CS /RGB";
    const packed = `${raw} /F /Fl`;
    for (const drawn of [
      inline(raw, `${bytes(48)}\n`),
      inline(raw, bytes(48)),
      inline(raw, `${" EI Q and the rest".padEnd(48)}\n`),
      inline(packed, `x${bytes(30)} EI ${bytes(12)} `),
      inline(packed, `x${bytes(30)}`),
      inline(`${raw} /F [/A85 /Fl]`, "s8W-!EI\ns8W-!s8W-!~>"),
    ]) {
      const seen = (await imagesOf(onePage(`${drawn}${drawn}${FULL}`, P, [picture(72)]))).map(({ px }) => px[0]);
      assert.deepEqual(seen, [4, 4, 72], drawn);
    }
    const endless = await read(onePage(`BI ${packed} ID ${bytes(30)} ${FULL}`, P, [picture(72)]));
    assert.equal(endless.partial, true);
  });

  it("needs a plate of its own for each spot colour, and none for what process inks are called", async () => {
    const inks = (name: string) => `[/Separation /${name} /DeviceCMYK << /FunctionType 2 /N 1 >>]`;
    const spaces = `/ColorSpace << /A ${inks("Black")} /B ${inks("All")} /C ${inks("PANTONE#20185")} >>`;
    assert.deepEqual((await read(onePage("", spaces))).facts?.spots, ["PANTONE 185"]);
    const asBytes = Buffer.from("Bế").toString("latin1");
    const named = `/ColorSpace << /A ${inks("B#E1#BA#BF#20mi")} /B ${inks(asBytes)} /C ${inks("Caf#E9")} >>`;
    assert.deepEqual((await read(onePage("", named))).facts?.spots, ["Bế", "Bế mi", "Café"]);
  });

  it("needs those of its pictures, shadings and patterns, too, and of spaces that mix several", async () => {
    const spots = async (contents: string, resources: string, more: string[] = []) =>
      (await read(onePage(contents, resources, more))).facts.spots;
    const gold = "[/Separation /Gold /DeviceCMYK << >>]";
    const mixed = "[/DeviceN [/Cyan /Magenta /Yellow /None /CutContour] /DeviceCMYK << >>]";
    for (const space of [gold, `[/Indexed ${gold} 0 <00>]`]) {
      const image = stream(`/Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace ${space}`, "x");
      assert.deepEqual(await spots(FULL, P, [image]), ["Gold"]);
    }
    assert.deepEqual(await spots("", `/ColorSpace << /A ${mixed} >>`), ["CutContour"]);
    assert.deepEqual(await spots("", `/Shading << /S << /ColorSpace ${gold} >> >>`), ["Gold"]);
    assert.deepEqual(await spots("", `/Pattern << /P << /Shading << /ColorSpace ${gold} >> >> >>`), ["Gold"]);
  });

  it("shines through where a graphics state says so", async () => {
    const shines = async (state: string) =>
      (await read(onePage("", `/ExtGState << /G << ${state} >> >>`))).facts.transparency;
    for (const state of ["/ca 0.5", "/CA 0.5", "/BM /Multiply", "/SMask << /S /Alpha >>"])
      assert.equal(await shines(state), true, state);
    assert.equal(await shines("/ca 1 /CA 1 /BM /Normal /SMask /None"), false);
  });

  it("shines through where a picture has a soft mask", async () => {
    for (const [mask, shines] of [
      ["", false],
      ["/SMask 6 0 R", true],
    ] as const)
      assert.equal((await read(onePage(FULL, P, [picture(72, mask), picture(72)]))).facts?.transparency, shines);
  });

  it("is not there on a layer that is switched off, whichever way a picture says which layers it is on", async () => {
    const isThere = async (own: string, shown: string) =>
      (
        await imagesOf(
          onePage(FULL, P, [picture(72, `/OC ${own}`), "<< /Type /OCG >>", "<< /Type /OCG >>"], {
            catalog: `/OCProperties << /OCGs [6 0 R 7 0 R] /D << ${shown} >> >>`,
          }),
        )
      ).length === 1;
    const of = (policy: string) => `<< /Type /OCMD /OCGs [6 0 R 7 0 R] /P /${policy} >>`;
    const firstIsOff = "/OFF [6 0 R]";
    for (const [own, shown, there] of [
      ["6 0 R", firstIsOff, false],
      ["7 0 R", firstIsOff, true],
      [of("AnyOn"), firstIsOff, true],
      [of("AllOn"), firstIsOff, false],
      [of("AnyOff"), firstIsOff, true],
      [of("AllOff"), firstIsOff, false],
      ["<< /Type /OCMD /OCGs [7 0 R] /P /AnyOff >>", firstIsOff, false],
      ["<< /Type /OCMD /OCGs [] >>", firstIsOff, true],
      ["6 0 R", "/BaseState /OFF /ON [6 0 R]", true],
      ["7 0 R", "/BaseState /OFF /ON [6 0 R]", false],
    ] as const)
      assert.equal(await isThere(own, shown), there, `${own} ${shown}`);
  });

  it("is also what lies on it and is printed, in the look that it has", async () => {
    const form = stream(
      "/Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /P 5 0 R >> >>",
      "q 9 0 0 9 0 0 cm /P Do Q",
    );
    const [PRINTED, PRINTED_BUT_HIDDEN, ON_SCREEN] = [4, 6, 0];
    const annotation = (flags: number, look: string) => `<< /F ${flags} /Rect [0 0 36 36] ${look} >>`;
    const plain = "/AP << /N 6 0 R >>";
    const ofState = (state: string) => `/AP << /N << /Yes 6 0 R >> >> /AS /${state}`;
    for (const [flags, look, count] of [
      [PRINTED, plain, 1],
      [PRINTED_BUT_HIDDEN, plain, 0],
      [ON_SCREEN, plain, 0],
      [PRINTED, ofState("Yes"), 1],
      [PRINTED, ofState("Off"), 0],
      [PRINTED, `${plain} /OC 8 0 R`, 1],
      [PRINTED, `${plain} /OC 7 0 R`, 0],
    ] as const) {
      const bytes = onePage("", "", [picture(72), form, "<< /Type /OCG >>", "<< /Type /OCG >>"], {
        page: `/Annots [${annotation(flags, look)}]`,
        catalog: "/OCProperties << /OCGs [7 0 R 8 0 R] /D << /OFF [7 0 R] >> >>",
      });
      assert.equal((await imagesOf(bytes)).length, count, `${flags} ${look}`);
    }
  });
});
