/**
 * Reads the body of a sent form, as a browser makes it with or without script. The parsers are the platform's own
 * (the one behind `fetch`, and `URLSearchParams`); what they leave open is bounded here.
 */

import { MIMEType } from "node:util";

/** Parts of one body. The site's form has ten; every part costs time to read. */
const MOST_FIELDS = 32;

/** A body that is no form of ours; `sentence` tells the visitor what is wrong and how to mend it. */
export class UnreadableForm extends Error {
  readonly sentence: string;
  /** @param reason in English, for the log */
  constructor(
    reason: string,
    sentence = "Không đọc được nội dung biểu mẫu. Vui lòng mở lại trang liên hệ, nhập lại và gửi.",
  ) {
    super(reason);
    this.name = "UnreadableForm";
    this.sentence = sentence;
  }
}

/**
 * @param contentType value of the request's `Content-Type`
 * @param body the whole body; its size was bounded before
 * @returns the fields by name
 * @throws UnreadableForm for malformed bodies, files, repeated or too many fields
 */
export async function readForm(contentType: string, body: Buffer): Promise<Map<string, string>> {
  const entries = contentType.toLowerCase().startsWith("multipart/form-data")
    ? await multipartEntries(contentType, body)
    : [...new URLSearchParams(body.toString("utf8"))];
  if (entries.length > MOST_FIELDS) throw new UnreadableForm(`more than ${MOST_FIELDS} fields`);

  const fields = new Map<string, string>();
  for (const [name, value] of entries) {
    if (typeof value !== "string") {
      throw new UnreadableForm(
        "a file part",
        "Biểu mẫu này không nhận file. Hãy gửi lời nhắn trước, rồi gửi file qua email.",
      );
    }
    if (fields.has(name)) throw new UnreadableForm("a field that occurs twice");
    fields.set(name, value);
  }
  return fields;
}

async function multipartEntries(contentType: string, body: Buffer): Promise<[string, string | Blob][]> {
  const boundary = boundaryIn(contentType);
  if (!boundary) throw new UnreadableForm("no boundary in Content-Type");
  // Counted before they are read: 64 KiB of empty parts would keep the parser busy for 17 ms.
  if (occurrences(body, `--${boundary}`) > MOST_FIELDS + 1) throw new UnreadableForm(`more than ${MOST_FIELDS} parts`);
  try {
    // Copied for its type: `Response` takes only bytes that threads do not share, which the type of a Buffer leaves open.
    const form = await new Response(new Uint8Array(body), { headers: { "Content-Type": contentType } }).formData();
    return [...form];
  } catch (error) {
    throw new UnreadableForm((error as Error).message);
  }
}

/** Reads the media type with the platform's own parser, as its form parser does: so the parts that are counted are those that will be parsed. */
function boundaryIn(contentType: string): string | null {
  try {
    return new MIMEType(contentType).params.get("boundary");
  } catch {
    return null;
  }
}

function occurrences(body: Buffer, text: string): number {
  let count = 0;
  for (let at = body.indexOf(text); at !== -1; at = body.indexOf(text, at + text.length)) count++;
  return count;
}
