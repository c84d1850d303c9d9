/** What a publication would change in `content/`: the chosen pages, and what follows from them in others. */
import path from "node:path";
import { slugOf } from "../../contract/slug.ts";
import { wrongWith } from "../documents/check.ts";
import { fieldsOrNull } from "../documents/document.ts";
import { kindOf } from "../documents/kinds.ts";
import {
  formerSlugsOf,
  ownersOf,
  renameBetween,
  withFormerSlugs,
  withoutTakenAddresses,
  withRenames,
} from "../documents/rename.ts";
import { allPages, pageAt, summaryOf } from "../drafts/pages.ts";
import { goneFolders } from "../drafts/stray-files.ts";
import { contentFiles, type House, readContent } from "../files/house.ts";
import { pictureFiles } from "../pictures/picture-files.ts";
import { Refused } from "../server/refused.ts";

/** One file that a publication writes or takes away. */
export interface Change {
  /** Path in `content/`. */
  file: string;
  before: string | null;
  /** Null where the file goes. */
  after: string | null;
  /** For a chosen page: the text of its draft at that time. More may have been typed since. */
  written?: string | null;
  /** For a page that goes: the address to which its own is to lead. */
  leadsTo?: string;
  /** Not chosen itself: a link or an address in it follows a chosen page. */
  follows: boolean;
}

/** All that a publication does in `content/`, and what undoes it. */
export interface Plan {
  changes: Change[];
  /** Pictures that come into `content/pictures/`. */
  pictures: string[];
}

/**
 * @param chosen pages of the tray
 * @throws Refused naming the page that cannot go online, and why
 */
export function planOf(house: House, chosen: readonly string[]): Plan {
  const [gone] = goneFolders(house);
  if (gone) throw new Refused(409, `content/${gone.file}: ${gone.sentence}`);
  const changes = new Map(chosen.map((file) => [file, changeOf(house, file)]));
  const renames = [...changes.values()].flatMap(({ file, before, after }) =>
    after === null ? [] : (renameBetween(file, before, after) ?? []),
  );
  const handedOn = addressesHandedOn(house, [...changes.values()]);
  const texts = new Map<string, string>();
  for (const file of new Set([...contentFiles(house), ...changes.keys()])) {
    const own = changes.get(file);
    const text = own ? own.after : readableAt(house, file);
    if (text === null) continue;
    const moved = readable(file, text) ? withRenames(file, text, renames) : text;
    texts.set(file, withFormerSlugs(file, moved, handedOn.get(file) ?? []));
  }
  const owners = ownersOf(texts);
  for (const [file, text] of texts) {
    const own = changes.get(file);
    const before = readableAt(house, file);
    const after = withoutTakenAddresses(file, text, owners);
    if (own) own.after = after;
    else if (after !== before) changes.set(file, { file, before, after, follows: true });
  }
  return { changes: [...changes.values()], pictures: picturesIn(house, [...changes.values()]) };
}

function changeOf(house: House, file: string): Change {
  const page = pageAt(house, file);
  const draft = page?.draft;
  const name = page ? summaryOf(page, 0).title : file;
  if (!page || !draft || draft.place !== "tray") throw new Refused(409, `“${name}” không còn trong khay chờ.`);
  if (page.changedOutside)
    throw new Refused(409, `“${name}” vừa được sửa ở ngoài bàn. Mở trang ấy, xem hai bản cạnh nhau rồi đưa lên.`);
  if (draft.text !== null) {
    const [wrong] = readable(file, draft.text)
      ? wrongWith(page.kind, draft.text, file)
      : [{ message: "chưa đọc được" }];
    if (wrong) throw new Refused(422, `“${name}” còn chỗ phải sửa: ${wrong.message}`);
  }
  const online = readContent(path.join(house.content, file));
  // Such a file could not be put back should the publication fail.
  if (online?.apart) throw new Refused(409, `Chưa đưa lên được, tệp content/${file} đang hỏng. ${online.trouble}`);
  // A file that was no UTF-8 is put back as the text it was, should the publication fail.
  return {
    file,
    before: online?.text ?? null,
    after: draft.text,
    written: draft.text,
    ...(draft.leadsTo && { leadsTo: draft.leadsTo }),
    follows: false,
  };
}

/** @returns null, too, for a file that cannot be read: it stays as it is, and the site's own check reports it */
function readableAt(house: House, file: string): string | null {
  const online = readContent(path.join(house.content, file));
  return online?.trouble === null ? online.text : null;
}

const readable = (file: string, text: string) => fieldsOrNull(text, file) !== null;

/** @returns the addresses of pages that go, by the file of the page that each of them shall lead to */
function addressesHandedOn(house: House, changes: Change[]): Map<string, string[]> {
  const handedOn = new Map<string, string[]>();
  for (const { file, before, leadsTo } of changes) {
    const fields = leadsTo && before !== null ? fieldsOrNull(before, file) : null;
    const to = fields && leadsTo && pageWith(house, leadsTo);
    if (to) handedOn.set(to, [...(handedOn.get(to) ?? []), slugOf(String(fields.title)), ...formerSlugsOf(fields)]);
  }
  return handedOn;
}

/**
 * The owner chose a page by its address. The page may have got another title since, or have one on the desk that nobody else sees.
 *
 * @returns the file of the page that has the address, otherwise of one that had it; undefined where no page did, e.g. for the address of a list
 */
function pageWith(house: House, address: string): string | undefined {
  const pages = allPages(house).filter(({ text }) => text !== null);
  const texts = (["text", "online"] as const).flatMap((state) =>
    pages.flatMap(({ file, [state]: text }) => (text === null ? [] : [[file, text] as const])),
  );
  const had = ([file, text]: readonly [string, string]) =>
    formerSlugsOf(fieldsOrNull(text, file) ?? {}).some((slug) => `${kindOf(file)?.section}/${slug}` === address);
  return ownersOf(texts).get(address) ?? texts.find(had)?.[0];
}

/** Pictures that are online already are left out, because a publication that fails takes away what it brought. */
function picturesIn(house: House, changes: Change[]): string[] {
  const named = new Set(changes.flatMap(({ after }) => after?.match(/[a-z0-9-]+\.jpg/g) ?? []));
  return pictureFiles(house).flatMap(({ file, fresh }) => (fresh && named.has(file) ? file : []));
}
