import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";
import { blobSource, memorySource } from "./byte-source.ts";
import type { PrintFile } from "./facts.ts";
import { readPrintFile } from "./read-print-file.ts";

type Fixture = { file: string; format: string; readable: string; for: string; facts: Record<string, unknown> };
const folder = new URL("fixtures/", import.meta.url);
const { files }: { files: Fixture[] } = JSON.parse(readFileSync(new URL("manifest.json", folder), "utf8"));

/** Facts of the manifest that the readers do not claim to know, each with its reason. */
const NOT_CLAIMED = new Set([
  "qpdf_check", // qpdf's own judgement
  "ink_box_pt", // only a PostScript interpreter knows what is inked
  "images_ppi_by_rsvg_pdf", // compared below, as images[].ppi
  "shown_in_chromium", // what a browser makes of it
  "final_mm", // scale is a question for the verdict
  "scale_in_name",
  "images_ppi_final",
  "fonts", // the list; those not embedded are compared
]);
/** Lists whose order means nothing. */
const UNORDERED = new Set(["fonts_not_embedded", "spots", "vector_colour"]);
/** libtiff refuses this directory and so lists no page; exiftool reads the same size as we do. */
const TOOL_REFUSED = new Set(["files/tiff-declares-4g.tif pages"]);

/** pdfimages rounds ppi to whole numbers; the other tools round to 0.1, or to a hundredth of what they say. */
function differences(expected: unknown, found: unknown, path: string): string[] {
  if (typeof expected === "number" && typeof found === "number") {
    if (/\.ppi\[/.test(path))
      return Math.abs(expected - found) <= 0.55 ? [] : [`${path}: ${found}, tools say ${expected}`];
    return Math.abs(expected - found) <= Math.max(0.11, Math.abs(expected) * 0.011)
      ? []
      : [`${path}: ${found}, tools say ${expected}`];
  }
  if (Array.isArray(expected) && Array.isArray(found) && expected.length === found.length) {
    return expected.flatMap((item, i) => differences(item, found[i], `${path}[${i}]`));
  }
  if (expected && found && typeof expected === "object" && typeof found === "object" && !Array.isArray(expected)) {
    return Object.entries(expected).flatMap(([key, value]) =>
      differences(value, Reflect.get(found, key), `${path}.${key}`),
    );
  }
  return expected === found ? [] : [`${path}: ${JSON.stringify(found)}, tools say ${JSON.stringify(expected)}`];
}

function compare({ file, facts }: Fixture, found: PrintFile["facts"]): string[] {
  return Object.entries(facts).flatMap(([key, value]) => {
    if (NOT_CLAIMED.has(key) || TOOL_REFUSED.has(`${file} ${key}`)) return [];
    const own: unknown = Reflect.get(found, key);
    if (UNORDERED.has(key) && Array.isArray(value) && Array.isArray(own))
      return differences(value.toSorted(), own.toSorted(), key);
    return differences(value, own, key);
  });
}

describe("the readers agree with the tools of others", () => {
  for (const fixture of files) {
    it(`${fixture.file.replace("files/", "")}: ${fixture.for}`, async () => {
      const found = await readPrintFile(memorySource(readFileSync(new URL(fixture.file, folder))));
      assert.equal(found.format, fixture.format);
      assert.equal(found.readable, fixture.readable);
      assert.equal(found.trouble === undefined, fixture.readable === "yes", "whatever is not sound says why");
      assert.deepEqual(compare(fixture, found.facts), []);
    });
  }
});

describe("pictures in an SVG", () => {
  it("have the ppi that a renderer gives them", async () => {
    const bytes = readFileSync(new URL("files/svg-embedded-raster.svg", folder));
    const found = await readPrintFile(memorySource(bytes));
    assert.ok(found.format === "svg");
    assert.deepEqual(
      found.facts.images?.map(({ px, ppi }) => [...px, ...ppi.map(Math.round)]),
      [
        [800, 533, 51, 51],
        [300, 200, 25, 25],
      ],
    );
  });
});

describe("a file that is read by slices of a Blob", () => {
  it("says the same as one in memory", async () => {
    for (const name of ["jpeg-icc-cmyk.jpg", "tiff-bigtiff.tif", "heic-grid-irot.heic"]) {
      const bytes = readFileSync(new URL(`files/${name}`, folder));
      assert.deepEqual(await readPrintFile(blobSource(new Blob([bytes]))), await readPrintFile(memorySource(bytes)));
    }
  });
});
