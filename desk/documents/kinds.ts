/** The kinds of pages the owner writes, each with the schema that checks it. A new kind is one row here and its labels in `labels.ts`. */
import type * as v from "valibot";
import { ArticleSchema } from "../../app/content/schema/article.build.ts";
import { CategorySchema } from "../../app/content/schema/category.build.ts";
import { HomeSchema } from "../../app/content/schema/home.build.ts";
import { IntroductionSchema } from "../../app/content/schema/introduction.build.ts";
import { JobSchema } from "../../app/content/schema/job.build.ts";
import { PolicySchema } from "../../app/content/schema/policy.build.ts";
import { SettingsSchema } from "../../app/content/schema/settings.build.ts";
import { SECTIONS } from "../../app/content/sections.ts";
import { slugOf } from "../../contract/slug.ts";

export interface Kind {
  /** Name in the desk's own addresses and labels, e.g. `articles`. */
  name: string;
  /** What this kind is called on the screen. */
  called: string;
  schema: v.GenericSchema;
  /** Address of the page, or of the section its pages stand in. */
  section: string;
  /** True for a folder of files, false for one file. */
  many: boolean;
  /** Its files have no page of their own: they are shown on a page of the section. */
  withoutPage?: boolean;
  /** Whether a text follows the fields. */
  hasText: boolean;
}

/** In the order in which the desk lists them. */
export const KINDS: readonly Kind[] = [
  {
    name: "articles",
    called: "Bài viết",
    schema: ArticleSchema,
    section: SECTIONS.articles,
    many: true,
    hasText: true,
  },
  {
    name: "categories",
    called: "Danh mục",
    schema: CategorySchema,
    section: SECTIONS.categories,
    many: true,
    hasText: true,
  },
  {
    name: "policies",
    called: "Chính sách",
    schema: PolicySchema,
    section: SECTIONS.policies,
    many: true,
    hasText: true,
  },
  {
    name: "jobs",
    called: "Việc đã làm",
    schema: JobSchema,
    section: SECTIONS.categories,
    many: true,
    withoutPage: true,
    hasText: false,
  },
  { name: "home", called: "Trang chủ", schema: HomeSchema, section: "/", many: false, hasText: false },
  {
    name: "introduction",
    called: "Giới thiệu",
    schema: IntroductionSchema,
    section: "/gioi-thieu",
    many: false,
    hasText: false,
  },
  { name: "settings", called: "Cửa hàng", schema: SettingsSchema, section: "/lien-he", many: false, hasText: false },
];

/** Only these names of files exist for the desk: nothing else is ever read or written as a page. */
const FILE = /^(?:([a-z]+)\/)?([a-z0-9]+(?:-[a-z0-9]+)*)\.(md|yml)$/;

/**
 * @param file path in `content/`, e.g. `articles/in-standee.md` or `settings.yml`
 * @returns its kind, or undefined when the desk does not know such a file
 */
export function kindOf(file: string): Kind | undefined {
  const [, folder, name, extension] = FILE.exec(file) ?? [];
  if (folder) return extension === "md" ? KINDS.find((kind) => kind.many && kind.name === folder) : undefined;
  return KINDS.find((kind) => !kind.many && kind.name === name && (extension === "yml") === (name === "settings"));
}

/** Path in `content/` of a kind that is one file. */
export function fileOf(kind: Kind): string {
  return kind.name === "settings" ? "settings.yml" : `${kind.name}.md`;
}

/**
 * @param fields front matter, checked or not
 * @returns the page's address on the site; for a title that makes none, the section's. For a file without a page of its own (a job), its category's.
 */
export function addressOf(kind: Kind, fields: Record<string, unknown>): string {
  const named = kind.withoutPage ? fields.category : fields.title;
  const words = kind.many && typeof named === "string" ? named : "";
  // A category is named by its slug already: the rule for titles would take its hyphens out.
  const slug = kind.withoutPage ? words : slugOf(words);
  return slug ? `${kind.section}/${slug}` : kind.section;
}
