import assert from "node:assert/strict";
import { test } from "node:test";
import { memorySource } from "./byte-source.ts";
import { readPrintFile } from "./read-print-file.ts";

/** A zip without compression: of each entry its header, its name and its bytes, then the directory. */
function zip(entries: [name: string, content: Buffer | string][]): Buffer {
  const [parts, directory]: [Buffer[], Buffer[]] = [[], []];
  for (const [name, content] of entries) {
    const bytes = Buffer.from(content);
    const header = Buffer.alloc(30);
    header.write("PK\x03\x04", "latin1");
    header.writeUInt32LE(bytes.length, 18);
    header.writeUInt32LE(bytes.length, 22);
    header.writeUInt16LE(name.length, 26);
    parts.push(header, Buffer.from(name), bytes);
    const entry = Buffer.alloc(46);
    entry.write("PK\x01\x02", "latin1");
    entry.writeUInt16LE(name.length, 28);
    directory.push(entry, Buffer.from(name));
  }
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(Buffer.concat(parts).length, 16);
  return Buffer.concat([...parts, ...directory, end]);
}

async function kindOf(bytes: Buffer): Promise<string | undefined> {
  const found = await readPrintFile(memorySource(bytes));
  return found.format === "other" ? found.facts.kind : found.format;
}

test("a document is one whatever its program packs first, and is not taken for files that are to be unpacked", async () => {
  const word = zip([
    ["_rels/.rels", "x".repeat(900)],
    ["word/document.xml", "<w/>"],
    ["[Content_Types].xml", "<Types/>"],
  ]);
  assert.equal(await kindOf(word), "office");
  assert.equal(await kindOf(zip([["[Content_Types].xml", "<Types/>"]])), "office");
  assert.equal(await kindOf(zip([["mimetype", "application/vnd.oasis.opendocument.presentation"]])), "office");
  assert.equal(
    await kindOf(
      zip([
        ["Data/anh.jpg", "x"],
        ["Index/Document.iwa", "x"],
      ]),
    ),
    "office",
  );
  assert.equal(
    await kindOf(
      zip([
        ["anh.jpg", "x"],
        ["word bao gia.jpg", "x"],
      ]),
    ),
    "archive",
  );
  assert.equal(await kindOf(zip([["bao-gia.docx", word]])), "archive");
  assert.equal(await kindOf(Buffer.from("PK\x03\x04 cut", "latin1")), "archive");
});

test("a picture of a phone is told from a film by its brand", async () => {
  const branded = (brand: string) => kindOf(Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0`, "latin1"));
  for (const brand of ["heic", "hevc", "mif1", "avif"]) assert.equal(await branded(brand), "heic", brand);
  for (const brand of ["isom", "qt  ", "heia"]) assert.equal(await branded(brand), "film", brand);
});

test("a file of InDesign is named", async () => {
  const master = Buffer.from("0606edf5d81d46e5bd31efe7fe74b71d", "hex");
  assert.equal(await kindOf(Buffer.concat([master, Buffer.from("DOCUMENT"), Buffer.alloc(4000)])), "indesign");
});

test("a drawing in UTF-16 is read as one in UTF-8", async () => {
  const text = '\ufeff<svg xmlns="http://www.w3.org/2000/svg" width="60mm" height="20mm"><path d="M0 0h9"/></svg>';
  for (const bytes of [Buffer.from(text, "utf16le"), Buffer.from(text, "utf16le").swap16()]) {
    const found = await readPrintFile(memorySource(bytes));
    assert.ok(found.format === "svg");
    assert.deepEqual([found.readable, found.facts.shown_mm], ["yes", [60, 20]]);
  }
});
