/**
 * The policies that replace those of the same name where the form goes to the hosted mail service. No screen edits them (the shop's site has a
 * server of its own), but a broken one stops every publication, so it is reported like a page.
 */
import path from "node:path";
import { HOSTED_POLICIES } from "../../app/content/files/content-files.build.ts";
import { kindOf } from "../documents/kinds.ts";
import { type House, pageNames, readContent } from "../files/house.ts";
import type { Page } from "./pages.ts";

/** What such a policy has in common with a page. */
export type HostedPolicy = Pick<Page, "file" | "kind" | "text" | "trouble">;

/** @returns the page that a file of the folder replaces, e.g. `policies/chinh-sach-giao-hang.md`; for other files the path itself */
export const standsFor = (file: string): string => file.replace(`${HOSTED_POLICIES}/`, "policies/");

/** @returns each with its text, or why it cannot be read */
export function hostedPolicies({ content }: House): HostedPolicy[] {
  return pageNames(path.join(content, HOSTED_POLICIES)).flatMap((name) => {
    const file = `${HOSTED_POLICIES}/${name}`;
    const kind = kindOf(standsFor(file));
    const read = readContent(path.join(content, file));
    if (!kind || !read) return [];
    const empty = read.trouble === null && read.text.trim() === "";
    return [
      {
        file,
        kind,
        text: read.text,
        trouble: empty ? "Tệp trống, không còn chữ nào. Chép lại tệp từ bản lưu." : read.trouble,
      },
    ];
  });
}
