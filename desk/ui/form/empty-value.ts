import type { Field } from "../../documents/form.ts";

/** What a new item of a list begins with: every required part there, and empty. */
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

/** What is written for a field that was emptied: nothing where it may be left out, else the empty text that the form then asks about. */
export function whenEmptied({ required, nullable }: Field): unknown {
  if (required) return "";
  return nullable ? null : undefined;
}

/** @returns whether nothing is filled in, in no part of a group */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === "") return true;
  return typeof value === "object" && Object.values(value).every(isEmpty);
}
