/** What the style sheets within an SVG refer to. Rules are taken apart only as far as that. */
import { latin1 } from "../slices.ts";
import type { Element } from "./xml.ts";

/** Longer style sheets are taken for ones that call for something outside. */
const LONGEST = 1_048_576;
/** Fonts written out within the sheet call for nothing. */
const CALLS_FOR = /@import|url\(\s*["']?(?!\s*["']?(?:#|data:(?:font|application)\/))/i;
const REFERENCE = /url\(\s*["']?#([^"')\s]+)/g;

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

/** What a drawing's sheets ask for. */
export type SvgStyle = {
  /** Calls for a style sheet, a picture or a drawing that is not in the file, or that stands written out in the sheet. */
  callsForMore: boolean;
  /** Ids by what a rule is for: the last of its selector, e.g. `.a`, `rect`, `#b`, `*`. */
  references: Map<string, string[]>;
};

/** Ids in the `url(#…)` of a text. */
export function idsIn(text: string): string[] {
  return text.includes("url(") ? [...text.matchAll(REFERENCE)].map(([, id = ""]) => id) : [];
}

/** Whether an attribute calls for something outside of the file. */
export function callsForMore(value: string): boolean {
  return value !== "" && CALLS_FOR.test(value);
}

/** @param bytes of the document */
export function readStyle(bytes: Uint8Array, root: Element): SvgStyle {
  const style: SvgStyle = { callsForMore: false, references: new Map() };
  const gather = (element: Element) => {
    if (element.text) readSheet(bytes.subarray(...element.text), style);
    for (const child of element.children) gather(child);
  };
  gather(root);
  return style;
}

function readSheet(bytes: Uint8Array, style: SvgStyle): void {
  if (bytes.length > LONGEST) {
    style.callsForMore = true;
    return;
  }
  const text = latin1(bytes).replace(/\/\*[\s\S]*?\*\//g, "");
  style.callsForMore ||= callsForMore(text);
  for (const [, selectors = "", rules = ""] of text.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const ids = idsIn(rules);
    if (ids.length === 0) continue;
    for (const selector of selectors.split(",")) {
      const last = /[.#]?[\w-]+$|\*/.exec(selector.trim())?.[0] ?? "*";
      style.references.set(last, [...(style.references.get(last) ?? []), ...ids]);
    }
  }
}

/** Ids that rules give to an element. */
export function idsByStyle({ references }: SvgStyle, { name, attributes }: Element): string[] {
  if (references.size === 0) return [];
  const classes = (attributes.get("class") ?? "").split(/\s+/).map((one) => `.${one}`);
  return [...classes, name, `#${attributes.get("id") ?? ""}`, "*"].flatMap((one) => references.get(one) ?? []);
}
