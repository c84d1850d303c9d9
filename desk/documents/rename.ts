/** A changed title changes the address: the old address then leads to the new one, and links in other pages are changed with it. */
import { slugOf } from "../../contract/slug.ts";
import { fieldsOrNull, readDocument, writeDocument } from "./document.ts";
import { type Kind, kindOf } from "./kinds.ts";

/** A page that goes from one address to another. */
export interface Rename {
  kind: Kind;
  /** Whole addresses, e.g. `/tin-tuc/in-standee`. */
  from: string;
  to: string;
}

/**
 * @param online the fields customers see now, or null for a page that never was online
 * @param fields the fields as edited
 * @returns the fields with the former address kept, and without it where the old title is back
 */
export function withFormerAddress(
  kind: Kind,
  online: Record<string, unknown> | null,
  fields: Record<string, unknown>,
): Record<string, unknown> {
  if (!kind.many || kind.withoutPage || !online || typeof online.title !== "string" || typeof fields.title !== "string")
    return fields;
  const [was, is] = [slugOf(online.title), slugOf(fields.title)];
  const listed = Array.isArray(fields.formerSlugs) ? fields.formerSlugs : [];
  // No form shows these slugs, so nobody took a missing one out: a page that was taken away may have handed its own on since the fields were read.
  const kept = [...listed, ...formerSlugsOf(online), ...(was && was !== is ? [was] : [])];
  const former = [...new Set(kept)].filter((slug) => slug !== is);
  if (former.length === listed.length && former.every((slug, at) => slug === listed[at])) return fields;
  const { formerSlugs: _, ...others } = fields;
  return former.length > 0 || "formerSlugs" in online ? { ...fields, formerSlugs: former } : others;
}

/** @param text a whole content file @returns the slug of its title; empty where it has none, or cannot be read */
export const slugOfTitle = (file: string, text: string | null): string =>
  slugOf(String(fieldsOrNull(text ?? "", file)?.title ?? ""));

/** @returns the change of address between two states of a page, or null where it stays, or one of them has none */
export function renameBetween(file: string, online: string | null, text: string): Rename | null {
  const kind = kindOf(file);
  if (!kind?.many || kind.withoutPage || online === null) return null;
  const [was, is] = [slugOfTitle(file, online), slugOfTitle(file, text)];
  return was && is && was !== is ? { kind, from: `${kind.section}/${was}`, to: `${kind.section}/${is}` } : null;
}

/**
 * @param text a whole content file
 * @returns the file with every link to a former address, and the category it names, changed to the new one; `text` itself where there is none
 */
export function withRenames(file: string, text: string, renames: readonly Rename[]): string {
  // All in one pass, because one page may take the address that another has just left.
  const moved = new Map(renames.map(({ from, to }) => [from, to]));
  const linked = text.replace(/(?<=\]\()\/[^)#\s]+(?=[)#\s])/g, (address) => moved.get(address) ?? address);
  const categories = renames.filter(({ kind }) => kind.name === "categories");
  return categories.length > 0 ? withCategory(file, linked, categories) : linked;
}

const slugIn = (address: string) => address.slice(address.lastIndexOf("/") + 1);

function withCategory(file: string, text: string, renames: readonly Rename[]): string {
  const { fields } = readDocument(text, file);
  const rename = renames.find(({ from }) => slugIn(from) === fields.category);
  if (!rename) return text;
  return writeDocument(text, file, { fields: { ...fields, category: slugIn(rename.to) }, body: null });
}

/** @param fields front matter, checked or not @returns the former addresses in it, without their section */
export const formerSlugsOf = ({ formerSlugs }: Record<string, unknown>): string[] =>
  Array.isArray(formerSlugs) ? formerSlugs.map(String) : [];

/** @returns the file with these among its former addresses; `text` itself where it has them, or cannot be read */
export function withFormerSlugs(file: string, text: string, slugs: readonly string[]): string {
  const fields = slugs.length > 0 ? fieldsOrNull(text, file) : null;
  if (!fields) return text;
  const formerSlugs = [...new Set([...formerSlugsOf(fields), ...slugs])];
  return writeDocument(text, file, { fields: { ...fields, formerSlugs }, body: null });
}

/** @param texts whole content files by their paths @returns which file has which address; of two with one address the first */
export function ownersOf(texts: Iterable<readonly [file: string, text: string]>): Map<string, string> {
  const owners = new Map<string, string>();
  for (const [file, text] of texts) {
    const kind = kindOf(file);
    const slug = kind?.many && !kind.withoutPage ? slugOfTitle(file, text) : "";
    const address = `${kind?.section}/${slug}`;
    if (slug && !owners.has(address)) owners.set(address, file);
  }
  return owners;
}

/**
 * An address belongs to the page that has it now, so a page that had it formerly gives it up.
 *
 * @param owners as {@link ownersOf} returns them
 * @returns the file without former addresses that are another page's now; `text` itself where it has none of these
 */
export function withoutTakenAddresses(file: string, text: string, owners: ReadonlyMap<string, string>): string {
  const fields = text.includes("formerSlugs") ? fieldsOrNull(text, file) : null;
  if (!fields || !Array.isArray(fields.formerSlugs)) return text;
  const formerSlugs = fields.formerSlugs.filter(
    (slug) => (owners.get(`${kindOf(file)?.section}/${slug}`) ?? file) === file,
  );
  if (formerSlugs.length === fields.formerSlugs.length) return text;
  return writeDocument(text, file, { fields: { ...fields, formerSlugs }, body: null });
}
