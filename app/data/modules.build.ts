/** What the pages' scripts know of the content without asking: small, the same on every page, made at build. */
import { hanoiDay } from "../../contract/time-zone.ts";
import { buildMoment } from "../content/calendar/clock.build.ts";
import { collection } from "../content/collection.build.ts";
import { hoursLines } from "../content/hours-lines.build.ts";
import { pictureAddress } from "../content/pictures.build.ts";
import { jpegAddress } from "../content/pictures.ts";
import type { Article, Category, Collection, Job, Policy } from "../content/read-collection.build.ts";
import type { CatalogueEntry, CategoryFacts, CategorySizes, JobCard, OrderFacts } from "../content/types.ts";
import { articleCard } from "./data-files.build.ts";
import { heavyFileTags } from "./excerpts.build.ts";
import { includedAskedOf } from "./included-asked.build.ts";
import { nearWords } from "./near-words.build.ts";

/** Two policies by the names of their files, which stay when their titles change: the form leads to one, the facts of an order to the other. */
const PRIVACY = "chinh-sach-bao-mat-thong-tin";
const DELIVERY = "chinh-sach-giao-hang";

/** Articles shown with a category; a fixed number, so that no page's script grows with the news. */
const READS_PER_CATEGORY = 3;
/** Jobs done shown with a category, for the same reason. */
const JOBS_PER_CATEGORY = 3;

/** The exports of each module, as app/content/virtual.d.ts declares them. */
interface Modules {
  site: typeof import("virtual:content/site");
  leads: typeof import("virtual:content/leads");
  home: typeof import("virtual:content/home");
  categories: typeof import("virtual:content/categories");
  ordering: typeof import("virtual:content/ordering");
  sizes: typeof import("virtual:content/sizes");
  jobs: typeof import("virtual:content/jobs");
  "category-jobs": typeof import("virtual:content/category-jobs");
  introduction: typeof import("virtual:content/introduction");
  policies: typeof import("virtual:content/policies");
  "search-list": typeof import("virtual:content/search-list");
  "near-words": typeof import("virtual:content/near-words");
}

const MODULES: { [Name in keyof Modules]: (content: Collection) => Modules[Name] } = {
  site,
  leads: ({ home }) => ({
    categoriesLead: home.categoriesLead,
    newsLead: home.newsLead,
    contactLead: home.contact.lead,
  }),
  home,
  categories: ({ categories, articles }) => ({
    categoryFacts: bySlug(categories, (category) => factsOf(category, articles)),
  }),
  ordering: ({ settings, home, policies }) => ({
    terms: { ...settings.terms, payment: settings.terms.payment.map(withinSentence) },
    company: settings.company,
    files: home.ordering,
    delivery: policyOf(policies, DELIVERY, ({ slug, lead }) => ({ slug, inShort: firstSentence(lead) })),
  }),
  sizes: ({ categories }) => ({ sizes: bySlug(categories, sizesOf) }),
  jobs: ({ jobs }) => ({ jobs: jobs.map(jobCard) }),
  "category-jobs": ({ categories, jobs }) => ({
    categoryJobs: bySlug(categories, ({ slug }) => newestJobs(jobs, slug)),
  }),
  introduction,
  policies: ({ policies }) => ({
    policyPages: policies.map(({ title, slug, lead, description, facts, content }) => ({
      title,
      slug,
      lead,
      description,
      facts,
      content,
    })),
  }),
  "search-list": ({ articles }) => ({ articles: articles.map(articleCard) }),
  "near-words": nearWords,
};

/**
 * @param name what follows `virtual:content/`
 * @returns the exports of the module, all of them plain data
 * @throws for a name that does not exist
 */
export function contentModule(name: string): Record<string, unknown> {
  if (!Object.hasOwn(MODULES, name))
    throw new Error(`virtual:content/${name} does not exist: see app/data/modules.build.ts`);
  return { ...MODULES[name as keyof Modules](collection()) };
}

/** What every page knows: the shop, its notices, its catalogue, and the words of what stands on many pages. */
function site({ settings, home, categories, policies, notices, jobs }: Collection): Modules["site"] {
  const { sample: _, hours, otherHours, notices: _all, terms: _terms, company: _company, ...facts } = settings;
  return {
    settings: facts,
    phoneHours: hoursLines(settings, buildMoment(), "phone"),
    openingHours: { hours, otherHours },
    notices,
    hasJobs: jobs.length > 0,
    catalogue: categories.map(catalogueEntry),
    policies: policies.map(({ title, slug, tone }) => ({ title, slug, tone })),
    privacy: policyOf(policies, PRIVACY, ({ title, slug }) => ({ title, slug })),
    builtIn: Number(hanoiDay(buildMoment()).slice(0, 4)),
    heavyFileTags: heavyFileTags(),
    words: {
      callStrip: home.callStrip.text,
      formNote: home.contact.noteSmall,
      work: { ...home.work, blocks: home.work.blocks.map(withPicture) },
    },
  };
}

function home({ home }: Collection): Modules["home"] {
  const { description, banners, services, samples, news, values } = home;
  const [street, day, night] = banners;
  return {
    home: { description, services, news, values, samples: { ...samples, items: samples.items.map(withPicture) } },
    banners: [street, wordsOf(day), wordsOf(night)],
    bannerPictures: { day: pairOf(day), night: pairOf(night) },
  };
}

/** A banner whose words stand on a picture. */
type PictureBanner = Collection["home"]["banners"][1];

const wordsOf = ({ title, text, action }: PictureBanner) => ({ title, text, action });

const pairOf = ({ image, phoneImage }: PictureBanner) => ({
  wide: pictureAddress(image),
  phone: pictureAddress(phoneImage),
});

function introduction({ introduction }: Collection): Modules["introduction"] {
  const { motto, workshop, lobby } = introduction;
  const sign = firstSentence(motto.text);
  return {
    introduction: {
      ...introduction,
      motto: { title: motto.title, sign, text: motto.text.slice(sign.length).trim() },
      workshop: withPicture(workshop),
      lobby: withPicture(lobby),
    },
  };
}

function catalogueEntry(category: Category): CatalogueEntry {
  const { fileName: kind, slug, stance } = category;
  const title = category.displayTitle ?? category.title;
  const image = jpegAddress(pictureAddress(category.image));
  const otherTitle = title === category.title ? undefined : category.title;
  return { kind, slug, title, otherTitle, size: usualSize(category), stance, image };
}

function factsOf(category: Category, articles: Article[]): CategoryFacts {
  const { slug, lead, description, pictureMetres, alt, caption } = category;
  const reads = articles
    .filter((article) => article.category === slug)
    .slice(0, READS_PER_CATEGORY)
    .map((article) => ({ title: article.title, slug: article.slug }));
  return { lead, description, pictureMetres, alt, caption, reads, order: orderFacts(category) };
}

/** Undefined where the category has no jobs: it is then left out of what the browser gets. */
function newestJobs(jobs: Job[], category: string): JobCard[] | undefined {
  const done = jobs.filter((job) => job.category === category).slice(0, JOBS_PER_CATEGORY);
  return done.length > 0 ? done.map(jobCard) : undefined;
}

/** A fact of each category by its slug; categories whose fact is undefined are left out. */
function bySlug<Fact>(categories: Category[], factOf: (category: Category) => Fact): Record<string, Fact> {
  return Object.fromEntries(
    categories.map((category) => [category.slug, factOf(category)] as const).filter(([, fact]) => fact !== undefined),
  );
}

function jobCard({ title, image, alt, size, material, place, month }: Job): JobCard {
  return { title, image: pictureAddress(image), alt, measure: size.measure, material, place, month };
}

/** The size on labels and pictograms, in metres. */
function usualSize({ sizes }: Category): CatalogueEntry["size"] {
  const { width, height, measure, shownAs } =
    sizes.find(({ usual }) => usual) ?? unreachable("category through without its usual size");
  return { width: width / 1000, height: height / 1000, label: shownAs ?? measure };
}

/** What other pages tell of one policy; null where its file is gone. */
function policyOf<Told>(policies: Policy[], file: string, tell: (policy: Policy) => Told): Told | null {
  const policy = policies.find(({ fileName }) => fileName === file);
  return policy ? tell(policy) : null;
}

function unreachable(what: string): never {
  throw new Error(`The schema lets no ${what}.`);
}

/** `Tiền mặt` → `tiền mặt`; what may be a name, `VietQR`, `Visa`, is left. */
const withinSentence = (way: string) =>
  way.replace(/^\p{Lu}(?=\p{Ll}*(?:\P{ASCII}| \p{Ll}))/u, (letter) => letter.toLowerCase());

/** `A. B.` → `A.` */
const firstSentence = (text: string) => /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;

function orderFacts(category: Category): OrderFacts {
  const { leadTime, cutOff, priceFrom, included, leastQuantity, formats } = category;
  const sizes = usualFirst(category).map(({ width, height, measure, label }) => ({ width, height, measure, label }));
  return {
    sizes,
    leadTime: leadTime ?? undefined,
    cutOff: cutOff ?? undefined,
    priceFrom: priceFrom ?? undefined,
    included: listed(included),
    includedAsked: includedAskedOf(category),
    leastQuantity: leastQuantity ?? undefined,
    formats: listed(formats),
  };
}

/** @returns undefined where nothing is listed: a page then carries nothing for it */
const listed = (words: readonly string[]) => words.join(", ") || undefined;

/** What the screen for sizes knows beyond the catalogue: a module of its own, so that it and the category pages share no part. */
function sizesOf(category: Category): CategorySizes {
  const sorted = usualFirst(category);
  const unit = sorted[0]?.unit === "m" ? "m" : "cm";
  return { unit, sizes: sorted.map(({ width, height, label }) => ({ width, height, label })) };
}

function usualFirst({ sizes }: Category) {
  return [...sizes].sort((one, other) => Number(other.usual) - Number(one.usual));
}

function withPicture<Entry extends { image: string }>(entry: Entry): Entry {
  return { ...entry, image: pictureAddress(entry.image) };
}
