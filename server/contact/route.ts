/**
 * `POST /api/v1.0/email/send-form`: takes the contact form. Answer 200 means that the message is on the disk,
 * or, where the store cannot be written, that the relay or the mailbox took it.
 */
import { randomUUID } from "node:crypto";
import type { FastifyError, FastifyInstance, FastifyRequest } from "fastify";
import * as v from "valibot";
import { CONTACT_FIELD_NAMES, SEND_FORM_PATH } from "../../contract/contact-fields.ts";
import { type ContactMessage, ContactMessageSchema } from "../../contract/contact-message.ts";
import { toldInLog } from "../delivery/relay.ts";
import { isFromForeignSite } from "../guard/foreign-site.ts";
import type { RateLimit } from "../guard/rate-limit.ts";
import type { AcceptedMessage, Outbox } from "../outbox/outbox.ts";
import type { Site } from "../site/site.ts";
import { CommitInDoubt } from "../store/commit-in-doubt.ts";
import { sendOutcome } from "./answer.ts";
import { ACCEPTED, FOREIGN, NOT_KEPT, type Outcome, TOO_LARGE, tooMany, WRONG_TYPE } from "./outcome.ts";
import { readForm, UnreadableForm } from "./read-form.ts";
import { suspicionOf } from "./suspicion.ts";

/** Bytes. The longest message in the widest script takes 31 KB, its other fields and the multipart frame 4 KB. */
const LARGEST_FORM = 64 * 1024;

/** What the route works with. */
export interface ContactDependencies {
  outbox: Outbox;
  /**
   * Delivers at once, for when the store cannot be written. Rejects when the relay or mailbox does.
   *
   * @param maybeKept whether the store may have kept the message all the same
   */
  sendNow: (message: AcceptedMessage, maybeKept: boolean) => Promise<void>;
  limit: RateLimit;
  /** The site being served: the page for visitors without script names the shop. */
  site: () => Site;
  siteOrigin: string | undefined;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Called after each stored message, so that it is delivered without waiting for the worker's next look. */
  stored: () => void;
}

/** A Fastify plugin. */
export async function contactRoute(app: FastifyInstance, dependencies: ContactDependencies): Promise<void> {
  const types = ["multipart/form-data", "application/x-www-form-urlencoded"];
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(types, { parseAs: "buffer", bodyLimit: LARGEST_FORM }, (_request, body, done) =>
    done(null, body),
  );

  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const outcome = unreadBody(error);
    if (!outcome) throw error;
    return sendOutcome(reply, outcome, readsPages(request), new Map(), dependencies.site().shop);
  });

  app.post(SEND_FORM_PATH, async (request, reply) => {
    // A request without type and length has no body at all: a form without fields.
    const body = (request.body as Buffer | undefined) ?? Buffer.alloc(0);
    const form = await readForm(request.headers["content-type"] ?? "", body).catch((error: unknown) => {
      if (error instanceof UnreadableForm) return error;
      throw error;
    });
    const read = form instanceof UnreadableForm ? new Map<string, string>() : form;
    const outcome =
      form instanceof UnreadableForm ? unreadable(form, request) : await outcomeOf(form, request, dependencies);
    // The client library adds lib_version and reads the status; a person reads the page.
    return sendOutcome(reply, outcome, readsPages(request) && !read.has("lib_version"), read, dependencies.site().shop);
  });
}

async function outcomeOf(
  fields: Map<string, string>,
  request: FastifyRequest,
  dependencies: ContactDependencies,
): Promise<Outcome> {
  const { limit, siteOrigin, now } = dependencies;
  if (isFromForeignSite(request, siteOrigin)) return FOREIGN;

  const { waitSeconds } = limit(request.ip, now());
  if (waitSeconds > 0) return tooMany(waitSeconds);

  // A field that was not sent counts as empty, because the schema's sentences about empty fields are written for the visitor.
  const sent = CONTACT_FIELD_NAMES.map((name) => [name, fields.get(name) ?? ""]);
  const checked = v.safeParse(ContactMessageSchema, Object.fromEntries(sent), { abortPipeEarly: true });
  if (!checked.success) return invalid(checked.issues);

  const message = { ...checked.output, id: randomUUID(), receivedAt: now(), suspicion: suspicionOf(fields, now()) };
  return (await isKept(message, request, dependencies)) ? ACCEPTED : NOT_KEPT;
}

async function isKept(
  message: AcceptedMessage,
  request: FastifyRequest,
  { outbox, sendNow, stored }: ContactDependencies,
): Promise<boolean> {
  const { id, suspicion } = message;
  let maybeKept = false;
  try {
    const fate = await outbox.accept(message);
    request.log.info({ id, fate, ...(suspicion && { suspicion }) }, "contact message accepted");
    if (fate === "stored") stored();
    return true;
  } catch (error) {
    maybeKept = error instanceof CommitInDoubt;
    request.log.error({ id, err: error }, "the store took no message; trying to send it at once");
  }
  try {
    await sendNow(message, maybeKept);
    return true;
  } catch (error) {
    request.log.error({ id, ...toldInLog(error) }, "nothing else took it either; the visitor was told to try again");
    return false;
  }
}

function invalid(issues: v.InferIssue<typeof ContactMessageSchema>[]): Outcome {
  const problems: Partial<Record<keyof ContactMessage, string>> = {};
  for (const issue of issues) {
    const field = issue.path?.[0]?.key as keyof ContactMessage | undefined;
    if (field) problems[field] ??= issue.message;
  }
  return { status: 400, sentence: "Vui lòng kiểm tra lại các ô sau.", problems };
}

function unreadable(form: UnreadableForm, request: FastifyRequest): Outcome {
  request.log.debug({ reason: form.message }, "unreadable form");
  return { status: 400, sentence: form.sentence };
}

function unreadBody(error: FastifyError): Outcome | undefined {
  if (error.statusCode === 413) return TOO_LARGE;
  if (error.statusCode === 415) return WRONG_TYPE;
  return error.statusCode === 400 ? { status: 400, sentence: new UnreadableForm(error.message).sentence } : undefined;
}

function readsPages(request: FastifyRequest): boolean {
  return request.headers.accept?.includes("text/html") ?? false;
}
