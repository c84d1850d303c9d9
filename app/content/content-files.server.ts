/** Reads the content files and collects everything that is wrong with them, so that an editor sees all of it at once. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { parseDocument } from "yaml";

/** Folder of all content, relative to the project. */
export const CONTENT_FOLDER = process.env.CONTENT_FOLDER ?? "content";

/** One thing that is wrong: the file, the field (or "nội dung" for the text), and what is expected. */
export interface Problem {
  file: string;
  field: string;
  expected: string;
}

/** Thrown once, with every problem of every file. The message is for the editor, in Vietnamese. */
export class ContentError extends Error {
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    const lines = problems.map(({ file, field, expected }) => `  ${file} · ${field}: ${expected}`);
    super(`Nội dung có ${problems.length} chỗ cần sửa:\n${lines.join("\n")}`);
    this.name = "ContentError";
    this.problems = problems;
  }
}

/** A file as it stands: front matter still unchecked, body as Markdown. */
export interface ContentFile<Fields> {
  /** Path for messages, e.g. `content/categories/in-standee.md`. */
  file: string;
  fields: Fields;
  body: string;
}

/** Reads Markdown files with front matter against a schema; files that fail are left out and their problems kept. */
export class ContentFiles {
  readonly problems: Problem[] = [];

  /** All files of a folder that satisfy the schema, by name; none where there is no such folder. */
  folder<Schema extends v.GenericSchema>(name: string, schema: Schema): ContentFile<v.InferOutput<Schema>>[] {
    const folder = path.join(CONTENT_FOLDER, name);
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .filter((file) => file.endsWith(".md") && !file.startsWith("_"))
      .sort()
      .flatMap((file) => this.markdown(`${name}/${file}`, schema) ?? []);
  }

  /** One Markdown file, or undefined (and problems) when it does not satisfy the schema. */
  markdown<Schema extends v.GenericSchema>(
    name: string,
    schema: Schema,
  ): ContentFile<v.InferOutput<Schema>> | undefined {
    const file = `content/${name}`;
    const text = this.#read(name);
    if (text === undefined) return undefined;
    const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(text);
    if (!match) {
      this.add(file, "đầu tệp", 'cần phần thông tin giữa hai dòng "---" ở đầu tệp');
      return undefined;
    }
    const fields = this.#check(file, match[1] ?? "", schema);
    return fields === undefined ? undefined : { file, fields, body: match[2] ?? "" };
  }

  /** One YAML file. */
  yaml<Schema extends v.GenericSchema>(name: string, schema: Schema): v.InferOutput<Schema> | undefined {
    const text = this.#read(name);
    return text === undefined ? undefined : this.#check(`content/${name}`, text, schema);
  }

  add(file: string, field: string, expected: string): void {
    this.problems.push({ file, field, expected });
  }

  /** @throws ContentError when anything was wrong */
  throwProblems(): void {
    if (this.problems.length > 0) throw new ContentError(this.problems);
  }

  #read(name: string): string | undefined {
    let text: string;
    try {
      text = readFileSync(path.join(CONTENT_FOLDER, name), "utf8");
    } catch {
      this.add(`content/${name}`, "tệp", "không đọc được tệp này; tệp phải có mặt và đọc được");
      return undefined;
    }
    if (text !== text.normalize("NFC")) {
      this.add(`content/${name}`, "nội dung", "có chữ ở dạng Unicode tổ hợp (NFD); hãy lưu lại ở dạng dựng sẵn (NFC)");
      return undefined;
    }
    return text;
  }

  #check<Schema extends v.GenericSchema>(
    file: string,
    text: string,
    schema: Schema,
  ): v.InferOutput<Schema> | undefined {
    const document = parseDocument(text, { schema: "core" });
    if (document.errors.length > 0) {
      for (const error of document.errors) {
        const line = (error.linePos?.[0].line ?? 0) + 1;
        this.add(file, `dòng ${line}`, `phần thông tin viết chưa đúng cách (${error.message.split("\n")[0]})`);
      }
      return undefined;
    }
    const result = v.safeParse(schema, document.toJS());
    if (result.success) return result.output;
    for (const issue of result.issues) this.add(file, v.getDotPath(issue) ?? "tệp", inVietnamese(issue));
    return undefined;
  }
}

/** Own messages are Vietnamese already; the few that come from the shape of the object are put into words here. */
function inVietnamese(issue: v.BaseIssue<unknown>): string {
  if (issue.type !== "strict_object") return issue.message;
  return issue.expected === "never" ? "không có mục này, hãy xóa hoặc sửa lại tên mục" : "thiếu mục này";
}
