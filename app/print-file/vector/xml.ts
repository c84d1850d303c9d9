/**
 * A small guarded reader of XML, for workers (which have no DOMParser) and the command line alike. It expands nothing, fetches
 * nothing, runs nothing. Long attribute values (pictures written out) stay where they are until they are asked for.
 */
import { latin1 } from "../slices.ts";

/** An element as far as it is kept. */
export type Element = {
  /** Without its prefix. */
  name: string;
  attributes: Map<string, string>;
  /** Values over 4 KB, by name: where they lie in the document. */
  long: Map<string, [start: number, end: number]>;
  children: Element[];
  /** Of a `style` element: where its rules lie in the document. Other text is not kept. */
  text?: [start: number, end: number];
};

/** What was read, and how far the result can be trusted. */
export type XmlDocument = {
  root: Element | undefined;
  /** Every element was closed. */
  whole: boolean;
  /** Elements close in another order than they open. */
  damaged: boolean;
  partial: boolean;
  /** The document type declares entities; `hostile` ones hold markup, other entities, or lie elsewhere. */
  entities: boolean;
  hostile: boolean;
  /** The document calls for a style sheet in another file. */
  styled: boolean;
  /** A document type was read. */
  typed: boolean;
};

const MOST_ELEMENTS = 300_000;
const DEEPEST = 500;
/** No element of SVG has more than some hundred; a drawing of one element with four million of them filled the memory. */
const MOST_ATTRIBUTES = 2000;
const LONG = 4096;
const UTF8 = new TextDecoder();
/** Drawing programs declare a dozen entities. */
const LONGEST_SUBSET = 16_384;
/**
 * What stands between the brackets of a document type; a bracket within quotes or a comment ends nothing. Every character can be matched in one way only:
 * otherwise twenty unclosed comments would be tried in a million ways.
 */
const SUBSET = /^\[(?:[^\]"'<]|"[^"]*"|'[^']*'|<!--(?:(?!-->)[\s\S])*-->|<\?(?:(?!\?>)[\s\S])*\?>|<(?!!--|\?))*\]/;
/** Drawing programs declare addresses of fifty letters; an entity of fifteen kilobytes, put in a hundred thousand times, held Chromium for 15 s. */
const PLAIN_ENTITY = /^(["'])[^<&%]{0,200}\1\s*$/;
const [LESS, GREATER, QUOTE, APOSTROPHE, SLASH, EQUALS] = [60, 62, 34, 39, 47, 61];
const PREDEFINED = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
]);

/** @param bytes the document in UTF-8, or its beginning */
export function readXml(bytes: Uint8Array): XmlDocument {
  const document: XmlDocument = {
    root: undefined,
    whole: false,
    damaged: false,
    partial: false,
    entities: false,
    hostile: false,
    styled: false,
    typed: false,
  };
  const open: Element[] = [];
  let elements = 0;
  for (let at = bytes.indexOf(LESS); at >= 0; at = bytes.indexOf(LESS, at)) {
    const next = bytes[at + 1] ?? 0;
    if (next === 33 || next === 63) {
      at = skipDeclaration(bytes, at, document);
      continue;
    }
    if (next === SLASH) {
      const end = bytes.indexOf(GREATER, at);
      if (end < 0) break;
      const closed = open.pop();
      if (closed?.text) closed.text[1] = at;
      if (!closed || localName(latin1(bytes.subarray(at + 2, end)).trim()) !== closed.name) document.damaged = true;
      if (open.length === 0) {
        document.whole = true;
        break;
      }
      at = end + 1;
      continue;
    }
    const tag = readTag(bytes, at + 1);
    if (!tag) break;
    at = tag.end;
    if (++elements > MOST_ELEMENTS || open.length >= DEEPEST) {
      document.partial = true;
      break;
    }
    open.at(-1)?.children.push(tag.element);
    document.root ??= tag.element;
    if (tag.element.name === "style" && !tag.closed) tag.element.text = [at, at];
    if (!tag.closed) open.push(tag.element);
    else if (open.length === 0) {
      document.whole = true;
      break;
    }
  }
  return document;
}

/** The value of an attribute, with the entities that XML itself knows replaced. Long values are not decoded until they are asked for. */
export function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : -1;
    if (code >= 0 && code <= 0x10ffff) return String.fromCodePoint(code);
    return PREDEFINED.get(name) ?? whole;
  });
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

function readTag(bytes: Uint8Array, start: number): { element: Element; closed: boolean; end: number } | undefined {
  let at = start;
  const word = (): string => {
    const from = at;
    while (
      at < bytes.length &&
      !isSpace(bytes[at]) &&
      bytes[at] !== SLASH &&
      bytes[at] !== GREATER &&
      bytes[at] !== EQUALS
    )
      at++;
    return latin1(bytes.subarray(from, at));
  };
  const space = () => {
    while (isSpace(bytes[at])) at++;
  };
  const element: Element = { name: localName(word()), attributes: new Map(), long: new Map(), children: [] };
  for (;;) {
    space();
    const code = bytes[at];
    if (code === undefined) return undefined;
    if (code === GREATER) return { element, closed: false, end: at + 1 };
    if (code === SLASH) {
      if (bytes[++at] === GREATER) return { element, closed: true, end: at + 1 };
      continue;
    }
    const name = word();
    space();
    if (bytes[at] !== EQUALS) {
      if (name === "") at++; // a stray sign
      continue;
    }
    at++;
    space();
    const quote = bytes[at];
    if (quote !== QUOTE && quote !== APOSTROPHE) continue;
    const end = bytes.indexOf(quote, at + 1);
    if (end < 0) return undefined;
    const key = name.startsWith("xmlns:") ? name : localName(name);
    // Of `href` and `xlink:href` browsers take the one without a prefix.
    if (key !== name && (element.attributes.has(key) || element.long.has(key))) {
      at = end + 1;
      continue;
    }
    element.attributes.delete(key);
    element.long.delete(key);
    if (end - at > LONG) element.long.set(key, [at + 1, end]);
    else element.attributes.set(key, decodeEntities(UTF8.decode(bytes.subarray(at + 1, end))));
    if (element.attributes.size > MOST_ATTRIBUTES) return undefined;
    at = end + 1;
  }
}

/** @returns where the document goes on behind a comment, a processing instruction, CDATA, or the document type */
function skipDeclaration(bytes: Uint8Array, at: number, document: XmlDocument): number {
  const start = latin1(bytes.subarray(at, at + 9));
  const behind = (mark: string) => {
    const found = indexOf(bytes, mark, at + 2);
    return found < 0 ? bytes.length : found + mark.length;
  };
  if (start.startsWith("<!--")) return behind("-->");
  if (start.startsWith("<![CDATA[")) return behind("]]>");
  if (start.startsWith("<?xml-sty")) document.styled = true;
  if (start.startsWith("<?")) return behind("?>");
  const end = bytes.indexOf(GREATER, at);
  if (end < 0) return bytes.length;
  const within = bytes.subarray(at, end).indexOf(91);
  if (within < 0 || document.root) return end + 1;
  // There is one document type only, and each is looked through.
  if (document.typed) {
    document.hostile = true;
    return end + 1;
  }
  document.typed = true;
  const bracket = at + within;
  const [subset] = SUBSET.exec(latin1(bytes.subarray(bracket, bracket + LONGEST_SUBSET))) ?? [];
  for (const [, value] of (subset ?? "").matchAll(/<!ENTITY\s+(?:%\s+)?\S+\s+([\s\S]*?)>/g)) {
    document.entities = true;
    if (!PLAIN_ENTITY.test(value ?? "")) document.hostile = true;
  }
  if (subset === undefined) document.hostile = true;
  const after = bytes.indexOf(GREATER, bracket + (subset?.length ?? 0));
  return after < 0 ? bytes.length : after + 1;
}

function indexOf(bytes: Uint8Array, mark: string, from: number): number {
  for (let at = bytes.indexOf(mark.charCodeAt(0), from); at >= 0; at = bytes.indexOf(mark.charCodeAt(0), at + 1)) {
    // Without making text of each place: twenty million dashes in a comment of a zipped drawing would take seconds.
    let same = 1;
    while (same < mark.length && bytes[at + same] === mark.charCodeAt(same)) same++;
    if (same === mark.length) return at;
  }
  return -1;
}

function isSpace(code: number | undefined): boolean {
  return code === 32 || code === 10 || code === 13 || code === 9;
}
