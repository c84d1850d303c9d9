/**
 * A message of the contact form as the shop's tools see it: what `npm run leads -- --json` prints, and the owner's desk reads. The command is the only
 * way to the messages; only the server knows where and how they are kept.
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
  /** Why the message may be spam, in English; empty when nothing suggests it. */
  suspicion: v.string(),
  /** How far the message has come on its way into the shop's mailbox. */
  status: v.picklist(["queued", "sent", "dead"]),
  attempts: v.number(),
  nextAttemptAt: v.number(),
  /** What the relay said last; empty when nothing went wrong. */
  lastError: v.string(),
  sentAt: v.optional(v.number()),
});

/** All messages, newest first. */
export const LettersSchema = v.object({
  /** Where the messages are kept, without secrets. */
  place: v.string(),
  letters: v.array(LetterSchema),
  /** There is no store at that place: no message has come yet, or its disk is not mounted. */
  missing: v.optional(v.literal(true)),
});

/** The answer of `npm run leads -- --json`. */
export type KeptLetters = v.InferOutput<typeof LettersSchema>;

/** One message. */
export type Letter = v.InferOutput<typeof LetterSchema>;

/** The sender's address of a trial message: its domain is one that no mail server has (RFC 2606). */
export const TRIAL_SENDER = "thu-hom-thu@example.invalid";
