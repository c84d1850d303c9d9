import { catalogue } from "virtual:content/site";
import type { CategoryCard } from "../content/types.ts";

/**
 * The categories as the build knew them, in the shape of the data file: what a prerendered page shows until that file has come. The script of every page has
 * them anyway, for the menus, so a page's own data leaves them out (0.2 KB).
 */
export const BUILT_CATEGORIES: CategoryCard[] = catalogue.map(({ title, otherTitle = title, image }) => ({
  title: otherTitle,
  imageUrl: image,
}));
