import assert from "node:assert/strict";
import test from "node:test";
import { type Field, formOf } from "./form.ts";
import { KINDS } from "./kinds.ts";
import { labelOf } from "./labels.ts";

/** Every field with its path from the kind. */
function all(fields: Field[], path: string[]): { path: string[]; field: Field }[] {
  return fields.flatMap((field) => {
    const own = [...path, field.name];
    const inside = [...(field.fields ?? []), ...(field.kind === "list" && field.item ? [field.item] : [])];
    return [{ path: own, field }, ...all(inside, own)];
  });
}

test("every field of every schema has a label: a new one needs one line in labels.ts", () => {
  const without = KINDS.flatMap((kind) => all(formOf(kind), [kind.name]))
    .filter(({ path }) => !/^\d+$/.test(path.at(-1) ?? ""))
    .filter(({ path }) => !labelOf(path))
    .map(({ path }) => path.join("."));
  assert.deepEqual(without, []);
});

test("a form knows from the schema what kind each field is and how much it holds", () => {
  const fields = formOf(KINDS[0] as (typeof KINDS)[number]);
  const named = (name: string) => fields.find((field) => field.name === name);
  assert.equal(named("date")?.kind, "date");
  assert.equal(named("image")?.kind, "picture");
  assert.equal(named("category")?.kind, "category");
  assert.deepEqual([named("title")?.kind, named("title")?.most], ["line", 90]);
  assert.equal(named("description")?.kind, "text");
  assert.equal(named("hidden")?.kind, "yes-no");
  assert.equal(named("formerSlugs")?.required, false);
  const job = formOf(KINDS.find(({ name }) => name === "jobs") as (typeof KINDS)[number]);
  assert.equal(job.find(({ name }) => name === "month")?.kind, "month");
  assert.equal(job.find(({ name }) => name === "size")?.fields?.[0]?.kind, "length");
  assert.deepEqual(
    [job, fields].map((form) => form.find(({ name }) => name === "image")?.photograph),
    [true, undefined],
  );
  const ofKind = (wanted: string) => formOf(KINDS.find(({ name }) => name === wanted) as (typeof KINDS)[number]);
  assert.equal(ofKind("categories").find(({ name }) => name === "cutOff")?.kind, "time");
  const inside = (field: Field | undefined, ...names: string[]): Field | undefined =>
    names.reduce((at, name) => (at?.item ?? at)?.fields?.find((part) => part.name === name), field);
  const samples = ofKind("home").find(({ name }) => name === "samples");
  assert.deepEqual(inside(inside(samples, "items"), "image")?.shape, "standee");
  const hours = ofKind("settings").find(({ name }) => name === "hours");
  assert.equal(inside(hours, "phone", "monday")?.kind, "day-hours");
});
