/**
 * What search engines and feed readers ask for beside the pages; made at build from the collection. A sitemap and a feed are nothing but
 * whole addresses: without `SITE_URL` neither is built (app/routes.ts).
 */

import { escapeMarkup } from "../../contract/escape-markup.ts";
import { hanoiDay, hanoiTimestamp } from "../../contract/time-zone.ts";
import {
  articleAddress,
  CATEGORIES,
  CONTACT,
  categoryAddress,
  HOME,
  INTRODUCTION,
  JOBS,
  NEWS,
  policyAddress,
  TRY_SIZE,
} from "../addresses.ts";
import { dueMoment, hanoiMoment } from "../content/calendar/moment.ts";
import { collection } from "../content/collection.build.ts";
import { pictureAddress } from "../content/pictures.build.ts";
import { jpegAddress } from "../content/pictures.ts";
import type { Article } from "../content/read-collection.build.ts";
import { pageAddresses } from "../data/prerendered-addresses.build.ts";
import * as inks from "../styles/inks.ts";
import { JOBS_DESCRIPTION, TRY_SIZE_DESCRIPTION } from "./screen-descriptions.ts";
import { SITE_URL } from "./whole-address.ts";

const xml = (body: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`;

/**
 * The sitemap: every page, with the pictures of those that have one, and `lastmod` only where it is known to be true
 * (the day since which an article is there; for the lists that show articles, the latest such day).
 */
export function sitemap(): string {
  const { categories, articles, jobs } = collection();
  const [latest] = lastOnlineFirst(articles);
  const entries = pageAddresses().map((address) => {
    const article = articles.find(({ slug }) => articleAddress(slug) === address);
    const category = categories.find(({ slug }) => categoryAddress(slug) === address);
    const dated = article ?? ([HOME.to, NEWS.to].some((list) => list === address) ? latest : undefined);
    const shown = address === JOBS.to ? jobs : [article, category].filter((one) => one !== undefined);
    const pictures = shown.map(({ image }) => SITE_URL + jpegAddress(pictureAddress(image)));
    return [
      "<url>",
      `<loc>${escapeMarkup(SITE_URL + address)}</loc>`,
      dated ? `<lastmod>${hanoiDay(dueMoment(dated))}</lastmod>` : "",
      ...pictures.map((picture) => `<image:image><image:loc>${escapeMarkup(picture)}</image:loc></image:image>`),
      "</url>",
    ].join("");
  });
  return xml(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${entries.join("\n")}\n</urlset>`,
  );
}

/** By the moments at which they came online, whatever days they show. */
const lastOnlineFirst = (articles: Article[]): Article[] =>
  articles.toSorted((one, other) => Number(dueMoment(other)) - Number(dueMoment(one)));

/** How many articles the feed carries, those that came online last: readers keep what they have seen, so it need not grow. */
const FEED_LENGTH = 20;

/** The news as an Atom feed (RFC 4287). An entry is known by the number of its article: its address changes with its title, and readers would show it as new. */
export function feed(): string {
  const { settings, articles } = collection();
  const latest = lastOnlineFirst(articles);
  const entries = latest.slice(0, FEED_LENGTH).map((article) => {
    const { id, title, slug, description } = article;
    const address = `${SITE_URL}${articleAddress(slug)}`;
    return `<entry><title>${escapeMarkup(title)}</title><link href="${address}"/><id>${SITE_URL}${NEWS.to}#${id}</id><updated>${hanoiTimestamp(dueMoment(article))}</updated><summary>${escapeMarkup(description)}</summary></entry>`;
  });
  return xml(
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="vi"><title>${NEWS.title} - ${escapeMarkup(settings.name)}</title><id>${SITE_URL}${NEWS.to}</id><link rel="self" href="${SITE_URL}/feed.xml"/><link href="${SITE_URL}${NEWS.to}"/><updated>${hanoiTimestamp(latest[0] ? dueMoment(latest[0]) : hanoiMoment(`${settings.founded}-01-01`))}</updated><author><name>${escapeMarkup(settings.name)}</name></author>\n${entries.join("\n")}\n</feed>`,
  );
}

/** Everything may be read except the interface of the form; the search results are `noindex` by their own page. */
export function robots(): string {
  const rules = "User-agent: *\nDisallow: /api/\n";
  return SITE_URL ? `${rules}\nSitemap: ${SITE_URL}/sitemap.xml\n` : rules;
}

/** A plain table of contents for language models (llmstxt.org). */
export function llms(): string {
  const { settings, home, introduction, categories, articles, jobs, policies } = collection();
  const line = (path: string, title: string, text: string) => `- [${title}](${SITE_URL}${path}): ${text}`;
  return [
    `# ${settings.name}`,
    "",
    `> ${home.description}`,
    "",
    `## ${CATEGORIES.title}`,
    "",
    ...categories.map(({ slug, title, displayTitle, description }) =>
      line(categoryAddress(slug), displayTitle ?? title, description),
    ),
    "",
    `## ${TRY_SIZE.title}`,
    "",
    line(TRY_SIZE.to, TRY_SIZE.title, TRY_SIZE_DESCRIPTION),
    "",
    `## ${NEWS.title}`,
    "",
    ...articles.map(({ slug, title, description }) => line(articleAddress(slug), title, description)),
    "",
    "## Xưởng",
    "",
    line(INTRODUCTION.to, INTRODUCTION.title, introduction.description),
    ...(jobs.length > 0 ? [line(JOBS.to, JOBS.title, JOBS_DESCRIPTION)] : []),
    line(CONTACT.to, CONTACT.title, `${settings.phones.join(", ")}, ${settings.email}`),
    ...policies.map(({ slug, title, description }) => line(policyAddress(slug), title, description)),
    "",
  ].join("\n");
}

/** The web app manifest: name, colours and icons for a home screen. */
export function manifest(): object {
  const { settings, home } = collection();
  return {
    name: settings.name,
    short_name: settings.name.replace(/^In ấn /, ""),
    description: home.description,
    lang: "vi",
    start_url: HOME.to,
    display: "browser",
    background_color: inks.paper,
    theme_color: inks.yellow,
    icons: [
      { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512", purpose: "any maskable" },
    ],
  };
}
