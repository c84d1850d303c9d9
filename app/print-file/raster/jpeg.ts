/**
 * JPEG (ITU-T T.81): a row of segments, each `FF`, a marker and, mostly, a length. The frame header (SOF) states the size;
 * it stands behind EXIF and profiles, which may be hundreds of kilobytes. A thumbnail inside EXIF has a frame header of its own,
 * so segments are stepped over by length and bytes are never searched for it.
 */
import { type RasterFacts, type RasterFile, type Trouble, Unreadable } from "../facts.ts";
import { latin1, type Slices } from "../slices.ts";
import { readExif, turned } from "./exif.ts";
import { readIcc } from "./icc.ts";
import { type ScanEnd, scanEnds } from "./jpeg-scan.ts";

const MOST_SEGMENTS = 4000;
const PROFILE_HEAD = 65_536;
const UNITS = ["none", "inch", "cm"] as const;
const SOS = 0xda;
const EOI = 0xd9;

/** @param file starts with `FF D8`. Throws `Unreadable` when it ends before the frame header. */
export async function readJpeg(file: Slices): Promise<RasterFile> {
  const facts: RasterFacts = {};
  let frame: number | undefined;
  let at = 2;
  for (let segments = 0; segments < MOST_SEGMENTS; segments++) {
    const head = await file.view(at, 2);
    if (head.getUint8(0) !== 0xff) throw new Unreadable("damaged");
    const marker = head.getUint8(1);
    if (marker === 0xff) {
      at += 1; // fill
      continue;
    }
    if (marker === EOI) break;
    if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) {
      at += 2; // these carry no length
      continue;
    }
    const length = (await file.view(at + 2, 2)).getUint16(0);
    if (length < 2) throw new Unreadable("damaged");
    if (marker === SOS) {
      if (frame === undefined) throw new Unreadable("damaged");
      return told(facts, frame, await scanEnds(file, at + 2 + length, facts));
    }
    if (isFrame(marker) && frame === undefined) {
      frame = marker;
      await readFrame(file, at, marker, facts);
    } else if (marker >= 0xe0 && marker <= 0xee) await readApplication(file, at, marker, length, facts);
    at += 2 + length;
  }
  if (frame === undefined) throw new Unreadable("damaged");
  return told(facts, frame, "damaged"); // a frame without a scan
}

function told(facts: RasterFacts, frame: number, end: ScanEnd): RasterFile {
  if (facts.stored) facts.shown = turned(facts.stored, facts.orientation);
  const drawable = frame <= 0xc2;
  const partial = end === "not-looked-at";
  const trouble: Trouble | undefined = partial ? undefined : end;
  const why = trouble ?? (drawable ? undefined : "not-drawable");
  return {
    format: "jpeg",
    readable: why ? "header" : "yes",
    ...(why && { trouble: why }),
    ...(partial && { partial }),
    facts,
  };
}

/** Start of frame: C0 to CF, except DHT (C4), JPG (C8) and DAC (CC). */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

async function readFrame(file: Slices, at: number, marker: number, facts: RasterFacts): Promise<void> {
  const view = await file.view(at + 4, 6);
  const [height, width, components] = [view.getUint16(1), view.getUint16(3), view.getUint8(5)];
  if (width === 0 || height === 0) throw new Unreadable("damaged"); // height in a DNL segment: no program writes it
  facts.bits = view.getUint8(0);
  facts.components = components;
  facts.stored = [width, height];
  facts.process = processOf(marker);
  facts.adobe_marker ??= false;
  if (components === 1) facts.colour = "grey";
  if (components === 3) facts.colour = "rgb";
  if (components === 4) facts.colour = "cmyk";
  if (components === 4 && facts.adobe_transform === 2) facts.stored_as = "ycck";
}

function processOf(marker: number): NonNullable<RasterFacts["process"]> {
  if (marker === 0xc0) return "baseline";
  if (marker === 0xc1) return "extended";
  if (marker === 0xc2) return "progressive";
  if (marker === 0xc3) return "lossless";
  return marker === 0xc9 || marker === 0xca || marker === 0xcb ? "arithmetic" : "differential";
}

async function readApplication(file: Slices, at: number, marker: number, length: number, facts: RasterFacts) {
  const bytes = await file.some(at + 4, Math.min(length - 2, 14));
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const name = latin1(bytes);
  if (marker === 0xe0 && name.startsWith("JFIF\0") && bytes.length >= 12) {
    facts.jfif_density ??= [view.getUint16(8), view.getUint16(10), UNITS[view.getUint8(7)] ?? "none"];
  } else if (marker === 0xe1 && name.startsWith("Exif\0") && facts.orientation === undefined) {
    Object.assign(facts, await readExif(file, at + 10));
  } else if (marker === 0xe2 && name.startsWith("ICC_PROFILE\0") && bytes[12] === 1) {
    Object.assign(facts, readIcc(await file.some(at + 18, Math.min(length - 16, PROFILE_HEAD))));
  } else if (marker === 0xee && name.startsWith("Adobe") && bytes.length >= 12) {
    // Adobe technical note 5116: 2 = YCCK, 0 = CMYK or RGB as stored.
    facts.adobe_marker = true;
    facts.adobe_transform = view.getUint8(11);
    if (facts.components === 4 && facts.adobe_transform === 2) facts.stored_as = "ycck";
  }
}
