/**
 * What each content file must hold. The messages are for whoever writes content, so they are Vietnamese and
 * say what is expected; the reader of the files adds the file's name and the field.
 */

import * as v from "valibot";
import type { Address } from "../addresses.ts";
import { typeset } from "./typeset.server.ts";

const text = (most: number) =>
  v.pipe(
    v.string(({ received }) => `cần một dòng chữ trong ngoặc kép, đang là ${received}`),
    v.trim(),
    v.nonEmpty("không được để trống"),
    v.maxLength(most, ({ received }) => `dài nhất ${most} ký tự, đang là ${received}`),
    v.check((value) => value === value.normalize("NFC"), "chữ phải ở dạng Unicode dựng sẵn (NFC), hãy gõ lại dòng này"),
  );
/** Text that flows over lines, in sentences. */
const running = (most: number) => v.pipe(text(most), v.transform(typeset));
const paragraph = running(600);
const number = v.number(({ received }) => `cần một số, đang là ${received}`);
const metres = v.pipe(number, v.minValue(0.05, "cần số mét từ 0.05 trở lên"), v.maxValue(60, "cần số mét tới 60"));
const pictureFile = v.pipe(
  text(80),
  v.regex(/^[a-z0-9-]+\.jpg$/, 'cần tên tệp ảnh trong content/pictures/, ví dụ "hiflex.jpg"'),
);
const address = v.pipe(
  text(80),
  v.regex(/^\/[a-z0-9/-]*$/, 'cần địa chỉ trong trang, ví dụ "/lien-he"'),
  v.transform((path) => path as Address), // collection.server.ts looks it up among the pages there are
);
const slug = v.pipe(
  text(120),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'cần chữ thường không dấu nối bằng gạch ngang, ví dụ "in-bat-hiflex"'),
);
const url = v.pipe(
  text(400),
  v.url("cần địa chỉ web đầy đủ, bắt đầu bằng https://"),
  v.startsWith("https://", "cần bắt đầu bằng https://"),
);
const formerSlugs = v.optional(v.array(slug, 'cần danh sách địa chỉ cũ, ví dụ ["in-bat"]'), []);
/** YAML reads 2026-11-21 as text here (core schema), so the date stays what the editor typed. */
const date = v.pipe(
  v.string("cần ngày dạng năm-tháng-ngày, ví dụ 2026-11-21"),
  v.isoDate("cần ngày dạng năm-tháng-ngày, ví dụ 2026-11-21"),
  v.check(isOnTheCalendar, "ngày này không có trong lịch"),
);
/** 2026-02-30 has the form of a date, but is none. */
function isOnTheCalendar(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}
const titled = { title: text(80), text: paragraph };

export const CategorySchema = v.strictObject({
  title: text(60),
  order: v.pipe(number, v.integer("cần số nguyên"), v.minValue(1, "cần số từ 1 trở lên")),
  lead: running(140),
  description: text(170),
  image: pictureFile,
  alt: text(200),
  caption: running(200),
  /** The usual size, in metres; drawn to scale wherever the category is named. */
  size: v.strictObject({ width: metres, height: metres, label: text(30) }),
  /** How the print stands beside the person of 1.6 m: hung, held, on the floor, or a van. */
  stance: v.picklist(["hang", "hand", "floor", "van"], "cần một trong: hang, hand, floor, van"),
  /** Metres across the whole picture, for the rulers around it. */
  pictureMetres: metres,
  formerSlugs,
});

export const ArticleSchema = v.strictObject({
  id: v.pipe(number, v.integer("cần số nguyên"), v.minValue(1, "cần số từ 1 trở lên")),
  title: text(90),
  date,
  description: text(170),
  image: pictureFile,
  alt: text(200),
  category: slug,
  formerSlugs,
});

export const PolicySchema = v.strictObject({
  title: text(60),
  order: v.pipe(number, v.integer("cần số nguyên")),
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

export const IntroductionSchema = v.strictObject({
  title: text(60),
  description: text(170),
  founded: v.pipe(number, v.integer("cần năm, ví dụ 2016")),
  lead: paragraph,
  mission: v.strictObject(titled),
  goal: v.strictObject(titled),
  motto: v.strictObject(titled),
  workshop: v.strictObject({ title: text(80), paragraphs: v.array(paragraph) }),
  process: v.strictObject({
    title: text(80),
    lead: paragraph,
    steps: v.pipe(v.array(v.strictObject(titled)), v.length(5, "cần đúng 5 bước")),
  }),
  /** A picture over the whole width, with words on its free wall. */
  lobby: v.strictObject({ text: text(60), image: pictureFile, alt: text(200) }),
  commitments: v.strictObject({
    title: text(80),
    items: v.pipe(v.array(v.strictObject(titled)), v.length(7, "cần đúng 7 cam kết")),
  }),
});

const banner = { title: v.pipe(v.array(text(24)), v.length(3, "cần đúng 3 dòng")), text: running(200) };
export const HomeSchema = v.strictObject({
  description: text(170),
  banners: v.strictTuple(
    [
      v.strictObject(banner),
      v.strictObject({ ...banner, action: text(40) }),
      v.strictObject({ ...banner, action: text(40) }),
    ],
    "cần đúng 3 banner",
  ),
  services: v.strictObject({ title: text(60), lead: paragraph }),
  samples: v.strictObject({
    title: text(60),
    lead: paragraph,
    items: v.pipe(
      v.array(v.strictObject({ name: text(60), image: pictureFile, alt: text(200) })),
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
  callStrip: v.strictObject({ text: running(200) }),
  newsLead: running(200),
  categoriesLead: running(200),
});

const phone = v.pipe(text(20), v.regex(/^0\d{3} \d{3} \d{3}$/, 'cần số điện thoại dạng "0900 000 001"'));
export const SettingsSchema = v.strictObject({
  /** Fields that still hold sample values; the build warns while the list is not empty. */
  sample: v.array(text(40), "cần danh sách tên mục còn là số mẫu; để [] khi đã thay hết"),
  name: text(60),
  phones: v.strictTuple([phone, phone], "cần đúng hai số điện thoại"),
  email: v.pipe(text(254), v.email("cần một địa chỉ email")),
  address: v.strictObject({ street: v.nullable(text(120)), district: text(60), city: text(60), country: text(60) }),
  /** Phone lines and counter (contact block). */
  hours: v.strictObject({
    days: text(40),
    opens: v.pipe(text(5), v.regex(/^\d\d:\d\d$/, 'cần giờ dạng "08:00"')),
    closes: v.pipe(text(5), v.regex(/^\d\d:\d\d$/, 'cần giờ dạng "23:00"')),
  }),
  links: v.strictObject({ facebook: url, messenger: url, zalo: url }),
  map: v.strictObject({ embed: url, directions: url }),
  loadingDelays: v.boolean("cần true hoặc false"),
});

export type CategoryFields = v.InferOutput<typeof CategorySchema>;
export type ArticleFields = v.InferOutput<typeof ArticleSchema>;
export type PolicyFields = v.InferOutput<typeof PolicySchema>;
export type Introduction = v.InferOutput<typeof IntroductionSchema>;
export type HomeWords = v.InferOutput<typeof HomeSchema>;
export type Settings = v.InferOutput<typeof SettingsSchema>;
