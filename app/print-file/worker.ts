/** Runs in a module worker of its own for each file: takes the `File`, answers once with what is known about it, or with null. */
import { blobSource } from "./byte-source.ts";
import type { PrintFile } from "./facts.ts";
import { readPrintFile } from "./read-print-file.ts";

self.addEventListener("message", async ({ data }: MessageEvent<Blob>) => {
  let answer: PrintFile | null;
  try {
    answer = await readPrintFile(blobSource(data));
  } catch (error) {
    // Only reading itself fails: the file was moved, renamed, or still lies in a cloud.
    if (!(error instanceof DOMException)) throw error;
    answer = null;
  }
  self.postMessage(answer);
});
