/** Front matter of `content/policies/*.md`. */
import * as v from "valibot";
import { alsoCalled, formerSlugs, place, running, text } from "./fields.build.ts";

/** Each has its file beside app/sections/policies/policy-facts.tsx and its name in desk/documents/labels.ts. */
const DRAWINGS = ["money", "box", "bike", "grid", "day", "share", "adult", "eye", "lock", "pen"] as const;

export const PolicySchema = v.strictObject({
  title: text(60),
  alsoCalled,
  order: place,
  lead: running(200),
  description: text(170),
  tone: v.picklist(["yellow", "pink", "kraft", "green"], "cần một trong: yellow, pink, kraft, green"),
  facts: v.pipe(
    v.array(
      v.strictObject({
        drawing: v.picklist(DRAWINGS, `cần một trong: ${DRAWINGS.join(", ")}`),
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
/** A drawing that a fact of a policy may have. */
export type PolicyDrawing = (typeof DRAWINGS)[number];
