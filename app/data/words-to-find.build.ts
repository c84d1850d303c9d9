/** Words of the content by which the search tells what comes nearest to a query; gathered at build, so that no browser reads whole texts for them. */
import { fromHtml } from "hast-util-from-html";
import { toString as textOf } from "hast-util-to-string";
import { visit } from "unist-util-visit";
import type { Category } from "../content/read-collection.build.ts";
import type { CategoryWords } from "../content/types.ts";

/** Everything of a category that a customer may have in mind. */
export function wordsOfCategory({ alsoCalled, lead, description, sizes, content }: Category): CategoryWords {
  const sorts = sizes.map(({ measure, label }) => `${measure} ${label}`);
  return { names: alsoCalled, said: [lead, description, ...sorts, spokenIn(content)].join(". ") };
}

/**
 * @param html a text of the content
 * @returns its headings and the names of the rows in its tables, without markup
 */
export function spokenIn(html: string): string {
  const spoken: string[] = [];
  visit(fromHtml(html, { fragment: true }), "element", (element) => {
    const { tagName, properties } = element;
    if (tagName === "h2" || tagName === "h3" || (tagName === "th" && properties.scope === "row"))
      spoken.push(textOf(element));
  });
  return spoken.join(". ");
}
