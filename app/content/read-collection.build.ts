/** Reads the content: every file, checked alone and as a whole, turned into what the pages and data files need. */
import path from "node:path";
import { slugOf } from "../../contract/slug.ts";
import { countPages } from "../limits.ts";
import { type AddressRecord, type Published, readRecord } from "./address-record.build.ts";
import { type Addressed, type Addresses, addressesOf, SECTIONS, type Section } from "./addresses.build.ts";
import { buildMoment } from "./calendar/clock.build.ts";
import { changesOf, dueMoment, isCurrent } from "./calendar/schedule.build.ts";
import { checkArticles, checkCategories, checkJobs, checkOrders, checkPictures, remarksOn } from "./checks.build.ts";
import { withFacts } from "./facts-in-words.build.ts";
import { type ContentFile, ContentFiles, HOSTED_POLICIES, type Problem } from "./files/content-files.build.ts";
import { pictureAddress, pictureExists } from "./pictures.build.ts";
import { type ArticleFields, ArticleSchema } from "./schema/article.build.ts";
import { type CategoryFields, CategorySchema, type TradeSize } from "./schema/category.build.ts";
import { HomeSchema, type HomeWords } from "./schema/home.build.ts";
import { type Introduction, IntroductionSchema } from "./schema/introduction.build.ts";
import { type JobFields, JobSchema } from "./schema/job.build.ts";
import { type PolicyFields, PolicySchema } from "./schema/policy.build.ts";
import { type Settings, SettingsSchema } from "./schema/settings.build.ts";
import { drawingOf } from "./text/drawings.build.ts";
import { type RenderedMarkdown, renderMarkdown } from "./text/markdown.build.ts";
import { renderedBefore } from "./text/rendered-before.build.ts";

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
export type Job = JobFields;

export interface Collection {
  settings: Settings;
  home: HomeWords;
  introduction: Introduction;
  /** By their order; without the retired. */
  categories: Category[];
  /** Newest first; without drafts, hidden ones, and those whose moment has not come. */
  articles: Article[];
  /** By their order. */
  policies: Policy[];
  /** Newest first. */
  jobs: Job[];
  /** What the shop has to say on the day of the build. */
  notices: string[];
  /** Former address → present address. */
  redirects: Record<string, string>;
  /** What is online with this collection, for the record of addresses, and that record as it was read. */
  published: Published[];
  record: AddressRecord;
  /** What a build can do with, but the owner should know; Vietnamese sentences. */
  remarks: string[];
  /** Every moment at which the site changes by itself, sorted (schedule.build.ts). */
  changes: Date[];
}

/**
 * The policies as they are true of this build: where the form goes to the hosted e-mail service, the files of `policies/hosted/` stand for those of the same name.
 * Both are read, so that a mistake in either shows in any build.
 *
 * @returns the policies of this build, and those that another build would have in their place
 */
function truePolicies(files: ContentFiles): Record<"shown" | "others", ContentFile<PolicyFields>[]> {
  const own = files.folder("policies", PolicySchema);
  const hosted = files.folder(HOSTED_POLICIES, PolicySchema);
  const twin = (all: typeof own, { file }: (typeof own)[number]) =>
    all.find((other) => path.basename(other.file) === path.basename(file));
  for (const policy of hosted) {
    if (!files.incomplete.has("policies") && !twin(own, policy))
      files.add(policy.file, "tên tệp", "không có chính sách nào cùng tên tệp để thay; đặt lại đúng tên tệp của nó");
  }
  if (!process.env.VITE_EMAIL_USER_ID) return { shown: own, others: hosted };
  const shown = own.map((policy) => twin(hosted, policy) ?? policy);
  return { shown, others: own.filter((policy) => !shown.includes(policy)) };
}

/**
 * Reads and checks everything anew, for the moment of the build.
 *
 * @param tolerated given, problems are collected there and what can be shown is returned all the same
 * @throws ContentError when anything is wrong and not tolerated, or one of the three single files cannot be read at all
 */
export function readCollection(moment: Date = buildMoment(), tolerated?: Problem[]): Collection {
  const files = new ContentFiles();
  const settings = files.yaml("settings.yml", SettingsSchema);
  const homeFile = files.markdown("home.md", HomeSchema);
  const introductionFile = files.markdown("introduction.md", IntroductionSchema);
  const categoryFiles = files.folder("categories", CategorySchema);
  const articleFiles = files.folder("articles", ArticleSchema);
  const { shown: policyFiles, others: otherPolicies } = truePolicies(files);
  const jobFiles = files.folder("jobs", JobSchema);
  const record = readRecord(files);
  followRetired([...articleFiles, ...jobFiles], categoryFiles);

  const stateOf = {
    category: ({ retired }: CategoryFields) => (retired ? (retired as `/${string}`) : "shown"),
    article: (fields: ArticleFields) =>
      fields.hidden ? SECTIONS.articles : dueMoment(fields) > moment ? "coming" : "shown",
  } as const;
  const shownCategories = categoryFiles.filter(({ fields }) => stateOf.category(fields) === "shown");
  const shownArticles = articleFiles.filter(({ fields }) => stateOf.article(fields) === "shown");
  const addressed =
    (section: Addressed["section"], state: Addressed["state"]) =>
    ({ file, fields }: ContentFile<{ id?: number; title: string; formerSlugs: string[] }>): Addressed => ({
      file,
      section,
      key: keyOf(file, fields),
      title: fields.title,
      formerSlugs: fields.formerSlugs,
      state,
    });
  const { redirects, follow } = addressesOf(
    files,
    [
      ...categoryFiles.map((file) => addressed("categories", stateOf.category(file.fields))(file)),
      ...articleFiles.map((file) => addressed("articles", stateOf.article(file.fields))(file)),
      ...policyFiles.map(addressed("policies", "shown")),
    ],
    countPages(shownArticles.length),
    record,
  );

  const render = tolerated ? renderedBefore : renderMarkdown;
  const entry = <Fields extends { title: string; sizes?: TradeSize[] }>(file: ContentFile<Fields>) =>
    entryOf(files, file, render, follow);
  const categories = shownCategories.map(entry).sort((a, b) => a.order - b.order);
  const articles = shownArticles.map(entry).sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id);
  const policies = policyFiles.map(entry).sort((a, b) => a.order - b.order);
  for (const policy of otherPolicies) entry(policy); // only for what is wrong in their texts
  const jobs = jobFiles.map(({ fields }) => fields).sort((a, b) => b.month.localeCompare(a.month));

  const home = homeFile && settings && withFacts(files, homeFile, settings);
  const introduction = introductionFile && settings && withFacts(files, introductionFile, settings);
  checkPictures(files, home, introduction, [...categoryFiles, ...articleFiles, ...jobFiles]);
  checkArticles(files, articleFiles, Object.keys(record.articles).map(Number));
  checkJobs(files, jobFiles);
  checkOrders(files, [categoryFiles, policyFiles]);
  checkCategories(files, [...articleFiles, ...jobFiles], categories);

  tolerated?.push(...files.problems);
  if (!tolerated || !settings || !home || !introduction) files.throwProblems();
  if (!settings || !home || !introduction)
    throw new Error("unreachable: a missing file is a problem and was thrown above");
  return {
    settings,
    home,
    introduction,
    categories,
    articles,
    policies,
    jobs,
    notices: settings.notices.filter((notice) => isCurrent(notice, moment)).map(({ text }) => text),
    redirects,
    published: [
      ...shownCategories.map(published("categories")),
      ...shownArticles.map(published("articles")),
      ...policyFiles.map(published("policies")),
    ],
    record,
    remarks: [...files.remarks, ...remarksOn(settings)],
    changes: changesOf(
      articleFiles.map(({ fields }) => fields).filter(({ hidden }) => !hidden),
      settings.notices,
    ),
  };
}

/** A page of its own, with its text drawn; what is wrong in the text is told at its line. */
function entryOf<Fields extends { title: string; sizes?: TradeSize[] }>(
  files: ContentFiles,
  { file, fields, body, bodyLine }: ContentFile<Fields>,
  render: typeof renderMarkdown,
  follow: Addresses["follow"],
): Fields & Entry {
  const { html, headings, problems } = render(body, {
    pictureOf: (name) => (pictureExists(name) ? pictureAddress(name) : null),
    drawingOf,
    sizes: fields.sizes ?? [],
    follow,
  });
  for (const { line, reason } of problems)
    files.add(file, "nội dung", reason, line === undefined ? undefined : line + bodyLine - 1);
  if (html === "")
    files.add(file, "nội dung", "chưa có chữ nào dưới phần đầu; chưa viết xong thì để là bản nháp", bodyLine);
  return { ...fields, slug: slugOf(fields.title), content: html, headings };
}

/** What names a category that is retired belongs to the one that stands in its place. */
function followRetired(entries: ContentFile<{ category: string }>[], categories: ContentFile<CategoryFields>[]) {
  for (const { fields } of entries) {
    const retired = categories.find((one) => slugOf(one.fields.title) === fields.category)?.fields.retired;
    if (retired?.startsWith(`${SECTIONS.categories}/`)) fields.category = retired.slice(SECTIONS.categories.length + 1);
  }
}

const published =
  (section: Section) =>
  ({ file, fields }: ContentFile<{ id?: number; title: string }>): Published => ({
    section,
    key: keyOf(file, fields),
    slug: slugOf(fields.title),
  });

/** Who a file is in the record of addresses. */
const keyOf = (file: string, { id }: { id?: number }) => (id === undefined ? path.basename(file) : String(id));
