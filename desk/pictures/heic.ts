/** Pictures of an iPhone. sharp comes without a decoder for them (the licence of HEVC); libheif as WebAssembly has one. */
import { Worker } from "node:worker_threads";

/** Milliseconds: 48 megapixels take some four seconds on an old machine. */
const LONGEST = 30_000;

/** Pixels, RGBA, upright: turned as the file asks. */
export interface RawPicture {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** @throws Error when there is no picture that can be decoded, or it takes too long */
export function decodeHeic(bytes: Uint8Array): Promise<RawPicture> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("heic-worker.ts", import.meta.url), {
      workerData: bytes,
      stdout: true,
      stderr: true,
    });
    const timer = setTimeout(() => void worker.terminate(), LONGEST);
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", () => {
      clearTimeout(timer);
      reject(new Error("the decoder ended without a picture"));
    });
  });
}
