/** Adds the fields that a page's schema has gained since a former state, which could not have them: the form would ask for them as if forgotten. */
import { fieldsOrNull, writeDocument } from "./document.ts";
import { type Field, formOf } from "./form.ts";
import type { Kind } from "./kinds.ts";

/** A former state, completed for today's schema. */
export interface Today {
  /** The whole file. */
  text: string;
  /** Places that were filled from the present state, e.g. `banners.1.image`, in the order of the form. */
  kept: string[];
}

/**
 * Adds to a former state the fields that a page must have today and the state lacks, with their present values. What the state says stays, and so does what
 * was emptied in it (the form writes an empty text there, and leaves out only what may be left out). In a list of any length it is not known which item
 * became which, so there the form asks.
 *
 * @param former the whole file as it was
 * @param present the whole file as it stands
 * @returns `former` byte for byte where nothing is missing, or where one of the two files cannot be read
 */
export function withGained(kind: Kind, file: string, former: string, present: string): Today {
  const [was, is] = [fieldsOrNull(former, file), fieldsOrNull(present, file)];
  if (!was || !is) return { text: former, kept: [] };
  const kept: string[] = [];
  const fields = filled(formOf(kind), was, is, [], kept);
  return kept.length === 0
    ? { text: former, kept }
    : { text: writeDocument(former, file, { fields, body: null }), kept };
}

type Values = Record<string, unknown>;

/** @param kept the places that are filled are added to it */
function filled(form: Field[], was: Values, is: Values, place: string[], kept: string[]): Values {
  const fields: Values = { ...was };
  for (const field of form) {
    const at = [...place, field.name];
    const [before, now] = [was[field.name], is[field.name]];
    if (before === undefined) {
      if (!field.required || now === undefined) continue;
      fields[field.name] = now;
      kept.push(at.join("."));
    } else fields[field.name] = inside(field, before, now, at, kept);
  }
  return fields;
}

function inside(field: Field, before: unknown, now: unknown, place: string[], kept: string[]): unknown {
  const parts = field.fields ?? (field.count ? numbered(field.item, field.count) : undefined);
  if (!parts || !isTable(before) || !isTable(now) || Array.isArray(before) !== Array.isArray(now)) return before;
  const fields = filled(parts, before, now, place, kept);
  return Array.isArray(before) ? Object.values(fields) : fields;
}

/** A list of a fixed number of items is treated as a group of them, because its third item is always the third. */
const numbered = (item: Field | undefined, count: number): Field[] =>
  item ? Array.from({ length: count }, (_, at) => ({ ...item, name: String(at) })) : [];

const isTable = (value: unknown): value is Values => value !== null && typeof value === "object";
