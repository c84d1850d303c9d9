import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { type TestContext, test } from "node:test";
import { houseFor } from "../fixtures/test-house.ts";
import type { Preview } from "../preview/preview.ts";
import { createDesk } from "../server/app.ts";
import type { PhoneState } from "./routes.ts";

const resting: Preview = {
  see: () => Promise.resolve({ status: 200, html: "", problems: [] }),
  files: () => Promise.resolve(""),
  stop: () => Promise.resolve(),
};

/** A desk that listens, and asks it as its window does. */
async function deskFor(context: TestContext) {
  process.env.DESK_PHONE_HOST = "127.0.0.1"; // this file has a process to itself
  const house = houseFor(context);
  const app = await createDesk({ house, root: process.cwd(), now: Date.now, preview: resting, window: "desk/ui" });
  context.after(() => app.close());
  const { host, origin } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  const headers = { host, "x-desk": "1", origin, "sec-fetch-site": "same-origin" };
  const ask = (url: string, payload: object, method: "POST" | "DELETE" = "POST") =>
    app.inject({ method, url: `/ban-lam-viec/api/${url}`, headers, payload });
  return { house, ask };
}

/** A phone that has opened the address. @returns sends its picture */
async function phoneAt(address: string): Promise<() => Promise<Response>> {
  const page = await fetch(address);
  const headers = {
    cookie: (page.headers.get("set-cookie") ?? "").split(";")[0] ?? "",
    origin: new URL(address).origin,
    "x-name": "IMG_7.JPG",
  };
  return () => fetch(`${address}/anh`, { method: "POST", body: readFileSync("docs/home.jpg"), headers });
}

test("while the store is away the phone is told the letters that the window was told last", async (context) => {
  const { house, ask } = await deskFor(context);
  Object.assign(process.env, { DATA_DIR: house.desk, DATABASE_URL: "" });
  await ask("letters/trial", {});
  process.env.DATABASE_URL = "postgres://shop@127.0.0.1:1/shop";
  const { address } = (await ask("phone-door", { purpose: "letters" })).json<{ address: string }>();
  const page = await (await fetch(address)).text();
  assert.match(page, /lần hỏi trước.*<li>/s);
});

test("a picture that a phone was told has arrived comes to the window, however often it asks while the picture is opened", async (context) => {
  const { ask } = await deskFor(context);
  const { address } = (await ask("phone-door", { purpose: "pictures" })).json<{ address: string }>();
  const send = await phoneAt(address);
  let told: number | undefined;
  const sending = send().then(({ status }) => {
    told = status;
  });
  const came: string[] = [];
  const look = async () => {
    const { arrived } = (await ask("phone-door/look", { address })).json<PhoneState>();
    came.push(...arrived.map(({ name }) => name));
  };
  while (told === undefined && !context.signal.aborted) await look();
  await sending;
  await look();
  assert.equal(told, 200);
  assert.deepEqual(came, ["IMG_7.JPG"]);
});

test("a window whose code gave way to another window's learns that it is shut, and takes nothing of the new one", async (context) => {
  const { ask } = await deskFor(context);
  const open = async (purpose: string) => (await ask("phone-door", { purpose })).json<{ address: string }>();
  const look = async (door: object) => (await ask("phone-door/look", door)).json<PhoneState>();
  const former = await open("pictures");
  assert.equal((await (await phoneAt(former.address))()).status, 200);
  const door = await open("pictures");
  assert.equal((await (await phoneAt(door.address))()).status, 200);
  const own = await look(former);
  assert.deepEqual([own.open, own.arrived.length], [false, 1]);
  assert.deepEqual(await look(former), { open: false, taken: false, arrived: [] });
  await ask("phone-door", former, "DELETE");
  const { arrived, ...state } = await look(door);
  assert.deepEqual([state, arrived.length], [{ open: true, taken: true }, 1]);
  await ask("phone-door", door, "DELETE");
  assert.equal((await look(door)).open, false);
});

test("where the address that was set is no longer this machine's, the owner is told which, and by what it was set", async (context) => {
  const { ask } = await deskFor(context);
  process.env.DESK_PHONE_HOST = "192.0.2.1"; // of no machine (RFC 5737)
  const answer = await ask("phone-door", { purpose: "letters" });
  assert.equal(answer.statusCode, 409);
  assert.match(answer.json().error, /DESK_PHONE_HOST.*192\.0\.2\.1/);
});
