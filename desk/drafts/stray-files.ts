/** Files in the folders of pages that the desk shows on no screen, for their name alone: whoever put them there would look for them in vain. */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { NOT_CONTENT, whyNoPage } from "../../app/content/files/content-files.build.ts";
import { slugOf } from "../../contract/slug.ts";
import { KINDS, kindOf } from "../documents/kinds.ts";
import type { House } from "../files/house.ts";

/** @returns path in `content/` and one sentence in Vietnamese for each */
export function strayFiles({ content }: House): { file: string; sentence: string }[] {
  const folders = KINDS.filter(({ many, name }) => many && existsSync(path.join(content, name)));
  return folders.flatMap(({ name: folder }) =>
    readdirSync(path.join(content, folder), { withFileTypes: true }).flatMap((entry) => {
      const file = `${folder}/${entry.name}`;
      if (entry.isDirectory() || NOT_CONTENT.test(entry.name) || kindOf(file)) return [];
      const why = entry.name.endsWith(".md") ? whyNotNamed(entry.name) : whyNoPage(entry.name);
      return [{ file, sentence: `Tên tệp: ${why}.` }];
    }),
  );
}

function whyNotNamed(name: string): string {
  return `cần chữ thường không dấu, nối bằng gạch ngang; hãy đổi thành "${slugOf(name.replace(/\.md$/, "").replace(/[_.]/g, " "))}.md", hoặc xóa đi nếu là bản chép thừa`;
}
