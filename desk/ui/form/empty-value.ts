import type { Field } from "../../documents/form.ts";

/** The value of a new item of a list: it has every required part, each of them empty. */
export function emptyValue(field: Field): unknown {
  switch (field.kind) {
    case "group":
      if (field.fields?.every(({ name }) => /^\d+$/.test(name))) return field.fields.map(emptyValue);
      return Object.fromEntries(
        (field.fields ?? []).filter(({ required }) => required).map((part) => [part.name, emptyValue(part)]),
      );
    case "list":
    case "lines":
      return [];
    case "yes-no":
      return false;
    case "choice":
      return field.choices?.[0]?.value ?? "";
    default:
      return "";
  }
}

/** The value of a field that was emptied: null or undefined where it may be left out, otherwise an empty text, which the form then asks to fill in. */
export function whenEmptied({ required, nullable }: Field): unknown {
  if (required) return "";
  return nullable ? null : undefined;
}

/** @returns whether nothing is filled in; for a group, in none of its parts */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === "") return true;
  return typeof value === "object" && Object.values(value).every(isEmpty);
}
