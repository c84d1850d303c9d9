/** What a picture's file is called: known to both sides of the desk. */
import { slugOf } from "../../contract/slug.ts";

/** Longest name, without its ending. */
const LONGEST = 48;

/** @param called what it shows, or the name of its file @returns e.g. `ba-standee-cuon`, without `.jpg` */
export function pictureSlug(called: string): string {
  const words = called.replace(/\.\w{2,4}$/, "").replace(/[-_]+/g, " ");
  return slugOf(words).slice(0, LONGEST).replace(/-+$/, "") || "anh-moi";
}
