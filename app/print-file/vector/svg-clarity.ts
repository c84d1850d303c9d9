/**
 * Whether all that an SVG refers to is written in the ways that svg-expansion.ts follows. XML, CSS and SVG know many more (escapes, references that an
 * animation sets or a parent hands down, drawings within drawings), which drawing programs do not write. What such a file swells to cannot be counted, so it
 * is not given to a browser to draw: three kilobytes of each of these held Chromium for more than 15 s.
 */
import { latin1 } from "../slices.ts";
import { isClearStyle, REFERRING, withoutBreaks } from "./svg-references.ts";
import type { SvgStyle } from "./svg-style.ts";
import type { Element } from "./xml.ts";

/** Pictures made of pixels, which are measured (svg-pictures.ts). */
const DOTS = /^\s*data:image\/(?!svg)[\w.+-]+[;,]/i;
/** An entity that the document itself declares: the reader does not put in what it stands for. */
const ENTITY = /&\w+;/;
/** Attributes that fetch something. */
const FETCHING = new Set(["href", "src", "srcset", "poster", "background", "data"]);
/** Attributes that decide to which elements a reference leads. */
const DECIDING = new Set([...REFERRING, ...FETCHING, "class", "id"]);

/** @param bytes of the document, in which long values lie */
export function isClear(bytes: Uint8Array, root: Element, style: SvgStyle): boolean {
  const clear = (element: Element): boolean => isClearElement(bytes, element) && element.children.every(clear);
  return !style.unclear && clear(root);
}

function isClearElement(bytes: Uint8Array, { name, attributes, long }: Element): boolean {
  if (name === "link") return false; // a style sheet, as in HTML
  const animated = attributes.get("attributeName")?.replace(/^.*:/, "") ?? "";
  if ((name === "set" || name === "animate") && DECIDING.has(animated)) return false;
  for (const [key, [start]] of long) {
    const isPicture = name === "image" && key === "href" && DOTS.test(latin1(bytes.subarray(start, start + 64)));
    if (DECIDING.has(key) && !isPicture) return false;
  }
  for (const [key, value] of attributes) if (DECIDING.has(key) && !isClearValue(name, key, value)) return false;
  return true;
}

function isClearValue(name: string, key: string, value: string): boolean {
  if (key === "style") return isClearStyle(value);
  if (ENTITY.test(value)) return false;
  if (FETCHING.has(key)) return isClearAddress(withoutBreaks(value), name === "image" && key === "href");
  return !REFERRING.includes(key) || isClearStyle(`${key}: ${value}`);
}

/** @param pictures whether a picture of pixels may be written out in the address, because it is measured there */
function isClearAddress(address: string, pictures: boolean): boolean {
  if (/data:/i.test(address)) return pictures && DOTS.test(address);
  return !/^\s*#.*[%\s]\S/.test(address);
}
