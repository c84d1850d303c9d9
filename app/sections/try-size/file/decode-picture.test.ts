import assert from "node:assert/strict";
import { it } from "node:test";
import type { RasterFile } from "../../../print-file/facts.ts";
import { decodePicture } from "./decode-picture.ts";

it("a large picture is not decoded to sides that it may not have: only of JPEG and HEIC is it sure that every browser turns them", async (t) => {
  const decode = t.mock.fn(async () => {
    throw new Error("nothing is decoded here");
  });
  Object.assign(globalThis, { createImageBitmap: decode });
  t.after(() => Reflect.deleteProperty(globalThis, "createImageBitmap"));
  const decoded = async (format: "webp" | "png" | "jpeg", orientation: number) => {
    const before = decode.mock.callCount();
    const facts = { stored: [6000, 4000], shown: [4000, 6000], orientation } satisfies RasterFile["facts"];
    await decodePicture(new Blob([]), { format, readable: "yes", facts });
    return decode.mock.callCount() > before;
  };
  assert.deepEqual([await decoded("webp", 6), await decoded("png", 8)], [false, false]);
  assert.deepEqual([await decoded("webp", 1), await decoded("webp", 3), await decoded("jpeg", 6)], [true, true, true]);
});
