/** How far the shop is with a letter: the desk's own knowledge, one file a letter in `var/desk/letters/`, gone with the letter. */
import path from "node:path";
import * as v from "valibot";
import { WriterSchema } from "../drafts/drafts.ts";
import { type House, namesIn, readIfThere, removeInside, writeInside } from "../files/house.ts";
import { revisionOf, TypedSchema, type WordsField, withTyped } from "./letter-words.ts";
import { STEPS } from "./steps.ts";

const FOLDER = "letters";

const CHOICES = {
  step: v.picklist(STEPS),
  /** Whether the shop calls the letter an advertisement; null: the server's suspicion counts. */
  junk: v.nullable(v.boolean()),
};

/** What a window may change, each by itself. */
export const StandingChange = v.partial(v.strictObject({ ...CHOICES, note: TypedSchema, reply: TypedSchema }));
export type StandingChange = v.InferOutput<typeof StandingChange>;

const KeptSchema = v.object({
  ...CHOICES,
  note: v.string(),
  reply: v.string(),
  /** Which window wrote the words; files from before windows were told apart lack this. */
  by: v.optional(v.object({ note: v.optional(WriterSchema), reply: v.optional(WriterSchema) }), {}),
  place: v.string(),
});
type Kept = v.InferOutput<typeof KeptSchema>;

/** As windows know it: with the revision of the words in each field, which a window names when it writes others. */
export type Standing = Pick<Kept, "step" | "junk" | WordsField> & { revision: Record<WordsField, string> };

const FIRST: Omit<Kept, "place"> = { step: "new", note: "", reply: "", junk: null, by: {} };

const fileOf = (id: string) => `${FOLDER}/${id}.json`;

function keptOf({ desk }: House, id: string): Kept | null {
  const text = readIfThere(path.join(desk, fileOf(id)));
  const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), KeptSchema), text);
  return kept.success ? kept.output : null;
}

const told = ({ step, junk, note, reply }: Omit<Kept, "place">): Standing => ({
  step,
  junk,
  note,
  reply,
  revision: { note: revisionOf(note), reply: revisionOf(reply) },
});

/** @returns how far the shop is; a letter nobody touched is new */
export const standingOf = (house: House, id: string): Standing => told(keptOf(house, id) ?? FIRST);

/**
 * Of step and `junk` the last choice counts; words are added to those that their window did not know.
 *
 * @param id of a letter that is there
 * @param place where that letter is kept
 * @returns how far the shop is now, and whether words of another window stand there, too
 */
export function changeStanding(
  house: House,
  id: string,
  place: string,
  { note, reply, ...choices }: StandingChange,
): { standing: Standing; met: boolean } {
  const kept: Kept = { ...FIRST, ...keptOf(house, id), ...choices, place };
  let met = false;
  for (const [field, typed] of [["note", note] as const, ["reply", reply] as const]) {
    if (!typed) continue;
    const written = withTyped(field, { words: kept[field], by: kept.by[field] }, typed);
    kept[field] = written.words;
    kept.by = { ...kept.by, [field]: written.by };
    met ||= written.met;
  }
  writeInside(house.desk, fileOf(id), JSON.stringify(kept satisfies v.InferInput<typeof KeptSchema>));
  return { standing: told(kept), met };
}

/** Forgets letters. */
export function forgetStandings({ desk }: House, ids: string[]): void {
  for (const id of ids) removeInside(desk, fileOf(id));
}

/** @returns ids of all letters about which anything is kept, whatever store they are from */
export const touched = ({ desk }: House): string[] =>
  namesIn(path.join(desk, FOLDER), ".json").map((name) => path.parse(name).name);

/** @param place of a store @returns whether anything is kept about a letter of that store */
export const keptOfStore = (house: House, place: string): boolean =>
  touched(house).some((id) => keptOf(house, id)?.place === place);

/**
 * Forgets what was known of letters that their store no longer has: the server deletes them after their time. What belongs to another store stays, since
 * a desk that looks into the wrong one for a day must not lose its notes.
 *
 * @param place of the store that was asked
 * @param gone letters that the store no longer has
 */
export function forgetGone(house: House, place: string, gone: readonly string[]): void {
  forgetStandings(
    house,
    gone.filter((id) => keptOf(house, id)?.place === place),
  );
}
