/** The modules that vite/content-plugin.ts makes of `content/`. Ambient modules resolve no relative imports, hence the inline ones. */

declare module "virtual:content/site" {
  type HomeWords = import("./schema/home.build.ts").HomeWords;
  /** Facts of the shop that every page shows; the others are in the module `ordering` below. */
  export const settings: Omit<
    import("./schema/settings.build.ts").Settings,
    "sample" | "hours" | "otherHours" | "notices" | "terms" | "company"
  >;
  /** When the telephone is answered, e.g. `Thứ Hai – Chủ nhật`, `8:00 – 23:00`; then the days on which the telephone or the workshop has other hours. */
  export const phoneHours: import("./types.ts").HoursLine[];
  /** The same as data, for search engines: no browser carries it. */
  export const openingHours: Pick<import("./schema/settings.build.ts").Settings, "hours" | "otherHours">;
  /** What the shop has to say on the day of the build. */
  export const notices: string[];
  export const catalogue: import("./types.ts").CatalogueEntry[];
  /** What a page shows of a policy before its text is there. */
  export const policies: {
    title: string;
    slug: string;
    tone: import("./schema/policy.build.ts").PolicyFields["tone"];
  }[];
  /** The policy to which the form leads whoever leaves his details. */
  export const privacy: { title: string; slug: string } | null;
  /** Whether there is a screen of jobs done. */
  export const hasJobs: boolean;
  /** Year of the build, for the copyright line. */
  export const builtIn: number;
  /** By address, for data files that are too heavy to be sent again unchanged: their state at the build, for `If-None-Match`. */
  export const heavyFileTags: Record<string, string | undefined>;
  export const words: {
    callStrip: string;
    formNote: string;
    /** `image` of each block is a picture's folder address. */
    work: HomeWords["work"];
  };
}

/** What stands below the title of a screen; a module apart, with an export for each screen, so that no page carries the leads of others. */
declare module "virtual:content/leads" {
  export const categoriesLead: string;
  export const newsLead: string;
  export const contactLead: string;
}

declare module "virtual:content/home" {
  type HomeWords = import("./schema/home.build.ts").HomeWords;
  /** `image` of each sample is a picture's folder address. */
  export const home: Pick<HomeWords, "description" | "services" | "news" | "values" | "samples">;
  type OnPicture = Omit<HomeWords["banners"][1], "image" | "phoneImage">;
  /** Their words: of the drawn street, of the picture by day, of the one by night. */
  export const banners: [HomeWords["banners"][0], OnPicture, OnPicture];
  /** Folder addresses: `wide` from 769 px up, `phone` below, composed for its shape. */
  type Pair = { wide: string; phone: string };
  export const bannerPictures: { day: Pair; night: Pair };
}

declare module "virtual:content/categories" {
  /** By category's slug. */
  export const categoryFacts: Record<string, import("./types.ts").CategoryFacts | undefined>;
}

declare module "virtual:content/ordering" {
  /** What stands under every price, ways to pay as a sentence has them; null and empty lists are not shown. */
  export const terms: import("./schema/settings.build.ts").Settings["terms"];
  export const company: import("./schema/settings.build.ts").Settings["company"];
  /** Files the shop takes where a category names none of its own, and how they come. */
  export const files: import("./schema/home.build.ts").HomeWords["ordering"];
  /** The policy on delivery, and the first sentence of its lead: when delivery is free. */
  export const delivery: { slug: string; inShort: string } | null;
}

declare module "virtual:content/sizes" {
  /** By category's slug. */
  export const sizes: Record<string, import("./types.ts").CategorySizes | undefined>;
}

declare module "virtual:content/jobs" {
  /** Newest first. */
  export const jobs: import("./types.ts").JobCard[];
}

declare module "virtual:content/category-jobs" {
  /** The newest three of each category, by its slug. */
  export const categoryJobs: Record<string, import("./types.ts").JobCard[] | undefined>;
}

declare module "virtual:content/introduction" {
  /** The `image` of workshop and lobby is a folder address; the motto's first sentence is its `sign`, the rest its `text`. */
  export const introduction: import("./schema/introduction.build.ts").Introduction & { motto: { sign: string } };
}

declare module "virtual:content/policies" {
  export const policyPages: import("./types.ts").PolicyPage[];
}

declare module "virtual:content/search-list" {
  export const articles: import("./types.ts").ArticleCard[];
}

declare module "virtual:content/near-words" {
  /** `title` as it is shown, `names`: what customers call the category besides, `said`: what its page says in short. */
  export const categories: { slug: string; title: string; names: string[]; said: string }[];
  type Text = { slug: string; title: string; said: string[] };
  export const policies: (Text & { names: string[] })[];
  /** Newest first. */
  export const articles: Text[];
}
