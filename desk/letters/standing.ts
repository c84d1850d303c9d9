/** How far the shop is with a letter: the desk's own knowledge, one file a letter in `var/desk/letters/`, gone with the letter. */
import path from "node:path";
import * as v from "valibot";
import { type House, namesIn, readIfThere, removeInside, writeInside } from "../files/house.ts";
import { STEPS } from "./steps.ts";

const FOLDER = "letters";

const STANDING = {
  step: v.picklist(STEPS),
  /** For the shop alone. */
  note: v.string(),
  /** A reply that is being written; gaps stand in it as `[mấy giờ]`. Empty: the template as it is. */
  reply: v.string(),
  /** What the shop says about an advertisement; null: what the server suspects. */
  junk: v.nullable(v.boolean()),
};

/** What a window may change, each by itself. */
export const StandingChange = v.partial(v.strictObject(STANDING));

export type Standing = v.InferOutput<v.ObjectSchema<typeof STANDING, undefined>>;

const KeptSchema = v.object({ ...STANDING, place: v.string() });

const FIRST: Standing = { step: "new", note: "", reply: "", junk: null };

const fileOf = (id: string) => `${FOLDER}/${id}.json`;

/** @returns how far the shop is; a letter nobody touched is new */
export function standingOf({ desk }: House, id: string): Standing {
  const text = readIfThere(path.join(desk, fileOf(id)));
  const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), KeptSchema), text);
  if (!kept.success) return FIRST;
  const { place: _place, ...standing } = kept.output;
  return standing;
}

/**
 * @param id of a letter that is there
 * @param place where that letter is kept
 */
export function changeStanding(
  house: House,
  id: string,
  place: string,
  change: v.InferOutput<typeof StandingChange>,
): Standing {
  const standing = { ...standingOf(house, id), ...change };
  writeInside(house.desk, fileOf(id), JSON.stringify({ ...standing, place } satisfies v.InferInput<typeof KeptSchema>));
  return standing;
}

/** Forgets letters. */
export function forgetStandings({ desk }: House, ids: string[]): void {
  for (const id of ids) removeInside(desk, fileOf(id));
}

/**
 * Forgets what was known of letters that this store no longer has: the server deletes them after their time. What belongs to another store stays, since
 * a desk that looks into the wrong one for a day must not lose its notes.
 */
export function forgetGone(house: House, place: string, there: ReadonlySet<string>): void {
  const gone = namesIn(path.join(house.desk, FOLDER), ".json")
    .map((name) => path.parse(name).name)
    .filter((id) => {
      if (there.has(id)) return false;
      const kept = v.safeParse(
        v.pipe(v.string(), v.parseJson(), KeptSchema),
        readIfThere(path.join(house.desk, fileOf(id))),
      );
      return kept.success && kept.output.place === place;
    });
  forgetStandings(house, gone);
}
