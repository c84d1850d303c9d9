/** Colour spaces (ISO 32000-1, 8.6), as far as a print shop asks: which system, how many inks, which spots. */
import type { PdfDocument } from "./objects/document.ts";
import { type Dict, dictOf, LONGEST_NAME, numberOf, type Value } from "./objects/values.ts";

/** Which inks or lights a colour is mixed of. */
export type ColourSystem = "grey" | "rgb" | "cmyk" | "lab";

export type ColourSpace = {
  /** The words of pdfimages. */
  name: string;
  components: number;
  spots: string[];
  /** For a profile or a palette, the system of its colours; for named inks, that of the process inks among them; absent for spots alone. */
  system?: ColourSystem;
};

/** The spaces of a device, which need no resource of a page. */
export const GREY: ColourSpace = { name: "gray", components: 1, spots: [], system: "grey" };
export const RGB: ColourSpace = { name: "rgb", components: 3, spots: [], system: "rgb" };
export const CMYK: ColourSpace = { name: "cmyk", components: 4, spots: [], system: "cmyk" };
/** The system of a profile, by its /N. */
const PROFILED: Record<number, ColourSystem> = { 1: "grey", 3: "rgb", 4: "cmyk" };

const DEVICE = new Map<string, ColourSpace>([
  ["DeviceGray", GREY],
  ["CalGray", GREY],
  ["G", GREY],
  ["DeviceRGB", RGB],
  ["CalRGB", RGB],
  ["RGB", RGB],
  ["DeviceCMYK", CMYK],
  ["CMYK", CMYK],
  ["Lab", { name: "lab", components: 3, spots: [], system: "lab" }],
]);
const COLOURED_INKS = new Set(["Cyan", "Magenta", "Yellow"]);
/** Names that stand for process inks, for all inks, or for none. */
const NO_SPOTS = new Set(["All", "None", "Black", ...COLOURED_INKS]);
const UNKNOWN: ColourSpace = { name: "-", components: 1, spots: [] };
const DEEPEST = 8;
/** Most colorants of a DeviceN space (ISO 32000-1, annex C). */
const MOST_INKS = 32;

/**
 * @param value a colour space: its name, or an array
 * @param named the /ColorSpace resources, where other names are looked up
 */
export async function readColourSpace(
  pdf: PdfDocument,
  value: Value | undefined,
  named: Dict,
  depth = 0,
): Promise<ColourSpace> {
  const space = await pdf.get(value);
  if (depth > DEEPEST) return UNKNOWN;
  if (typeof space === "string") {
    const device = DEVICE.get(space);
    if (device) return device;
    return named.has(space) ? readColourSpace(pdf, named.get(space), named, depth + 1) : UNKNOWN;
  }
  if (!Array.isArray(space)) return UNKNOWN;
  const family = await pdf.get(space[0]);
  const inner = (at: number) => readColourSpace(pdf, space[at], named, depth + 1);
  switch (family) {
    case "ICCBased": {
      const components = numberOf(await pdf.entry(dictOf(await pdf.get(space[1])), "N"), 3);
      return { name: "icc", components, spots: [], system: PROFILED[components] };
    }
    case "Indexed":
    case "I": {
      const { spots, system } = await inner(1);
      return { name: "index", components: 1, spots, system };
    }
    case "Separation":
      return { name: "sep", components: 1, ...inked([await pdf.get(space[1])]) };
    case "DeviceN": {
      const inks = await pdf.get(space[1]);
      const names = Array.isArray(inks) ? await Promise.all(inks.slice(0, MOST_INKS).map((ink) => pdf.get(ink))) : [];
      return { name: "devn", components: Array.isArray(inks) ? inks.length : 0, ...inked(names) };
    }
    case "Pattern":
      return space.length > 1 ? inner(1) : UNKNOWN;
    default:
      return typeof family === "string" && DEVICE.has(family)
        ? readColourSpace(pdf, family, named, depth + 1)
        : UNKNOWN;
  }
}

/** @param names of colorants */
function inked(names: Value[]): Pick<ColourSpace, "spots" | "system"> {
  const inks = names.filter((name) => typeof name === "string");
  const spots = inks.filter((name) => !NO_SPOTS.has(name)).map((name) => name.slice(0, LONGEST_NAME));
  if (inks.some((name) => COLOURED_INKS.has(name))) return { spots, system: "cmyk" };
  // Black alone prints grey; beside a spot it is only the shade of that.
  return { spots, ...(spots.length === 0 && inks.includes("Black") && { system: "grey" }) };
}
