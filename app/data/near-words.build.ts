/** The words of the content by which the search finds what is nearest to a query; gathered at build, so that no browser reads whole texts for them. */
import { fromHtml } from "hast-util-from-html";
import { toString as textOf } from "hast-util-to-string";
import { visit } from "unist-util-visit";
import type { Category, Collection } from "../content/read-collection.build.ts";

/** @returns the module, as app/content/virtual.d.ts declares it */
export function nearWords({ categories, policies, articles }: Collection): typeof import("virtual:content/near-words") {
  return {
    categories: categories.map(wordsOfCategory),
    policies: policies.map(({ slug, title, alsoCalled: names, description }) => ({
      slug,
      title,
      names,
      said: [title, description],
    })),
    articles: articles.map(({ slug, title, description, content }) => ({
      slug,
      title,
      said: [title, description, spokenIn(content)],
    })),
  };
}

/** Everything of a category that a customer may have in mind. */
function wordsOfCategory(category: Category) {
  const { slug, title, displayTitle = title, alsoCalled, lead, description, sizes, content } = category;
  const sorts = sizes.map(({ measure, label }) => `${measure} ${label}`);
  return {
    slug,
    title: displayTitle,
    names: title === displayTitle ? alsoCalled : [title, ...alsoCalled],
    said: [lead, description, ...sorts, spokenIn(content)].join(". "),
  };
}

/** Headings, and what the rows of tables are about, without markup. */
function spokenIn(html: string): string {
  const spoken: string[] = [];
  visit(fromHtml(html, { fragment: true }), "element", (element) => {
    const { tagName, properties } = element;
    if (tagName === "h2" || tagName === "h3" || (tagName === "th" && properties.scope === "row"))
      spoken.push(textOf(element));
  });
  return spoken.join(". ");
}
