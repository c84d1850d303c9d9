/** The resources of a page, a form or a pattern (ISO 32000-1, 7.8.3), looked through once each. */
import { readColourSpace } from "./colour-space.ts";
import type { Findings } from "./findings.ts";
import { readFont } from "./fonts.ts";
import type { PdfDocument } from "./objects/document.ts";
import { type Dict, dictOf, Ref, type Value } from "./objects/values.ts";

/** Every entry by the name that the contents use for it. */
export type Resources = {
  objects: Dict;
  spaces: Dict;
  patterns: Dict;
  shadings: Dict;
  /** Layers that marked contents name. */
  properties: Dict;
  /** By name: the key of the font in the findings. */
  fonts: Map<string, Value>;
  /** Graphics states may set a font, too. */
  fontOfState: Map<string, Value>;
  /** Drawings that a graphics state lays over others as a mask. */
  softMasks: Map<string, Value>;
};

const MOST_ENTRIES = 2000;
const known = new WeakMap<Dict, Resources>();

/** Reads a dictionary of resources, and gathers fonts, spots and transparency in the findings. */
export async function readResources(pdf: PdfDocument, dict: Dict, findings: Findings): Promise<Resources> {
  const before = known.get(dict);
  if (before) return before;
  const part = async (name: string) => dictOf(await pdf.entry(dict, name));
  const resources: Resources = {
    objects: await part("XObject"),
    spaces: await part("ColorSpace"),
    patterns: await part("Pattern"),
    shadings: await part("Shading"),
    properties: await part("Properties"),
    fonts: new Map(),
    fontOfState: new Map(),
    softMasks: new Map(),
  };
  known.set(dict, resources);
  for (const [name, value] of entries(await part("Font"), findings))
    resources.fonts.set(name, await keyOf(pdf, value, findings));
  const spots = async (value: Value | undefined) => {
    for (const spot of (await readColourSpace(pdf, value, resources.spaces)).spots) findings.spots.add(spot);
  };
  for (const [, value] of entries(resources.spaces, findings)) await spots(value);
  for (const [, value] of entries(resources.shadings, findings))
    await spots(dictOf(await pdf.get(value)).get("ColorSpace"));
  for (const [, value] of entries(resources.patterns, findings)) {
    const shading = await pdf.entry(dictOf(await pdf.get(value)), "Shading");
    await spots(dictOf(shading).get("ColorSpace"));
  }
  for (const [name, value] of entries(await part("ExtGState"), findings)) {
    const state = dictOf(await pdf.get(value));
    if (await isTransparent(pdf, state)) findings.transparency = true;
    const group = dictOf(await pdf.entry(state, "SMask")).get("G");
    if (group !== undefined) resources.softMasks.set(name, group);
    const font = await pdf.entry(state, "Font");
    if (Array.isArray(font)) resources.fontOfState.set(name, await keyOf(pdf, font[0] ?? null, findings));
  }
  return resources;
}

/** Reads a font, once. @returns its key in the findings */
async function keyOf(pdf: PdfDocument, font: Value, findings: Findings): Promise<Value> {
  const key = font instanceof Ref ? font.number : font;
  if (!findings.fonts.has(key)) findings.fonts.set(key, await readFont(pdf, font));
  return key;
}

/** @returns the fonts, by name, that the fields of a document may use without listing them (12.7.3): others than the pages' are not looked for */
export async function readFieldFonts(pdf: PdfDocument, findings: Findings): Promise<Resources["fonts"]> {
  const fields = dictOf(await pdf.entry(dictOf(await pdf.entry(pdf.trailer, "Root")), "AcroForm"));
  const fonts = new Map<string, Value>();
  const listed = dictOf(await pdf.entry(dictOf(await pdf.entry(fields, "DR")), "Font"));
  for (const [name, value] of entries(listed, findings)) fonts.set(name, await keyOf(pdf, value, findings));
  return fonts;
}

function entries(dict: Dict, findings: Findings): [string, Value][] {
  if (dict.size > MOST_ENTRIES) findings.partial = true;
  return [...dict].slice(0, MOST_ENTRIES).filter(() => findings.takesEntry());
}

async function isTransparent(pdf: PdfDocument, state: Dict): Promise<boolean> {
  const mask = await pdf.entry(state, "SMask");
  const blend = await pdf.entry(state, "BM");
  const below1 = async (key: string) => {
    const value = await pdf.entry(state, key);
    return typeof value === "number" && value < 1;
  };
  const blends = blend !== null && blend !== "Normal" && blend !== "Compatible";
  return (mask !== null && mask !== "None") || blends || (await below1("ca")) || (await below1("CA"));
}
