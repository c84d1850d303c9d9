/** What a file is, told by its bytes: names and `File.type` lie (a HEIC named .jpg, a web page named .pdf). */
import type { Format, OtherFile } from "./facts.ts";
import { inflate } from "./inflate.ts";
import { latin1, type Slices } from "./slices.ts";
import { readCorelDraw } from "./vector/corel-draw.ts";

const HEAD = 65_536;
/** ISO 32000-1, annex H: readers look for the header of a PDF within its first kilobyte. */
const PDF_WITHIN = 1024;
const HEIF_BRANDS = /^(?:hei[cxms]|hev[cxms]|mif[12]|msf1|miaf|avi[fso])/;

const SIGNATURES: [Format, RegExp][] = [
  ["jpeg", /^\xff\xd8(?:\xff|$)/],
  ["png", /^\x89PNG\r\n\x1a\n/],
  ["webp", /^RIFF[\s\S]{4}WEBP/],
  ["tiff", /^(?:II[*+]\0|MM\0[*+])/],
  ["psd", /^8BPS/],
  ["ps", /^(?:\x04?%!PS|\xc5\xd0\xd3\xc6)/],
];

/** Kinds that people send and no shop prints from as they are. */
const OTHER_KINDS: [string, RegExp][] = [
  ["gif", /^GIF8[79]a/],
  ["bmp", /^BM[\s\S]{4}\0\0\0\0/],
  ["jpeg-xl", /^(?:\xff\x0a|\0\0\0\x0cJXL )/],
  ["jpeg-2000", /^(?:\0\0\0\x0cjP {2}|\xff\x4f\xff\x51)/],
  ["film", /^[\s\S]{4}ftyp/],
  ["indesign", /^\x06\x06\xed\xf5\xd8\x1d\x46\xe5\xbd\x31\xef\xe7\xfe\x74\xb7\x1d/],
  ["office", /^(?:\xd0\xcf\x11\xe0|PK\x03\x04[\s\S]{26}mimetypeapplication\/vnd\.oasis\.opendocument|\{\\rtf)/],
  ["archive", /^(?:PK|Rar!|7z\xbc\xaf|\x1f\x8b)/],
];

/** An entry of a zip's directory as the documents of Microsoft (ECMA-376, part 2) and of Apple's programs have it. */
const DOCUMENT_ENTRY = /PK\x01\x02[\s\S]{42}(?:(?:word|ppt|xl)\/|\[Content_Types\]\.xml|Index\/[\w-]+\.iwa)/;
/** Marks the end of that directory; the directory's length stands 12 bytes behind the beginning of this mark. */
const DIRECTORY_END = "PK\x05\x06";

/** @returns the format to read the file as, or the whole answer when nothing more can be known */
export async function recognise(file: Slices): Promise<Format | OtherFile> {
  const bytes = await file.some(0, HEAD);
  const head = latin1(bytes);
  const signature = SIGNATURES.find(([, pattern]) => pattern.test(head));
  if (signature) return signature[0];
  if (head.slice(4, 8) === "ftyp" && HEIF_BRANDS.test(head.slice(8, 12))) return "heic";
  const text = bytes[0] === 0x1f && bytes[1] === 0x8b ? latin1(inflate(bytes, HEAD).bytes) : asText(bytes, head);
  if (/^[\s\xef\xbb\xbf]*(?:<!--(?:(?!-->)[\s\S])*-->\s*)*<(?:!doctype\s+html|html|head|body)\b/i.test(text)) {
    return { format: "html", readable: "no", trouble: "web-page", facts: {} };
  }
  if (head.slice(0, PDF_WITHIN).includes("%PDF-")) return "pdf";
  if (await readCorelDraw(file)) return "cdr";
  if (/^[\s\xef\xbb\xbf]*</.test(text) && /<(?:\w+:)?svg[\s>/]/.test(text)) return "svg";
  const other = OTHER_KINDS.find(([, pattern]) => pattern.test(head));
  const kind = other?.[0] === "archive" && (await holdsDocument(file)) ? "office" : other?.[0];
  if (kind) return { format: "other", readable: "no", trouble: "other-kind", facts: { kind } };
  return { format: "none", readable: "no", trouble: "unknown", facts: {} };
}

/**
 * Whether a zip is a document, which nobody should unpack. The zip's directory tells, whatever the order of its parts. Files in a subfolder do not
 * count: there somebody has packed a document.
 */
async function holdsDocument(file: Slices): Promise<boolean> {
  const tail = await file.some(Math.max(0, file.size - HEAD), HEAD);
  const end = latin1(tail).lastIndexOf(DIRECTORY_END);
  if (end < 0 || end + 16 > tail.length) return false;
  const length = new DataView(tail.buffer, tail.byteOffset).getUint32(end + 12, true);
  return DOCUMENT_ENTRY.test(latin1(tail.subarray(Math.max(0, end - length), end)));
}

/** UTF-16 has a byte order mark; everything else is ASCII as far as tags go. */
function asText(bytes: Uint8Array, head: string): string {
  if (head.startsWith("\xff\xfe")) return new TextDecoder("utf-16le").decode(bytes);
  return head.startsWith("\xfe\xff") ? new TextDecoder("utf-16be").decode(bytes) : head;
}
