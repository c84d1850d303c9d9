/** Front matter of `content/jobs/*.md`: prints that were delivered ("Việc đã làm"), shown only with the customer's consent. */
import * as v from "valibot";
import { measured, sizeFields } from "./category.build.ts";
import { categorySlug, filledIn, pictureOf, running, text } from "./fields.build.ts";

/**
 * Millimetres: a print both of whose sides are longer was written in the wrong unit. The longer side may have any length: a fence around a building site has
 * 100 m and more.
 */
const GREATEST_SHORT_SIDE = 30_000;

export const JobSchema = v.strictObject({
  /** What it was, e.g. "Bạt khai trương tiệm bánh". */
  title: text(80),
  image: pictureOf("landscape", { photograph: true }),
  alt: text(200),
  category: categorySlug,
  /** Width × height, and the measure as it is shown. */
  size: v.pipe(
    v.strictObject(sizeFields),
    v.transform(measured),
    v.check(
      ({ width, height }) => Math.min(width, height) <= GREATEST_SHORT_SIDE,
      "cả hai cạnh dài quá 30 m; xem lại đơn vị (unit: cm hay m)",
    ),
  ),
  material: running(80),
  /** Where it hangs, as far as the customer lets it be said, e.g. "Cầu Giấy". */
  place: text(60),
  /** Year and month, e.g. 2026-11. */
  month: v.pipe(
    v.string("cần tháng dạng năm-tháng, ví dụ 2026-11"),
    v.regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, "cần tháng dạng năm-tháng, ví dụ 2026-11"),
    filledIn({ box: "month" }),
  ),
  agreed: v.literal(
    true,
    "chỉ đăng khi khách đã đồng ý: hỏi khách, được thì đánh dấu mục này (trong tệp: agreed: true); chưa thì để ngoài thư mục",
  ),
});

/** The fields once they are checked; the size in millimetres. */
export type JobFields = v.InferOutput<typeof JobSchema>;
