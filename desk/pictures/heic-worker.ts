/** Decodes one HEIC in a thread of its own: it takes a second or two, and a file made to break the decoder ends this thread alone. */
import { parentPort, workerData } from "node:worker_threads";
import libheif from "libheif-js/wasm-bundle.js";

const bytes = workerData as Uint8Array; // what heic.ts hands over
const [image] = new libheif.HeifDecoder().decode(bytes);
if (!image) throw new Error("no picture in it");
const [width, height] = [image.get_width(), image.get_height()];
const data = new Uint8ClampedArray(width * height * 4);
image.display({ data, width, height }, (shown: object | null) => {
  if (!shown) throw new Error("its pixels cannot be decoded");
  parentPort?.postMessage({ width, height, data }, [data.buffer]);
});
