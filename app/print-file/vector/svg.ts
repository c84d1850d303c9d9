/** SVG and zipped SVG: its size, its pictures, whether it holds live text, links or scripts. Nothing in it is expanded, fetched or run. */
import { type Pixels, type SvgFacts, type SvgFile, type Trouble, type Unexamined, Unreadable } from "../facts.ts";
import { inflate } from "../inflate.ts";
import type { Slices } from "../slices.ts";
import { isClear } from "./svg-clarity.ts";
import { expandsBeyondReason } from "./svg-expansion.ts";
import { lengthInPx, physicalLength, readViewBox } from "./svg-geometry.ts";
import { countParts } from "./svg-parts.ts";
import { SvgPictures } from "./svg-pictures.ts";
import { readStyle } from "./svg-style.ts";
import { type Element, readXml } from "./xml.ts";

/** Larger drawings are read from their beginning only: the root and its size. */
const READ_AT_MOST = 48 * 1_048_576;
const HEAD = 262_144;
/** A zipped drawing swells at most to this. */
const INFLATED_AT_MOST = 20 * 1_048_576;
const PACKED_AT_MOST = 16 * 1_048_576;
/** Bytes. The text of a longer drawing alone would fill a phone's memory when a browser draws it. */
const DRAWN_AT_MOST = 8_000_000;
/** A kilometre: whoever writes more did not mean a print. */
const LARGEST_MM = 1_000_000;

/** @param file a drawing, or one zipped with gzip. Throws `Unreadable` when no `svg` element can be read. */
export async function readSvg(file: Slices): Promise<SvgFile> {
  const { bytes, whole, partial, plain } = await textOf(file);
  const document = readXml(bytes);
  const root = document.root?.name === "svg" ? document.root : undefined;
  if (!root) throw new Unreadable(whole ? "damaged" : "cut");
  const facts = readRoot(root);
  facts.doctype_entities = document.entities;
  if (!plain || file.size > DRAWN_AT_MOST) facts.undrawn = true;
  if (document.hostile) return { format: "svg", readable: "header", trouble: "entities", facts };
  let trouble: Trouble | undefined;
  let unfinished = partial || document.partial;
  if ((facts.shown_mm ?? [0, 0]).some((side) => side > LARGEST_MM)) trouble = "oversized";
  else if (!document.whole && !unfinished) trouble = "cut";
  else if (document.damaged || !whole) trouble = "damaged";
  if (!trouble) {
    const pictures = await readParts(bytes, root, document.styled, facts);
    unfinished ||= pictures.partial;
    if (pictures.damaged) trouble = "damaged";
  }
  return {
    format: "svg",
    readable: trouble ? "header" : "yes",
    ...(trouble && { trouble }),
    ...(unfinished && { partial: true }),
    facts,
  };
}

/** The text in UTF-8; `plain` where it lies in the file like this. */
type Text = { bytes: Uint8Array; whole: boolean; partial: boolean; plain: boolean };

async function textOf(file: Slices): Promise<Text> {
  const head = await file.some(0, 2);
  if (head[0] === 0x1f && head[1] === 0x8b) {
    const packed = await file.passing(0, Math.min(file.size, PACKED_AT_MOST));
    const { bytes, whole, stopped } = inflate(packed, INFLATED_AT_MOST);
    return { bytes, whole: whole || stopped, partial: stopped || file.size > PACKED_AT_MOST, plain: false };
  }
  const partial = file.size > READ_AT_MOST;
  const bytes = await file.passing(0, partial ? HEAD : file.size);
  const wide = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  if (!wide) return { bytes, whole: true, partial, plain: true };
  const text = new TextDecoder(head[0] === 0xff ? "utf-16le" : "utf-16be").decode(bytes);
  return { bytes: new TextEncoder().encode(text), whole: true, partial, plain: false };
}

function readRoot({ attributes }: Element): SvgFacts {
  const [width, height] = [attributes.get("width"), attributes.get("height")];
  const facts: SvgFacts = {};
  if (width !== undefined) facts.width = width;
  if (height !== undefined) facts.height = height;
  const viewBox = attributes.get("viewBox");
  if (viewBox !== undefined) facts.viewbox = viewBox;
  const [across, down] = [physicalLength(width), physicalLength(height)];
  facts.size_is_physical = across !== undefined && down !== undefined;
  if (across && down) facts.shown_mm = [Math.round(across * 10) / 10, Math.round(down * 10) / 10];
  const shape = shapeOf(attributes);
  if (shape) facts.shape = shape;
  return facts;
}

/** Width and height in px; a side that is not stated follows from the other one by the viewBox, and both are the viewBox where none is. */
function shapeOf(attributes: Element["attributes"]): Pixels | undefined {
  const [, , width = 0, height = 0] = readViewBox(attributes.get("viewBox")) ?? [];
  const side = (name: string, whole: number) => Math.max(0, lengthInPx(attributes.get(name), whole) ?? 0);
  const [x, y] = [side("width", width), side("height", height)];
  if (x && y) return [x, y];
  if (!width) return undefined;
  const scale = x ? x / width : y ? y / height : 1;
  return [width * scale, height * scale];
}

/** Width and height in px; what browsers take where nothing tells them. */
function viewportOf({ attributes }: Element): Pixels {
  return (
    shapeOf(attributes) ?? [
      lengthInPx(attributes.get("width"), 300) || 300,
      lengthInPx(attributes.get("height"), 150) || 150,
    ]
  );
}

/** Everything but the root: pictures, links, letters, and what a browser would have to draw. */
async function readParts(bytes: Uint8Array, root: Element, styled: boolean, facts: SvgFacts): Promise<SvgPictures> {
  const byId = elementsById(root);
  const style = readStyle(bytes, root);
  style.callsForMore ||= styled;
  style.unclear ||= styled; // the style sheet may be written out in its address
  countParts(root, byId, style, facts);
  if (!isClear(bytes, root, style) || expandsBeyondReason(root, byId, style)) facts.expands = true;
  const pictures = new SvgPictures(bytes, byId);
  await pictures.walkRoot(root, ...viewportOf(root));
  facts.images = pictures.found;
  facts.lines = pictures.lines;
  if (pictures.drawings) facts.unexamined = [...new Set<Unexamined>([...(facts.unexamined ?? []), "drawing"])];
  return pictures;
}

function elementsById(root: Element): Map<string, Element> {
  const byId = new Map<string, Element>();
  const gather = (element: Element) => {
    const id = element.attributes.get("id");
    // Where two elements have the same id, the first is meant.
    if (id && !byId.has(id)) byId.set(id, element);
    for (const child of element.children) gather(child);
  };
  gather(root);
  return byId;
}
