/** What the pages' scripts know of the content without asking: small, the same on every page, made at build. */
import { type Category, collection } from "../content/collection.server.ts";
import { pictureAddress } from "../content/pictures.server.ts";
import { jpegAddress } from "../content/pictures.ts";
import type { CatalogueEntry } from "../content/types.ts";
import { articleCard } from "./data-files.server.ts";
import { heavyFileTags } from "./excerpts.server.ts";

/** Articles shown with a category; a fixed number, so that no page's script grows with the news. */
const READS_PER_CATEGORY = 3;

/**
 * @param name what follows `virtual:content/`
 * @returns the exports of the module, all of them plain data
 * @throws for a name that does not exist
 */
export function contentModule(name: string): Record<string, unknown> {
  const { settings, home, introduction, categories, articles, policies } = collection();
  switch (name) {
    case "site": {
      const { sample: _, ...facts } = settings;
      return {
        settings: facts,
        catalogue: categories.map(catalogueEntry),
        policies: policies.map(({ title, slug, tone }) => ({ title, slug, tone })),
        builtIn: new Date().getFullYear(),
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
    }
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
    case "introduction":
      return {
        introduction: {
          ...introduction,
          picture: pictureAddress("dich-vu-in-an.jpg"),
          lobby: withPicture(introduction.lobby),
        },
      };
    case "policies":
      return {
        policyPages: policies.map(({ title, slug, lead, description, facts, content, headings }) => ({
          title,
          slug,
          lead,
          description,
          facts,
          content,
          headings,
        })),
      };
    case "search-list":
      return { articles: articles.map(articleCard) };
    default:
      throw new Error(`virtual:content/${name} does not exist: see app/data/modules.server.ts`);
  }

  function catalogueEntry(category: Category): CatalogueEntry {
    const { slug, title, lead, description, size, stance, pictureMetres, alt, caption } = category;
    const reads = articles
      .filter((article) => article.category === slug)
      .slice(0, READS_PER_CATEGORY)
      .map((article) => ({ title: article.title, slug: article.slug }));
    const image = jpegAddress(pictureAddress(category.image));
    return { slug, title, lead, description, size, stance, pictureMetres, image, alt, caption, reads };
  }
}

function withPicture<Entry extends { image: string }>(entry: Entry): Entry {
  return { ...entry, image: pictureAddress(entry.image) };
}
