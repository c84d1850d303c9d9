/** A content schema as a description of a form that a browser can draw. Everything but the labels comes from the schema itself. */
import type { PictureShape } from "../../app/content/pictures.ts";
import { readable, type Schema, stepsOf } from "../../app/content/schema/read-schema.build.ts";
import type { WordInk } from "../pictures/words-on-banner.ts";
import type { Kind } from "./kinds.ts";
import { CHOICES, labelOf } from "./labels.ts";

/** One field of the form, or a group or list of them. */
export interface Field {
  /** Key in its group; the position in a list or tuple. */
  name: string;
  label: string;
  hint?: string;
  /** Said below a day that is over. */
  over?: string;
  /** Said below a month or a year that is to come. */
  ahead?: string;
  /** Said below a day or a month of long ago. */
  longAgo?: string;
  kind:
    | "line"
    | "text"
    | "number"
    | "length"
    | "date"
    | "month"
    | "time"
    | "day-hours"
    | "yes-no"
    | "choice"
    | "category"
    | "picture"
    | "group"
    | "list"
    | "lines";
  /** False where the file may leave it out or write `null`. */
  required: boolean;
  /** An empty value is written as `null`, not left out. */
  nullable?: boolean;
  /** Most characters of a text, most items of a list. */
  most?: number;
  choices?: { value: string; label: string }[];
  /** The answer has to be yes, otherwise the page does not go online. */
  sure?: true;
  /** Shape of a picture. */
  shape?: PictureShape;
  /** The picture must be a photograph, not one that the studio made. */
  photograph?: true;
  /** A field `alt` beside the picture describes it in words. */
  told?: true;
  /** The words of a banner stand on the picture, in these inks. */
  words?: WordInk;
  /** Exact number of items of a list. */
  count?: number;
  /** Parts of a group. */
  fields?: Field[];
  /** What each item of a list is. */
  item?: Field;
}

/** @param place names and positions from the form down, e.g. `["banners", "1", "image"]` @returns the field there; undefined where the form has none */
export function fieldAt(form: Field[], place: readonly string[]): Field | undefined {
  const [name, ...inside] = place;
  const field = form.find((one) => one.name === name);
  if (inside.length === 0 || !field) return field;
  return field.item?.fields ? fieldAt(field.item.fields, inside.slice(1)) : fieldAt(field.fields ?? [], inside);
}

/** A text that may be longer than this many characters gets a box of several lines. */
const LONG = 100;

/** @returns the fields of a kind in the order of its schema */
export function formOf(kind: Kind): Field[] {
  return fieldOf(readable(kind.schema), [kind.name]).fields ?? [];
}

function fieldOf(schema: Schema, path: string[]): Field {
  const name = path.at(-1) ?? "";
  const { label = name, ...said } = labelOf(path) ?? {};
  const base = { name, label, ...said, required: true };
  if (schema.wrapped) {
    const nullable = schema.type === "nullable" || schema.type === "nullish";
    return { ...fieldOf(schema.wrapped, path), required: false, ...(nullable && { nullable }) };
  }
  const steps = stepsOf(schema);
  const requirement = (type: string) => steps.find((step) => step.type === type)?.requirement;
  const size = (type: string) => {
    const found = requirement(type);
    return typeof found === "number" ? found : undefined;
  };
  const inner = steps.find((step) => step.entries || step.rest || step.items || step.item) ?? schema;
  if (inner.entries) {
    const fields = Object.entries(inner.entries).map(([key, entry]): Field => {
      const field = fieldOf(entry, [...path, key]);
      return field.kind === "picture" && inner.entries && "alt" in inner.entries ? { ...field, told: true } : field;
    });
    return { ...base, kind: "group", fields };
  }
  if (inner.rest) {
    const item = fieldOf(inner.rest, [...path, "0"]);
    return { ...base, kind: "lines", item, most: size("max_length") };
  }
  if (inner.items) {
    const fields = inner.items.map((item, at) => {
      const field = fieldOf(item, [...path, String(at)]);
      return { ...field, label: field.label === label ? `${label} ${at + 1}` : field.label };
    });
    return { ...base, kind: "group", fields };
  }
  if (inner.item) {
    const item = fieldOf(inner.item, [...path, "0"]);
    const plain = item.kind === "line" || item.kind === "text";
    return { ...base, kind: plain ? "lines" : "list", item, count: size("length"), most: size("max_length") };
  }
  const filledIn = steps.find((step) => step.metadata)?.metadata;
  if (filledIn) {
    const { box, shape, photograph } = filledIn;
    return { ...base, kind: box, ...(shape && { shape }), ...(photograph && { photograph }) };
  }
  const chosen = steps.find((step) => step.options)?.options;
  if (chosen?.every((option) => typeof option === "string")) {
    return { ...base, kind: "choice", choices: chosen.map((value) => ({ value, label: CHOICES[value] ?? value })) };
  }
  if (steps.some(({ type }) => type === "number")) return { ...base, kind: "number" };
  if (steps.some(({ literal }) => literal === true)) return { ...base, kind: "yes-no", sure: true };
  if (steps.some(({ type }) => type === "boolean")) return { ...base, kind: "yes-no" };
  const most = size("max_length");
  if (steps.some(({ type }) => type === "iso_date")) return { ...base, kind: "date" };
  const oneWord = steps.some(({ type }) => type === "email" || type === "url" || type === "starts_with");
  return { ...base, kind: (most ?? 0) > LONG && !oneWord ? "text" : "line", most };
}
