/**
 * `content/` is changed for a publication and put back when that fails, also when the desk was killed in the middle of it (take-up.ts): what was there before
 * is written down first.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { fieldsOrNull } from "../documents/document.ts";
import { kindOf } from "../documents/kinds.ts";
import { type House, readContent, readIfThere, removeInside, writeInside } from "../files/house.ts";
import { newPictures } from "../pictures/picture-files.ts";
import { Refused } from "../server/refused.ts";
import type { Plan } from "./plan.ts";

const FILE = "publishing/pending.json";

/** A {@link Plan}, and the release that was served before it; null for none. */
const PendingSchema = v.object({
  changes: v.array(
    v.object({
      file: v.string(),
      before: v.nullable(v.string()),
      after: v.nullable(v.string()),
      written: v.exactOptional(v.nullable(v.string())),
      leadsTo: v.exactOptional(v.string()),
      follows: v.boolean(),
    }),
  ),
  pictures: v.array(v.string()),
  former: v.optional(v.nullable(v.string()), null),
});

/** A publication that is not whole. */
export type Pending = v.InferOutput<typeof PendingSchema>;

/** @returns null where no publication is unfinished, and where a failing disk broke the note of it: a desk that never opens again would be worse */
export function pendingIn(house: House): Pending | null {
  const text = readIfThere(path.join(house.desk, FILE));
  const pending = v.safeParse(v.pipe(v.string(), v.parseJson(), PendingSchema), text);
  return pending.success ? pending.output : null;
}

/**
 * Writes what a plan says into `content/`.
 *
 * @param former the release that is served until then
 * @throws Refused before anything is written where a file is not what it was when the plan was made: a build may have been waited for in between
 */
export function writeContent(house: House, plan: Plan, former: string | null): void {
  const changed = plan.changes.find(
    ({ file, before }) => before !== (readContent(path.join(house.content, file))?.text ?? null),
  );
  if (changed) throw new Refused(409, `“${titleIn(changed)}” vừa được sửa ở ngoài bàn. Bấm đưa lên mạng một lần nữa.`);
  writeInside(house.desk, FILE, JSON.stringify({ ...plan, former } satisfies Pending));
  for (const picture of plan.pictures)
    writeInside(house.content, `pictures/${picture}`, readFileSync(path.join(newPictures(house), picture)));
  for (const { file, after } of plan.changes) put(house, file, after);
}

function titleIn({ file, before, after }: Plan["changes"][number]): string {
  const kind = kindOf(file);
  const title = kind?.many ? fieldsOrNull(after ?? before ?? "", file)?.title : kind?.called;
  return typeof title === "string" ? title : file;
}

/**
 * While a publication runs, customers still see what it is about to replace: a page that is opened and written on meanwhile begins from that.
 *
 * @returns what customers see of a page (null for one that is new to them), or undefined when no publication is changing it
 */
export function stillOnline(house: House, file: string): string | null | undefined {
  const change = pendingIn(house)?.changes.find((one) => one.file === file);
  return change && readIfThere(path.join(house.content, file)) === change.after ? change.before : undefined;
}

/** @returns whether `content/` has all of a publication: a desk that was killed while it wrote has left pages as they were */
export function isWritten(house: House, { changes }: Pending): boolean {
  return changes.every(
    ({ file, before, after }) => before === after || readIfThere(path.join(house.content, file)) !== before,
  );
}

/** The publication is whole: nothing will be put back. */
export function settle(house: House): void {
  removeInside(house.desk, FILE);
}

/** Puts back what an unfinished publication had written; nothing where there is none. @returns whether there was one */
export function putBack(house: House): boolean {
  const pending = pendingIn(house);
  if (!pending) return false;
  putContentBack(house, pending);
  settle(house);
  return true;
}

/** The same, but a publication stays unfinished. */
export function putContentBack(house: House, { changes, pictures }: Pending): void {
  for (const { file, before, after } of changes) {
    // Only what the publication itself wrote is put back: what somebody else has written meanwhile stays.
    if (readIfThere(path.join(house.content, file)) === after) put(house, file, before);
  }
  for (const picture of pictures) removeInside(house.content, `pictures/${picture}`);
}

function put(house: House, file: string, text: string | null): void {
  if (text === null) removeInside(house.content, file);
  else writeInside(house.content, file, text);
}
