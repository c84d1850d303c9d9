/** How the parts of an SVG refer to each other: by `url(#…)` in attributes and style sheets. */

/** Fonts written out within the sheet call for nothing. */
const CALLS_FOR = /@import|url\(\s*["']?(?!\s*["']?(?:#|data:(?:font|application)\/))/i;
const REFERENCE = /url\(\s*["']?#([^"')\s]+)/gi;
/** What browsers read in another way than it is written, and what is written out in place. */
const ODD_REFERENCE =
  /\\|&\w+;|url\(\s*["']?#[^"')\s]*(?:%|[\s"']+[^\s"')])|url\(\s*["']?\s*data:(?!font\/|application\/)/i;
/** Of a style: references under a name of their own, sheets within it, handed down what does not go down by itself, and filters that refer to nothing. */
const ODD_STYLE = new RegExp(
  [
    /--[^:;{}]*:[^;{}]*url\(/,
    /@property|@import\s*(?:url\(\s*)?["']?\s*data:/,
    /(?:mask[\w-]*|clip-path|filter|all)\s*:\s*inherit/,
    /filter\s*:[^;{}]*\b(?!url\()[a-z-]+\(/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "i",
);

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

/** Whether the references of a sheet, or of the declarations of an element, are written as {@link idsIn} reads them. */
export function isClearStyle(text: string): boolean {
  const plain = withoutBreaks(text);
  return !ODD_REFERENCE.test(plain) && !ODD_STYLE.test(plain);
}

/** Browsers leave these out of addresses. */
export function withoutBreaks(text: string): string {
  return text.replace(/[\t\r\n]/g, "");
}
