/** `content/home.md`: words of the home page, and leads of other screens. */
import * as v from "valibot";
import { address, paragraph, pictureFile, pictureOf, running, text, titled } from "./fields.build.ts";

const banner = { title: v.pipe(v.array(text(24)), v.length(3, "cần đúng 3 dòng")), text: running(200) };
/** A banner whose words stand on a picture. The picture is their background, so it has no description. */
const onPicture = v.strictObject({
  ...banner,
  action: text(40),
  image: pictureOf("banner"),
  phoneImage: pictureOf("phone"),
});
export const HomeSchema = v.strictObject({
  description: text(170),
  banners: v.strictTuple(
    [v.strictObject(banner), onPicture, onPicture], // the street is drawn by the site
    "cần đúng 3 tấm lớn",
  ),
  // Titles of sections stay as they are typed: the specification has their words, and a no-break space would be another character.
  services: v.strictObject({ title: text(60), lead: paragraph }),
  samples: v.strictObject({
    title: text(60),
    lead: paragraph,
    /** How one sees the rest of a sample: with a mouse or keys, with a finger, and where nothing may move by itself. */
    hints: v.strictObject({ mouse: running(80), touch: running(80), still: running(80) }),
    items: v.pipe(
      v.array(v.strictObject({ name: text(60), image: pictureOf("standee"), alt: text(200) })),
      v.length(3, "cần đúng 3 mẫu standee"),
    ),
  }),
  news: v.strictObject({ title: text(60) }),
  values: v.pipe(v.array(v.strictObject({ word: text(5), ...titled })), v.length(4, "cần đúng 4 thẻ")),
  work: v.strictObject({
    title: text(60),
    blocks: v.pipe(
      v.array(
        v.strictObject({
          ...titled,
          points: v.array(text(40)),
          image: pictureFile,
          alt: text(200),
          action: text(40),
          link: address,
        }),
      ),
      v.length(2, "cần đúng 2 khối: in ấn và thiết kế"),
    ),
  }),
  contact: v.strictObject({ lead: paragraph, noteSmall: running(200) }),
  /** What holds for every order: files the shop takes where a category names none of its own, and how they come. */
  ordering: v.strictObject({
    formats: v.pipe(v.array(text(12)), v.minLength(1, "cần ít nhất một loại file")),
    sending: running(140),
  }),
  callStrip: v.strictObject({ text: running(200) }),
  newsLead: running(200),
  categoriesLead: running(200),
});

export type HomeWords = v.InferOutput<typeof HomeSchema>;
