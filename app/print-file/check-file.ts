/** Asks a worker about a file that the visitor chose. The file never leaves the device; the worker is fetched with the first file. */
import { CHUNK_TIMEOUT } from "../limits.ts";
import type { PrintFile, Trouble } from "./facts.ts";
import type { Said } from "./worker.ts";

/**
 * Milliseconds after which the check gives up on a file, counted from when the worker has come, because a slow connection says nothing about the file. A PDF
 * may have twenty pages to walk through.
 */
const PATIENCE = 5_000;
const PATIENCE_WITH_PDF = 10_000;

/**
 * @param file as chosen or dropped
 * @param signal ends the check, for instance when another file was chosen
 * @returns what is known; a broken file, one that takes too long, or one that cannot be opened is an answer with its `trouble`.
 *   Rejects with the signal's reason, and with an Error when the worker itself cannot be loaded, or does not come within {@link CHUNK_TIMEOUT}
 */
export async function checkFile(file: File, signal?: AbortSignal): Promise<PrintFile> {
  const patience = await patienceFor(file);
  if (signal?.aborted) throw signal.reason;
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const { promise, resolve, reject } = withResolvers<PrintFile>();
  const stop = () => reject(signal?.reason);
  let timer = setTimeout(() => reject(new Error("The file check did not come in time")), CHUNK_TIMEOUT);
  try {
    signal?.addEventListener("abort", stop, { once: true });
    worker.addEventListener("message", ({ data }: MessageEvent<Said>) => {
      if (data !== "here") return resolve(data ?? unread("vanished"));
      clearTimeout(timer);
      timer = setTimeout(() => resolve(unread("timed-out")), patience);
      worker.postMessage(file);
    });
    worker.addEventListener("error", (event) => reject(new Error(`The file check could not run: ${event.message}`)));
    return await promise;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", stop);
    worker.terminate();
  }
}

async function patienceFor(file: File): Promise<number> {
  try {
    const head = await file.slice(0, 1024).text();
    return head.includes("%PDF-") ? PATIENCE_WITH_PDF : PATIENCE;
  } catch {
    return PATIENCE; // the file cannot be read: the worker will say so
  }
}

function unread(trouble: Trouble): PrintFile {
  return { format: "none", readable: "no", trouble, facts: {} };
}

/** `Promise.withResolvers`, which Safari has only since 17.4. */
function withResolvers<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
