/** Pictures that the fields of a page name, at whatever place. */
import type { Wrong } from "./check.ts";

/** @returns places of pictures that are not there, each with its sentence */
export function missingPictures(fields: unknown, there: ReadonlySet<string>, place = ""): Wrong[] {
  if (isPicture(fields))
    return there.has(fields)
      ? []
      : [
          {
            path: place,
            message: `Ảnh “${fields}” không còn nữa. Chọn ảnh khác, hoặc đưa lại ảnh ấy vào.`,
          },
        ];
  if (fields === null || typeof fields !== "object") return [];
  return Object.entries(fields).flatMap(([name, value]) =>
    missingPictures(value, there, place ? `${place}.${name}` : name),
  );
}

/** @returns the fields with `standIn` in place of each missing picture: the site cannot draw a page without its pictures */
export function withStandIns<Value>(value: Value, there: ReadonlySet<string>, standIn: string): Value {
  if (isPicture(value)) return (there.has(value) ? value : standIn) as Value; // a name for a name
  if (Array.isArray(value)) return value.map((item) => withStandIns(item, there, standIn)) as Value; // the same shape
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, withStandIns(item, there, standIn)]),
  ) as Value; // the same keys
}

/** @returns whether a value of a field names a picture of the content */
export function isPicture(value: unknown): value is string {
  return typeof value === "string" && /^[a-z0-9-]+\.jpg$/.test(value);
}
