import assert from "node:assert/strict";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import Fastify from "fastify";
import { houseFor } from "../fixtures/test-house.ts";
import { setTarget } from "../publishing/target.ts";
import type { Desk } from "../server/app.ts";
import { type Health, healthRoutes } from "./routes.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

async function healthOf(t: Parameters<typeof houseFor>[0], prepare: (desk: Desk) => void): Promise<Health> {
  const house = houseFor(t);
  const before = { DATA_DIR: process.env.DATA_DIR ?? "", DESK_SERVER: process.env.DESK_SERVER ?? "" };
  Object.assign(process.env, { DATA_DIR: house.desk, DESK_SERVER: "" });
  const app = Fastify();
  t.after(async () => {
    Object.assign(process.env, before);
    await app.close();
    rmSync(house.desk, { recursive: true, force: true });
  });
  const desk = { house, root, now: Date.now } as Desk; // the room asks for no more of a desk
  prepare(desk);
  healthRoutes(app, desk);
  return (await app.inject({ url: "/health" })).json() as Health;
}

test("what the doctor finds is told on the desk, the worst first, without what is as it should be", async (t) => {
  const { findings, away } = await healthOf(t, () => {});
  assert.equal(away, null);
  const store = findings?.find(({ subject }) => subject === "Kho lời nhắn");
  assert.equal(store?.state, "ill"); // an empty folder: no message could be kept
  assert.ok(store.mend);
  const states = findings?.map(({ state }) => state) ?? [];
  assert.deepEqual(states, [...states].sort());
  assert.ok(!states.includes("good"));
});

test("where the site runs elsewhere and no way there is set, this machine's state is not taken for the site's", async (t) => {
  const health = await healthOf(t, ({ house }) => setTarget(house, { kind: "folder", folder: "/srv/trang" }));
  assert.deepEqual(health, { findings: null, away: "elsewhere" });
});

test("an examination that could not be made is tried again at the next question, and one that was made is told again", async (t) => {
  const house = houseFor(t);
  const doctor = path.join(house.desk, "scripts", "doctor.ts");
  const app = Fastify();
  t.after(() => app.close());
  let now = Date.now();
  healthRoutes(app, { house, root: house.desk, now: () => now } as Desk); // the room asks for no more of a desk
  const told = async () => (await app.inject({ url: "/health" })).json() as Health;
  const target = path.join(house.desk, "publishing", "target.json");
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, "{");
  assert.equal((await app.inject({ url: "/health" })).statusCode, 500);
  rmSync(target);
  const first = await told();
  assert.equal(first.findings, null);
  mkdirSync(path.dirname(doctor), { recursive: true });
  writeFileSync(doctor, 'console.log("[]");');
  assert.deepEqual(await told(), { findings: [], away: null });
  const later = async (milliseconds: number) => {
    now += milliseconds;
    return (await told()).findings;
  };
  // The second time the clock is set back.
  for (const step of [1, -1]) {
    rmSync(doctor);
    assert.deepEqual(await told(), { findings: [], away: null });
    assert.deepEqual(await later(step * 60_000), []);
    assert.equal(await later(step), null);
    writeFileSync(doctor, 'console.log("[]");');
    assert.deepEqual(await told(), { findings: [], away: null });
  }
});
