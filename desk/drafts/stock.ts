/** What forms let one choose from: pictures, drawings, categories, addresses to link to. */
import path from "node:path";
import * as v from "valibot";
import { CATEGORIES, CONTACT, INTRODUCTION, NEWS, TRY_SIZE } from "../../app/addresses.ts";
import { factsOf } from "../../app/content/facts-in-words.build.ts";
import { SettingsSchema, settingsAt } from "../../app/content/schema/settings.build.ts";
import { slugOf } from "../../contract/slug.ts";
import { fieldsOrNull } from "../documents/document.ts";
import { type House, namesIn } from "../files/house.ts";
import { isPhotographIn } from "../pictures/photographs.ts";
import { pictureFiles } from "../pictures/picture-files.ts";
import { allPages, type Page, type Summary, summaryOf } from "./pages.ts";
import { shapeAt } from "./picture-shape.ts";

/** What the window is given of it. */
export interface WindowStock {
  pictures: { file: string; shape: string | null; photograph: boolean }[];
  /** Names for the block `ban-ve`. */
  drawings: string[];
  categories: { slug: string; title: string }[];
  links: { address: string; title: string }[];
  /** What pages show for `{khu vực}` and the like in the words of home and introduction, as the shop's settings stand on the desk; empty while those do not hold. */
  facts: Record<string, string>;
}

/** Screens without a file of their own. */
const SCREENS = [CONTACT, TRY_SIZE, INTRODUCTION, CATEGORIES, NEWS].map(({ to, title }) => ({ address: to, title }));

/** What visitors do not reach. One may lead there all the same: both may go online together, and the tray looks whether they do. */
const notOnline = ({ fresh, state }: Summary) => fresh || ["draft", "hidden", "timed"].includes(state);

/** @param now milliseconds, for telling a page with a date to come @param pages all there are, where they were just read */
export function stockOfWindow(house: House, now: number, pages = allPages(house)): WindowStock {
  const titled = pages.flatMap((page) => {
    const { kind } = page;
    if (!kind.many || kind.withoutPage || page.text === null) return [];
    const summary = summaryOf(page, now);
    const { address, title } = summary;
    const retired = Boolean(summary.fields.retired); // its address leads on to another's
    return address ? [{ kind: kind.name, slug: slugOf(title), title, address, away: notOnline(summary), retired }] : [];
  });
  return {
    pictures: pictureFiles(house).map((picture) => ({
      file: picture.file,
      shape: shapeAt(picture.place),
      photograph: isPhotographIn(house, picture),
    })),
    drawings: namesIn(path.join(house.content, "drawings"), ".svg").map((file) => file.slice(0, -".svg".length)),
    categories: titled.filter(({ kind }) => kind === "categories").map(({ slug, title }) => ({ slug, title })),
    links: [
      ...titled
        .filter(({ retired }) => !retired)
        .map(({ address, title, away }) => ({ address, title: away ? `${title} (chưa có trên trang)` : title })),
      ...SCREENS,
    ],
    facts: factsIn(pages, now),
  };
}

function factsIn(pages: Page[], now: number): Record<string, string> {
  const { text, file } = pages.find(({ kind }) => kind.name === "settings") ?? {};
  const fields = text && file ? fieldsOrNull(text, file) : null;
  const { success, output } = v.safeParse(SettingsSchema, fields);
  if (!success) return {};
  return factsOf(settingsAt(new Date(now), output));
}
