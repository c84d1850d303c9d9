/** What the pages' scripts know of the content without asking: small, the same on every page, made at build. */
import { hanoiDay } from "../../contract/time-zone.ts";
import { DELIVERY_ADDRESS, policyAddress } from "../addresses.ts";
import { buildMoment } from "../content/calendar/clock.build.ts";
import { collection } from "../content/collection.build.ts";
import { pictureAddress } from "../content/pictures.build.ts";
import { jpegAddress } from "../content/pictures.ts";
import type { Category, Job } from "../content/read-collection.build.ts";
import type { CatalogueEntry, CategoryFacts, CategorySizes, JobCard, OrderFacts } from "../content/types.ts";
import { articleCard } from "./data-files.build.ts";
import { heavyFileTags } from "./excerpts.build.ts";
import { includedAsked } from "./included-asked.build.ts";

/** Articles shown with a category; a fixed number, so that no page's script grows with the news. */
const READS_PER_CATEGORY = 3;
/** Jobs done shown with a category, for the same reason. */
const JOBS_PER_CATEGORY = 3;

/**
 * @param name what follows `virtual:content/`
 * @returns the exports of the module, all of them plain data
 * @throws for a name that does not exist
 */
export function contentModule(name: string): Record<string, unknown> {
  const { settings, home, introduction, categories, articles, policies, notices, jobs } = collection();
  const { sample: _, notices: _all, terms, company, ...facts } = settings;
  switch (name) {
    case "site":
      return {
        settings: facts,
        notices,
        hasJobs: jobs.length > 0,
        catalogue: categories.map(catalogueEntry),
        policies: policies.map(({ title, slug, tone }) => ({ title, slug, tone })),
        builtIn: Number(hanoiDay(buildMoment()).slice(0, 4)),
        heavyFileTags: heavyFileTags(),
        words: {
          callStrip: home.callStrip.text,
          newsLead: home.newsLead,
          categoriesLead: home.categoriesLead,
          contactLead: home.contact.lead,
          formNote: home.contact.noteSmall,
          work: { ...home.work, blocks: home.work.blocks.map(withPicture) },
        },
      };
    case "categories":
      return { categoryFacts: Object.fromEntries(categories.map((category) => [category.slug, factsOf(category)])) };
    case "ordering":
      return {
        terms,
        company,
        files: home.ordering,
        delivery: firstSentence(policies.find(({ slug }) => policyAddress(slug) === DELIVERY_ADDRESS)?.lead ?? ""),
      };
    case "sizes":
      return { sizes: Object.fromEntries(categories.map((category) => [category.slug, sizesOf(category)])) };
    case "home": {
      const { description, banners, services, samples, news, values } = home;
      const [day, night] = ["hero-1-hiflex", "hero-3-dem"].map((picture) => ({
        wide: pictureAddress(`${picture}.jpg`),
        phone: pictureAddress(`${picture}-phone.jpg`),
      }));
      return {
        home: { description, services, news, values, samples: { ...samples, items: samples.items.map(withPicture) } },
        banners,
        bannerPictures: { day, night },
      };
    }
    case "jobs":
      return { jobs: jobs.map(jobCard) };
    case "category-jobs":
      return {
        categoryJobs: Object.fromEntries(
          categories
            .map(({ slug }) => [slug, jobs.filter(({ category }) => category === slug)] as const)
            .filter(([, done]) => done.length > 0)
            .map(([slug, done]) => [slug, done.slice(0, JOBS_PER_CATEGORY).map(jobCard)]),
        ),
      };
    case "introduction":
      return {
        introduction: {
          ...introduction,
          // What printing looks like on the front page, for whoever is sent a link.
          picture: home.work.blocks.map(({ image }) => pictureAddress(image)).at(0),
          lobby: withPicture(introduction.lobby),
        },
      };
    case "policies":
      return {
        policyPages: policies.map(({ title, slug, lead, description, facts, content }) => ({
          title,
          slug,
          lead,
          description,
          facts,
          content,
        })),
      };
    case "search-list":
      return { articles: articles.map(articleCard) };
    default:
      throw new Error(`virtual:content/${name} does not exist: see app/data/modules.build.ts`);
  }

  function catalogueEntry(category: Category): CatalogueEntry {
    const { slug, stance } = category;
    const title = category.displayTitle ?? category.title;
    const image = jpegAddress(pictureAddress(category.image));
    const otherTitle = title === category.title ? undefined : category.title;
    return { slug, title, otherTitle, size: usualSize(category), stance, image };
  }

  function factsOf(category: Category): CategoryFacts {
    const { slug, lead, description, pictureMetres, alt, caption } = category;
    const reads = articles
      .filter((article) => article.category === slug)
      .slice(0, READS_PER_CATEGORY)
      .map((article) => ({ title: article.title, slug: article.slug }));
    return { lead, description, pictureMetres, alt, caption, reads, order: orderFacts(category) };
  }
}

function jobCard({ title, image, alt, size, material, place, month }: Job): JobCard {
  return { title, image: pictureAddress(image), alt, measure: size.measure, material, place, month };
}

/** The size on labels and pictograms, in metres. */
function usualSize({ sizes }: Category): CatalogueEntry["size"] {
  const { width, height, measure, shownAs } = sizes.find(({ usual }) => usual) ?? unreachable();
  return { width: width / 1000, height: height / 1000, label: shownAs ?? measure };
}

function unreachable(): never {
  throw new Error("The schema lets no category through without its usual size.");
}

/** `A. B.` → `A.` */
const firstSentence = (text: string) => /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;

function orderFacts(category: Category): OrderFacts {
  const { leadTime, cutOff, priceFrom, included, leastQuantity, formats } = category;
  const sizes = usualFirst(category).map(({ width, height, measure, label }) => ({ width, height, measure, label }));
  const asked = included.length === 0 ? includedAsked(category) : "";
  return { sizes, leadTime, cutOff, priceFrom, included, includedAsked: asked, leastQuantity, formats };
}

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
