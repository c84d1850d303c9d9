/** The existing pictures, and where each is shown: on which page, at which place, described by which words. */
import { readDocument, UnreadableDocument } from "../documents/document.ts";
import { type Field, fieldAt, formOf } from "../documents/form.ts";
import type { Kind } from "../documents/kinds.ts";
import { placeName, TEXT_PLACE } from "../documents/labels.ts";
import { isPicture } from "../documents/picture-names.ts";
import { allPages, type Page, type Summary, summaryOf } from "../drafts/pages.ts";
import { shapeAt, sizeAt } from "../drafts/picture-shape.ts";
import type { House } from "../files/house.ts";
import { pictureFiles } from "./picture-files.ts";

/** A place that shows a picture. */
interface PictureUse {
  page: Pick<Summary, "file" | "kind" | "title">;
  /** "Ảnh", "Mẫu standee, Ba mẫu 2, Ảnh", or "Phần chữ". */
  place: string;
  /** The field that describes the picture, e.g. `samples.items.1.alt`, or the picture's own where there is no such field; null in the text. */
  field: string | null;
  /** What the picture shows, in words; empty while nobody has described it; null where nobody has to, because words stand on it. */
  alt: string | null;
}

/** A picture that can be shown. */
export interface PictureThere {
  file: string;
  shape: string | null;
  /** Pixels; null for what cannot be read. */
  size: { width: number; height: number } | null;
  /** In the desk only: it goes online with the page that shows it. */
  fresh: boolean;
  uses: PictureUse[];
}

/** @returns every picture of the site and of the desk, by name; for a page with a draft, the pictures in the draft count */
export function picturesThere(house: House, now: number): PictureThere[] {
  const uses = Map.groupBy(
    allPages(house).flatMap((page) => usesOn(page, now)),
    ({ picture }) => picture,
  );
  return pictureFiles(house)
    .map(({ file, place, fresh }) => ({
      file,
      shape: shapeAt(place),
      size: sizeAt(place),
      fresh,
      uses: (uses.get(file) ?? []).map(({ use }) => use),
    }))
    .sort((a, b) => a.file.localeCompare(b.file, "vi"));
}

function usesOn(page: Page, now: number): { picture: string; use: PictureUse }[] {
  if (page.text === null) return [];
  try {
    const { fields, body } = readDocument(page.text, page.file);
    const { file, kind, title } = summaryOf(page, now);
    const inText = [...body.matchAll(/!\[((?:\\.|[^\]\\])*)\]\(([a-z0-9-]+\.jpg)/g)].map(
      ([, alt = "", picture = ""]) => ({
        picture,
        place: TEXT_PLACE,
        field: null,
        alt: alt.replace(/\\(.)/g, "$1"),
      }),
    );
    return [...inFields(page.kind, formOf(page.kind), [], fields), ...inText].map(({ picture, ...use }) => ({
      picture,
      use: { page: { file, kind, title }, ...use },
    }));
  } catch (error) {
    if (error instanceof UnreadableDocument) return []; // the page's own screen reports this
    throw error;
  }
}

type Found = Omit<PictureUse, "page"> & { picture: string };

/** @param beside the fields among which `value` stands: a picture's words are its neighbour `alt` */
function inFields(kind: Kind, form: Field[], at: string[], value: unknown, beside: unknown = null): Found[] {
  if (isPicture(value)) {
    const found = { picture: value, place: placeName(kind.name, at) };
    if (!fieldAt(form, at)?.told) return [{ ...found, field: at.join("."), alt: null }];
    const alt = beside !== null && typeof beside === "object" && "alt" in beside ? beside.alt : "";
    return [{ ...found, field: [...at.slice(0, -1), "alt"].join("."), alt: typeof alt === "string" ? alt : "" }];
  }
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, inside]) => inFields(kind, form, [...at, name], inside, value));
}
