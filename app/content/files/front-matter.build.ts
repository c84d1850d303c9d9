/** The YAML of a content file: its values, the line of each field, and what is wrong with it in Vietnamese. */
import { type Document, isScalar, LineCounter, parseDocument, type YAMLError } from "yaml";

/** What stands at the head of a file, and where. */
export interface FrontMatter {
  /** As the file has them, unchecked. */
  values: unknown;
  /** Line in the file of a field such as `size.width` or `values.3.text`; of the field around it where it is missing. */
  lineOf: (field: string) => number;
}

/** YAML that cannot be read. */
export class FrontMatterError extends Error {
  /** Line in the file, counted from 1. */
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/** Quotes that Word types by itself. YAML takes them for letters of the text. */
const CURVED = /^[“”„‘’]/;

/**
 * @param firstLine line of the file on which the YAML begins
 * @throws FrontMatterError with the first mistake: what comes after it is mostly its consequence
 */
export function readFrontMatter(yaml: string, firstLine: number): FrontMatter {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { schema: "core", lineCounter: lines, prettyErrors: false });
  const inFile = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const [error] = document.errors;
  if (error) {
    const { at, message } = explained(error, yaml);
    throw new FrontMatterError(inFile(at), message);
  }
  const curved = curvedQuotes(document);
  if (curved !== undefined) {
    throw new FrontMatterError(
      inFile(curved),
      'có dấu ngoặc kép cong “ ” do Word tự đổi; hãy gõ lại bằng dấu thẳng " "',
    );
  }
  return {
    values: valuesOf(document, inFile(Math.max(0, yaml.search(SHORTCUT)))),
    lineOf(field) {
      const path = field.split(".").map((part) => (/^\d+$/.test(part) ? Number(part) : part));
      for (let length = path.length; length > 0; length--) {
        const start = startOf(document, path.slice(0, length));
        if (start !== undefined) return inFile(start);
      }
      return firstLine;
    },
  };
}

const STARRED = "có dấu * ở đầu câu nên máy hiểu nhầm; hãy để cả câu trong ngoặc kép, hoặc bỏ dấu ấy";

/** A value that begins with the sign by which YAML repeats what was named before. */
const SHORTCUT = /(?<=[:,[-][ \t]*)\*/;

/** @param line of the first `*` that YAML may take for a repetition */
function valuesOf(document: Document, line: number): unknown {
  try {
    return document.toJS();
  } catch (error) {
    // What `*` names is not there, or is repeated a million times (the parser itself counts).
    if (!(error instanceof ReferenceError)) throw error;
    throw new FrontMatterError(line, STARRED);
  }
}

/** Where a field begins: its name, or the entry of a list. */
function startOf(document: Document, path: (string | number)[]): number | undefined {
  const name = path.at(-1);
  const holder = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  const items = (holder as { items?: unknown[] } | null)?.items; // a map has pairs, a list has nodes
  const found =
    typeof name === "number"
      ? items?.[name]
      : items?.map((item) => (item as { key?: unknown }).key).find((key) => isScalar(key) && key.value === name);
  return (found as { range?: [number, number, number] } | undefined)?.range?.[0];
}

/** What git leaves in a file that two people changed. */
const UNJOINED = /^(?:<{7}|={7}|>{7})/m;

function curvedQuotes(document: Document): number | undefined {
  let found: number | undefined;
  const walk = (node: unknown): void => {
    if (found !== undefined) return;
    if (isScalar(node)) {
      if (node.type === "PLAIN" && CURVED.test(String(node.source ?? ""))) found = node.range?.[0];
      return;
    }
    for (const item of (node as { items?: unknown[] } | null)?.items ?? []) {
      walk((item as { value?: unknown })?.value ?? item);
    }
  };
  walk(document.contents);
  return found;
}

/** The place (offset) and the words for a mistake. The parser notices an open quote or bracket only where the text ends: the beginning is told instead. */
function explained({ code, pos, message }: YAMLError, yaml: string): { at: number; message: string } {
  const [at] = pos;
  const unjoined = yaml.search(UNJOINED);
  if (unjoined >= 0)
    return {
      at: unjoined,
      message:
        "hai bản của tệp chưa ghép xong (các dòng <<<<<<<, =======, >>>>>>>); hãy giữ bản đúng, xóa bản kia cùng ba dòng ấy",
    };
  const open = openQuote(yaml);
  if (open !== undefined)
    return { at: open, message: 'dấu ngoặc kép " mở mà không đóng, hoặc trong câu có thêm dấu " (đổi thành “ ”)' };
  if (SHORTCUT.test(yaml.split("\n")[yaml.slice(0, at).split("\n").length - 1] ?? "")) return { at, message: STARRED };
  switch (code) {
    case "DUPLICATE_KEY":
      return { at, message: "mục này ghi hai lần; hãy giữ một dòng" };
    case "TAB_AS_INDENT":
      return { at, message: "đầu dòng có phím Tab; hãy lùi bằng dấu cách" };
    case "BAD_INDENT":
      if (!/flow/i.test(message)) return { at, message: "dòng này lùi vào không thẳng hàng với các dòng cùng nhóm" };
      return { at: openBracket(yaml) ?? at, message: "dấu [ hoặc { mở mà không đóng" };
    case "BLOCK_AS_IMPLICIT_KEY":
      return { at, message: 'trong câu có dấu hai chấm; hãy để cả câu trong ngoặc kép: mục: "câu: có hai chấm"' };
    case "MULTILINE_IMPLICIT_KEY":
      return { at, message: 'dòng này thiếu dấu hai chấm và dấu cách sau tên mục, ví dụ title: "Tên bài"' };
    case "BAD_DQ_ESCAPE":
      return { at, message: "trong ngoặc kép có dấu \\; hãy bỏ, hoặc viết hai dấu liền \\\\" };
    case "BAD_SCALAR_START":
      return { at, message: "sau dấu hai chấm có ký tự lạ ở đầu (@, `, %); hãy để cả phần ấy trong ngoặc kép" };
    case "MISSING_CHAR":
      if (/flow|\]|\}/i.test(message))
        return {
          at: openBracket(yaml) ?? at,
          message: "dấu [ hoặc { mở mà không đóng, hoặc thiếu dấu phẩy giữa hai phần",
        };
      return { at, message: "thiếu dấu hai chấm hoặc dấu đóng ngoặc ở dòng này" };
    default:
      return {
        at,
        message: 'viết chưa đúng cách; mỗi dòng một mục, dạng tên: "chữ", chữ có dấu câu thì để trong ngoặc kép',
      };
  }
}

/** A comment of a line: its `#` stands behind closed quotes, at the beginning or after a space. It may have quotes of its own, as examples in the settings do. */
const COMMENT = /^((?:[^"]|"[^"]*")*?)(?:^|(?<=\s))#.*$/;

/** Offset of the first straight quote in a line with an odd number of them, or in a line whose quoted value is followed by more text. */
function openQuote(yaml: string): number | undefined {
  let offset = 0;
  for (const line of yaml.split("\n")) {
    const code = line.replace(/\\"/g, "  ").replace(COMMENT, "$1");
    const quotes = [...code.matchAll(/"/g)];
    const value = /^[\s-]*(?:[\w-]+:\s*)?"(.*)$/.exec(code);
    const closedEarly = value && /"\s*[^\s,}\]#"]/.test(value[1] ?? "") && !/[[{]/.test(code);
    if (quotes.length % 2 === 1 || closedEarly) return offset + (quotes[0]?.index ?? 0);
    offset += line.length + 1;
  }
  return undefined;
}

/** Offset of the first bracket that its own line does not close. */
function openBracket(yaml: string): number | undefined {
  let offset = 0;
  for (const line of yaml.split("\n")) {
    const code = line.replace(/"[^"]*"/g, (text) => " ".repeat(text.length));
    const count = (sign: string) => code.split(sign).length - 1;
    if (count("[") > count("]") || count("{") > count("}")) return offset + code.search(/[[{]/);
    offset += line.length + 1;
  }
  return undefined;
}
