/** What a colour profile says of itself (ICC.1:2010): its space at byte 16, its description in the tag `desc`. */
import type { RasterFacts } from "../facts.ts";
import { latin1 } from "../slices.ts";

const MOST_TAGS = 100;
/** The longest descriptions have some hundred characters. */
const LONGEST_DESCRIPTION = 4096;

/**
 * @param profile the profile, or its first part: a description beyond it is left out
 * @returns `icc_space` ("RGB", "CMYK", "GRAY") and `icc`, its description
 */
export function readIcc(profile: Uint8Array): Pick<RasterFacts, "icc" | "icc_space"> {
  if (profile.length < 132) return {};
  const view = new DataView(profile.buffer, profile.byteOffset, profile.length);
  const facts: Pick<RasterFacts, "icc" | "icc_space"> = { icc_space: latin1(profile.subarray(16, 20)).trim() };
  const tags = Math.min(view.getUint32(128), MOST_TAGS);
  for (let i = 0; i < tags && 132 + i * 12 + 12 <= profile.length; i++) {
    const at = 132 + i * 12;
    if (latin1(profile.subarray(at, at + 4)) !== "desc") continue;
    const start = view.getUint32(at + 4);
    const text = describe(profile.subarray(start, start + Math.min(view.getUint32(at + 8), LONGEST_DESCRIPTION)));
    if (text) facts.icc = text;
  }
  return facts;
}

function describe(tag: Uint8Array): string {
  if (tag.length < 12) return "";
  const view = new DataView(tag.buffer, tag.byteOffset, tag.length);
  const type = latin1(tag.subarray(0, 4));
  if (type === "desc") return latin1(tag.subarray(12, 12 + view.getUint32(8))).replace(/\0.*$/s, "");
  if (type !== "mluc" || tag.length < 28) return "";
  const [length, start] = [view.getUint32(20), view.getUint32(24)];
  return new TextDecoder("utf-16be").decode(tag.subarray(start, start + length)).replace(/\0.*$/s, "");
}
