/** Makes of a file a picture in hand: recognised by its bytes, decoded, upright, without its metadata (above all the place where it was taken). */
import { randomUUID } from "node:crypto";
import { statSync } from "node:fs";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { MOST_PICTURE_BYTES } from "../../app/content/pictures.ts";
import { memorySource } from "../../app/print-file/byte-source.ts";
import { readPrintFile } from "../../app/print-file/read-print-file.ts";
import { type House, namesIn, removeInside, writeInside } from "../files/house.ts";
import { Refused } from "../server/refused.ts";
import { decodeHeic } from "./heic.ts";
import { inItsColours } from "./heic-profile.ts";
import { EMPTY, tooLarge } from "./limits.ts";
import { HEIC_UNREADABLE, refusalOf } from "./refusal.ts";

/** Below the desk's folder: pictures that nobody has cut yet. */
const IN_HAND = "pictures-in-hand";
/** Pixels along the longer side of a picture in hand: enough to cut 2,400 out of a third of it. */
const KEPT_SIDE = 7200;
/**
 * Warnings of the decoder by which part of the picture is lost, and grey from there down (libjpeg's JWRN_HIT_MARKER, JWRN_HUFF_BAD_CODE, JWRN_MUST_RESYNC,
 * JWRN_JPEG_EOF). Its other warnings are about flaws that phones write and nobody sees: some bytes too many, a scan's numbers.
 */
const DAMAGED = /premature end|bad Huffman code|instead of RST/i;
/** Milliseconds after which nobody will cut a picture in hand any more. */
const FORGOTTEN_AFTER = 24 * 3_600_000;

/** A picture that waits to be cut. */
export interface PictureInHand {
  id: string;
  /** Name of the file. */
  name: string;
  /** Pixels, upright. */
  width: number;
  height: number;
}

/**
 * @param name of the file
 * @param now milliseconds since 1970
 * @throws Refused with a sentence for the owner
 */
export async function takeIn(house: House, bytes: Uint8Array, name: string, now: number): Promise<PictureInHand> {
  if (bytes.length === 0) throw new Refused(422, EMPTY);
  if (bytes.length > MOST_PICTURE_BYTES) throw new Refused(413, tooLarge(bytes.length));
  const file = await readPrintFile(memorySource(bytes));
  const refusal = refusalOf(name, file);
  if (refusal) throw new Refused(422, refusal);
  const { data, info } = await upright(bytes, file.format === "heic", name);
  const id = randomUUID();
  forgetOld(house, now);
  writeInside(house.desk, `${IN_HAND}/${id}.jpg`, data);
  return { id, name, width: info.width, height: info.height };
}

/** @returns the file of a picture in hand; null when there is none (cut already, or a day ago) */
export function inHand(house: House, id: string): string | null {
  if (!/^[0-9a-f-]{36}$/.test(id)) return null;
  const file = path.join(house.desk, IN_HAND, `${id}.jpg`);
  return statSync(file, { throwIfNoEntry: false }) ? file : null;
}

async function upright(bytes: Uint8Array, heic: boolean, name: string) {
  const finish = (picture: Sharp) =>
    picture
      .rotate()
      .resize({ width: KEPT_SIDE, height: KEPT_SIDE, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "white" })
      .toColourspace("srgb")
      .jpeg({ quality: 95, chromaSubsampling: "4:4:4" })
      .toBuffer({ resolveWithObject: true });
  try {
    return await finish(sharp(bytes, { failOn: "warning" })).catch((error: Error) => {
      if (heic || DAMAGED.test(error.message)) throw error;
      return finish(sharp(bytes, { failOn: "error" }));
    });
  } catch (error) {
    if (!heic) {
      const large = /pixel limit/i.test((error as Error).message);
      throw new Refused(
        422,
        large
          ? `${name} to quá, máy không mở nổi. Thu nhỏ còn 8.000 điểm chiều dài rồi thả lại.`
          : `${name} hỏng giữa chừng, máy không mở hết được. Lấy lại ảnh gốc rồi thả vào.`,
      );
    }
  }
  try {
    return await finish(await inItsColours(bytes, await decodeHeic(bytes)));
  } catch {
    throw new Refused(422, HEIC_UNREADABLE);
  }
}

function forgetOld(house: House, now: number): void {
  const folder = path.join(house.desk, IN_HAND);
  for (const name of namesIn(folder, "")) {
    if (now - (statSync(path.join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? now) > FORGOTTEN_AFTER)
      removeInside(folder, name);
  }
}
