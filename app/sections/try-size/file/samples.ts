/** The shop's own artwork (art/designs), one for each trade, loaded only when a visitor has no file at hand and asks for a sample. */
import backdrop from "../samples/in-backdrop.webp";
import backlit from "../samples/in-backlit.webp";
import banner from "../samples/in-bang-ron.webp";
import hiflex from "../samples/in-bat-hiflex.webp";
import vehicle from "../samples/in-decal-o-to.webp";
import poster from "../samples/in-decal-pp.webp";
import hashtag from "../samples/in-hastag-cam-tay.webp";
import canvas from "../samples/in-lua-canvas.webp";
import standee from "../samples/in-standee.webp";

/** Its address, and its size in pixels. */
export interface Sample {
  src: string;
  width: number;
  height: number;
}

/** By the kind of the category; pixels. */
export const SAMPLES: Record<string, Sample> = {
  "in-backdrop": { src: backdrop, width: 1100, height: 688 },
  "in-backlit": { src: backlit, width: 1100, height: 385 },
  "in-bang-ron": { src: banner, width: 1100, height: 157 },
  "in-bat-hiflex": { src: hiflex, width: 1100, height: 367 },
  "in-decal-o-to": { src: vehicle, width: 1100, height: 440 },
  "in-decal-pp": { src: poster, width: 733, height: 1100 },
  "in-hastag-cam-tay": { src: hashtag, width: 1100, height: 409 },
  "in-lua-canvas": { src: canvas, width: 1100, height: 733 },
  "in-standee": { src: standee, width: 489, height: 1100 },
};
