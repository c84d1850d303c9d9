import assert from "node:assert/strict";
import { once } from "node:events";
import { describe, it } from "node:test";
import { Worker } from "node:worker_threads";
import { deflateSync } from "node:zlib";
import { onePage, pdfOf, stream } from "./fixtures/small-pdf.ts";
import { crc32 } from "./raster/crc32.ts";

/**
 * Seconds of the processor after which a reader counts as hung. No measurement: each of these files is read in at most three, and took from eight seconds to
 * hours, most of them minutes, or filled the memory.
 */
const HUNG_AFTER = 20;

const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const times = (count: number, make: (i: number) => string) => Array.from({ length: count }, (_, i) => make(i)).join("");
const packed = (text: string | Uint8Array) => deflateSync(text).toString("latin1");
const flate = (dict: string, data: string) => stream(`${dict} /Filter /FlateDecode`, packed(data));

type Bombs = Record<string, string | Uint8Array>;

/** Read in a worker, as on the site: the test runner's own hooks make each promise several times as dear, and a reader that hangs can be ended. */
const READING = `
const { parentPort, workerData } = require("node:worker_threads");
const { from, file } = workerData;
parentPort.on("message", () => {}); // so that it is there until it is ended
Promise.all([import(from + "byte-source.ts"), import(from + "read-print-file.ts")])
  .then(([{ memorySource }, { readPrintFile }]) => readPrintFile(memorySource(file)))
  .then(({ format }) => parentPort.postMessage(format));`;
/** Megabytes of a worker's values, without the bytes of the file and of what is unpacked. */
const ROOM = 700;

async function answersTo(bombs: Bombs) {
  for (const [name, bomb] of Object.entries(bombs)) {
    const file = typeof bomb === "string" ? bytesOf(bomb) : bomb;
    assert.ok(file.length < 1_100_000, name);
    const workerData = { from: new URL("./", import.meta.url).href, file };
    const worker = new Worker(READING, { eval: true, workerData, resourceLimits: { maxOldGenerationSizeMb: ROOM } });
    const seconds = async () => {
      const { user, system } = await worker.cpuUsage();
      return (user + system) / 1_000_000;
    };
    const watch = setInterval(async () => {
      if ((await seconds().catch(() => 0)) > HUNG_AFTER) worker.terminate();
    }, 500);
    try {
      const ended = new Promise<never>((_, refuse) => {
        worker.once("exit", () => refuse(new Error(`${name}: no answer after ${HUNG_AFTER} s`)));
        worker.once("error", ({ message }: Error) => refuse(new Error(`${name}: ${message}`)));
      });
      const said = once(worker, "message");
      assert.ok((await Promise.race([said, ended]))[0], name);
    } finally {
      clearInterval(watch);
      await worker.terminate();
    }
  }
}

describe("a file of less than a megabyte keeps no machine busy", () => {
  it("as a PDF that is packed, or drawn, many times", async () => {
    const contents = (drawn: string, resources: string, ...more: string[]) => {
      const before = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 72 72] /Contents 4 0 R /Resources << ${resources} >> >>`;
      return pdfOf(["<< /Type /Catalog /Pages 2 0 R >>", PAGES, before, flate("", drawn), ...more]);
    };
    const again = (contents: string) => {
      const page = `<< /Type /Page /MediaBox [0 0 72 72] /Contents [${"4 0 R ".repeat(900)}] >>`;
      return pdfOf(["<< /Type /Catalog /Pages 2 0 R >>", PAGES, page, contents]);
    };
    const form = (data: string) => flate("/Subtype /Form", data);
    const [drawn, form5] = ["/A Do ".repeat(1_000_000), "/XObject << /A 5 0 R >>"];
    const names = "/a".repeat(300_000);
    const image = `/Subtype /Image /Width 1 /Height 1 /ColorSpace [/DeviceN [${names}] /DeviceCMYK]`;
    await answersTo({
      hex: again(stream("/Filter [/FlateDecode /AHx /AHx]", packed("2".repeat(16_000_000)))),
      "form of blanks": contents(drawn, form5, form(" ".repeat(15_000_000))),
      "form without the end of a picture": contents(drawn, form5, form(`BI ID ${"x".repeat(15_000_000)}`)),
      "pictures without the end of their letters": contents("BI/F/A85 ID EI ".repeat(500_000), ""),
      inks: contents("/A Do ".repeat(5000), form5, stream(image, "x")),
    });
    const layers = { catalog: "/OCProperties << /D << /OFF [7 0 R] >> >>" };
    const members = `<< /OCGs [${"8 0 R ".repeat(80_000)}] >>`;
    const ofLayers = [stream("/Subtype /Form /OC 6 0 R", " "), members, "<< >>", "<< >>"];
    await answersTo({ layers: onePage("/A Do ".repeat(80_000), form5, ofLayers, layers) });
  });

  it("as a PDF whose objects, tables and pages lead into each other", async () => {
    const tree = [
      "<< /Type /Catalog /Pages 2 0 R >>",
      ...Array<string>(2500).fill("<< /Type /Pages /Kids 2502 0 R >>"),
    ];
    const kids = times(2500, (i) => `${i + 2} 0 R `) + "2 0 R ".repeat(100_000);
    const nested = [
      `<< /Type /Pages /Kids [${times(400, (i) => `${i + 3} 0 R `)}] >>`,
      ...Array<string>(400).fill("["),
    ];
    const entries = times(2000, (i) => `/a${i} [/Indexed /DeviceRGB 1 (a)]`);
    const all = "<< /ColorSpace 5 0 R /Shading 5 0 R /Pattern 5 0 R /ExtGState 5 0 R /Font 5 0 R >>";
    const forms = Array<string>(3000).fill(stream(`/Subtype /Form /Resources ${all}`, " "));
    const named = times(3000, (i) => `/a${i} ${i + 6} 0 R`);
    await answersTo({
      "a tree of pages in itself": pdfOf([...tree, `[${kids}]`]),
      "objects within objects": pdfOf(["<< /Pages 2 0 R >>", ...nested, `[${"()".repeat(400_000)}]`]),
      "objects of a stream at one place": objectsAtOnePlace(),
      "rows of a table": tablesInOne(),
      "entries of resources": onePage(
        times(3000, (i) => `/a${i} Do `),
        `/XObject << ${named} >>`,
        [`<< ${entries} >>`, ...forms],
      ),
    });
  });

  it("as a picture whose head has values without end", async () => {
    await answersTo({
      "profiles of a PNG": png(...Array<Uint8Array>(150).fill(chunk("iCCP", `a\0\0${packed(profile(4_000_000))}`))),
      "directories of a TIFF": tiff(99, 900_000),
      "properties of a HEIC": heic(
        box("ipma", u32(0) + u32(4000) + `\0\x01\xff${"\x01".repeat(255)}`.repeat(4000)),
        "",
      ),
      "data of a HEIC": heic(
        IPMA,
        box("iloc", u32(0) + u16(0) + u16(10_000) + times(10_000, (i) => `${u16(i)}\0\0\xff\xff`)),
      ),
    });
  });

  it("as an SVG with blanks, words, comments and references without end", async () => {
    const sheet = (css: string) => drawing(`<style>${css}</style><path/>`);
    const uses = times(11, (i) => `<g id="u${i + 1}">${`<use href="#u${i}"/>`.repeat(4)}</g>`);
    const painted = `style="${"fill:url(#p);".repeat(300)}"`;
    await answersTo({
      "comments before it": "<!---->".repeat(40) + drawing(""),
      "document types": "<!a[]>".repeat(150_000) + drawing(""),
      "comments of a sheet": sheet("/*".repeat(400_000)),
      "blanks of a reference": sheet(`url(${" ".repeat(500_000)}#a)`),
      "blanks of an import": sheet(`@import${" ".repeat(500_000)}`),
      "a long property": sheet("mask".repeat(200_000)),
      "a long function": sheet(`filter:${"a-".repeat(400_000)}`),
      "a long word": sheet(`${"a".repeat(500_000)} b{fill:url(#c)}`),
      selectors: sheet(`${"a,".repeat(400_000)}a{fill:url(#c)}`),
      "references of many selectors": sheet(
        `${times(60_000, (i) => `a${i},`)}a{${times(40_000, (i) => `url(#${i})`)}}`,
      ),
      "what many styles refer to": drawing(
        `<style>${times(20_000, (i) => `.a${i}{fill:url(#a)}`)}</style><g id="a">${"<a/>".repeat(1900)}</g>`,
      ),
      "styles of every element": drawing(
        `<style>*{${times(19_000, (i) => `fill:url(#${i})`)}}</style>${"<a/>".repeat(100_000)}`,
      ),
      "groups painted with patterns": drawing(
        `<pattern id="p"/>${`<g ${painted}>`.repeat(60)}${"<a/>".repeat(150_000)}${"</g>".repeat(60)}`,
      ),
      "a transform used again": drawing(`<g id="u0"><g transform="${"scale(1)".repeat(500)}"/></g>${uses}`),
      "a picture used again": drawing(
        `<g id="u0"><image href="data:image/png;base64,${"A".repeat(4000)}"/></g>${uses}`,
      ),
    });
  });
});

const PAGES = "<< /Type /Pages /Kids [3 0 R] /Count 1 >>";
const drawing = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`;
const u16 = (value: number) => String.fromCharCode(value >> 8, value & 255);
const u32 = (value: number) => u16(value >>> 16) + u16(value & 0xffff);

/** A stream of fifty thousand objects, each of them the same long array. */
function objectsAtOnePlace(): string {
  const objects = ["<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]>>", "<</Type/Page>>"];
  const places = objects.map((_, i) => objects.slice(0, i).join(" ").length + (i > 0 ? 1 : 0));
  const body = objects.join(" ");
  const head = times(3, (i) => `${i + 1} ${places[i]} `) + times(50_000, (i) => `${i + 100} ${body.length} `);
  const data = `${head}${body}[${"1 ".repeat(50_000)}]`;
  return `%PDF-1.7\n10 0 obj ${flate(`/Type /ObjStm /N 50003 /First ${head.length}`, data)} endobj\n%%EOF`;
}

/** A table of objects in rows of one byte, sixteen million of them in some two hundred. */
function tablesInOne(): string {
  const rows = packed(bytesOf(packed(deflateSync(new Uint8Array(16_000_000).fill(1)))));
  const start = "%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]>>endobj\n";
  const dict = "/Type /XRef /Size 20000000 /W [1 0 0] /Root 1 0 R /Filter [/Fl /Fl /Fl]";
  return `${start}5 0 obj ${stream(dict, rows)} endobj\nstartxref\n${start.length}\n%%EOF`;
}

/** A profile with a hundred descriptions, each as long as the profile. */
function profile(size: number): Uint8Array {
  const bytes = new Uint8Array(size).fill(65);
  const tag = bytesOf(`desc${u32(1400)}${u32(size - 1400)}`);
  bytes.set(bytesOf(u32(100)), 128);
  for (let i = 0; i < 100; i++) bytes.set(tag, 132 + 12 * i);
  bytes.set(bytesOf(`desc\0\0\0\0${u32(size)}`), 1400);
  return bytes;
}

function chunk(name: string, data: string): Uint8Array {
  const content = name + data;
  return bytesOf(u32(data.length) + content + u32(crc32(bytesOf(content))));
}

function png(...more: Uint8Array[]): Uint8Array {
  const head = chunk("IHDR", `${u32(9)}${u32(9)}\x08\x02\0\0\0`);
  const parts = [bytesOf("\x89PNG\r\n\x1a\n"), head, ...more, chunk("IDAT", "x"), chunk("IEND", "")];
  return new Uint8Array(Buffer.concat(parts));
}

/** Directories whose tags all have the same, many values. */
function tiff(directories: number, values: number): string {
  const tags = [254, 255, 256, 257, 273, 279];
  const size = 2 + 12 * tags.length + 4;
  const entry = (tag: number) => `${u16(tag)}\0\x01${u32(values)}${u32(8 + directories * size)}`;
  const directory = (i: number) => {
    const next = i === directories - 1 ? 0 : 8 + (i + 1) * size;
    return u16(tags.length) + tags.map(entry).join("") + u32(next);
  };
  return `MM\0*${u32(8)}${times(directories, directory)}${"\x01".repeat(values)}`;
}

const box = (type: string, content: string) => u32(content.length + 8) + type + content;
const IPMA = box("ipma", `${u32(0)}${u32(1)}\0\x01\x01\x01`);

function heic(ipma: string, more: string): string {
  const ipco = box("ipco", box("ispe", u32(0) + u32(9) + u32(9)));
  const inside = box("pitm", `${u32(0)}\0\x01`) + box("iprp", ipco + ipma) + more;
  return box("ftyp", "heic\0\0\0\0heic") + box("meta", u32(0) + inside) + box("mdat", "x");
}
