/** Whether the file carries the fonts it draws with (ISO 32000-1, 9.6 to 9.9). A missing one is replaced at the shop, and marks of Vietnamese may go. */
import type { PdfFont } from "../facts.ts";
import type { PdfDocument } from "./objects/document.ts";
import { type Dict, dictOf, type Value } from "./objects/values.ts";

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
    name,
    type: await typeOf(pdf, subtype, descendant, descriptor, file),
    embedded: isType3 || file !== undefined,
    subset: SUBSET.test(name),
  };
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
