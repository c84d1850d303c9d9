/**
 * The sentences that explain a mistake beside a box of the form. The schemas speak to whoever edits a file (`open`, `null`, `usual: true`); whoever
 * fills in the form has boxes, switches and menus instead, so their sentences are here, by place and kind of the mistake.
 */
import type * as v from "valibot";

interface Words {
  /** The field's place from its kind, without numbers, e.g. `settings.hours.phone.monday`. */
  at: RegExp;
  /** What valibot calls the mistake; without it, the words are for every mistake at this place. */
  types?: readonly string[];
  words: string;
}

const EMPTY = "Chưa điền mục này.";
const PARTS_OPEN = "Còn ô trống ở đây, điền cho đủ.";

const WORDS: readonly Words[] = [
  {
    at: /^settings\.hours\.\w+\.\w+$|^settings\.otherHours\.(phone|workshop)$/,
    words: "Cần giờ mở và giờ đóng, ví dụ 08:00 đến 23:00, giờ mở trước giờ đóng; giờ chiều sau giờ sáng.",
  },
  {
    at: /^settings\.hours\.\w+$/,
    types: ["check"],
    words: "Cả tuần đều nghỉ. Để ít nhất một ngày mở; nghỉ dài ngày thì ghi ở “Ngày nghỉ, ngày làm giờ khác”.",
  },
  {
    at: /^settings\.(notices|otherHours)$/,
    types: ["check"],
    words: "“Đến hết ngày” phải từ “Từ ngày” trở đi.",
  },
  {
    at: /^settings\.otherHours$/,
    types: ["partial_check"],
    words: "Những ngày này nghỉ hay làm mấy giờ? Chọn ở “Giờ nghe máy”, “Giờ xưởng mở cửa”, hoặc cả hai.",
  },
  {
    at: /^settings\.otherHours$/,
    types: ["check_items"],
    words: "Có ngày trùng với một mục ở trên, mà giờ đã ghi ở đó. Sửa ngày để mỗi ngày chỉ có một giờ.",
  },
  {
    at: /^settings\.links\.zalo$/,
    types: ["check"],
    words: "Cần một số di động hoặc địa chỉ dạng https://zalo.me/…; để trống thì lấy số di động đầu tiên ở trên.",
  },
  {
    at: /^settings\.map\.embed$/,
    types: ["check", "starts_with"],
    words:
      "Đường dẫn này không hiện được trong khung. Trong Google Maps: Chia sẻ → Nhúng bản đồ → Sao chép HTML, dán cả vào đây.",
  },
  {
    at: /^settings\.company\.taxNumber$/,
    types: ["regex"],
    words: "Cần mã số thuế 10 số, 10 số kèm 3 số chi nhánh (0100000001-001), hoặc 12 số.",
  },
  {
    at: /^categories\.sizes$/,
    types: ["check"],
    words: "Cần đúng một khổ quen dùng: bật “Khổ quen dùng” ở một khổ, tắt ở các khổ khác.",
  },
  { at: /^categories\.sizes$/, types: ["check_items"], words: "Khổ này đã ghi ở trên, cùng tên: bỏ mục này." },
  { at: /^categories\.sizes$/, types: ["array", "min_length"], words: "Cần ít nhất một khổ: bấm “Thêm mục”." },
  { at: /^categories\.priceFrom\.amount$/, words: "Cần đủ số đồng, từ 1.000 trở lên, ví dụ 65.000 hay 65k." },
  { at: /\.size$/, types: ["check"], words: "Cả hai cạnh dài quá 30 m, xem lại đơn vị." },
  {
    at: /\.(width|height)$/,
    types: ["number"],
    words: "Cần một số, ví dụ 3 hoặc 1,2. Ghi kèm đơn vị cũng được: 3m, 1m2, 320cm.",
  },
  { at: /\.pictureMetres$|\.metres$/, types: ["min_value"], words: "Cần số mét từ 0,05 trở lên." },
  {
    at: /^articles\.publishAt$/,
    words: "Giờ hẹn lên mạng chưa đúng. Đặt lại ở nút trạng thái phía trên.",
  },
  { at: /^jobs\.month$/, words: "Cần tháng và năm, ví dụ 11/2026." },
  {
    at: /^jobs\.agreed$/,
    words: "Chỉ đăng khi khách đã đồng ý: hỏi khách, được thì đánh dấu ô này; chưa thì để việc này lại trên bàn.",
  },
  { at: /./, types: ["iso_date"], words: "Cần đủ ngày, tháng, năm, ví dụ 21/11/2026." },
  { at: /./, types: ["picklist"], words: "Chọn một trong danh sách." },
];

/** For a mistake of one size as a whole: without its number, its place is `categories.sizes`, whose words are about the list. */
const TOO_LONG = "Khổ này dài quá 60 m, xem lại đơn vị.";

/**
 * @param place names from the kind down to the field, numbers included, e.g. `["categories", "sizes", "0"]`
 * @returns the sentence beside the box, or null where the schema's own suits both readers
 */
export function formWords(place: readonly string[], issue: v.BaseIssue<unknown>): string | null {
  const { type, input, expected } = issue;
  if (type === "strict_object") return expected === "never" || input === undefined ? null : PARTS_OPEN;
  if (input === "" || input === null) return EMPTY;
  const at = place.filter((part) => !/^\d+$/.test(part)).join(".");
  if (at === "categories.sizes" && place.length > 2 && type === "check") return TOO_LONG;
  return WORDS.find((one) => one.at.test(at) && (one.types?.includes(type) ?? true))?.words ?? null;
}
