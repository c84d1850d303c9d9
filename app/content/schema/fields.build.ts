/**
 * The kinds of fields that content files are made of. The messages are for whoever writes content, so they are Vietnamese and
 * say what is expected; the reader of the files adds the file's name, the field and its line.
 */
import * as v from "valibot";
import type { Address } from "../../addresses.ts";
import { isMoment } from "../calendar/moment.ts";
import { hourOf } from "../calendar/opening-hours.ts";
import type { PictureShape } from "../pictures.ts";
import { invisibleSignIn } from "../text/invisible-signs.ts";
import { typesetLarge } from "../text/typeset.build.ts";

// The message for a value that should be a list is Vietnamese too, wherever a schema has no message of its own.
v.setSpecificMessage(v.array, 'cần danh sách, mỗi mục một dòng bắt đầu bằng "- "');

/** Valibot's name for the value that stands there, in an editor's words: `null`, `Array` and `Object` mean nothing to editors. */
function stands(received: string): string {
  const words: Record<string, string> = { null: "để trống", Array: "là danh sách", Object: "là nhóm mục con" };
  return words[received] ?? `là ${received}`;
}

/** The box of a form in which a value is filled in, where its type alone does not say it (desk/documents/form.ts). */
export interface FormBox {
  box: "picture" | "category" | "month" | "time" | "day-hours" | "length";
  /** Which shape a picture must have. */
  shape?: PictureShape;
  /** The picture must be a photograph, none of the studio's. */
  photograph?: true;
}
/** @returns a step of a schema that checks nothing */
export const filledIn = <Value>(box: FormBox) => v.metadata<Value, FormBox & Record<string, unknown>>({ ...box });

/** One line of words. */
export const text = (most: number) =>
  v.pipe(
    v.string(({ received }) => `cần một dòng chữ trong ngoặc kép, đang ${stands(received)}`),
    v.rawCheck(({ dataset, addIssue }) => {
      const sign = dataset.typed ? invisibleSignIn(dataset.value) : null;
      if (sign) addIssue({ message: sign.sentence });
    }),
    v.trim(),
    v.nonEmpty("không được để trống"),
    v.maxLength(most, ({ received }) => `dài nhất ${most} ký tự, đang là ${received}`),
  );

/** Text that flows over lines, in sentences. */
export const running = (most: number) => v.pipe(text(most), v.transform(typesetLarge));
/** A running text of a few sentences. */
export const paragraph = running(600);
/** A heading that makes no address. */
export const heading = running(80);

export const number = v.number(({ received }) =>
  /^"\d+,\d+"$/.test(received)
    ? `số lẻ viết bằng dấu chấm: ${received.replace(",", ".").replaceAll('"', "")}`
    : `cần một số, đang ${stands(received)}`,
);
/** A whole number from 1. */
export const place = v.pipe(number, v.integer("cần số nguyên"), v.minValue(1, "cần số từ 1 trở lên"));
/** A length in the unit that its group names beside it, in metres where it names none. */
export const length = v.pipe(number, filledIn({ box: "length" }));
/** A length of something printed, in metres, as the editor writes it: 5 cm to 60 m. */
export const metres = v.pipe(
  length,
  v.minValue(0.05, "cần số mét từ 0.05 trở lên"),
  v.maxValue(60, "cần số mét đến 60"),
);

/** A field that the owner may leave empty: `null` where nothing is said, so that a page asks instead of telling. */
export const unlessEmpty = <Schema extends v.GenericSchema>(schema: Schema) => v.optional(v.nullable(schema), null);
/** A list that may be empty or missing. */
export const listOf = <Schema extends v.GenericSchema>(schema: Schema, expected: string) =>
  v.optional(v.array(schema, expected), []);
/** Other names that customers use: a search that finds nothing leads here by them. Shown nowhere. */
export const alsoCalled = listOf(text(40), 'cần danh sách, ví dụ ["phông bạt", "phông sân khấu"]');
/** A mark that is off unless it says `true`. */
export const mark = v.optional(v.boolean("cần true hoặc false"), false);

/**
 * The name of a file in `content/pictures/`; whether it is there, of that shape, and a photograph where it must be one, is checked later
 * (checks.build.ts).
 */
export const pictureOf = (shape: PictureShape, asked: Pick<FormBox, "photograph"> = {}) =>
  v.pipe(
    text(80),
    v.regex(/^[a-z0-9-]+\.jpg$/, ({ received }) =>
      /hei[cf]"?$/i.test(received)
        ? "ảnh iPhone dạng HEIC trình duyệt không mở được; hãy lưu thành JPEG (.jpg), chép vào content/pictures/ rồi ghi tên mới"
        : `cần tên tệp ảnh trong content/pictures/, chữ thường không dấu, đuôi .jpg, ví dụ "hiflex.jpg"; đang là ${received}`,
    ),
    filledIn({ box: "picture", shape, ...asked }),
  );
/** The picture of a page or of a card. */
export const pictureFile = pictureOf("landscape");
/** An address of this site, written as its path. */
export const address = v.pipe(
  text(160),
  v.regex(/^\/[a-z0-9/-]*$/, 'cần địa chỉ trong trang, bắt đầu bằng "/", ví dụ "/lien-he"'),
  v.transform((path) => path as Address), // addresses.build.ts looks it up among the pages there are
);
/** The last part of an address (contract/slug.ts). */
const slug = v.pipe(
  text(120),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'cần chữ thường không dấu nối bằng gạch ngang, ví dụ "in-bat-hiflex"'),
);
/** The slug of a category that there is (checks.build.ts). */
export const categorySlug = v.pipe(slug, filledIn({ box: "category" }));
/** An address of another site. */
export const wholeUrl = v.url<string, string>("cần địa chỉ web đầy đủ, bắt đầu bằng https://");
/** That the address is one of https. */
export const secureUrl = v.startsWith<string, "https://", string>("https://", "cần bắt đầu bằng https://");
/** An address of another site; also as browsers show it, without `https://`: `facebook.com/inhoanggia`. */
export const url = v.pipe(
  text(400),
  v.transform((given) => (/^[a-z\d-]+(\.[a-z\d-]+)+\//i.test(given) ? `https://${given}` : given)),
  wholeUrl,
  secureUrl,
);
/** Slugs that a page has had before; there need not be any. */
export const formerSlugs = v.optional(v.array(slug, 'cần danh sách địa chỉ cũ, ví dụ ["in-bat"]'), []);

/** YAML reads 2026-11-21 as text here (core schema), so the date stays what the editor typed. */
export const date = v.pipe(
  v.string("cần ngày dạng năm-tháng-ngày, ví dụ 2026-11-21"),
  v.isoDate("cần ngày dạng năm-tháng-ngày, ví dụ 2026-11-21"),
  v.check(isOnTheCalendar, "ngày này không có trong lịch"),
);
/** 2026-02-30 has the form of a date, but is none. */
function isOnTheCalendar(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

/** A day and an hour in Hanoi, e.g. `2026-11-30 08:00`. */
export const moment = v.pipe(
  v.string('cần ngày giờ dạng "2026-11-30 08:00" (giờ Hà Nội)'),
  v.trim(),
  v.check(isMoment, 'cần ngày giờ có thật, dạng "2026-11-30 08:00" (giờ Hà Nội)'),
);

/** An hour of the day as people write it: `8`, `8h30`, `8:30`; becomes `08:30`. */
export const hour = v.pipe(
  v.union([v.string(), v.number()], 'cần giờ dạng "16:00"'),
  v.check((value) => hourOf(String(value)) !== null, 'cần giờ dạng "16:00"'),
  v.transform((value) => hourOf(String(value)) ?? ""),
  filledIn({ box: "time" }),
);

/** The two fields of a heading with a text below it. */
export const titled = { title: text(80), text: paragraph };
