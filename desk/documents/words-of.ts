/** Values of a day's hours that the files have in English. */
const IN_WORDS: Record<string, string> = { open: "mở, chưa ghi giờ", closed: "nghỉ" };

/** A value of a field as a person reads it: lists in a row, yes and no in words, an empty value as “để trống”. */
export function wordsOf(value: unknown): string {
  if (value === null || value === undefined || value === "") return "để trống";
  if (typeof value === "boolean") return value ? "có" : "không";
  if (Array.isArray(value)) return value.map(wordsOf).join(" · ");
  if (typeof value === "object") return Object.values(value).map(wordsOf).join(", ");
  if (typeof value === "string" && value in IN_WORDS) return IN_WORDS[value] ?? value;
  if (typeof value === "number") return String(value).replace(".", ",");
  // Days and months as they are typed on the desk, not as the file has them.
  return String(value).replace(/^(\d{4})-(\d\d)(?:-(\d\d)( \d\d:\d\d)?)?$/, (_, year, month, day, hour = "") =>
    day ? `${day}/${month}/${year}${hour}` : `${month}/${year}`,
  );
}
