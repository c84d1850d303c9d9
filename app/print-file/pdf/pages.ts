/** The pages of a PDF and their boxes (ISO 32000-1, 7.7.3 and 14.11.2). */
import { type Millimetres, PAGES_READ, type PdfPage } from "../facts.ts";
import { type Box, isEmpty, overlap, readBox } from "./box.ts";
import type { PdfDocument } from "./objects/document.ts";
import { type Dict, dictOf, numberOf, type Value } from "./objects/values.ts";

const MOST_NODES = 2000;
const MM_PER_POINT = 25.4 / 72;
/** Entries of a node that hold for all pages under it; TrimBox, BleedBox and UserUnit hold only for the page that states them. */
const INHERITED = ["MediaBox", "CropBox", "Rotate", "Resources"];
const LETTER: Box = [0, 0, 612, 792];

export type PageDict = { dict: Dict /** What the page itself or a node above it says. */; inherited: Dict };

/** @returns the first {@link PAGES_READ} pages, and how many there are */
export async function readPageTree(pdf: PdfDocument): Promise<{ pages: PageDict[]; count: number }> {
  const root = dictOf(await pdf.entry(pdf.trailer, "Root"));
  const top = await pdf.entry(root, "Pages");
  const pages: PageDict[] = [];
  let nodes = 0;
  let more = false;
  async function walk(value: Value, above: Dict, way: readonly Value[]): Promise<void> {
    if (pages.length >= PAGES_READ || ++nodes > MOST_NODES) {
      more = true;
      return;
    }
    const dict = dictOf(value);
    const inherited: Dict = new Map(above);
    for (const key of INHERITED) if (dict.has(key)) inherited.set(key, dict.get(key) ?? null);
    const kids = await pdf.entry(dict, "Kids");
    if (!Array.isArray(kids)) {
      if (dict.size > 0) pages.push({ dict, inherited });
      else pdf.damaged = true; // a page is missing
      return;
    }
    for (const kid of kids) {
      if (more || nodes > MOST_NODES) {
        more = true;
        return;
      }
      const below = await pdf.get(kid);
      if (way.includes(below)) {
        pdf.damaged = true; // a tree that bites its tail
        nodes++; // a hundred thousand times, perhaps
      } else await walk(below, inherited, [...way, below]);
    }
  }
  await walk(top, new Map(), [top]);
  const declared = numberOf(await pdf.entry(dictOf(top), "Count"), 0);
  if (more) pdf.partial = true;
  return { pages, count: more ? Math.max(declared, pages.length) : pages.length };
}

/** What a page's boxes tell, and what a viewer shows of it, in its own points. */
type PageRead = { told: PdfPage; crop: Box };

/** Sizes of a page in millimetres; what is drawn on it is added later. */
export async function readPage(pdf: PdfDocument, { dict, inherited }: PageDict): Promise<PageRead> {
  const box = async (name: string, from: Dict) => readBox(pdf, await pdf.entry(from, name));
  const media = (await box("MediaBox", inherited)) ?? LETTER;
  const inside = async (name: string, from: Dict) => {
    const written = await box(name, from);
    return written && common(written, media);
  };
  const crop = (await inside("CropBox", inherited)) ?? media;
  const trim = await inside("TrimBox", dict);
  const bleed = await inside("BleedBox", dict);
  const stated = await pdf.entry(dict, "UserUnit");
  const unit = typeof stated === "number" && stated > 0 ? stated : 1;
  const mm = (points: number) => Math.round(points * MM_PER_POINT * unit * 10) / 10;
  const size = ([left, bottom, right, top]: Box): Millimetres => [mm(right - left), mm(top - bottom)];
  // −90 and 450 occur in files; anything but quarter turns is not allowed, and is rounded to the nearest quarter turn.
  const rotate = (((Math.round(numberOf(await pdf.entry(inherited, "Rotate"), 0) / 90) * 90) % 360) + 360) % 360;
  const [width, height] = size(crop);
  const outer = bleed ?? media;
  const told: PdfPage = {
    media_mm: size(media),
    crop_mm: size(crop),
    trim_mm: size(trim ?? crop),
    shown_mm: rotate % 180 === 0 ? [width, height] : [height, width],
    boxes_written: [...dict.keys()].filter((key) => key.endsWith("Box")).sort(),
    rotate,
    user_unit: unit,
    bleed_mm: trim
      ? [mm(trim[0] - outer[0]), mm(trim[1] - outer[1]), mm(outer[2] - trim[2]), mm(outer[3] - trim[3])]
      : null,
    ...(trim && { bleed_from: bleed ? "BleedBox" : "MediaBox" }),
    images: [],
    lines: false,
  };
  return { told, crop };
}

/** Boxes count only inside the MediaBox; one that lies wholly outside does not count. */
function common(a: Box, b: Box): Box | undefined {
  const box = overlap(a, b);
  return isEmpty(box) ? undefined : box;
}
