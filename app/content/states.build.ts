/** Whether customers see a page, and where they are led in its place (docs/decisions/0013-states-of-content.md). */
import { dueMoment } from "./calendar/moment.ts";
import type { ArticleFields } from "./schema/article.build.ts";
import type { CategoryFields } from "./schema/category.build.ts";
import { SECTIONS } from "./sections.ts";

/** `coming`: its moment is still to come. An address: the page is hidden or retired, and its own address leads to this one. */
export type State = "shown" | "coming" | `/${string}`;

/** A category is shown until it is retired; it leads to what its file names then. */
export function stateOfCategory({ retired }: CategoryFields): State {
  return retired ? (retired as `/${string}`) : "shown"; // the schema lets only an address through
}

/** An article is shown from its moment on; one that is hidden leads to the news. */
export function stateOfArticle(fields: ArticleFields, moment: Date): State {
  if (fields.hidden) return SECTIONS.articles;
  return dueMoment(fields) > moment ? "coming" : "shown";
}
