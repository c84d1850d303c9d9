/** What the style sheets within an SVG refer to. Rules are taken apart only as far as that. */
import { callsForMore, idsIn, isClearStyle } from "./svg-references.ts";
import type { Element } from "./xml.ts";

/** Characters: a longer style sheet is not read, but taken to call for something outside. */
const LONGEST = 1_048_576;
/** References that are followed: a drawing program writes one for each gradient. Fifty thousand in a list of as many selectors filled the memory. */
const MOST_PAIRS = 20_000;
const ANY_REFERENCE = /url\(/gi;
/** A match begins only at the start or behind a brace: when it could begin at each character, 200 KB without a brace took 14 s. */
const RULE = /(?<![^{}])([^{}]+)\{([^{}]*)\}/g;
/** The part of a selector that says which elements are meant. */
const LAST_PART = /(?:[.#]|(?<![\w-]))[\w-]+$|\*/;
/** Selectors whose last part does so; any other, such as a step of an animation, is taken to mean all elements. */
const PLAIN_SELECTOR = /^(?!\s*(?:from|to)\s*$)[\w\s.#*>+~-]+$/;

/** What a drawing's sheets ask for. */
export type SvgStyle = {
  /** A sheet calls for a style sheet, a picture or a drawing that is not in the file, or that is written out in the sheet itself. */
  callsForMore: boolean;
  /** The ids that rules refer to, by the last part of a rule's selector, e.g. `.a`, `rect`, `#b`, `*`. */
  references: Map<string, Set<string>>;
  /** How many there are, counted for each selector. */
  pairs: number;
  /** A sheet refers to elements in ways that are not followed here. */
  unclear: boolean;
};

/** @param bytes of the document */
export function readStyle(bytes: Uint8Array, root: Element): SvgStyle {
  const style: SvgStyle = { callsForMore: false, references: new Map(), pairs: 0, unclear: false };
  const gather = (element: Element) => {
    if (element.text) readSheet(bytes.subarray(...element.text), style);
    for (const child of element.children) gather(child);
  };
  gather(root);
  return style;
}

function readSheet(bytes: Uint8Array, style: SvgStyle): void {
  if (bytes.length > LONGEST) {
    style.callsForMore = style.unclear = true;
    return;
  }
  const written = new TextDecoder().decode(bytes).replace(/<!\[CDATA\[|\]\]>/g, "");
  // A comment that nothing closes goes on to the end of the sheet.
  const text = written.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, "");
  style.callsForMore ||= callsForMore(text);
  let found = 0;
  for (const [, selectors = "", rules = ""] of text.matchAll(RULE)) {
    found += countOf(rules);
    const ids = idsIn(rules);
    if (ids.length === 0) continue;
    for (const selector of selectors.replace(/^.*;/s, "").split(",")) {
      const plain = PLAIN_SELECTOR.test(selector);
      const last = (plain && LAST_PART.exec(selector.trim())?.[0]) || "*";
      const known = style.references.get(last) ?? new Set();
      style.references.set(last, known);
      for (const id of ids) {
        if (++style.pairs > MOST_PAIRS) break;
        known.add(id);
      }
      if (style.pairs > MOST_PAIRS) {
        style.unclear = true;
        return;
      }
    }
  }
  // Markup within a sheet cuts its words apart, and a reference outside of all rules belongs to a rule that was not understood.
  const missed = countOf(withoutImports(written)) !== found;
  style.unclear ||= missed || /<|&(?:#|\w+;)/.test(written) || !isClearStyle(written);
}

/** The sheet without its imports, each from `@import` to the next semicolon; the last one stays if no semicolon ends it. */
function withoutImports(sheet: string): string {
  return sheet
    .split(";")
    .map((part, at, { length }) => {
      const start = at === length - 1 ? -1 : part.indexOf("@import");
      return start < 0 ? `${part};` : part.slice(0, start);
    })
    .join("");
}

function countOf(text: string): number {
  return text.match(ANY_REFERENCE)?.length ?? 0;
}

/** Ids to which the rules for an element refer. */
export function idsByStyle({ references }: SvgStyle, { name, attributes }: Element): string[] {
  if (references.size === 0) return [];
  const classes = new Set((attributes.get("class") ?? "").split(/\s+/).map((one) => `.${one}`));
  return [...classes, name, `#${attributes.get("id") ?? ""}`, "*"].flatMap((one) => [...(references.get(one) ?? [])]);
}
