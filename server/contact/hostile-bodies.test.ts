import assert from "node:assert/strict";
import { randomBytes, randomInt } from "node:crypto";
import { after, test } from "node:test";
import { LINE_FIELDS, SEND_FORM_PATH } from "../../contract/contact-fields.ts";
import { LIBRARY_FIELDS, MESSAGE } from "../fixtures/contact-form.ts";
import { testApp } from "../fixtures/test-app.ts";
import { readForm } from "./read-form.ts";

/** Bodies in one run of the tests. `HOSTILE_BODIES=100000` makes it a long one. */
const BODIES = Number(process.env.HOSTILE_BODIES ?? 2_000);

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

async function goodBody(): Promise<{ type: string; bytes: Buffer }> {
  if (randomInt(3) === 0)
    return { type: "application/x-www-form-urlencoded", bytes: Buffer.from(String(new URLSearchParams(MESSAGE))) };
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...MESSAGE, ...LIBRARY_FIELDS })) form.append(name, value);
  const response = new Response(form);
  return { type: response.headers.get("Content-Type") ?? "", bytes: Buffer.from(await response.arrayBuffer()) };
}

/** Cuts, doubles, overwrites or inserts something anywhere, up to four times. */
function mutate(bytes: Buffer): Buffer {
  let mutated = bytes;
  for (let times = randomInt(1, 5); times > 0 && mutated.length > 0; times--) {
    const [at, to] = [randomInt(mutated.length), randomInt(mutated.length)].sort((one, other) => one - other) as [
      number,
      number,
    ];
    const piece =
      [
        Buffer.from(PIECES[randomInt(PIECES.length)] ?? "", "latin1"),
        randomBytes(randomInt(1, 9)),
        mutated.subarray(at, to),
      ][randomInt(3)] ?? Buffer.alloc(0);
    mutated = Buffer.concat([mutated.subarray(0, at), piece, mutated.subarray(randomInt(2) === 0 ? at : to)]);
  }
  return mutated.subarray(0, 60_000);
}

function mutateType(type: string): string {
  if (randomInt(8) > 0) return type;
  const at = randomInt(type.length);
  return (
    [
      type.slice(0, at),
      `${type}; boundary=x`,
      type.toUpperCase(),
      `${type.slice(0, at)}${randomBytes(2).toString("hex")}${type.slice(at)}`,
    ][randomInt(4)] ?? type
  );
}

test(`${BODIES} mutated forms: none crashes the server or is answered 5xx, and what is stored is clean`, async () => {
  const statuses = new Map<number, number>();
  const attacker = async (share: number) => {
    for (let count = 0; count < share; count++) {
      const { type, bytes } = await goodBody();
      const headers = { "Content-Type": mutateType(type) };
      const answer = await fetch(address + SEND_FORM_PATH, {
        method: "POST",
        headers,
        body: new Uint8Array(mutate(bytes)),
      });
      await answer.text();
      assert.ok(answer.status < 500, `${answer.status} for ${type}`);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: 8 }, () => attacker(BODIES / 8)));
  // Both kinds occurred, so the mutations are neither harmless nor all the same.
  assert.ok((statuses.get(200) ?? 0) > 0 && (statuses.get(400) ?? 0) > 0, JSON.stringify([...statuses]));
  for (const lead of await outbox.list())
    for (const name of LINE_FIELDS) assert.doesNotMatch(lead[name], /\p{Cc}/u, name);
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
