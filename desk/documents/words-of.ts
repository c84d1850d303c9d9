/** A value of a field as a person reads it: lists in a row, yes and no in words, nothing as a dash. */
export function wordsOf(value: unknown): string {
  if (value === null || value === undefined || value === "") return "để trống";
  if (typeof value === "boolean") return value ? "có" : "không";
  if (Array.isArray(value)) return value.map(wordsOf).join(" · ");
  if (typeof value === "object") return Object.values(value).map(wordsOf).join(", ");
  return String(value).replace(".", typeof value === "number" ? "," : ".");
}
