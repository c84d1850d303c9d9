import assert from "node:assert/strict";
import { randomInt } from "node:crypto";
import { after, test } from "node:test";
import { LINE_FIELDS, SEND_FORM_PATH } from "../../contract/contact-fields.ts";
import { LIBRARY_FIELDS, MESSAGE } from "../fixtures/contact-form.ts";
import { testApp } from "../fixtures/test-app.ts";
import { readForm } from "./read-form.ts";

/** Bodies in one run of the tests. `HOSTILE_BODIES=100000` makes it a long one. */
const BODIES = Number(process.env.HOSTILE_BODIES ?? 2_000);

/** What the mutations are drawn from. A failure tells it; `HOSTILE_SEED` set to it sends the same bodies again. */
const SEED = Number(process.env.HOSTILE_SEED ?? randomInt(2 ** 31));

/** Draws numbers, always the same for the same seed (mulberry32). */
interface Draw {
  /** From 0 to below `end`. */
  below(end: number): number;
  bytes(count: number): Buffer;
}

function drawFrom(seed: number): Draw {
  let state = seed;
  const below = (end: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * end);
  };
  return { below, bytes: (count) => Buffer.from(Array.from({ length: count }, () => below(256))) };
}

const { address, outbox } = await testApp({ after });

const PIECES = [
  "\r\n",
  "\n",
  "--",
  "\0",
  '"',
  "name=",
  "filename=",
  "Content-Disposition: form-data; ",
  "boundary",
  "=",
  "&",
  "%",
  "%00",
  "%E1%BA",
  "\u00ff",
  ";",
  "\r\n\r\n",
  ":",
  "=?utf-8?Q?",
  "%0d%0aBcc: x@evil.example",
];

async function goodBody(draw: Draw): Promise<{ type: string; bytes: Buffer }> {
  if (draw.below(3) === 0)
    return { type: "application/x-www-form-urlencoded", bytes: Buffer.from(String(new URLSearchParams(MESSAGE))) };
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...MESSAGE, ...LIBRARY_FIELDS })) form.append(name, value);
  const response = new Response(form);
  const type = response.headers.get("Content-Type") ?? "";
  // A boundary is another each time; it gives way to one that is not.
  const [drawn = ""] = /(?<=boundary=).*$/.exec(type) ?? [];
  const text = Buffer.from(await response.arrayBuffer()).toString("latin1");
  return { type: type.replace(drawn, "----form"), bytes: Buffer.from(text.replaceAll(drawn, "----form"), "latin1") };
}

/** Cuts, doubles, overwrites or inserts something anywhere, up to four times. */
function mutate(bytes: Buffer, draw: Draw): Buffer {
  let mutated = bytes;
  for (let times = 1 + draw.below(4); times > 0 && mutated.length > 0; times--) {
    const [at, to] = [draw.below(mutated.length), draw.below(mutated.length)].sort((one, other) => one - other) as [
      number,
      number,
    ];
    const piece =
      [
        Buffer.from(PIECES[draw.below(PIECES.length)] ?? "", "latin1"),
        draw.bytes(1 + draw.below(8)),
        mutated.subarray(at, to),
      ][draw.below(3)] ?? Buffer.alloc(0);
    mutated = Buffer.concat([mutated.subarray(0, at), piece, mutated.subarray(draw.below(2) === 0 ? at : to)]);
  }
  return mutated.subarray(0, 60_000);
}

function mutateType(type: string, draw: Draw): string {
  if (draw.below(8) > 0) return type;
  const at = draw.below(type.length);
  return (
    [
      type.slice(0, at),
      `${type}; boundary=x`,
      type.toUpperCase(),
      `${type.slice(0, at)}${draw.bytes(2).toString("hex")}${type.slice(at)}`,
    ][draw.below(4)] ?? type
  );
}

test(`${BODIES} mutated forms: none crashes the server or is answered 5xx, and what is stored is clean`, async () => {
  const statuses = new Map<number, number>();
  const attacker = async (draw: Draw, share: number) => {
    for (let count = 0; count < share; count++) {
      const good = await goodBody(draw);
      const [type, bytes] = [mutateType(good.type, draw), mutate(good.bytes, draw)];
      const sent = `HOSTILE_SEED=${SEED}, ${JSON.stringify([type, bytes.toString("latin1")])}`;
      const request = { method: "POST", headers: { "Content-Type": type }, body: new Uint8Array(bytes) };
      const answer = await fetch(address + SEND_FORM_PATH, request).catch((error) => assert.fail(`${error}: ${sent}`));
      await answer.text();
      assert.ok(answer.status < 500, `${answer.status} for ${sent}`);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: 8 }, (_, number) => attacker(drawFrom(SEED + number), BODIES / 8)));
  // Both kinds occurred, so the mutations are neither harmless nor all the same.
  const told = `HOSTILE_SEED=${SEED}`;
  assert.ok((statuses.get(200) ?? 0) > 0 && (statuses.get(400) ?? 0) > 0, `${told}, ${JSON.stringify([...statuses])}`);
  for (const lead of await outbox.list())
    for (const name of LINE_FIELDS)
      assert.doesNotMatch(lead[name], /\p{Cc}/u, `${told}, ${name}: ${JSON.stringify(lead)}`);
  assert.equal((await fetch(`${address}/healthz`)).status, 200);
});

test("parts are counted before they are read, however the boundary is written", async () => {
  const body = Buffer.from('--a\r\nContent-Disposition: form-data; name="x"\r\n\r\n\r\n'.repeat(1_000));
  for (const boundary of [
    "boundary=a",
    'boundary="a"',
    'boundary="\\a"',
    'x="; boundary=zz"; boundary=a',
    "BOUNDARY=a",
  ])
    await assert.rejects(readForm(`multipart/form-data; ${boundary}`, body), /more than 32 parts/, boundary);
});

test("a chunked body without end of size is cut at the limit", async () => {
  const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(16_384)) });
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  const request = { method: "POST", headers, body: endless, duplex: "half" } as RequestInit;
  const answer = await fetch(address + SEND_FORM_PATH, request).then(
    ({ status }) => status,
    () => "cut",
  );
  assert.ok(answer === 413 || answer === "cut", String(answer));
});
