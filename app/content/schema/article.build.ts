/** Front matter of `content/articles/*.md`: the news. */
import * as v from "valibot";
import { categorySlug, date, formerSlugs, mark, moment, pictureFile, place, text } from "./fields.build.ts";

export const ArticleSchema = v.strictObject({
  id: place,
  title: text(90),
  /** The day that is shown; a day to come keeps the article back until that day begins in Hanoi. */
  date,
  description: text(170),
  image: pictureFile,
  alt: text(200),
  category: categorySlug,
  formerSlugs,
  /** Not finished: nobody sees it, and the check leaves it alone. */
  draft: mark,
  /** Taken off the site: its address leads to the list. */
  hidden: mark,
  /** Nobody sees it before this moment, nor before the beginning of `date`. */
  publishAt: v.optional(moment),
});

export type ArticleFields = v.InferOutput<typeof ArticleSchema>;
