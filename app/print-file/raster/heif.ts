/**
 * HEIC and AVIF (ISO 23008-12). A phone's photo is a grid of tiles: the first size in the file is a tile's, so the primary item's
 * own properties are taken. Only `irot` and `clap` change what is seen; the EXIF orientation is information.
 */
import { type Pixels, type RasterFacts, type RasterFile, type Trouble, Unreadable } from "../facts.ts";
import { latin1, type Slices } from "../slices.ts";
import { readExif } from "./exif.ts";
import { type Box, boxesIn } from "./heif-boxes.ts";
import { boxNamed, itemExtents, itemType, primaryPicture, references } from "./heif-items.ts";

/** @param file has `ftyp` at byte 4. Throws `Unreadable` when the picture's properties cannot be read. */
export async function readHeif(file: Slices): Promise<RasterFile> {
  try {
    return await readMeta(file);
  } catch (error) {
    if (error instanceof RangeError) throw new Unreadable("damaged"); // a table ended before its own count
    throw error;
  }
}

async function readMeta(file: Slices): Promise<RasterFile> {
  const { item: primary, properties, boxes, inside } = await primaryPicture(file);

  const facts: RasterFacts = { colour: "rgb", major_brand: latin1(await file.exactly(8, 4)).trim() };
  await readProperties(file, properties, facts);
  const types = await itemTypes(file, boxNamed(inside, "iinf"));
  const iloc = boxNamed(inside, "iloc");
  const iref = boxNamed(inside, "iref");
  const refs = iref ? await references(file, iref, await boxesIn(file, iref.at + 4, iref.end)) : [];
  const extents = iloc ? await itemExtents(file, iloc) : new Map<number, { offset: number; length: number }[]>();
  const tiles = refs.filter(({ type, from }) => type === "dimg" && from === primary).flatMap(({ to }) => to);
  const needed = [...new Set([primary, ...tiles])];
  const cut =
    boxes.some(({ end }) => end > file.size) ||
    needed.some((item) => extents.get(item)?.some(({ offset, length }) => offset + length > file.size));
  const exif = [...types].find(([, type]) => type === "Exif")?.[0];
  const [place] = extents.get(exif ?? -1) ?? [];
  if (place) await readOrientation(file, place.offset, facts);

  const coded = types.get(tiles[0] ?? primary);
  const drawable = coded === "av01" || (coded === undefined && facts.major_brand?.startsWith("avi"));
  const trouble: Trouble | undefined = cut || !iloc ? "cut" : drawable ? undefined : "not-drawable";
  return { format: "heic", readable: trouble ? "header" : "yes", ...(trouble && { trouble }), facts };
}

async function readProperties(file: Slices, own: Box[], facts: RasterFacts): Promise<void> {
  let shown: Pixels | undefined;
  for (const { type, at } of own) {
    if (type === "ispe") {
      const view = await file.view(at, 12);
      facts.stored = [view.getUint32(4), view.getUint32(8)];
      shown = facts.stored;
    } else if (type === "pixi") {
      const view = await file.view(at, 6);
      facts.bits = view.getUint8(5);
    } else if (type === "clap" && shown) {
      const view = await file.view(at, 16);
      const part = (i: number) => Math.round(view.getUint32(i) / (view.getUint32(i + 4) || 1));
      shown = [part(0), part(8)];
    } else if (type === "irot") {
      const quarters = (await file.view(at, 1)).getUint8(0) & 3;
      if (quarters > 0) facts.irot = quarters * 90;
      if (quarters % 2 === 1 && shown) shown = [shown[1], shown[0]];
    }
  }
  if (!shown || shown[0] === 0 || shown[1] === 0) throw new Unreadable("damaged");
  facts.shown = shown;
  facts.heif_info = shown;
}

async function itemTypes(file: Slices, iinf: Box | undefined): Promise<Map<number, string>> {
  if (!iinf) return new Map();
  const wide = (await file.view(iinf.at, 1)).getUint8(0) > 0;
  const boxes = await boxesIn(file, iinf.at + (wide ? 8 : 6), iinf.end);
  return new Map(await Promise.all(boxes.map((box) => itemType(file, box))));
}

/** The Exif item begins with the distance from there to its TIFF header. */
async function readOrientation(file: Slices, offset: number, facts: RasterFacts): Promise<void> {
  const head = await file.some(offset, 4);
  if (head.length < 4) return;
  const skip = new DataView(head.buffer, head.byteOffset, 4).getUint32(0);
  const { orientation } = await readExif(file, offset + 4 + skip);
  if (orientation !== undefined) facts.orientation = orientation;
}
