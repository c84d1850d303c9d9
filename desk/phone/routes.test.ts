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
  const ask = (url: string, payload: object) =>
    app.inject({ method: "POST", url: `/ban-lam-viec/api/${url}`, headers, payload });
  return { house, ask };
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
  const page = await fetch(address);
  let told: number | undefined;
  const sending = fetch(`${address}/anh`, {
    method: "POST",
    body: readFileSync("docs/home.jpg"),
    headers: {
      cookie: (page.headers.get("set-cookie") ?? "").split(";")[0] ?? "",
      origin: new URL(address).origin,
      "x-name": "IMG_7.JPG",
    },
  }).then(({ status }) => {
    told = status;
  });
  const came: string[] = [];
  const look = async () => {
    const { arrived } = (await ask("phone-door/look", {})).json<PhoneState>();
    came.push(...arrived.map(({ name }) => name));
  };
  while (told === undefined && !context.signal.aborted) await look();
  await sending;
  await look();
  assert.equal(told, 200);
  assert.deepEqual(came, ["IMG_7.JPG"]);
});
