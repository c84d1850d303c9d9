/** `content/introduction.md`: the screen "Giới thiệu" (specification §2). */
import * as v from "valibot";
import { heading, metres, paragraph, pictureFile, pictureOf, running, text, titled } from "./fields.build.ts";

export const IntroductionSchema = v.strictObject({
  title: text(60),
  description: text(170),
  lead: paragraph,
  mission: v.strictObject(titled),
  goal: v.strictObject(titled),
  motto: v.strictObject(titled),
  workshop: v.strictObject({
    title: heading,
    paragraphs: v.array(paragraph),
    image: pictureFile,
    alt: text(200),
    caption: running(200),
    /** Metres across the whole picture, for the rulers around it. */
    pictureMetres: metres,
  }),
  process: v.strictObject({
    title: heading,
    lead: paragraph,
    steps: v.pipe(v.array(v.strictObject(titled)), v.length(5, "cần đúng 5 bước")),
  }),
  /** A picture over the whole width, with words on its free wall. */
  lobby: v.strictObject({ text: running(60), image: pictureOf("banner"), alt: text(200) }),
  commitments: v.strictObject({
    title: heading,
    items: v.pipe(v.array(v.strictObject(titled)), v.length(7, "cần đúng 7 cam kết")),
  }),
});

export type Introduction = v.InferOutput<typeof IntroductionSchema>;
