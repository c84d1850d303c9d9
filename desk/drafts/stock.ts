/** What forms offer to choose from: pictures, drawings, categories, addresses to link to. */
import path from "node:path";
import * as v from "valibot";
import { CATEGORIES, CONTACT, INTRODUCTION, NEWS, TRY_SIZE } from "../../app/addresses.ts";
import { factsOf } from "../../app/content/facts-in-words.build.ts";
import { SettingsSchema, settingsAt } from "../../app/content/schema/settings.build.ts";
import { slugOf } from "../../contract/slug.ts";
import type { BehindNames } from "../documents/compare.ts";
import { fieldsOrNull } from "../documents/document.ts";
import { KINDS } from "../documents/kinds.ts";
import { formerSlugsOf, renameBetween, slugOfTitle } from "../documents/rename.ts";
import { type House, namesIn, readIfThere } from "../files/house.ts";
import { isPhotographIn } from "../pictures/photographs.ts";
import { pictureFiles } from "../pictures/picture-files.ts";
import { allPages, type Page, type Summary, summaryOf } from "./pages.ts";
import { shapeAt } from "./picture-shape.ts";
import { longestTitle } from "./start-page.ts";

/** A drawing of the shop's: its name in a text, and what it shows, in a few words. */
export interface Drawing {
  name: string;
  words: string;
}

/** A category that a page may name. */
export interface Category {
  /** What its title on the desk makes. */
  slug: string;
  /** By which other pages name it until that title is online; null where it has never been. */
  online: string | null;
  title: string;
}

/** The choices as the window gets them. */
export interface WindowStock {
  pictures: { file: string; shape: string | null; photograph: boolean }[];
  /** For the block `ban-ve`. */
  drawings: Drawing[];
  categories: Category[];
  /** `address`: as {@link linkedAt} gives it. `away`: visitors cannot reach the page. */
  links: { address: string; title: string; away: boolean }[];
  /** Most characters of a new page's title, by the name of its kind. */
  longestTitles: Record<string, number>;
  /** What the home and introduction pages show for `{khu vực}` and the like, by the shop's settings on the desk; empty while these have mistakes. */
  facts: Record<string, string>;
}

/** Screens without a file of their own. */
const SCREENS = [CONTACT, TRY_SIZE, INTRODUCTION, CATEGORIES, NEWS].map(({ to, title }) => ({
  address: to,
  title,
  away: false,
}));

/** Pages that visitors cannot reach. A link may lead there all the same, because both may go online together; the tray checks whether they do. */
const notOnline = ({ fresh, state }: Summary) => fresh || ["draft", "hidden", "timed"].includes(state);

/** @param now milliseconds, for telling a page with a date to come @param pages all pages, where the caller has just read them */
export function stockOfWindow(house: House, now: number, pages = allPages(house)): WindowStock {
  const titled = pages.flatMap((page) => {
    const { kind } = page;
    if (!kind.many || kind.withoutPage || page.text === null) return [];
    const summary = summaryOf(page, now);
    const { address, title } = summary;
    const retired = Boolean(summary.fields.retired); // its address leads to another page
    const online = page.online === null ? null : slugOfTitle(page.file, page.online);
    const [slug, away] = [slugOf(title), notOnline(summary)];
    return address ? [{ kind: kind.name, slug, online, title, address, away, retired, file: page.file }] : [];
  });
  const renamed = new Map(pages.flatMap(leftAddress));
  return {
    pictures: pictureFiles(house).map((picture) => ({
      file: picture.file,
      shape: shapeAt(picture.place),
      photograph: isPhotographIn(house, picture),
    })),
    drawings: drawingsOf(house),
    categories: titled
      .filter(({ kind }) => kind === "categories")
      .map(({ slug, online, title }) => ({ slug, online, title })),
    links: [
      ...titled.flatMap(({ file, address, title, away, retired }) => {
        const linked = retired ? null : linkedAt(file, address, renamed);
        return linked === null ? [] : [{ address: linked, title, away }];
      }),
      ...SCREENS,
    ],
    longestTitles: Object.fromEntries(KINDS.filter(({ many }) => many).map((kind) => [kind.name, longestTitle(kind)])),
    facts: factsIn(pages, now),
  };
}

/** @param pages all pages, where the caller has just read them @returns what drawings show, and the titles of categories as the desk lists them */
export function behindNames(house: House, pages = allPages(house)): BehindNames {
  const categories = pages.filter(({ kind }) => kind.name === "categories");
  const titled = (slugsOf: (category: Page) => string[]) =>
    categories.flatMap((category) => {
      const { title } = summaryOf(category, 0);
      return slugsOf(category).flatMap((slug) => (slug ? [[slug, title] as const] : []));
    });
  return {
    drawings: Object.fromEntries(drawingsOf(house).map(({ name, words }) => [name, words])),
    // The last one counts: what is online is what other pages name, whichever category had that slug before or takes it over next.
    categories: Object.fromEntries([
      ...titled(({ file, text, online }) =>
        [text, online].flatMap((state) => formerSlugsOf(fieldsOrNull(state ?? "", file) ?? {})),
      ),
      ...titled(({ file, text }) => [slugOfTitle(file, text)]),
      ...titled(({ file, online }) => [slugOfTitle(file, online)]),
    ]),
  };
}

/** @returns the page's file and its address online, where its address on the desk is another one */
function leftAddress({ file, online, text }: Page): [file: string, from: string][] {
  const rename = text === null ? null : renameBetween(file, online, text);
  return rename ? [[file, rename.from]] : [];
}

/**
 * A link follows its page: when a publication gives a page another address, links to the former one are changed with it. So an address that one page takes
 * over from another cannot be linked to before that: the link would go on to the other page.
 *
 * @param address of the page on the desk
 * @returns the address for a link to the page; null where there is none yet
 */
function linkedAt(file: string, address: string, renamed: ReadonlyMap<string, string>): string | null {
  const takenOver = [...renamed].some(([other, from]) => other !== file && from === address);
  return takenOver ? (renamed.get(file) ?? null) : address;
}

/** What a drawing shows is said at the beginning of its description, which goes on with its figures after a colon. */
function drawingsOf({ content }: House): Drawing[] {
  const folder = path.join(content, "drawings");
  return namesIn(folder, ".svg").map((file) => {
    const name = file.slice(0, -".svg".length);
    const [, words = name] = /aria-label="([^":]+)/.exec(readIfThere(path.join(folder, file)) ?? "") ?? [];
    return { name, words };
  });
}

function factsIn(pages: Page[], now: number): Record<string, string> {
  const { text, file } = pages.find(({ kind }) => kind.name === "settings") ?? {};
  const fields = text && file ? fieldsOrNull(text, file) : null;
  const { success, output } = v.safeParse(SettingsSchema, fields);
  if (!success) return {};
  const moment = new Date(now);
  return factsOf(settingsAt(moment, output), moment);
}
