/** What a page of the news list says of itself, in its head, its title and its preview. */
import * as leads from "virtual:content/leads";
import { NEWS } from "../../addresses.ts";
import { pageTitle } from "../../content/site.ts";

/** @param page from 1 @returns the title of its document */
export function newsTitle(page: number): string {
  return pageTitle(page === 1 ? NEWS.title : `${NEWS.title}, trang ${page}`);
}

/** @param page from 1 @returns what it holds */
export function newsLead(page: number): string {
  return page === 1 ? leads.newsLead : `Trang ${page}, các bài cũ hơn. ${leads.newsLead}`;
}
