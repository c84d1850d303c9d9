/** A content schema as a program walks through it: what a form is drawn from, and where a file names pictures. */
import type * as v from "valibot";
import type { PictureShape } from "../pictures.ts";
import type { FormBox } from "./fields.build.ts";

/** What is read of a valibot schema; valibot's own types do not let a program walk through every kind of schema. */
export interface Schema {
  type: string;
  wrapped?: Schema;
  entries?: Record<string, Schema>;
  item?: Schema;
  items?: Schema[];
  /** What follows the items of a tuple. */
  rest?: Schema;
  literal?: unknown;
  options?: (string | Schema)[];
  pipe?: Schema[];
  requirement?: unknown;
  /** Says in which box a value is filled in. */
  metadata?: FormBox;
}

/** The cast: see {@link Schema}. The tests of forms and of mistakes walk every schema of the content. */
export const readable = (schema: v.GenericSchema): Schema => schema as unknown as Schema;

/** All steps of a pipe, pipes within it included. */
export function stepsOf(schema: Schema): Schema[] {
  return (schema.pipe ?? [schema]).flatMap((step) => (step !== schema && step.pipe ? stepsOf(step) : [step]));
}

/** A picture that a file names. */
export interface NamedPicture {
  /** Where in the file, e.g. `samples.items.1.image`. */
  place: string;
  image: string;
  /** Which shape it must have there. */
  shape: PictureShape;
}

/** @param fields as the schema has checked them @returns the pictures they name, in the order of the schema */
export function picturesIn(schema: v.GenericSchema, fields: unknown): NamedPicture[] {
  return picturesAt(readable(schema), fields, []);
}

function picturesAt(schema: Schema, value: unknown, place: (string | number)[]): NamedPicture[] {
  if (schema.wrapped) return picturesAt(schema.wrapped, value, place);
  const steps = stepsOf(schema);
  const box = steps.find(({ metadata }) => metadata)?.metadata;
  if (box?.box === "picture" && box.shape && typeof value === "string")
    return [{ place: place.join("."), image: value, shape: box.shape }];
  if (value === null || typeof value !== "object") return [];
  const { entries, item, items } = steps.find((step) => step.entries || step.item || step.items) ?? {};
  return Object.entries(value).flatMap(([name, inside]) => {
    const part = entries?.[name] ?? item ?? items?.[Number(name)];
    return part ? picturesAt(part, inside, [...place, name]) : [];
  });
}
