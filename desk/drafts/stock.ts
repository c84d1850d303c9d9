/** What forms let one choose from: pictures, drawings, categories, addresses to link to. */
import path from "node:path";
import { slugOf } from "../../contract/slug.ts";
import { readDocument } from "../documents/document.ts";
import { type House, namesIn } from "../files/house.ts";
import { pictureFiles } from "../pictures/picture-files.ts";
import { allPages } from "./pages.ts";
import { shapeAt } from "./picture-shape.ts";

export interface WindowStock {
  pictures: { file: string; shape: string | null }[];
  /** Names for the block `ban-ve`. */
  drawings: string[];
  categories: { slug: string; title: string }[];
  links: { address: string; title: string }[];
}

/** Screens without a file of their own. */
const SCREENS = [
  { address: "/lien-he", title: "Liên hệ" },
  { address: "/gioi-thieu", title: "Giới thiệu" },
  { address: "/danh-muc-in", title: "Danh mục in" },
  { address: "/tin-tuc", title: "Tin tức" },
];

export function stockOfWindow(house: House): WindowStock {
  const titled = allPages(house).flatMap(({ kind, file, text }) => {
    if (!kind.many || kind.withoutPage || text === null) return [];
    try {
      const title = String(readDocument(text, file).fields.title ?? "");
      const slug = slugOf(title);
      return slug ? [{ kind: kind.name, slug, title, address: `${kind.section}/${slug}` }] : [];
    } catch {
      return [];
    }
  });
  return {
    pictures: pictureFiles(house).map(({ file, place }) => ({ file, shape: shapeAt(place) })),
    drawings: namesIn(path.join(house.content, "drawings"), ".svg").map((file) => file.slice(0, -".svg".length)),
    categories: titled.filter(({ kind }) => kind === "categories").map(({ slug, title }) => ({ slug, title })),
    links: [...titled.map(({ address, title }) => ({ address, title })), ...SCREENS],
  };
}
