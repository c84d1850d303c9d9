/** Every page as the desk sees it: what customers see (`content/`), with what is being written laid over it. */
import path from "node:path";
import { dueMoment } from "../../app/content/calendar/moment.ts";
import { fieldsOrNull, readDocument, UnreadableDocument } from "../documents/document.ts";
import { addressOf, type Kind, kindOf } from "../documents/kinds.ts";
import { formerSlugsOf, slugOfTitle } from "../documents/rename.ts";
import { contentFiles, type House, hashOf, readContent, readIfThere } from "../files/house.ts";
import { stillOnline } from "../publishing/pending.ts";
import { Refused } from "../server/refused.ts";
import { type Draft, draftOf, drafts } from "./drafts.ts";

/** A page that customers see, that is being written, or both. */
export interface Page {
  file: string;
  kind: Kind;
  /** The file in `content/`, or null when there is none. */
  online: string | null;
  draft: Draft | null;
  /** What is written now: the draft's text, else the file's; null when the page is to go, or is gone. */
  text: string | null;
  /** Why the file in `content/` cannot be read as it stands, as a sentence; null when it can, or when a draft takes its place. */
  trouble: string | null;
  /** True when `content/` is no longer what the draft began from. */
  changedOutside: boolean;
}

/** @returns a page, or null when the desk knows no such file and no draft of it */
export function pageAt(house: House, file: string): Page | null {
  const kind = kindOf(file);
  if (!kind) return null;
  const still = stillOnline(house, file);
  const read = still === undefined ? readContent(path.join(house.content, file)) : asRead(still);
  // A file that is not UTF-8 is decoded as if it were: this text only shows whether the file has changed.
  const online = read?.trouble && !read.apart ? readIfThere(path.join(house.content, file)) : (read?.text ?? null);
  const draft = draftOf(house, file);
  if (online === null && !draft && kind.many) return null;
  return {
    file,
    kind,
    online,
    draft,
    text: draft ? draft.text : (read?.text ?? null),
    trouble: draft ? null : troubleOf(file, read),
    changedOutside: draft !== null && draft.base !== online,
  };
}

/** @throws Refused for a page that does not exist */
export function known(house: House, file: string): Page {
  const page = pageAt(house, file);
  if (!page) throw new Refused(404, "Không có trang này. Có thể nó vừa được bỏ đi ở chỗ khác.");
  return page;
}

const asRead = (text: string | null): ReturnType<typeof readContent> =>
  text === null ? null : { text, trouble: null, apart: false };

function troubleOf(file: string, read: ReturnType<typeof readContent>): string | null {
  if (!read)
    return `Tệp content/${file} không còn nữa. Lấy lại bản trước ở nhật ký của trang này, hoặc chép tệp từ bản lưu.`;
  if (read.trouble === null && read.text.trim() === "")
    return "Tệp trống, không còn chữ nào. Lấy lại bản trước ở nhật ký của trang này.";
  return read.trouble;
}

/** @returns every page there is, written or online */
export function allPages(house: House): Page[] {
  const files = new Set([...contentFiles(house), ...drafts(house).map(({ file }) => file)]);
  return [...files].flatMap((file) => pageAt(house, file) ?? []);
}

/**
 * The revision of a page that its window works on: a save names it, so that two windows cannot overwrite each other. It stays the same when what was written
 * goes online, and changes when somebody edits the file outside the desk.
 */
export const revisionOf = ({ text, changedOutside, online }: Page): string =>
  hashOf(`${text ?? ""}\0${changedOutside ? online : ""}`);

/** What lists show of a page. */
export interface Summary {
  file: string;
  kind: string;
  title: string;
  /** Address on the site, or null while the title makes none. */
  address: string | null;
  /** Addresses at which customers have seen it, whatever is being written of it: the one it has online first, then former ones that lead there. */
  onlineAddresses: string[];
  /** Fields that lists sort and show by, as they stand in the file. */
  fields: Record<string, unknown>;
  state: "online" | "desk" | "tray" | "draft" | "hidden" | "retired" | "timed" | "going";
  /** There is no file of the page in `content/`. */
  fresh: boolean;
  /** Customers see it now, whatever is being written of it. */
  seen: boolean;
  /** What was published of it comes by itself at the hour that the draft has, too. */
  comes?: true;
  changedOutside: boolean;
  /** When the draft was saved last. */
  at: string | null;
  /** Why the file cannot be read, and where; the page is then shown as text. */
  unreadable: { message: string; line: number } | null;
}

const SHOWN = [
  "date",
  "name",
  "order",
  "image",
  "category",
  "month",
  "place",
  "lead",
  "sizes",
  "leadTime",
  "publishAt",
  "retired",
  "hidden",
  "sample",
];

/** @param now milliseconds: an article whose moment is still to come is `timed` */
export function summaryOf(page: Page, now: number): Summary {
  const { file, kind, draft, changedOutside } = page;
  const common = {
    file,
    kind: kind.name,
    fresh: page.online === null,
    onlineAddresses: onlineAddresses(page),
    seen: isSeen(file, page.online, now),
    changedOutside,
    at: draft?.at ?? null,
  };
  const text = page.text ?? page.online ?? "";
  const goes = draft !== null && draft.text === null;
  try {
    if (page.trouble !== null) throw new UnreadableDocument(page.trouble, 1);
    const { fields } = readDocument(text, file);
    const title = kind.many ? String(fields.title ?? "").trim() || "Chưa có tên" : kind.called;
    const address = addressOf(kind, fields);
    return {
      ...common,
      title,
      address: kind.many && !kind.withoutPage && address === kind.section ? null : address,
      ...(draft && comesBySelf(file, page.online, dueIn(fields), now) && { comes: true as const }),
      fields: Object.fromEntries(SHOWN.filter((name) => name in fields).map((name) => [name, fields[name]])),
      state: goes ? "going" : stateOf(draft, fields, now),
      unreadable: null,
    };
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error;
    const { message, line } = error;
    return {
      ...common,
      title: file,
      address: null,
      fields: {},
      state: draft?.place ?? "online",
      unreadable: { message, line },
    };
  }
}

function onlineAddresses({ file, kind, online, text }: Page): string[] {
  if (!kind.many || kind.withoutPage) return [];
  const former = [online, text].flatMap((state) => formerSlugsOf(fieldsOrNull(state ?? "", file) ?? {}));
  const slugs = [slugOfTitle(file, online), ...former].filter((slug) => slug !== "");
  return [...new Set(slugs)].map((slug) => `${kind.section}/${slug}`);
}

function stateOf(draft: Draft | null, fields: Record<string, unknown>, now: number): Summary["state"] {
  if (draft) return draft.place;
  if (fields.draft === true) return "draft";
  if (fields.hidden === true) return "hidden";
  if (fields.retired) return "retired";
  return (dueIn(fields) ?? 0) > now ? "timed" : "online";
}

/** @param at an hour @returns whether the text in `content/` waits for just that hour, and is to be seen then */
const comesBySelf = (file: string, text: string | null, at: number | null, now: number): boolean =>
  at !== null && !isSeen(file, text, now) && isSeen(file, text, at) && !isSeen(file, text, at - 1);

/** @param text of a file in `content/`, null for none @returns whether customers see its page: no draft, not hidden, not retired, not before its hour */
export function isSeen(file: string, text: string | null, now: number): boolean {
  const fields = text === null ? null : fieldsOrNull(text, file);
  if (!fields || fields.draft === true || fields.hidden === true || fields.retired) return false;
  return kindOf(file)?.name !== "articles" || (dueIn(fields) ?? 0) <= now;
}

/** @returns how customers lose a page when `after` replaces `before`: `until` where it comes back at its hour; null where they do not lose it */
export function leavingOf(
  file: string,
  before: string | null,
  after: string | null,
  now: number,
): "for good" | "until" | null {
  if (!isSeen(file, before, now) || isSeen(file, after, now)) return null;
  // Asked for the moment of its hour: a page that is hidden as well does not come back then.
  const due = dueOf({ file, text: after }) ?? 0;
  return due > now && isSeen(file, after, due) ? "until" : "for good";
}

/** The moment (milliseconds) from which customers see an article; null for other pages, and where the fields name no valid moment. */
export function dueOf({ file, text }: Pick<Page, "file" | "text">): number | null {
  if (kindOf(file)?.name !== "articles" || text === null) return null;
  return dueIn(fieldsOrNull(text, file) ?? {});
}

/** @returns the moment (milliseconds) that the fields of an article name; null where it is not valid */
function dueIn(fields: Record<string, unknown>): number | null {
  const time = dueMoment(fields).getTime();
  return Number.isNaN(time) ? null : time;
}
