/**
 * Colours of a HEIC. An iPhone takes its pictures in Display P3 and says so in a profile (`colr`, ISO 14496-12); the decoder hands out the pixels as they
 * are, and taken for sRGB they are dull: a red of 224, 0, 0 comes out as 205, 43, 28.
 */
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { memorySource } from "../../app/print-file/byte-source.ts";
import { primaryPicture } from "../../app/print-file/raster/heif-items.ts";
import { latin1, Slices } from "../../app/print-file/slices.ts";
import type { RawPicture } from "./heic.ts";

/** Position behind a PNG's signature and first chunk, which has the same length in every PNG (PNG, 11.2.2). */
const BEHIND_HEADER = 33;

/** @returns the picture as a file that sharp opens in the colours its HEIC says; as pixels where it says nothing */
export async function inItsColours(bytes: Uint8Array, { width, height, data }: RawPicture) {
  const pixels = sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } });
  const profile = await profileOf(bytes).catch(() => null); // a picture that can be decoded is shown, whatever is wrong in its boxes
  if (!profile) return pixels;
  const png = await pixels.png({ compressionLevel: 0 }).toBuffer();
  return sharp(Buffer.concat([png.subarray(0, BEHIND_HEADER), profileChunk(profile), png.subarray(BEHIND_HEADER)]));
}

/** @returns the ICC profile of the picture itself, not of what lies beside it in the file. @throws Unreadable, RangeError */
async function profileOf(bytes: Uint8Array): Promise<Uint8Array | null> {
  const file = new Slices(memorySource(bytes));
  for (const box of (await primaryPicture(file)).properties) {
    if (box.type !== "colr") continue;
    const kind = latin1(await file.exactly(box.at, 4));
    if (kind === "prof" || kind === "rICC") return file.exactly(box.at + 4, box.end - box.at - 4);
  }
  return null;
}

/** PNG, 11.3.2.3 (`iCCP`): a name, how it is compressed (0), the profile. */
function profileChunk(profile: Uint8Array): Buffer {
  const content = Buffer.concat([Buffer.from("iCCPicc\0\0", "latin1"), deflateSync(profile)]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(content.length - 4, 0);
  ends.writeUInt32BE(crc32(content), 4);
  return Buffer.concat([ends.subarray(0, 4), content, ends.subarray(4)]);
}
