/** What the screen shows of a file that was read: its picture, and what is said of it. Loaded with the first file, as one script. */
import type { PrintFile } from "../../../print-file/facts.ts";
import type { Wish } from "../../../try-size/wish.ts";
import type { SaidOfFile } from "./chosen-file.ts";
import { decodePicture } from "./decode-picture.ts";
import { saidOfRead } from "./said-of-read.ts";

/** The parts that show the words and the loupe. The screen draws them once the file counts as read; if they were missing then, the whole screen would fail. */
const OTHER_PARTS = [() => import("./verdict.tsx"), () => import("../stage/looking.tsx")];

/**
 * @throws where one of these parts could not be loaded
 * @returns no picture where the browser cannot draw the file; `say` judges once for each wish, because several parts of the screen ask for it in one frame
 */
export async function showFile(name: string, file: Blob, found: PrintFile) {
  const known = new WeakMap<Wish, SaidOfFile>();
  const say = (wish: Wish): SaidOfFile => {
    const said = known.get(wish) ?? saidOfRead(name, found, wish);
    known.set(wish, said);
    return said;
  };
  const decoding = decodePicture(file, found);
  try {
    await Promise.all(OTHER_PARTS.map((bring) => bring()));
  } catch (error) {
    // Nobody will show it, and it may take 67 MB.
    void decoding.then((picture) => picture?.bitmap?.close());
    throw error;
  }
  return { picture: await decoding, say };
}
