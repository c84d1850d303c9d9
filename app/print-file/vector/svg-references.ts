/** How the parts of an SVG refer to each other: by `url(#…)` in attributes and style sheets. */

// In all of these a run of blanks, or of letters, can be matched in one way only: where it could be cut anywhere, a megabyte of them took minutes.

/** Calls for something outside of the text; fonts that are written out within a sheet call for nothing. */
const CALLS_FOR = /@import|url\((?![\s"']*(?:#|data:(?:font|application)\/))/i;
const REFERENCE = /url\(\s*["']?#([^"')\s]+)/gi;
/** Escapes and entities, which browsers read in another way than they are written, and pictures and drawings written out in place. */
const ODD_SIGN = /\\|&\w+;|url\([\s"']*data:(?!font\/|application\/)/i;
/** A reference to the document itself: its id, the blanks and quotes behind the id, and the first character behind those, unless the reference ends there. */
const OWN_REFERENCE = /url\(\s*["']?#([^"')\s]*)([\s"']*)([^\s"')]?)/gi;
/** Style sheets written out within a sheet, and custom properties that a sheet declares. */
const ODD_RULE = /@property|@import[\s"']*(?:url\([\s"']*)?data:/i;
/** Properties that are not inherited by themselves, but are told to be. */
const INHERITED = /mask|(?:clip-path|filter|all)$/i;
const INHERITING = /(?<![\w-])([\w-]+)\s*:\s*inherit/gi;

/** Attributes that refer by `url(#…)`. */
export const REFERRING = [
  "fill",
  "stroke",
  "mask",
  "clip-path",
  "filter",
  "marker-start",
  "marker-mid",
  "marker-end",
  "style",
];

/** Ids in the `url(#…)` of a text. */
export function idsIn(text: string): string[] {
  return /url\(/i.test(text) ? [...text.matchAll(REFERENCE)].map(([, id = ""]) => id) : [];
}

/** Whether an attribute or a sheet calls for something outside of the file. */
export function callsForMore(value: string): boolean {
  return value !== "" && CALLS_FOR.test(value);
}

/**
 * Whether the references of a sheet, or of the declarations of an element, are written as {@link idsIn} reads them. Each character is looked at a few
 * times only, whatever the text is like: one pattern over the whole text took 20 s for 400 KB of "url(#".
 */
export function isClearStyle(text: string): boolean {
  const plain = withoutBreaks(text);
  if (ODD_SIGN.test(plain) || ODD_RULE.test(plain)) return false;
  for (const [, property = ""] of plain.matchAll(INHERITING)) if (INHERITED.test(property)) return false;
  for (const [, id = "", gap, next] of plain.matchAll(OWN_REFERENCE))
    if (id.includes("%") || (gap && next)) return false;
  return plain.toLowerCase().split(/[;{}]/).every(isClearDeclaration);
}

/** Whether a declaration has no reference in a custom property, and no filter function but `url()`. @param declaration in small letters */
function isClearDeclaration(declaration: string): boolean {
  const own = declaration.indexOf("--");
  const value = own < 0 ? -1 : declaration.indexOf(":", own);
  if (value >= 0 && declaration.includes("url(", value)) return false;
  const filter = declaration.search(/filter\s*:/);
  if (filter < 0) return true;
  return [...declaration.slice(filter).matchAll(/(?<![a-z-])[a-z-]+\(/g)].every(([called]) => called === "url(");
}

/** Browsers leave these out of addresses. */
export function withoutBreaks(text: string): string {
  return text.replace(/[\t\r\n]/g, "");
}
