/** Reads the content: every file, checked alone and as a whole, turned into what the pages and data files need. */
import { slugOf } from "../../contract/slug.ts";
import type { Address } from "../addresses.ts";
import { countPages } from "../limits.ts";
import type { AddressRecord, Published } from "./address-record.build.ts";
import { type Addressed, type Addresses, addressesOf } from "./addresses.build.ts";
import { buildMoment } from "./calendar/clock.build.ts";
import { dueMoment } from "./calendar/moment.ts";
import { changesOf, isCurrent } from "./calendar/schedule.build.ts";
import { checkArticles, checkCategories, checkJobs, checkOrders, checkPictures, remarksOn } from "./checks.build.ts";
import { type Entry, entryOf, keyOf } from "./entry.build.ts";
import { withFacts } from "./facts-in-words.build.ts";
import { type ContentFile, ContentFiles, type Problem } from "./files/content-files.build.ts";
import { newestJobFirst } from "./job-order.ts";
import { type ArticleFields, ArticleSchema } from "./schema/article.build.ts";
import { type CategoryFields, CategorySchema, type TradeSize } from "./schema/category.build.ts";
import { HomeSchema, type HomeWords } from "./schema/home.build.ts";
import { type Introduction, IntroductionSchema } from "./schema/introduction.build.ts";
import { type JobFields, JobSchema } from "./schema/job.build.ts";
import type { PolicyFields } from "./schema/policy.build.ts";
import { type Settings, settingsAt } from "./schema/settings.build.ts";
import { SECTIONS, type Section } from "./sections.ts";
import { stateOfArticle, stateOfCategory } from "./states.build.ts";
import { renderMarkdown } from "./text/markdown.build.ts";
import { renderedBefore } from "./text/rendered-before.build.ts";
import { readWritten, type Written } from "./written.build.ts";

/** A category, with its page. */
export type Category = CategoryFields & Entry;
/** An article, with its page. */
export type Article = ArticleFields & Entry;
/** A policy, with its page. */
export type Policy = PolicyFields & Entry;
/** A job done; it has no page of its own. */
export type Job = JobFields;

/** All that is shown at one moment. */
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
  /** What is online with this collection, or will come by itself, for the record of addresses, and that record as it was read. */
  published: Published[];
  record: AddressRecord;
  /** What does not stop a build, but the owner should know; Vietnamese sentences. */
  remarks: string[];
  /** Every moment at which the site changes by itself, sorted (schedule.build.ts). */
  changes: Date[];
}

/** What has a page of its own at one moment. */
type Shown = Pick<Written, "categories" | "articles"> & { policies: Written["policies"]["shown"] };

/**
 * Reads and checks everything anew, for the moment of the build.
 *
 * @param tolerated where given, problems are collected there, and what can be shown is returned all the same
 * @throws ContentError when anything is wrong and not tolerated, or one of the three single files cannot be read at all
 */
export function readCollection(moment: Date = buildMoment(), tolerated?: Problem[]): Collection {
  const files = new ContentFiles();
  const written = readWritten(files, moment);
  const shown = shownAt(moment, written);
  const { redirects, follow } = addressesAt(moment, files, written, shown);
  followRetired(written, redirects);
  const pages = drawPages(files, written, shown, moment, tolerated ? renderedBefore : renderMarkdown, follow);

  // Days with other hours that are over are shown nowhere; `changes` below still counts their ends.
  const settings = written.settings && settingsAt(moment, written.settings);
  const home = written.home && settings && withFacts(files, withLinks(files, written.home, follow), settings, moment);
  const introduction = written.introduction && settings && withFacts(files, written.introduction, settings, moment);
  checkAsWhole(files, written, pages.categories);

  tolerated?.push(...files.problems);
  if (!tolerated || !settings || !home || !introduction) files.throwProblems();
  if (!settings || !home || !introduction)
    throw new Error("unreachable: a missing file is a problem and was thrown above");
  return {
    settings,
    home,
    introduction,
    ...pages,
    jobs: written.jobs.map(({ fields }) => fields).sort(newestJobFirst),
    notices: settings.notices.filter((notice) => isCurrent(notice, moment)).map(({ text }) => text),
    redirects,
    published: [...publishedOf(shown), ...comingOf(written, moment)],
    record: written.record,
    remarks: [...files.remarks, ...remarksOn(settings)],
    changes: changesOf(
      written.articles.map(({ fields }) => fields).filter(({ hidden }) => !hidden),
      settings.notices,
      written.settings?.otherHours ?? [],
    ),
  };
}

function shownAt(moment: Date, { categories, articles, policies }: Written): Shown {
  return {
    categories: categories.filter(({ fields }) => stateOfCategory(fields) === "shown"),
    articles: articles.filter(({ fields }) => stateOfArticle(fields, moment) === "shown"),
    policies: policies.shown,
  };
}

/** The addresses of all files that have or had one: those that are not shown lead somewhere, too. */
function addressesAt(moment: Date, files: ContentFiles, written: Written, shown: Shown): Addresses {
  const addressed = (
    section: Section,
    file: ContentFile<{ id?: number; title: string; formerSlugs: string[] }>,
    state: Addressed["state"],
    due?: Date,
  ): Addressed => {
    const { title, formerSlugs } = file.fields;
    return { file: file.file, section, key: keyOf(file), title, formerSlugs, state, due };
  };
  const entries = [
    ...written.categories.map((file) => addressed("categories", file, stateOfCategory(file.fields))),
    ...written.articles.map((file) =>
      addressed("articles", file, stateOfArticle(file.fields, moment), dueMoment(file.fields)),
    ),
    ...shown.policies.map((file) => addressed("policies", file, "shown")),
  ];
  return addressesOf(files, entries, countPages(shown.articles.length), written.record);
}

/** Articles and jobs of a retired category now belong to the category to which its address leads. */
function followRetired({ categories, articles, jobs }: Written, redirects: Addresses["redirects"]): void {
  const retired = new Set(categories.flatMap(({ fields }) => (fields.retired ? slugOf(fields.title) : [])));
  for (const { fields } of [...articles, ...jobs]) {
    const to = retired.has(fields.category) ? redirects[`${SECTIONS.categories}/${fields.category}`] : undefined;
    if (to?.startsWith(`${SECTIONS.categories}/`)) fields.category = to.slice(SECTIONS.categories.length + 1);
  }
}

/** The home page, with its links changed to the present addresses of their pages, as in texts; a link that leads nowhere is a problem of its field. */
function withLinks(
  files: ContentFiles,
  { fields, ...home }: ContentFile<HomeWords>,
  follow: Addresses["follow"],
): ContentFile<HomeWords> {
  const blocks = fields.work.blocks.map((block, place) => {
    const found = follow(block.link);
    if ("problem" in found) files.add(home.file, `work.blocks.${place}.link`, found.problem);
    return "to" in found ? { ...block, link: found.to as Address } : block; // an address of a page that exists
  });
  return { ...home, fields: { ...fields, work: { ...fields.work, blocks } } };
}

/** Draws the texts, each kind in the order in which it is listed. */
function drawPages(
  files: ContentFiles,
  written: Written,
  shown: Shown,
  moment: Date,
  render: typeof renderMarkdown,
  follow: Addresses["follow"],
): Pick<Collection, "categories" | "articles" | "policies"> {
  const page = <Fields extends { title: string; sizes?: TradeSize[] }>(file: ContentFile<Fields>) =>
    entryOf(files, file, render, follow);
  const pages = {
    categories: shown.categories.map(page).sort((a, b) => a.order - b.order),
    articles: shown.articles.map(page).sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id),
    policies: shown.policies.map(page).sort((a, b) => a.order - b.order),
  };
  // Drawn only to find what is wrong in their texts: in an article to come it would otherwise be found at its hour, when nobody is there to mend it.
  for (const policy of written.policies.others) page(policy);
  for (const article of written.articles)
    if (stateOfArticle(article.fields, moment) === "coming")
      entryOf(files, article, render, (link) => follow(link, dueMoment(article.fields)));
  return pages;
}

/** Whether the files fit each other. */
function checkAsWhole(
  files: ContentFiles,
  { categories, articles, policies, jobs, home, introduction, record }: Written,
  shown: Category[],
): void {
  checkPictures(files, [
    { schema: CategorySchema, files: categories },
    { schema: ArticleSchema, files: articles },
    { schema: JobSchema, files: jobs },
    { schema: HomeSchema, files: home ? [home] : [] },
    { schema: IntroductionSchema, files: introduction ? [introduction] : [] },
  ]);
  checkArticles(files, articles, Object.keys(record.articles).map(Number));
  checkJobs(files, jobs);
  checkOrders(files, [categories, policies.shown]);
  checkCategories(files, [...articles, ...jobs], shown);
}

const published = (section: Section) => (file: ContentFile<{ id?: number; title: string }>) => ({
  section,
  key: keyOf(file),
  slug: slugOf(file.fields.title),
});

function publishedOf({ categories, articles, policies }: Shown): Published[] {
  return [
    ...categories.map(published("categories")),
    ...articles.map(published("articles")),
    ...policies.map(published("policies")),
  ];
}

function comingOf({ articles }: Written, moment: Date): Published[] {
  return articles
    .filter(({ fields }) => stateOfArticle(fields, moment) === "coming")
    .map((file) => ({ ...published("articles")(file), from: dueMoment(file.fields) }));
}
