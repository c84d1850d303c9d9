import { catalogue } from "virtual:content/site";
import type { CategoryCard } from "../content/types.ts";

/**
 * The categories as the build knew them, in the shape in which the data file gives them: what a prerendered page shows until that has come. Each page's script
 * holds them for the menus, so the data of a page does not (0.2 KB).
 */
export const BUILT_CATEGORIES: CategoryCard[] = catalogue.map(({ title, otherTitle = title, image }) => ({
  title: otherTitle,
  imageUrl: image,
}));
