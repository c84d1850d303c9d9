/** Pages: listed, opened, saved, moved to the tray and back. A request that changes a page is answered with the page as it stands afterwards. */
import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { byOrder } from "../documents/category-order.ts";
import { capital, type Wrong, wrongFields } from "../documents/check.ts";
import { fieldsOrNull, readDocument, UnreadableDocument } from "../documents/document.ts";
import { type Field, formOf } from "../documents/form.ts";
import { addressOf } from "../documents/kinds.ts";
import { missingPictures } from "../documents/picture-names.ts";
import { sampleWordsIn } from "../documents/sample-words.ts";
import { A_CATEGORY, seenElsewhere } from "../documents/seen-elsewhere.ts";
import { pictureNames } from "../pictures/picture-files.ts";
import type { Desk } from "../server/app.ts";
import { checked, Refused } from "../server/refused.ts";
import { WriterSchema } from "./drafts.ts";
import { findWords, type WordsFound } from "./find-words.ts";
import { withPageNames } from "./found.ts";
import { lastGoodOf } from "./last-good.ts";
import { mergeOutside, outsideDifferences, type ToldDifference } from "./merge-outside.ts";
import { letGo, movePage, orderPages, retirePage } from "./move.ts";
import { allPages, isSeen, known, type Page, pageAt, revisionOf, type Summary, summaryOf } from "./pages.ts";
import { problemsOf } from "./problems.ts";
import { sameAddress } from "./same-address.ts";
import { follows, savePage, setAside } from "./save.ts";
import { startPage } from "./start-page.ts";
import { stockOfWindow } from "./stock.ts";

/** A page as its screen works on it. */
export interface OpenPage {
  summary: Summary;
  called: string;
  hasText: boolean;
  form: Field[];
  fields: Record<string, unknown>;
  body: string;
  /** The whole file as it is written now. */
  source: string;
  wrong: Wrong[];
  /** Address of the page that customers see, or null. */
  onlineAddress: string | null;
  /** Its date as customers see it; null where they do not see the page, or it has no date. */
  onlineDate: string | null;
  address: string;
  revision: string;
}

/** What is left of a page after its draft was discarded. */
export interface LetGo {
  /** Null where it was never online. */
  page: OpenPage | null;
  /** Hash of the discarded text, for taking the step back; null where there was none. */
  hash: string | null;
}

const EditSchema = v.union([
  v.strictObject({ fields: v.record(v.string(), v.unknown()), body: v.nullable(v.string()) }),
  v.strictObject({ text: v.string() }),
]);
const SaveSchema = v.strictObject({
  edit: EditSchema,
  revision: v.string(),
  certain: v.optional(v.boolean(), false),
  by: v.optional(WriterSchema),
});
const NewSchema = v.strictObject({ kind: v.string(), title: v.string() });
const PlaceSchema = v.strictObject({ place: v.picklist(["desk", "tray"]) });
const MergeSchema = v.strictObject({ choices: v.record(v.string(), v.picklist(["mine", "theirs"])) });

/** Addresses carry the file as a parameter: `/page?file=articles/in-standee.md`. */
export interface WithFile {
  Querystring: { file?: string };
}

/** Adds what the window does with pages: listing, opening, saving, merging, moving, starting and retiring them. */
export function pageRoutes(app: FastifyInstance, { house, now, preview }: Desk): void {
  const pageOf = ({ file = "" }: WithFile["Querystring"]): Page => known(house, file);

  app.get("/pages", async () => {
    const pages = allPages(house);
    return { pages: pages.map((page) => summaryOf(page, now())), stock: stockOfWindow(house, now(), pages) };
  });
  app.get("/problems", async () => ({ problems: await problemsOf(house, preview) }));
  app.get<{ Querystring: { wanted?: string } }>(
    "/words",
    async ({ query }): Promise<{ found: WordsFound[] }> => ({
      found: findWords(house, query.wanted ?? ""),
    }),
  );
  app.get<WithFile>("/page", async ({ query }) => opened(pageOf(query), now()));
  app.put<WithFile>("/page", async ({ query, body }) => {
    const { edit, revision, certain, by } = checked(SaveSchema, body);
    const page = pageOf(query);
    if (revisionOf(page) !== revision && !follows(page, by)) {
      setAside(house, page.file, edit, now(), certain);
      throw new Refused(
        409,
        "Trang này vừa được sửa ở một cửa sổ khác, chưa bản nào đè bản nào. Chữ gõ ở đây nằm riêng trong Nhật ký trang này.",
      );
    }
    return opened(savePage(house, page.file, edit, now(), { certain, by }), now());
  });
  app.post("/page", async ({ body }) => {
    const { kind, title } = checked(NewSchema, body);
    return opened(startPage(house, kind, title, now()), now());
  });
  app.delete<WithFile>("/page", async ({ query }): Promise<LetGo> => {
    const hash = letGo(house, pageOf(query).file, now());
    return { page: pageAt(house, query.file ?? "") && opened(pageOf(query), now()), hash };
  });
  app.put<WithFile>("/page/place", async ({ query, body }) => {
    return opened(movePage(house, pageOf(query).file, checked(PlaceSchema, body).place, now()), now());
  });
  app.put<WithFile>("/page/retire", async ({ query, body }) => {
    const { to } = checked(v.strictObject({ to: v.pipe(v.string(), v.regex(/^\/[a-z0-9/-]+$/)) }), body);
    return opened(retirePage(house, pageOf(query).file, to, now()), now());
  });
  app.put("/order", async ({ body }) => {
    const { files } = checked(v.strictObject({ files: v.array(v.string()) }), body);
    const written = orderPages(house, files, now());
    return { written, waiting: files.filter((file) => pageAt(house, file)?.draft?.place === "tray") };
  });
  /** The last readable state of a page that cannot be read now. */
  app.get<WithFile>("/page/last-good", async ({ query }) => {
    const { file, kind } = pageOf(query);
    return { lastGood: lastGoodOf(house, file, kind) };
  });
  /** The page as customers will see it, and what is wrong with it beyond its own fields. */
  app.get<{ Querystring: WithFile["Querystring"] & { place?: string } }>("/page/seen", async ({ query }) => {
    const page = pageOf(query);
    const elsewhere = seenElsewhere(page.kind.name, query.place ?? "");
    const address = elsewhere === A_CATEGORY ? firstCategory(allPages(house), now()) : elsewhere;
    const { status, html, problems } = await preview.see(page.file, address ?? null);
    // Where the title is missing or too long, its field says so: that there is no address without it is no second mistake.
    const untitled = wrongFields(page.kind, fieldsOf(page)).some(({ path }) => path === "title");
    const own = problems.filter(
      ({ file, field }) => file === `content/${page.file}` && !(field === "title" && untitled),
    );
    const told: Wrong[] = own.map(({ field, expected }) => ({
      path: field,
      message: withPageNames(house, expected),
    }));
    const besides = [
      ...(told.some(({ path }) => path === "title") ? [] : sameAddress(house, page)),
      ...missingPictures(fieldsOf(page), pictureNames(house)),
      ...sampleWordsIn(page.text ?? page.online ?? ""),
    ];
    return { status, html, problems: [...told, ...besides].map((one) => ({ ...one, message: capital(one.message) })) };
  });
  app.get<WithFile>("/page/differences", async ({ query }): Promise<{ differences: ToldDifference[] }> => {
    return { differences: outsideDifferences(house, pageOf(query)) };
  });
  app.put<WithFile>("/page/merge", async ({ query, body }) => {
    const page = pageOf(query);
    mergeOutside(house, page, checked(MergeSchema, body).choices, now());
    return opened(known(house, page.file), now());
  });
}

/**
 * @returns the address of the first category that customers see, undefined where there is none. A category with `formats` of its own is taken only where
 * all have them, because its page does not show those of the home page.
 */
function firstCategory(pages: readonly Page[], now: number): string | undefined {
  const shown = pages
    .filter(({ kind }) => kind.name === "categories")
    .map((page) => ({ page, ...summaryOf(page, now) }))
    .filter(({ seen, address }) => seen && address !== null)
    .sort(byOrder);
  return (shown.find(({ page }) => !hasOwnFormats(page)) ?? shown[0])?.address ?? undefined;
}

function hasOwnFormats(page: Page): boolean {
  const { formats } = fieldsOf(page);
  return Array.isArray(formats) && formats.length > 0;
}

const addressIn = (page: Page): string => addressOf(page.kind, fieldsOf(page));

function dateIn({ online, file }: Page): string | null {
  const date = fieldsOrNull(online ?? "", file)?.date;
  return typeof date === "string" ? date : null;
}

/** Empty where the page cannot be taken apart. */
const fieldsOf = ({ text, online, file }: Page) => fieldsOrNull(text ?? online ?? "", file) ?? {};

/** @returns the page with everything its screen draws */
function opened(page: Page, now: number): OpenPage {
  const { kind, file } = page;
  const text = page.text ?? page.online ?? "";
  const common = {
    summary: summaryOf(page, now),
    called: kind.called,
    hasText: kind.hasText,
    form: formOf(kind),
    onlineAddress: page.online === null ? null : addressIn({ ...page, text: page.online }),
    onlineDate: isSeen(file, page.online, now) ? dateIn(page) : null,
    address: addressIn(page),
    revision: revisionOf(page),
    source: text,
  };
  try {
    if (page.trouble !== null) throw new UnreadableDocument(page.trouble, 1);
    const { fields, body } = readDocument(text, file);
    return { ...common, fields, body, wrong: wrongFields(kind, fields) };
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error;
    return { ...common, fields: {}, body: "", wrong: [{ path: "", message: error.message }] };
  }
}
