/** Files in the folders of pages that no screen shows, only because of their names: whoever put them there would look for them in vain. */
import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { HOSTED_POLICIES, NOT_CONTENT, whyNoPage } from "../../app/content/files/content-files.build.ts";
import { slugOf } from "../../contract/slug.ts";
import { KINDS, kindOf } from "../documents/kinds.ts";
import type { House } from "../files/house.ts";
import { standsFor } from "./hosted-policies.ts";

/** @returns path in `content/` and one sentence in Vietnamese for each */
export function strayFiles(house: House): { file: string; sentence: string }[] {
  const { content } = house;
  const gone = goneFolders(house);
  const isGone = (name: string) => gone.some(({ file }) => file === name);
  const folders = FOLDERS.filter(({ name }) => existsSync(path.join(content, name)) && !isGone(name));
  const stray = folders.flatMap(({ name: folder }) =>
    readdirSync(path.join(content, folder), { withFileTypes: true }).flatMap((entry) => {
      const file = `${folder}/${entry.name}`;
      if (entry.isDirectory() || NOT_CONTENT.test(entry.name) || kindOf(standsFor(file)) || isGone(file)) return [];
      const why = entry.name.endsWith(".md") ? whyNotNamed(entry.name) : whyNoPage(entry.name);
      return [{ file, sentence: `Tên tệp: ${why}.` }];
    }),
  );
  return [...gone, ...stray];
}

/** Every folder of pages; a site can do without those that `mayBeMissing`. */
const FOLDERS = [
  ...KINDS.filter(({ many }) => many).map(({ name, withoutPage }) => ({ name, mayBeMissing: withoutPage === true })),
  { name: HOSTED_POLICIES, mayBeMissing: true },
];

/** Folders of pages that are gone, or are no folders any more: a publication would take all their pages off the site. */
export function goneFolders({ content }: House): { file: string; sentence: string }[] {
  return FOLDERS.flatMap(({ name, mayBeMissing }) => {
    const about = statSync(path.join(content, name), { throwIfNoEntry: false });
    if (about?.isDirectory() || (mayBeMissing && !about)) return [];
    const sentence = about
      ? "Chỗ này phải là một thư mục, nay là một tệp. Dời tệp ấy đi, chép lại thư mục từ bản lưu."
      : "Cả thư mục không còn nữa. Chép lại từ bản lưu; chưa có thì bàn chưa đưa gì lên mạng, để khách không mất các trang trong đó.";
    return [{ file: name, sentence }];
  });
}

function whyNotNamed(name: string): string {
  return `cần chữ thường không dấu, nối bằng gạch ngang; hãy đổi thành "${slugOf(name.replace(/\.md$/, "").replace(/[_.]/g, " "))}.md", hoặc xóa đi nếu là bản chép thừa`;
}
