/** What the screen shows of a file that was read: its picture, and what is said of it. Comes with the first file, in one piece. */
import type { PrintFile } from "../../../print-file/facts.ts";
import type { Wish } from "../../../try-size/wish.ts";
import type { SaidOfFile } from "./chosen-file.ts";
import { decodePicture } from "./decode-picture.ts";
import { saidOfRead } from "./said-of-read.ts";

/** What shows the words and the loupe, which the screen draws once the file counts as read: without them all of it would be an error by then. */
const OTHER_PARTS = [() => import("./verdict.tsx"), () => import("../stage/looking.tsx")];

/**
 * @throws where a part of it has not come
 * @returns without a picture where the browser cannot draw it; `say` judges once for each wish, which several parts of the screen ask about in one frame
 */
export async function showFile(name: string, file: Blob, found: PrintFile) {
  const known = new WeakMap<Wish, SaidOfFile>();
  const say = (wish: Wish): SaidOfFile => {
    const said = known.get(wish) ?? saidOfRead(name, found, wish);
    known.set(wish, said);
    return said;
  };
  const [picture] = await Promise.all([decodePicture(file, found), ...OTHER_PARTS.map((bring) => bring())]);
  return { picture, say };
}
