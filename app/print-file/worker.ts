/** Runs in a module worker of its own for each file: says that it is here, takes the `File`, answers once with what is known about it, or with null. */
import { blobSource } from "./byte-source.ts";
import type { PrintFile } from "./facts.ts";
import { readPrintFile } from "./read-print-file.ts";

/** What it tells the page. */
export type Said = "here" | PrintFile | null;

const tell = (said: Said) => self.postMessage(said);

self.addEventListener("message", async ({ data }: MessageEvent<Blob>) => {
  let answer: PrintFile | null;
  try {
    answer = await readPrintFile(blobSource(data));
  } catch (error) {
    // Reading itself fails: the file was moved, renamed, or still lies in a cloud. Anything else is a fault of the readers, most likely met in a damaged
    // file: said at once, or the visitor would wait until the file is given up. The console alone hears of it: of an error that is reported the page would hear
    // before the answer, and take the check itself for broken.
    answer = error instanceof DOMException ? null : { format: "none", readable: "no", trouble: "damaged", facts: {} };
    if (answer) console.error(error);
  }
  tell(answer);
});
tell("here");
