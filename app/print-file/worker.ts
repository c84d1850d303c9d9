/** Runs in a module worker of its own for each file: says that it is here, takes the `File`, answers once with what is known about the file, or with null. */
import { blobSource } from "./byte-source.ts";
import type { PrintFile } from "./facts.ts";
import { readPrintFile } from "./read-print-file.ts";

/** What the worker tells the page. */
export type Said = "here" | PrintFile | null;

const tell = (said: Said) => self.postMessage(said);

self.addEventListener("message", async ({ data }: MessageEvent<Blob>) => {
  let answer: PrintFile | null;
  try {
    answer = await readPrintFile(blobSource(data));
  } catch (error) {
    // A DOMException means that reading itself fails: the file was moved, renamed, or still lies in a cloud. Anything else is a fault of the readers, most
    // likely in a damaged file. It is answered at once, otherwise the visitor would wait until the check gives up. Only the console gets the error: the page
    // would hear of a reported error before the answer, and take the check itself for broken.
    answer = error instanceof DOMException ? null : { format: "none", readable: "no", trouble: "damaged", facts: {} };
    if (answer) console.error(error);
  }
  tell(answer);
});
tell("here");
