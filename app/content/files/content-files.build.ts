/** Reads the content files and collects everything that is wrong with them, so that an editor sees all of it at once. */
import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { invisibleSignIn } from "../text/invisible-signs.ts";
import { type FrontMatter, FrontMatterError, readFrontMatter } from "./front-matter.build.ts";
import { bytesOfText, linesBefore, textOfBytes, UnreadableText } from "./text-file.build.ts";

/** Folder of all content, relative to the project. */
export const CONTENT_FOLDER = process.env.CONTENT_FOLDER ?? "content";

/** One thing that is wrong: the file, its line where there is one, the field (or "nội dung" for the text), and what is expected. */
export interface Problem {
  file: string;
  line?: number | undefined;
  field: string;
  expected: string;
}

/** One line for the editor: `content/settings.yml, dòng 4 · phones: cần…` */
function problemInWords({ file, line, field, expected }: Problem): string {
  return `  ${file}${line ? `, dòng ${line}` : ""} · ${field}: ${expected}`;
}

/** Thrown once, with every problem of every file. The message is for the editor, in Vietnamese. */
export class ContentError extends Error {
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    super(`Nội dung có ${problems.length} chỗ cần sửa:\n${problems.map(problemInWords).join("\n")}`);
    this.name = "ContentError";
    this.problems = problems;
  }
}

/** A file as it stands: front matter checked, body as Markdown. */
export interface ContentFile<Fields> {
  /** Path for messages, e.g. `content/categories/in-standee.md`. */
  file: string;
  fields: Fields;
  body: string;
  /** Line of the file on which the body begins. */
  bodyLine: number;
}

/** Names of files that systems and editor programs make, not a person. */
export const NOT_CONTENT = /^(?:\.|_|~\$|Thumbs\.db$|desktop\.ini$)/i;

/** @param name of a file in a folder of pages that does not end in `.md` @returns why it is no page, for the editor */
export function whyNoPage(name: string): string {
  return /\.md\.txt$/i.test(name)
    ? `tệp này bị bỏ qua vì tên có đuôi .txt (Windows giấu đi); hãy đổi tên thành "${name.replace(/\.txt$/i, "")}"`
    : 'tệp này bị bỏ qua; tệp bài viết phải có tên kết thúc bằng ".md"';
}

/** The only folder below a folder of pages: its files replace the policies of the same name where the form goes to the hosted e-mail service. */
export const HOSTED_POLICIES = "policies/hosted";

/** A page's file; its groups are what stands between the two lines of dashes, and the text behind them. */
const FRONT_MATTER = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n([\s\S]*))?$/;

/** The mark of a draft, in every way in which YAML lets it be written; looked for in the text, because the YAML of a draft may not be readable yet. */
const DRAFT = /^draft[ \t]*:[ \t]*true[ \t]*(?:#.*)?$/im;

/** @param name of a page's file @returns whether it is a draft; false for a file that cannot be read, which is reported where the content is read */
export function isDraft(name: string): boolean {
  try {
    const text = textOfBytes(bytesOfText(path.join(CONTENT_FOLDER, name)));
    return DRAFT.test(FRONT_MATTER.exec(text)?.[1] ?? "");
  } catch {
    return false;
  }
}

/** Reads Markdown files with front matter against a schema; files that fail are left out and their problems kept. */
export class ContentFiles {
  readonly problems: Problem[] = [];
  /** What does not stop a build, but the owner should know. */
  readonly remarks: string[] = [];
  /** Folders from which a file was left out because of its problems: what refers to that file is not to blame. */
  readonly incomplete = new Set<string>();
  readonly #lines = new Map<string, FrontMatter["lineOf"]>();

  /** All files of a folder that satisfy the schema, by name, without the drafts; none where there is no such folder. */
  folder<Schema extends v.GenericSchema>(name: string, schema: Schema): ContentFile<v.InferOutput<Schema>>[] {
    const folder = path.join(CONTENT_FOLDER, name);
    if (!existsSync(folder)) return [];
    if (!statSync(folder).isDirectory()) {
      this.add(
        `content/${name}`,
        "tệp",
        "chỗ này phải là một thư mục, nay là một tệp; dời tệp đi, lấy lại thư mục từ bản lưu",
      );
      this.incomplete.add(name);
      return [];
    }
    const before = this.problems.length;
    const entries = readdirSync(folder, { withFileTypes: true });
    const files = entries
      .filter((entry) => (!entry.isDirectory() || entry.name.endsWith(".md")) && !NOT_CONTENT.test(entry.name))
      .map((entry) => entry.name)
      .sort();
    for (const below of entries) {
      const stray = below.isDirectory() && !below.name.endsWith(".md") && !/^[._]/.test(below.name);
      if (stray && `${name}/${below.name}` !== HOSTED_POLICIES)
        this.add(
          `content/${name}/${below.name}`,
          "thư mục",
          "trang không đọc thư mục con; hãy chuyển các tệp trong đó ra ngoài",
        );
    }
    for (const file of files) {
      if (!file.endsWith(".md")) this.add(`content/${name}/${file}`, "tên tệp", whyNoPage(file));
    }
    const read = files
      .filter((file) => file.endsWith(".md"))
      .flatMap((file) => this.markdown(`${name}/${file}`, schema) ?? []);
    if (this.problems.length > before) this.incomplete.add(name);
    return read;
  }

  /** One Markdown file, or undefined (and problems) when it does not satisfy the schema; undefined without problems for a draft in a folder of pages. */
  markdown<Schema extends v.GenericSchema>(
    name: string,
    schema: Schema,
  ): ContentFile<v.InferOutput<Schema>> | undefined {
    const file = `content/${name}`;
    const text = this.#read(name);
    if (text === undefined) return undefined;
    const match = FRONT_MATTER.exec(text);
    if (!match) {
      const begun = /^---[ \t]*\r?\n/.test(text);
      this.add(
        file,
        "đầu tệp",
        begun ? 'thiếu dòng "---" thứ hai, chỗ hết phần đầu' : 'cần phần thông tin giữa hai dòng "---" ở đầu tệp',
        1,
      );
      return undefined;
    }
    const [, yaml = "", body = ""] = match;
    const fields = this.#check(file, yaml, 2, schema);
    if (fields === undefined) return undefined;
    const bodyLine = yaml.split("\n").length + 3;
    const sign = invisibleSignIn(body);
    if (sign) this.add(file, "nội dung", sign.sentence, bodyLine + linesBefore(body, sign.at));
    return { file, fields, body, bodyLine };
  }

  /** One YAML file. */
  yaml<Schema extends v.GenericSchema>(name: string, schema: Schema): v.InferOutput<Schema> | undefined {
    const text = this.#read(name);
    return text === undefined ? undefined : this.#check(`content/${name}`, text, 1, schema);
  }

  /** @param line where it is not the line of the field */
  add(file: string, field: string, expected: string, line = this.#lines.get(file)?.(field)): void {
    this.problems.push({ file, line, field, expected });
  }

  /** @throws ContentError when anything was wrong */
  throwProblems(): void {
    if (this.problems.length > 0) throw new ContentError(this.problems);
  }

  #read(name: string): string | undefined {
    try {
      const bytes = bytesOfText(path.join(CONTENT_FOLDER, name));
      if (bytes.length === 0) this.add(`content/${name}`, "tệp", "tệp trống; hãy viết vào hoặc xóa tệp");
      return bytes.length === 0 ? undefined : textOfBytes(bytes);
    } catch (error) {
      const reason =
        error instanceof UnreadableText ? error.message : "không đọc được tệp này; tệp phải có mặt và đọc được";
      this.add(`content/${name}`, "tệp", reason);
      return undefined;
    }
  }

  #check<Schema extends v.GenericSchema>(
    file: string,
    yaml: string,
    firstLine: number,
    schema: Schema,
  ): v.InferOutput<Schema> | undefined {
    const draft = DRAFT.exec(yaml);
    if (draft) {
      // One page among others can wait; the site is not there without its single files.
      if (path.dirname(file) === "content")
        this.add(
          file,
          "draft",
          "tệp này không để nháp được vì trang lúc nào cũng cần nó; hãy xóa dòng này",
          firstLine + linesBefore(yaml, draft.index),
        );
      return undefined;
    }
    let read: FrontMatter;
    try {
      read = readFrontMatter(yaml, firstLine);
    } catch (error) {
      if (!(error instanceof FrontMatterError)) throw error;
      this.add(file, "phần đầu", error.message, error.line);
      return undefined;
    }
    this.#lines.set(file, read.lineOf);
    const result = v.safeParse(schema, read.values);
    if (result.success) return result.output;
    const told = new Set<string>();
    for (const issue of result.issues) {
      const field = v.getDotPath(issue) ?? "tệp";
      // Further issues of a field are mostly consequences of its first.
      if (!told.has(field)) this.add(file, field, inVietnamese(issue));
      told.add(field);
    }
    return undefined;
  }
}

/** Own messages are Vietnamese already; the few that come from the shape of the object are put into words here. */
function inVietnamese(issue: v.BaseIssue<unknown>): string {
  if (issue.type !== "strict_object") return issue.message;
  if (issue.expected === "never") {
    const name = String(issue.path?.at(-1)?.key);
    // `width: 3,5` among braces: YAML ends the value at the comma.
    return /^\d+$/.test(name)
      ? `dấu phẩy trước số ${name} cắt đôi con số; số lẻ viết bằng dấu chấm, ví dụ 3.5`
      : "không có mục này, hãy xóa hoặc sửa lại tên mục";
  }
  return issue.path && issue.input === undefined ? "thiếu mục này" : "cần các mục con lùi vào bên dưới";
}
