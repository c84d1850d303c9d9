/**
 * The checked collection: every content file, read once, checked as a whole, turned into what the pages and data files need.
 * Runs while the site is built (and in development), never in a browser.
 */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { slugOf } from "../../contract/slug.ts";
import type { BlockContext } from "./blocks.server.ts";
import { CONTENT_FOLDER, type ContentFile, ContentFiles } from "./content-files.server.ts";
import { type RenderedMarkdown, renderMarkdown } from "./markdown.server.ts";
import { jpegSize, pictureAddress, pictureExists, pictureFiles } from "./pictures.server.ts";
import { PICTURE_SHAPES, type PictureShape } from "./pictures.ts";
import {
  type ArticleFields,
  ArticleSchema,
  type CategoryFields,
  CategorySchema,
  HomeSchema,
  type HomeWords,
  type Introduction,
  IntroductionSchema,
  type PolicyFields,
  PolicySchema,
  type Settings,
  SettingsSchema,
} from "./schema.server.ts";

/** What every entry with an address of its own has. */
interface Entry {
  slug: string;
  /** HTML, sanitised. */
  content: string;
  headings: RenderedMarkdown["headings"];
}
export type Category = CategoryFields & Entry;
export type Article = ArticleFields & Entry;
export type Policy = PolicyFields & Entry;

export interface Collection {
  settings: Settings;
  home: HomeWords;
  introduction: Introduction;
  /** By their order. */
  categories: Category[];
  /** Newest first. */
  articles: Article[];
  /** By their order. */
  policies: Policy[];
  /** Former address → present address. */
  redirects: Record<string, string>;
}

const SECTIONS = { categories: "/danh-muc-in", articles: "/tin-tuc", policies: "/chinh-sach" } as const;

interface Kept {
  fingerprint: string;
  collection: Collection;
}

/**
 * A build holds this module three times in one process (React Router's settings, the plugin for virtual modules, the rendered site), and a thousand
 * articles take ten seconds to read: they share what the first has read.
 */
const shared = globalThis as { inAnHoangGiaCollection?: Kept };

/**
 * The collection. Read once in a build; in development read again when a file has changed.
 *
 * @throws ContentError naming every file, field and expectation that does not hold
 */
export function collection(): Collection {
  const kept = shared.inAnHoangGiaCollection;
  if (kept && process.env.NODE_ENV !== "development") return kept.collection;
  const fingerprint = process.env.NODE_ENV === "development" ? fingerprintOf(CONTENT_FOLDER) : "built";
  if (kept?.fingerprint === fingerprint) return kept.collection;
  const read = readCollection();
  shared.inAnHoangGiaCollection = { fingerprint, collection: read };
  return read;
}

function fingerprintOf(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => `${file}:${statSync(path.join(folder, file)).mtimeMs}`)
    .join("\n");
}

/** Reads and checks everything anew. @throws ContentError */
export function readCollection(): Collection {
  const files = new ContentFiles();
  const settings = files.yaml("settings.yml", SettingsSchema);
  const home = files.markdown("home.md", HomeSchema)?.fields;
  const introduction = files.markdown("introduction.md", IntroductionSchema)?.fields;
  const categoryFiles = files.folder("categories", CategorySchema);
  const articleFiles = files.folder("articles", ArticleSchema);
  const policyFiles = files.folder("policies", PolicySchema);

  const links: { file: string; link: string }[] = [];
  const entry = <Fields extends { title: string }>({ file, fields, body }: ContentFile<Fields>): Fields & Entry => {
    const { html, headings, links: found, problems } = renderMarkdown(body, blockContext);
    for (const problem of problems) files.add(file, "nội dung", problem);
    for (const link of found) links.push({ file, link });
    return { ...fields, slug: slugOf(fields.title), content: html, headings };
  };

  const categories = categoryFiles.map(entry).sort((a, b) => a.order - b.order);
  const articles = articleFiles.map(entry).sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id);
  const policies = policyFiles.map(entry).sort((a, b) => a.order - b.order);

  checkPictures(files, home, introduction, [...categoryFiles, ...articleFiles]);
  checkIds(files, articleFiles);
  for (const { file, fields } of articleFiles) {
    if (!categories.some(({ slug }) => slug === fields.category)) {
      files.add(
        file,
        "category",
        `không có danh mục "${fields.category}"; chọn một trong: ${categories.map((c) => c.slug).join(", ")}`,
      );
    }
  }
  const redirects = {
    ...addresses(files, SECTIONS.categories, categoryFiles),
    ...addresses(files, SECTIONS.articles, articleFiles),
    ...addresses(files, SECTIONS.policies, policyFiles),
  };
  const known = new Set<string>(["/", "/gioi-thieu", "/danh-muc-in", "/tin-tuc", "/lien-he"]);
  for (const { slug } of categories) known.add(`${SECTIONS.categories}/${slug}`);
  for (const { slug } of articles) known.add(`${SECTIONS.articles}/${slug}`);
  for (const { slug } of policies) known.add(`${SECTIONS.policies}/${slug}`);
  for (const { file, link } of links) {
    if (!known.has(link.replace(/#.*$/, ""))) files.add(file, "nội dung", `liên kết "${link}" không dẫn tới trang nào`);
  }

  files.throwProblems();
  if (!settings || !home || !introduction)
    throw new Error("unreachable: a missing file is a problem and was thrown above");
  return { settings, home, introduction, categories, articles, policies, redirects };
}

const blockContext: BlockContext = {
  pictureOf: (file) => (pictureExists(file) ? pictureAddress(file) : null),
  drawingOf: (name) => {
    const file = path.join(CONTENT_FOLDER, "drawings", `${name}.svg`);
    return /^[a-z0-9-]+$/.test(name) && existsSync(file) ? readFileSync(file, "utf8").trim() : null;
  },
};

function checkPictures(
  files: ContentFiles,
  home: HomeWords | undefined,
  introduction: Introduction | undefined,
  entries: ContentFile<{ image: string }>[],
) {
  for (const { file, fields } of entries) checkPicture(files, file, "image", fields.image, "landscape");
  for (const { image } of home?.work.blocks ?? [])
    checkPicture(files, "content/home.md", "work.blocks", image, "landscape");
  for (const { image } of home?.samples.items ?? [])
    checkPicture(files, "content/home.md", "samples.items", image, "standee");
  if (introduction) checkPicture(files, "content/introduction.md", "lobby.image", introduction.lobby.image, "banner");
  for (const image of pictureFiles()) {
    if (!shapeOf(image)) {
      const shapes = Object.values(PICTURE_SHAPES).map(({ width, height }) => `${width} × ${height}`);
      files.add(`content/pictures/${image}`, "cỡ ảnh", `tỉ lệ ảnh phải như một trong: ${shapes.join(", ")} px`);
    }
  }
}

function checkPicture(files: ContentFiles, file: string, field: string, image: string, shape: PictureShape) {
  if (!pictureExists(image)) files.add(file, field, `ảnh "${image}" không có trong content/pictures/`);
  else if (shapeOf(image) !== shape) {
    const { width, height } = PICTURE_SHAPES[shape];
    files.add(file, field, `ảnh "${image}" phải có tỉ lệ ${width} × ${height} px`);
  }
}

/** The shape of a source, by its ratio within one per cent, or undefined when it is none of ours. */
export function shapeOf(image: string): PictureShape | undefined {
  const { width, height } = jpegSize(image);
  const shapes = Object.entries(PICTURE_SHAPES) as [PictureShape, { width: number; height: number }][];
  return shapes.find(([, shape]) => Math.abs(width / height / (shape.width / shape.height) - 1) < 0.01)?.[0];
}

function checkIds(files: ContentFiles, articles: ContentFile<ArticleFields>[]) {
  const owner = new Map<number, string>();
  const next = Math.max(0, ...articles.map(({ fields }) => fields.id)) + 1;
  for (const { file, fields } of articles) {
    const other = owner.get(fields.id);
    if (other) files.add(file, "id", `số ${fields.id} đã dùng ở ${other}; số còn trống: ${next}`);
    else owner.set(fields.id, file);
  }
}

/** Checks that the slugs of one section are unique, and returns the redirects from its former ones. */
function addresses(
  files: ContentFiles,
  section: string,
  entries: ContentFile<{ title: string; formerSlugs: string[] }>[],
): Record<string, string> {
  const owner = new Map<string, string>();
  for (const { file, fields } of entries) {
    const slug = slugOf(fields.title);
    const other = owner.get(slug);
    if (slug === "" || slug === "404")
      files.add(file, "title", "tiêu đề này không tạo được địa chỉ, hãy đặt tiêu đề khác");
    if (other) files.add(file, "title", `trùng địa chỉ "${slug}" với ${other}; hãy đổi một trong hai tiêu đề`);
    owner.set(slug, file);
  }
  const redirects: Record<string, string> = {};
  for (const { file, fields } of entries) {
    for (const former of fields.formerSlugs) {
      const other = owner.get(former);
      if (other) files.add(file, "formerSlugs", `địa chỉ cũ "${former}" đang là địa chỉ của ${other}`);
      redirects[`${section}/${former}`] = `${section}/${slugOf(fields.title)}`;
    }
  }
  return redirects;
}
