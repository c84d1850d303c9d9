/** The words of a page of the news list for its head, its title and its preview. */
import * as leads from "virtual:content/leads";
import { NEWS } from "../../addresses.ts";
import { pageTitle } from "../../content/site.ts";

/** @param page counts from 1 @returns the title of the document */
export function newsTitle(page: number): string {
  return pageTitle(page === 1 ? NEWS.title : `${NEWS.title}, trang ${page}`);
}

/** @param page counts from 1 @returns a sentence on what the page holds */
export function newsLead(page: number): string {
  return page === 1 ? leads.newsLead : `Trang ${page}, các bài cũ hơn. ${leads.newsLead}`;
}
