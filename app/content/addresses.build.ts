/** Which addresses the content has, which former ones lead where, and what a link inside a text leads to. */
import { slugOf } from "../../contract/slug.ts";
import { JOBS, SCREENS } from "../addresses.ts";
import type { AddressRecord } from "./address-record.build.ts";
import type { ContentFiles } from "./files/content-files.build.ts";
import { hasJobs } from "./jobs.build.ts";
import { SECTIONS, type Section } from "./sections.ts";
import type { State } from "./states.build.ts";

/** Where the address of a page that is gone leads: to the list in which the page stood. The policies have no list. */
const LISTS: Record<Section, string> = { categories: SECTIONS.categories, articles: SECTIONS.articles, policies: "/" };

/** @returns the address at which the redirects from an address end; for redirects in a circle, one address of the circle */
function endOf(address: string, redirects: Record<string, string>): string {
  const passed = new Set<string>();
  let end = address;
  for (let next = redirects[end]; next !== undefined && !passed.has(next); next = redirects[end]) {
    passed.add(next);
    end = next;
  }
  return end;
}

/** A content file as its addresses see it. */
export interface Addressed {
  file: string;
  section: Section;
  /** The file's key in the record of addresses: an article's number, otherwise the file's name. */
  key: string;
  title: string;
  formerSlugs: string[];
  state: State;
  /** For an article: the moment from which it is online. */
  due?: Date | undefined;
}

/** What {@link addressesOf} finds out. */
export interface Addresses {
  /** Former address → present address. */
  redirects: Record<string, string>;
  /**
   * Where a link inside the site leads today, or what is wrong with it (Vietnamese, for the editor).
   *
   * @param later the moment at which the text with the link comes online, if it is still to come: the link may lead to what is online by then
   */
  follow: (link: string, later?: Date) => { to: string } | { problem: string };
}

/**
 * Checks that the slugs of each section are unique and that every former address leads to a page. The addresses in the record are not
 * checked: an address that another page has now belongs to that page.
 *
 * @param record what has been online before (address-record.build.ts)
 * @param newsPages how many pages the news list has
 */
export function addressesOf(
  files: ContentFiles,
  entries: Addressed[],
  newsPages: number,
  record: AddressRecord,
): Addresses {
  const owners = new Map<string, Addressed>();
  for (const entry of entries) {
    const slug = slugOf(entry.title);
    const address = `${SECTIONS[entry.section]}/${slug}`;
    const other = owners.get(address);
    if (slug === "" || slug === "404")
      files.add(entry.file, "title", "tiêu đề này không tạo được địa chỉ, hãy đặt tiêu đề khác");
    if (other)
      files.add(entry.file, "title", `trùng địa chỉ "${slug}" với ${other.file}; hãy đổi một trong hai tiêu đề`);
    else owners.set(address, entry);
  }
  const pages = new Set<string>(SCREENS);
  for (const [address, { state }] of owners) if (state === "shown") pages.add(address);
  if (hasJobs()) pages.add(JOBS.to);
  for (let page = 2; page <= newsPages; page++) pages.add(`${SECTIONS.articles}/trang/${page}`);

  const redirects: Record<string, string> = {};
  const formerOwners = new Map<string, Addressed>();
  for (const [address, entry] of owners) {
    const { file, section, formerSlugs, state } = entry;
    for (const former of formerSlugs) {
      const another = formerOwners.get(`${SECTIONS[section]}/${former}`);
      if (another) files.add(file, "formerSlugs", `địa chỉ cũ "${former}" đã ghi ở ${another.file}; hãy giữ ở một bài`);
      formerOwners.set(`${SECTIONS[section]}/${former}`, entry);
      const other = owners.get(`${SECTIONS[section]}/${former}`);
      if (other)
        files.add(file, "formerSlugs", `địa chỉ cũ "${former}" đang là địa chỉ của ${other.file}; hãy xóa nó ở đây`);
    }
    const to = state === "shown" ? address : state === "coming" ? LISTS[section] : state;
    for (const former of formerSlugs) redirects[`${SECTIONS[section]}/${former}`] ??= to;
    if (state !== "shown" && state !== "coming") redirects[address] = state;
  }
  for (const [section, remembered] of Object.entries(record) as [Section, Record<string, string[]>][]) {
    for (const [key, slugs] of Object.entries(remembered)) {
      const entry = entries.find((one) => one.section === section && one.key === key);
      const own = entry && `${SECTIONS[section]}/${slugOf(entry.title)}`;
      for (const slug of slugs) {
        const address = `${SECTIONS[section]}/${slug}`;
        if (!pages.has(address))
          redirects[address] ??= own && pages.has(own) ? own : (redirects[own ?? ""] ?? LISTS[section]);
      }
    }
  }
  // The page to which a retired category leads may have got another title since, or been retired itself.
  for (const address of Object.keys(redirects)) redirects[address] = endOf(address, redirects);
  for (const [address, { file, section, state }] of owners) {
    const to = redirects[address];
    if (to !== undefined && !pages.has(to) && !files.incomplete.has(section))
      files.add(file, "retired", `địa chỉ "${state}" không phải trang nào đang có`);
  }

  return {
    redirects,
    follow(link, later) {
      const [, path = "", rest = ""] = /^([^?#]*)(.*)$/.exec(link) ?? [];
      const address = path.length > 1 ? path.replace(/\/$/, "") : path;
      if (pages.has(address)) return { to: address + rest };
      const present = redirects[address];
      if (present) return { to: present + rest };
      const section = (Object.keys(SECTIONS) as Section[]).find((name) => address.startsWith(`${SECTIONS[name]}/`));
      if (section && files.incomplete.has(section)) return { to: link };
      const owner = owners.get(address);
      if (later && owner?.due && owner.due <= later) return { to: link };
      return {
        problem:
          owner?.state === "coming"
            ? `đường dẫn "${link}" sang bài chưa đến ngày lên mạng; hãy bỏ đường dẫn hoặc hẹn bài này sau bài kia`
            : `đường dẫn "${link}" không dẫn đến trang nào`,
      };
    },
  };
}
