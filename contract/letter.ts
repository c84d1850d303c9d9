/**
 * A message of the contact form as the shop's tools see it: what `npm run leads -- --json` prints, and the owner's desk reads. The command is the only
 * way to the messages; where they are kept and how, the server alone knows.
 */
import * as v from "valibot";
import { CONTACT_FIELD_NAMES, type ContactField } from "./contact-fields.ts";

const LetterSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  /** Milliseconds since 1970, as all times here. */
  receivedAt: v.number(),
  ...(Object.fromEntries(CONTACT_FIELD_NAMES.map((name) => [name, v.optional(v.string(), "")])) as Record<
    ContactField,
    v.OptionalSchema<v.StringSchema<undefined>, "">
  >), // one entry for each name of the table, which the compiler cannot follow
  /** Why it may be spam, in English; empty when nothing speaks for it. */
  suspicion: v.string(),
  /** Its way into the shop's mailbox. */
  status: v.picklist(["queued", "sent", "dead"]),
  attempts: v.number(),
  nextAttemptAt: v.number(),
  /** What the relay said last; empty when nothing went wrong. */
  lastError: v.string(),
  sentAt: v.optional(v.number()),
});

/** All of them, newest first. */
export const LettersSchema = v.object({
  /** Where they are kept, without secrets. */
  place: v.string(),
  letters: v.array(LetterSchema),
  /** No store lies there: before the first message, or where its disk is not mounted. */
  missing: v.optional(v.literal(true)),
});

/** The answer of who keeps them. */
export type KeptLetters = v.InferOutput<typeof LettersSchema>;

/** A message. */
export type Letter = v.InferOutput<typeof LetterSchema>;

/** Address of whoever sends a letter of trial: a name that no mail server has (RFC 2606). */
export const TRIAL_SENDER = "thu-hom-thu@example.invalid";
