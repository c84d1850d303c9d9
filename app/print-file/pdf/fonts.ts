/** Whether the file carries the fonts it draws with (ISO 32000-1, 9.6 to 9.9). The shop's programs replace a missing font, which may lose Vietnamese marks. */
import type { PdfFont } from "../facts.ts";
import type { PdfDocument } from "./objects/document.ts";
import { type Dict, dictOf, LONGEST_NAME, Ref, Stream, type Value } from "./objects/values.ts";

const SUBSET = /^[A-Z]{6}\+/;

/** @param value a font dictionary, or a reference to it */
export async function readFont(pdf: PdfDocument, value: Value | undefined): Promise<PdfFont> {
  const font = dictOf(await pdf.get(value));
  const subtype = await pdf.entry(font, "Subtype");
  const descendants = await pdf.entry(font, "DescendantFonts");
  const descendant = Array.isArray(descendants) ? dictOf(await pdf.get(descendants[0])) : undefined;
  const name = String((await pdf.entry(font, "BaseFont")) ?? (await pdf.entry(font, "Name")) ?? "");
  const descriptor = dictOf(await pdf.entry(descendant ?? font, "FontDescriptor"));
  const file = ["FontFile", "FontFile2", "FontFile3"].find((key) => descriptor.has(key));
  const isType3 = subtype === "Type3";
  return {
    name: name.slice(0, LONGEST_NAME),
    type: await typeOf(pdf, subtype, descendant, descriptor, file),
    embedded: isType3 || file !== undefined,
    subset: SUBSET.test(name),
  };
}

/** Most letters of a Type 3 font: its codes are bytes, so no text uses more (9.6.5). */
const MOST_LETTERS = 256;

/**
 * @param key the key of a Type 3 font in the findings: its object number, or the font itself
 * @returns the drawings of its letters, and its own resources where it has some
 */
export async function lettersOf(pdf: PdfDocument, key: Value): Promise<{ drawings: Stream[]; own: Dict | undefined }> {
  const font = dictOf(await pdf.get(typeof key === "number" ? new Ref(key, 0) : key));
  const letters = [...dictOf(await pdf.entry(font, "CharProcs")).values()].slice(0, MOST_LETTERS);
  const read = await Promise.all(letters.map((letter) => pdf.get(letter)));
  const own = await pdf.entry(font, "Resources");
  return { drawings: read.filter((one) => one instanceof Stream), own: own instanceof Map ? own : undefined };
}

/** The words of pdffonts. */
async function typeOf(
  pdf: PdfDocument,
  subtype: Value,
  descendant: Dict | undefined,
  descriptor: Dict,
  file: string | undefined,
): Promise<string> {
  if (subtype === "Type3") return "Type 3";
  const packed =
    file === "FontFile3" ? await pdf.entry(dictOf(await pdf.entry(descriptor, file)), "Subtype") : undefined;
  const open = packed === "OpenType" ? " (OT)" : "";
  if (descendant) {
    const trueType = (await pdf.entry(descendant, "Subtype")) === "CIDFontType2";
    return trueType ? `CID TrueType${open}` : `CID Type 0${packed ? "C" : ""}${open}`;
  }
  if (subtype === "TrueType") return `TrueType${open}`;
  return `Type 1${packed ? "C" : ""}${open}`;
}
