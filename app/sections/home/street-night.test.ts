import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import sharp from "sharp";
import places from "./street-prints.json" with { type: "json" };

/** Prints whose place is their label and, under it, nothing but themselves. */
const BANNERS = new Set(["in-bat-hiflex", "in-bang-ron"]);
/** Pixels per metre. */
const SCALE = 40;

/** Each with how far down a banner's place its label begins, as a share of the place: the phone's labels are larger. */
for (const [street, drawing, labelled] of [
  ["wide", "street-night.svg", 0.35],
  ["phone", "street-phone-night.svg", 0.05],
] as const) {
  test(`the night of the ${street} street leaves the prints and the labels with their sizes as they are by day`, async () => {
    const { width, height, prints } = places[street];
    const { data } = await sharp(join(import.meta.dirname, drawing))
      .resize(Math.round(width * SCALE), Math.round(height * SCALE), { fit: "fill" })
      .extractChannel("alpha")
      .raw()
      .toBuffer({ resolveWithObject: true });
    const covered = ([x, y]: [number, number]) =>
      data[Math.round(y * SCALE) * Math.round(width * SCALE) + Math.round(x * SCALE)];
    assert.ok(covered([14.4, 8]), "what has no lamp is darkened");
    const banners = prints.filter(({ kind }) => BANNERS.has(kind));
    assert.equal(banners.length, 3);
    for (const { name, x, y, width, height } of banners)
      for (const across of [0.2, 0.35, 0.5, 0.65, 0.8])
        for (const down of [labelled, 0.4, 0.8, 0.95])
          assert.equal(covered([x + width * across, y + height * down]), 0, `${name} at ${across}, ${down}`);
  });
}
