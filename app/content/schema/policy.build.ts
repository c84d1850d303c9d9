/** Front matter of `content/policies/*.md`. */
import * as v from "valibot";
import { formerSlugs, place, running, text } from "./fields.build.ts";

export const PolicySchema = v.strictObject({
  title: text(60),
  order: place,
  lead: running(200),
  description: text(170),
  tone: v.picklist(["yellow", "pink", "kraft", "green"], "cần một trong: yellow, pink, kraft, green"),
  facts: v.pipe(
    v.array(
      v.strictObject({
        drawing: v.picklist(
          ["money", "box", "bike", "grid", "day", "share", "adult", "eye", "lock", "pen"],
          "cần một trong: money, box, bike, grid, day, share, adult, eye, lock, pen",
        ),
        figure: text(24),
        unit: v.optional(text(12)),
        text: running(160),
      }),
    ),
    v.maxLength(3, "nhiều nhất 3 thẻ"),
  ),
  formerSlugs,
});

export type PolicyFields = v.InferOutput<typeof PolicySchema>;
