/** Takes a content file apart into fields and text, and puts it together again, byte for byte where nothing was changed. */
import { parseDocument } from "yaml";
import { FrontMatterError, readFrontMatter } from "../../app/content/files/front-matter.build.ts";
import { withFields } from "./front-matter.ts";
import { withText } from "./markdown.ts";

/** The file as it stands, taken apart. */
export interface Document {
  fields: Record<string, unknown>;
  /** Markdown below the fields; empty for YAML. */
  body: string;
}

interface Parts {
  open: string;
  yaml: string;
  close: string;
  body: string;
}

/** A file that cannot be taken apart: it is shown as text, never overwritten. The message is for the owner. */
export class UnreadableDocument extends Error {
  /** Line in the whole file, from 1. */
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.name = "UnreadableDocument";
    this.line = line;
  }
}

/** @returns the fields, as {@link readDocument} has them; null for a file that cannot be taken apart */
export function fieldsOrNull(text: string, file: string): Record<string, unknown> | null {
  try {
    return readDocument(text, file).fields;
  } catch (error) {
    if (error instanceof UnreadableDocument) return null;
    throw error;
  }
}

/**
 * @param text the whole file
 * @param file its path in `content/`; `.yml` has fields only
 * @throws UnreadableDocument with the line where reading fails
 */
export function readDocument(text: string, file: string): Document {
  const former = read.get(file) ?? [];
  const known = former.find((one) => one.text === text) ?? { text, document: taken(text, file) };
  read.set(file, [known, ...former.filter((one) => one !== known).slice(0, 1)]);
  return { fields: structuredClone(known.document.fields), body: known.document.body };
}

/**
 * @param field e.g. `facts.0.drawing`; empty for the file as a whole
 * @returns the line of the file, from 1, on which the field stands, or the field around it where it is missing; null for an empty `field`
 * @throws UnreadableDocument as {@link readDocument}
 */
export function lineOf(text: string, file: string, field: string): number | null {
  if (field === "") return null;
  const { yaml, open } = partsOf(text, file);
  return readFrontMatter(yaml, open.split("\n").length).lineOf(field);
}

/**
 * For each file the two texts that were read last, usually what customers see and what the desk has written over it: lists and the preview ask for
 * all files after every word that is typed into one of them.
 */
const read = new Map<string, { text: string; document: Document }[]>();

function taken(text: string, file: string): Document {
  const { yaml, body, open } = partsOf(text, file);
  try {
    const fields = readFrontMatter(yaml, open.split("\n").length).values ?? {};
    if (typeof fields === "object" && !Array.isArray(fields))
      return { fields: fields as Record<string, unknown>, body };
  } catch (error) {
    if (!(error instanceof FrontMatterError)) throw error;
    throw new UnreadableDocument(`Dòng ${error.line}: ${error.message}.`, error.line);
  }
  throw new UnreadableDocument("Phần đầu phải là từng dòng “tên mục: giá trị”.", 1);
}

/**
 * @param before the file as it stands
 * @param after what the file is to say; `body` null where the text was not touched
 * @returns the file, changed only in the lines that have to say something else; Windows line ends stay
 */
export function writeDocument(
  before: string,
  file: string,
  after: { fields: Record<string, unknown>; body: string | null },
): string {
  const windows = before.includes("\r\n");
  const parts = partsOf(windows ? before.replaceAll("\r\n", "\n") : before, file);
  const yaml = withFields(parts.yaml, after.fields);
  const body = after.body === null ? parts.body : withText(parts.body, after.body.replaceAll("\r\n", "\n"));
  if (yaml === parts.yaml && body === parts.body) return before;
  const text = (parts.open + yaml + parts.close + body).normalize("NFC");
  return windows ? text.replaceAll("\n", "\r\n") : text;
}

/** @returns the text of a file that does not exist yet */
export function newDocument(fields: Record<string, unknown>, body: string): string {
  const yaml = withFields("", {});
  const lines = Object.entries(fields).reduce(
    (text, [key, value]) => withFields(text, { ...fieldsOf(text), [key]: value }),
    yaml,
  );
  return `---\n${lines}---\n\n${body.trim()}\n`.normalize("NFC");
}

function fieldsOf(yaml: string): Record<string, unknown> {
  return (parseDocument(yaml, { schema: "core" }).toJS() as Record<string, unknown> | null) ?? {};
}

function partsOf(text: string, file: string): Parts {
  if (file.endsWith(".yml")) return { open: "", yaml: text, close: "", body: "" };
  const match = /^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?\n)?(---[ \t]*(?:\r?\n|$))([\s\S]*)$/.exec(text);
  if (!match) throw new UnreadableDocument('Đầu tệp phải có phần thông tin nằm giữa hai dòng "---".', 1);
  const [, open = "", yaml = "", close = "", body = ""] = match;
  return { open, yaml, close, body };
}
