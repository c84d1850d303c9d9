import { NEWS } from "../../addresses.ts";
import { pageTitle } from "../../content/site.ts";

/** @param page of the news list, from 1 @returns the title of its document */
export function newsTitle(page: number): string {
  return pageTitle(page === 1 ? NEWS.title : `${NEWS.title}, trang ${page}`);
}
