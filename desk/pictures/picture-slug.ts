/** What a picture's file is called: known to both sides of the desk. */
import { slugOf } from "../../contract/slug.ts";
import { isDeviceName } from "../files/device-names.ts";

/** Most characters of a name, without its ending; a longer one is cut behind a whole word. */
const LONGEST = 48;

/** @param called what it shows, or the name of its file @returns e.g. `ba-standee-cuon`, without `.jpg` */
function pictureSlug(called: string): string {
  const words = called.replace(/\.\w{2,4}$/, "").replace(/[-_]+/g, " ");
  const slug = slugOf(words);
  if (slug.length <= LONGEST) return slug || "anh-moi";
  const end = slug.lastIndexOf("-", LONGEST);
  return slug.slice(0, end > 0 ? end : LONGEST);
}

/** @param taken whether a picture has this name already @returns a name that none has yet: `ba-standee.jpg`, `ba-standee-2.jpg` … */
export function freePictureName(called: string, taken: (name: string) => boolean): string {
  const slug = pictureSlug(called);
  for (let count = isDeviceName(slug) ? 2 : 1; ; count++) {
    const name = count === 1 ? `${slug}.jpg` : `${slug}-${count}.jpg`;
    if (!taken(name)) return name;
  }
}
