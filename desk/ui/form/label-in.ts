import type { Field } from "../../documents/form.ts";

/** @returns what a place of the form is called, e.g. of `["address", "street"]`; of an item of a list, what the list is */
export function labelIn(form: Field[], path: string[]): string {
  let fields = form;
  let label = path.join(".");
  for (const name of path) {
    const field = fields.find((one) => one.name === name);
    if (!field) break;
    label = field.label;
    fields = field.fields ?? [];
  }
  return label;
}
