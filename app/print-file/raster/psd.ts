/** PSD and PSB (Adobe Photoshop File Formats Specification): 26 bytes hold size, colour and depth; sections with their lengths follow. */
import { type Colour, type RasterFacts, type RasterFile, type Trouble, Unreadable } from "../facts.ts";
import { LimitReached, latin1, type Slices } from "../slices.ts";
import { readIcc } from "./icc.ts";

const COLOURS: Record<number, Colour> = {
  0: "bilevel",
  1: "grey",
  2: "palette",
  3: "rgb",
  4: "cmyk",
  7: "multichannel",
  8: "duotone",
  9: "lab",
};
const MOST_RESOURCES = 1000;
const PROFILE_HEAD = 65_536;
const RESOLUTION = 1005;
const ICC_PROFILE = 1039;
/** PackBits packs at most 128 equal bytes into two. */
const SWELLING_AT_MOST = 64;

/** @param file starts with `8BPS`. Throws `Unreadable` when its head is cut or makes no sense. */
export async function readPsd(file: Slices): Promise<RasterFile> {
  const head = await file.view(0, 26);
  const [version, width, height] = [head.getUint16(4), head.getUint32(18), head.getUint32(14)];
  if ((version !== 1 && version !== 2) || width === 0 || height === 0) throw new Unreadable("damaged");
  const facts: RasterFacts = {
    stored: [width, height],
    shown: [width, height],
    colour: COLOURS[head.getUint16(24)],
    bits: head.getUint16(22),
    channels: head.getUint16(12),
    version,
  };
  const trouble = await readSections(file, facts);
  return { format: "psd", readable: trouble ? "header" : "yes", ...(trouble && { trouble }), facts };
}

async function readSections(file: Slices, facts: RasterFacts): Promise<Trouble | undefined> {
  try {
    const resources = 30 + (await file.view(26, 4)).getUint32(0);
    const resourcesLength = (await file.view(resources, 4)).getUint32(0);
    await readResources(file, resources + 4, Math.min(file.size, resources + 4 + resourcesLength), facts);
    const layers = resources + 4 + resourcesLength;
    const large = facts.version === 2;
    const layersLength = await length(file, layers, large);
    const inside = layers + (large ? 8 : 4);
    if (layersLength > 0) {
      const infoLength = await length(file, inside, large);
      // A negative number says that the first channel beside the colours is transparency.
      if (infoLength > 0) facts.layers = Math.abs((await file.view(inside + (large ? 8 : 4), 2)).getInt16(0));
    }
    return await pictureMissing(file, inside + layersLength, facts);
  } catch (error) {
    if (error instanceof Unreadable) return error.trouble;
    throw error;
  }
}

async function length(file: Slices, at: number, large: boolean): Promise<number> {
  const view = await file.view(at, large ? 8 : 4);
  return large ? Number(view.getBigUint64(0)) : view.getUint32(0);
}

async function readResources(file: Slices, start: number, end: number, facts: RasterFacts): Promise<void> {
  for (let at = start, count = 0; at + 12 <= end && count < MOST_RESOURCES; count++) {
    const head = await file.view(at, 7);
    if (latin1(await file.exactly(at, 4)) !== "8BIM") return; // blocks of other programs, which hold nothing that is needed here
    const name = 1 + head.getUint8(6);
    const size = at + 6 + name + (name & 1);
    const length = (await file.view(size, 4)).getUint32(0);
    const id = head.getUint16(4);
    if (id === RESOLUTION && length >= 4) facts.resolution = (await file.view(size + 4, 4)).getUint32(0) / 65_536;
    if (id === ICC_PROFILE) Object.assign(facts, readIcc(await file.some(size + 4, Math.min(length, PROFILE_HEAD))));
    at = size + 4 + length + (length & 1);
  }
}

/** The merged picture stands last: it is whole when its rows end within the file. */
async function pictureMissing(file: Slices, at: number, facts: RasterFacts): Promise<Trouble | undefined> {
  const { stored = [0, 0], bits = 8, channels = 1, version } = facts;
  const [width, height] = stored;
  const compression = (await file.view(at, 2)).getUint16(0);
  const left = file.size - at - 2;
  const bytes = Math.ceil((width * bits) / 8) * height * channels;
  if (compression === 0) return left < bytes ? "cut" : undefined;
  if (compression !== 1) return left * 1032 < bytes ? "cut" : undefined; // Deflate
  const each = version === 2 ? 4 : 2;
  const table = height * channels * each;
  if (table > left) return "cut";
  try {
    const view = await file.view(at + 2, table);
    let rows = 0;
    for (let i = 0; i < table; i += each) rows += each === 2 ? view.getUint16(i) : view.getUint32(i);
    return table + rows > left ? "cut" : undefined;
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    return left * SWELLING_AT_MOST < bytes ? "cut" : undefined;
  }
}
