/** Makes a page that is not in order yet fit to be shown: a field that is missing or wrong takes its last good value, or a plain stand-in. */
import { hanoiDay, hanoiMonth } from "../../contract/time-zone.ts";
import { wrongFields } from "./check.ts";
import { type Field, formOf } from "./form.ts";
import type { Kind } from "./kinds.ts";

/** What stand-ins are taken from. */
export interface Stock {
  /** A picture that exists, by shape. */
  pictureOf: (shape: string) => string;
  /** Sizes of an existing category, because stand-ins for single fields would not mark exactly one size as the usual one. */
  sizes: unknown;
  /** Slugs of the categories there are. */
  categories: string[];
  /** Milliseconds since 1970: a missing day is today, a missing month this one. */
  now: number;
}

/** Most rounds of mending: one mistake may hide others (those inside a list that is none). */
const ROUNDS = 3;

/**
 * @param fields as edited
 * @param lastGood the page the last time it was in order, or null
 * @returns fields that the schema accepts, or null when even the stand-ins do not help
 */
export function mended(
  kind: Kind,
  fields: Record<string, unknown>,
  lastGood: Record<string, unknown> | null,
  stock: Stock,
): Record<string, unknown> | null {
  const form = formOf(kind);
  let current = fields;
  for (let round = 0; round < ROUNDS; round++) {
    const wrong = wrongFields(kind, current).map(({ path }) => path);
    if (wrong.length === 0) return current;
    const next = { ...current };
    for (const name of new Set(wrong.map((path) => path.split(".")[0] ?? ""))) {
      const field = form.find((one) => one.name === name);
      const good = round === 0 ? lastGood?.[name] : undefined;
      const right = round === 0 ? partsInOrder(current[name], name, wrong) : {};
      const value = field ? (good ?? (field.required ? standIn(field, stock, right) : undefined)) : undefined;
      if (value === undefined) delete next[name];
      else next[name] = value;
    }
    current = next;
  }
  return wrongFields(kind, current).length === 0 ? current : null;
}

/** @returns the parts of a group that are not wrong themselves, e.g. the unit of a size without sides */
function partsInOrder(value: unknown, name: string, wrong: string[]): Record<string, unknown> {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return {};
  return Object.fromEntries(Object.entries(value).filter(([part]) => !wrong.includes(`${name}.${part}`)));
}

/** @param right parts of a group that are in order */
function standIn(field: Field, stock: Stock, right: Record<string, unknown> = {}): unknown {
  switch (field.kind) {
    case "number":
    case "length":
      return 1;
    case "yes-no":
      return field.sure === true;
    case "date":
      return hanoiDay(stock.now);
    case "month":
      return hanoiMonth(stock.now);
    case "day-hours":
      return "open";
    case "time":
      return "08:00";
    case "choice":
      return field.choices?.[0]?.value;
    case "category":
      return stock.categories[0];
    case "picture":
      return stock.pictureOf(field.shape ?? "landscape");
    case "group":
      return Object.fromEntries(
        (field.fields ?? [])
          .filter((part) => part.required)
          .map((part) => [part.name, right[part.name] ?? standIn(part, stock)]),
      );
    case "list":
    case "lines":
      if (field.name === "sizes") return stock.sizes;
      return Array.from({ length: field.count ?? 1 }, () => (field.item ? standIn(field.item, stock) : "…"));
    default:
      return field.name === "title" ? "Chưa có tên" : "…";
  }
}
