/** What is wrong with one page by itself, by field, in the words of its schema or of its form. What concerns several pages is found by the preview. */
import * as v from "valibot";
import { readDocument } from "./document.ts";
import { formWords } from "./form-words.ts";
import type { Kind } from "./kinds.ts";
import { sampleWordsIn } from "./sample-words.ts";

export interface Wrong {
  /** Place in the form, e.g. `banners.1.text`; empty for the page as a whole. */
  path: string;
  /** One sentence in Vietnamese: what, and how to mend it. */
  message: string;
}

/**
 * @param reader whom the sentences are for: whoever fills in the form, or whoever edits the file itself
 * @returns the first mistake of every field that has one, in the order of the form; none when the page is in order
 */
export function wrongFields(kind: Kind, fields: Record<string, unknown>, reader: "form" | "file" = "form"): Wrong[] {
  const { issues = [] } = v.safeParse(kind.schema, fields);
  // The other mistakes of a field mostly follow from the first.
  const first = new Map<string, Wrong>();
  for (const issue of issues) {
    const path = v.getDotPath(issue) ?? "";
    if (first.has(path)) continue;
    const own = reader === "form" ? formWords([kind.name, ...path.split(".")], issue) : null;
    first.set(path, { path, message: own ?? sentence(issue) });
  }
  return [...first.values()];
}

/**
 * What keeps a page by itself from going online: mistakes in its fields, and sample words of a new block that nobody has written over.
 *
 * @throws UnreadableDocument
 */
export function wrongWith(kind: Kind, text: string, file: string): Wrong[] {
  return [...wrongFields(kind, readDocument(text, file).fields), ...sampleWordsIn(text)];
}

function sentence(issue: v.BaseIssue<unknown>): string {
  if (issue.type !== "strict_object") return capital(issue.message);
  if (issue.expected === "never") return "Không có mục này, bỏ đi hoặc sửa lại tên mục.";
  return issue.input === undefined
    ? "Chưa điền mục này."
    : "Cần các mục con, mỗi mục một dòng lùi vào bên dưới; ô nào ở đây còn trống thì điền.";
}

/** Makes a message of the schema or of the site's checks a sentence: it begins with a small letter because it usually follows a file's name. */
export function capital(message: string): string {
  const words = message.charAt(0).toLocaleUpperCase("vi") + message.slice(1);
  return /[.!?…”)\]]$/.test(words) ? words : `${words}.`;
}
