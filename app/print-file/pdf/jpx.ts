/** What a JPEG 2000 picture says of its own colours: the page may leave them out (ISO 32000-1, 7.4.9), and Acrobat does. */
import { readIcc } from "../raster/icc.ts";
import { latin1 } from "../slices.ts";
import { CMYK, type ColourSpace, GREY, RGB } from "./colour-space.ts";

/** Bytes from the start of the picture's data that its boxes lie in; a profile behind them is not needed. */
export const JPX_HEAD = 4096;

/** EnumCS of ISO 15444-1, table I.10, and of 15444-2: 18 is sYCC, which is shown as RGB. */
const ENUMERATED: Record<number, ColourSpace> = { 12: CMYK, 16: RGB, 17: GREY, 18: RGB };
const PROFILED: Record<string, ColourSpace> = { GRAY: GREY, RGB, CMYK };
/** By the number of components alone; where a space is stated, a second or fourth component beside it is transparency. */
const COUNTED: Record<number, ColourSpace> = { 1: GREY, 2: GREY, 3: RGB, 4: CMYK };
const SIZE_MARKER = 0xff51;
const COMPONENTS_AT = 40; // of the codestream: SOC, then SIZ with its length and nine numbers before it

/** @param data the first {@link JPX_HEAD} bytes: boxes of a JP2 file, or the bare codestream. @returns undefined where they do not say */
export function colourOfJpx(data: Uint8Array): ColourSpace | undefined {
  const view = new DataView(data.buffer, data.byteOffset, data.length);
  if (data.length > COMPONENTS_AT + 2 && view.getUint16(2) === SIZE_MARKER)
    return COUNTED[view.getUint16(COMPONENTS_AT)];
  let counted: ColourSpace | undefined;
  for (let at = 0; at + 8 <= data.length; ) {
    const length = view.getUint32(at);
    const name = latin1(data.subarray(at + 4, at + 8));
    const body = data.subarray(at + 8, length < 8 ? data.length : at + length);
    if (name === "ihdr" && body.length >= 10) counted = COUNTED[view.getUint16(at + 16)];
    if (name === "colr") {
      const stated = colourBox(body);
      if (stated) return stated;
    }
    // The boxes that are needed lie in this one: the walk goes into it, and steps over all others.
    if (name === "jp2h") at += 8;
    else if (length < 8) break;
    else at += length;
  }
  return counted;
}

/** The space of a box that names it by a number, or holds a profile. */
function colourBox(body: Uint8Array): ColourSpace | undefined {
  const [method] = body;
  if (method === 1 && body.length >= 7)
    return ENUMERATED[new DataView(body.buffer, body.byteOffset, body.length).getUint32(3)];
  return PROFILED[readIcc(body.subarray(3)).icc_space ?? ""];
}
