/** Running text as a printer sets it. */

/** A figure, a space, and one of the trade's units, a unit of time, or one of a file's pixels. */
const FIGURE_AND_UNIT =
  /(\d) (?=(?:m|cm|mm|µm|km|m²|m³|g\/m²|kg|°C|ppi|dpi|MP|px|zem|đồng|điểm|phút|giờ|ngày|tuần|tháng|năm)(?![\p{L}\d]))/gu;

/**
 * A figure never parts from its unit at the end of a line, nor a width from its height, nor the two ends of a range (U+2060 forbids a break), nor an ink from
 * the others of its colour (C60 M40 Y40 K100); straight quotes become curved.
 *
 * Not for titles, which make addresses, nor for what the search reads: a typed space is not a no-break space.
 */
export function typeset(text: string): string {
  return text
    .replace(/μ(?=m(?!\p{L}))/gu, "µ") // the micro sign in place of the Greek letter, which the fonts do not have
    .replace(FIGURE_AND_UNIT, "$1\u00a0")
    .replace(/ × /g, "\u00a0×\u00a0")
    .replace(/(?<![\p{L}\d])([CMY]\d{1,3}) (?=[MYK]\d)/gu, "$1\u00a0")
    .replace(/(\d)–(?=\d)/g, "$1–\u2060")
    .replace(/(?<=[\s(])"(?!\s)|"(?=[\p{L}\p{N}#…(])/gu, "“")
    .replaceAll('"', "”");
}

/** Words of two syllables that stand in large headings: torn over two lines, half of one is another word, or none. */
const COMPOUNDS = [
  "bàn giao",
  "băng rôn",
  "cam kết",
  "cạnh tranh",
  "chủ nhật",
  "danh mục",
  "dịch vụ",
  "địa chỉ",
  "điện thoại",
  "đổi trả",
  "hình ảnh",
  "hộp đèn",
  "khai trương",
  "khách hàng",
  "kích thước",
  "mặt tiền",
  "nắng ấm",
  "người ta",
  "nổi bật",
  "quyết định",
  "sân khấu",
  "số lượng",
  "thân xe",
  "thiết kế",
  "thời gian",
  "thước dây",
  "tin tức",
  "vật liệu",
];
const COMPOUND = new RegExp(`(?<!\\p{L})(?:${COMPOUNDS.join("|")})(?!\\p{L})`, "giu");

/** The end of a sentence that ends the text: its last three syllables. */
const LAST_SYLLABLES = /(\S+) (\S+) (\S+[.?!])$/u;
/** Most characters of the three together, so that they fit the narrowest column with letters twice as large; otherwise, or behind a pause, two are held. */
const LONGEST_END = 16;

/**
 * What `typeset` does, for the short texts that stand large or alone (leads, headings without an address): besides, compounds stay whole
 * and no text ends on a line of one short word, in browsers without `text-wrap: pretty` too.
 */
export function typesetLarge(text: string): string {
  return holdCompounds(holdTheEnd(typeset(text)));
}

/** Keeps compounds whole, and does nothing else of `typesetLarge`: for the headings of a text, whose ends `text-wrap: balance` takes care of. */
export function holdCompounds(text: string): string {
  return text.replace(COMPOUND, (word) => word.replace(" ", "\u00a0"));
}

/** Keeps the name of a place whole, where it is short enough for the narrowest column. */
export function holdName(name: string): string {
  return name.length > LONGEST_END ? name : name.replaceAll(" ", "\u00a0");
}

function holdTheEnd(text: string): string {
  return text.replace(LAST_SYLLABLES, (end, first: string, second: string, last: string) =>
    end.length > LONGEST_END || /[,;:]$/.test(first)
      ? `${first} ${second}\u00a0${last}`
      : end.replaceAll(" ", "\u00a0"),
  );
}
