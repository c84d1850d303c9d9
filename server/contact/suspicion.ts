/** Signs of a robot. They label a message and never refuse it: a wrong guess must not cost the shop a customer. */
import { STARTED_FIELD, TRAP_FIELD } from "../../contract/contact-fields.ts";

/** Nobody fills in the form faster (milliseconds from the first touch to the arrival). */
const FASTEST_PERSON = 3_000;

/**
 * @param fields all fields of the form
 * @returns what speaks for spam, in English; empty when nothing does
 */
export function suspicionOf(fields: ReadonlyMap<string, string>, now: number): string {
  const signs: string[] = [];
  if (fields.get(TRAP_FIELD)) signs.push("the trap field is filled in");
  const started = fields.get(STARTED_FIELD);
  if (started) {
    const elapsed = now - Number(started);
    // A negative time only says that the visitor's clock is ahead of ours.
    if (Number.isNaN(elapsed)) signs.push("the start time is not a number");
    else if (elapsed >= 0 && elapsed < FASTEST_PERSON) signs.push(`sent ${elapsed} ms after the first touch`);
  }
  return signs.join("; ");
}
