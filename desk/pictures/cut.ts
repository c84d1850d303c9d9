/** Makes of a picture in hand one that pages use: turned, cut to its shape, no larger than it is ever shown, named after what it shows. */
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { PICTURE_SHAPES, type PictureShape } from "../../app/content/pictures.ts";
import { type House, removeInside, writeInside } from "../files/house.ts";
import { Refused } from "../server/refused.ts";
import { newPictures, pictureFiles } from "./picture-files.ts";
import { freePictureName } from "./picture-slug.ts";
import { inHand } from "./take-in.ts";
import { mostShown, tooSmall } from "./too-small.ts";

/** What the owner chose. */
export interface Cut {
  shape: PictureShape;
  /** Quarter turns to the right. */
  turns: number;
  /** Left edge, top edge and width of what is kept, as shares of the turned picture's width and height; its height follows from the shape. */
  left: number;
  top: number;
  width: number;
  /** What the picture shows, or the name of its file: the new name comes from it. */
  called: string;
}

/** The result of a cut. */
export interface CutOut {
  /** Name of the picture. */
  file: string;
  /** The picture is not new: the desk or the site has it already, byte for byte. */
  known: boolean;
}

/**
 * @returns the new picture in `var/desk/pictures/`, or the one that is the same: the same photograph, cut in the same way
 * @throws Refused when the picture is gone, or what is kept of it is too small for its place
 */
export async function cut(house: House, id: string, { shape, turns, left, top, width, called }: Cut): Promise<CutOut> {
  const source = inHand(house, id);
  if (!source) throw new Refused(404, "Ảnh này không còn ở đây nữa. Thả lại ảnh rồi cắt.");
  const { width: wide, height: high } = await sharp(source).metadata();
  const info = turns % 2 === 0 ? { width: wide, height: high } : { width: high, height: wide };
  const wanted = PICTURE_SHAPES[shape];
  const ratio = wanted.height / wanted.width;
  const widest = Math.min(info.width, Math.floor((info.height * wanted.width) / wanted.height));
  const across = Math.min(Math.round(width * info.width), widest);
  const down = Math.min(Math.round(across * ratio), info.height);
  const refusal = tooSmall(shape, across, widest);
  if (refusal) throw new Refused(422, refusal);
  const frame = {
    left: within(Math.round(left * info.width), info.width - across),
    top: within(Math.round(top * info.height), info.height - down),
    width: across,
    height: down,
  };
  // In one go, because each compression in between would lose something.
  const bytes = await sharp(source)
    .rotate(90 * turns)
    .extract(frame)
    .resize({ width: mostShown(shape), withoutEnlargement: true })
    .jpeg({ quality: 90, mozjpeg: true })
    .toBuffer();
  const same = sameAs(house, bytes);
  const file = same ?? freeName(house, called);
  if (!same) writeInside(house.desk, `${path.relative(house.desk, newPictures(house))}/${file}`, bytes);
  removeInside(house.desk, path.relative(house.desk, source));
  return { file, known: same !== undefined };
}

function sameAs(house: House, bytes: Buffer): string | undefined {
  return pictureFiles(house).find(
    ({ place }) =>
      statSync(place, { throwIfNoEntry: false })?.size === bytes.length && readFileSync(place).equals(bytes),
  )?.file;
}

function within(value: number, most: number): number {
  return Math.max(0, Math.min(value, most));
}

function freeName(house: House, called: string): string {
  const folders = [newPictures(house), path.join(house.content, "pictures")];
  return freePictureName(called, (name) => folders.some((folder) => existsSync(path.join(folder, name))));
}
