/** What every adapter of the outbox must do. Run on each by the tests beside it. */
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { test } from "node:test";
import { CONTACT_FIELD_NAMES } from "../../contract/contact-fields.ts";
import { fieldsOf } from "../../contract/contact-message.ts";
import { MESSAGE } from "../fixtures/contact-form.ts";
import { type AcceptedMessage, DUPLICATE_WINDOW, type Lead, type Outbox } from "./outbox.ts";

const START = Date.UTC(2026, 0, 5);
const MINUTE = 60_000;
let texts = 0;

/** A message whose content no other has. */
export function newMessage(given: Partial<AcceptedMessage> = {}): AcceptedMessage {
  const fields = fieldsOf({ ...MESSAGE, message: `Lời nhắn ${++texts}` });
  return { ...fields, id: randomUUID(), receivedAt: START, suspicion: "", ...given };
}

/** What a store of the first version holds (fixtures/outbox-of-version-1.*), newest first; every status, and signs that quotes and JSON trip over. */
export function messagesOfVersion1(): Lead[] {
  const hours = (count: number) => START + count * 60 * MINUTE;
  const message = (number: number, given: Partial<Lead>): Lead => ({
    ...newMessage({ id: `00000000-0000-4000-8000-00000000000${number}`, receivedAt: START + number * MINUTE }),
    message: `Lời nhắn ${number}`,
    status: "queued",
    attempts: 1,
    nextAttemptAt: START + number * MINUTE,
    lastError: "",
    sentAt: undefined,
    ...given,
  });
  return [
    message(4, {}),
    message(3, { from_phone: "+84 900.000.001", status: "dead", lastError: "554 no" }),
    message(2, {
      from_name: "Ễ 🙂 \\'; DROP TABLE outbox; --",
      message: 'a\tb\n\u0007\u2028"\'%_$1?:x {"a":1}',
      suspicion: "the trap field is filled in",
      nextAttemptAt: START + 20 * MINUTE,
      lastError: "451 later",
    }),
    message(1, { status: "sent", attempts: 0, sentAt: hours(1) }),
  ];
}

/** @param makeOutbox an outbox with nothing in it */
export function outboxContract(makeOutbox: () => Promise<Outbox>): void {
  const claimOf = (owner: string, now: number, most = 10) => ({ owner, now, leaseUntil: now + MINUTE, most });

  test("what was accepted is handed out as it was, and counted", async () => {
    const outbox = await makeOutbox();
    const message = newMessage({
      from_name: "Ễ 🙂 \\'; DROP TABLE outbox; --",
      message: "a\tb\n\u0007\u2028\"'%_$1?:x",
      suspicion: "trap",
    });
    assert.equal(await outbox.accept(message), "stored");
    assert.deepEqual(await outbox.counts(), { queued: 1, sent: 0, dead: 0, oldestQueuedAt: START });
    const [claimed, ...others] = await outbox.claim(claimOf(randomUUID(), START));
    assert.deepEqual(claimed, { ...message, attempts: 1, firstAttemptAt: START });
    assert.deepEqual(others, []);
  });

  test("the same content within ten minutes is one message", async () => {
    const outbox = await makeOutbox();
    const first = newMessage();
    const again = (receivedAt: number) => outbox.accept({ ...first, id: randomUUID(), receivedAt });
    await outbox.accept(first);
    assert.equal(await again(START + DUPLICATE_WINDOW - 1), "duplicate");
    assert.equal(await again(START + DUPLICATE_WINDOW), "stored");
    assert.equal(await again(START + DUPLICATE_WINDOW + 1), "duplicate");
    assert.equal((await outbox.counts()).queued, 2);
    const other = newMessage();
    const fates = await Promise.all(Array.from({ length: 20 }, () => outbox.accept({ ...other, id: randomUUID() })));
    assert.equal(fates.filter((fate) => fate === "stored").length, 1);
  });

  test("a message that came while the clock was a year ahead does not swallow the same one of today", async () => {
    const outbox = await makeOutbox();
    const early = newMessage({ receivedAt: START + 365 * 24 * 60 * MINUTE });
    await outbox.accept(early);
    const again = (receivedAt: number) => outbox.accept({ ...early, id: randomUUID(), receivedAt });
    assert.equal(await again(START), "stored");
    assert.equal(await again(START + 1), "duplicate");
    assert.equal(await again(START - 1), "duplicate", "of a server whose clock is a little behind");
  });

  test("messages that differ in one field only, whichever, are different messages", async () => {
    const outbox = await makeOutbox();
    const first = newMessage();
    await outbox.accept(first);
    for (const field of CONTACT_FIELD_NAMES) {
      const other = { ...first, id: randomUUID(), [field]: `${first[field]}1` };
      assert.equal(await outbox.accept(other), "stored", field);
    }
    assert.equal((await outbox.counts()).queued, 1 + CONTACT_FIELD_NAMES.length);
  });

  test("a message that cannot be stored is refused, and the next one is stored", async () => {
    const outbox = await makeOutbox();
    const first = newMessage();
    await outbox.accept(first);
    await assert.rejects(outbox.accept(newMessage({ id: first.id })));
    assert.equal(await outbox.accept(newMessage()), "stored");
    assert.equal((await outbox.counts()).queued, 2);
  });

  test("the list begins with the newest, whatever order messages came in", async () => {
    const outbox = await makeOutbox();
    const times = [2, 5, 1, 4, 3].map((minute) => START + minute * MINUTE);
    for (const receivedAt of times) await outbox.accept(newMessage({ receivedAt }));
    assert.deepEqual(
      (await outbox.list()).map(({ receivedAt }) => receivedAt),
      times.toSorted((one, other) => other - one),
    );
  });

  test("the message that is due longest is handed out first", async () => {
    const outbox = await makeOutbox();
    const times = [2, 3, 1].map((minute) => START + minute * MINUTE);
    for (const receivedAt of times) await outbox.accept(newMessage({ receivedAt }));
    const handedOut: number[] = [];
    for (let turn = 0; turn < times.length; turn++) {
      const claimed = await outbox.claim(claimOf(randomUUID(), START + 5 * MINUTE, 1));
      handedOut.push(...claimed.map(({ receivedAt }) => receivedAt));
    }
    assert.deepEqual(handedOut, times.toSorted());
  });

  test("a lease keeps a message with its owner until it ends", async () => {
    const outbox = await makeOutbox();
    const [one, other] = [randomUUID(), randomUUID()];
    await outbox.accept(newMessage());
    assert.equal((await outbox.claim(claimOf(one, START))).length, 1);
    assert.equal((await outbox.claim(claimOf(other, START + MINUTE - 1))).length, 0);
    await outbox.renewLeases(one, START + 2 * MINUTE);
    assert.equal((await outbox.claim(claimOf(other, START + MINUTE))).length, 0);
    const [taken] = await outbox.claim(claimOf(other, START + 2 * MINUTE));
    assert.deepEqual([taken?.attempts, taken?.firstAttemptAt], [2, START]);
    await outbox.releaseLeases(other);
    assert.equal((await outbox.claim(claimOf(one, START + 2 * MINUTE))).length, 1);
  });

  test("what was to wait, or was leased, by a clock that was a year ahead is due when it is right again", async () => {
    const outbox = await makeOutbox();
    const [killed, other] = [randomUUID(), randomUUID()];
    const year = 365 * 24 * 60 * MINUTE;
    await outbox.accept(newMessage({ receivedAt: START + year }));
    assert.equal((await outbox.claim(claimOf(killed, START + year))).length, 1);
    await outbox.accept(newMessage({ receivedAt: START + year }));
    assert.equal((await outbox.claim(claimOf(other, START))).length, 2);
    assert.equal((await outbox.claim(claimOf(killed, START))).length, 0, "now they are leased by the right time");
  });

  test("many who claim at a time get different messages", async () => {
    const outbox = await makeOutbox();
    await Promise.all(Array.from({ length: 60 }, () => outbox.accept(newMessage())));
    const claims = await Promise.all(Array.from({ length: 30 }, () => outbox.claim(claimOf(randomUUID(), START, 3))));
    const ids = claims.flat().map(({ id }) => id);
    assert.equal(ids.length, 60);
    assert.equal(new Set(ids).size, 60);
  });

  test("a failed message waits for its time, a dead one for somebody to requeue it", async () => {
    const outbox = await makeOutbox();
    const owner = randomUUID();
    const { id } = newMessage();
    await outbox.accept(newMessage({ id }));
    await outbox.claim(claimOf(owner, START));
    await outbox.recordFailure({ id, owner: randomUUID(), error: "not mine", nextAttemptAt: undefined });
    assert.deepEqual(
      (await outbox.list()).map(({ status, lastError }) => [status, lastError]),
      [["queued", ""]],
    );
    await outbox.recordFailure({ id, owner, error: "451 later", nextAttemptAt: START + 10 });
    assert.equal((await outbox.claim(claimOf(owner, START + 9))).length, 0);
    assert.equal((await outbox.list())[0]?.lastError, "451 later");
    assert.equal((await outbox.claim(claimOf(owner, START + 10)))[0]?.attempts, 2);
    await outbox.recordFailure({ id, owner, error: "554 no", nextAttemptAt: undefined });
    assert.deepEqual(await outbox.counts(), { queued: 0, sent: 0, dead: 1, oldestQueuedAt: undefined });
    assert.equal((await outbox.claim(claimOf(owner, START + 1e9))).length, 0);
    assert.equal(await outbox.requeue(id, START + 20), true);
    assert.equal(await outbox.requeue("none", START), false);
    const [again] = await outbox.claim(claimOf(owner, START + 20));
    assert.deepEqual([again?.attempts, again?.firstAttemptAt], [1, START + 20]);
  });

  test("when the relay is back, everything that waits is due", async () => {
    const outbox = await makeOutbox();
    const owner = randomUUID();
    const { id } = newMessage();
    await outbox.accept(newMessage({ id }));
    await outbox.claim(claimOf(owner, START));
    await outbox.recordFailure({ id, owner, error: "down", nextAttemptAt: START + 15 * MINUTE });
    const due = newMessage({ receivedAt: START - MINUTE });
    await outbox.accept(due);
    assert.equal(await outbox.retryNow(START + 1), 1, "the one that is due needs no hurry");
    const claimed = await outbox.claim(claimOf(owner, START + 1));
    assert.equal(claimed.length, 2);
    assert.equal(
      (await outbox.list()).find((lead) => lead.id === due.id)?.nextAttemptAt,
      START - MINUTE,
      "keeps its turn",
    );
  });

  test("a delivered message says nothing more of the failures before, and requeued nothing of the delivery", async () => {
    const outbox = await makeOutbox();
    const [owner, other] = [randomUUID(), randomUUID()];
    const { id } = newMessage();
    const told = async () =>
      (await outbox.list()).map(({ status, lastError, sentAt }) => ({ status, lastError, sentAt }));
    await outbox.accept(newMessage({ id }));
    await outbox.claim(claimOf(owner, START));
    await outbox.recordFailure({ id, owner, error: "451 later", nextAttemptAt: START + 10 });
    await outbox.claim(claimOf(owner, START + 10));
    assert.equal(await outbox.recordSent(id, START + 20), true);
    assert.equal(await outbox.recordSent(randomUUID(), START + 20), false, "deleted meanwhile");
    assert.deepEqual(await told(), [{ status: "sent", lastError: "", sentAt: START + 20 }]);
    assert.equal(await outbox.requeue(id, START + 30), true);
    assert.deepEqual(await told(), [{ status: "queued", lastError: "", sentAt: undefined }]);
    await outbox.claim(claimOf(owner, START + 30));
    await outbox.requeue(id, START + 31);
    await outbox.renewLeases(owner, START + 10 * MINUTE);
    assert.equal((await outbox.claim(claimOf(other, START + 31))).length, 1, "whoever had it has it no more");
  });

  test("delivered messages go after their time, others stay; a person's go when asked", async () => {
    const outbox = await makeOutbox();
    const [sent, queued] = [newMessage(), newMessage({ receivedAt: START + 1 })];
    await outbox.accept(sent);
    await outbox.accept(queued);
    await outbox.recordSent(sent.id, START + MINUTE);
    assert.deepEqual(
      (await outbox.list()).map(({ id, status, sentAt }) => [id, status, sentAt]),
      [
        [queued.id, "queued", undefined],
        [sent.id, "sent", START + MINUTE],
      ],
    );
    assert.equal((await outbox.claim(claimOf(randomUUID(), START + MINUTE))).length, 1);
    assert.equal(await outbox.removeSentBefore(START + MINUTE), 0);
    assert.equal(await outbox.removeSentBefore(START + 2 * MINUTE), 1);
    assert.equal(await outbox.remove([queued.id, "none"]), 1);
    assert.deepEqual(await outbox.list(), []);
  });

  test("a probe writes where one has written before", async () => {
    const outbox = await makeOutbox();
    await outbox.probe(START);
    await assert.doesNotReject(outbox.probe(START + 1));
  });
}
