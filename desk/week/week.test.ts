import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type TestContext, test } from "node:test";
import { fileURLToPath } from "node:url";
import Fastify from "fastify";
import { houseFor } from "../fixtures/test-house.ts";
import { setTarget } from "../publishing/target.ts";
import type { Desk } from "../server/app.ts";
import { type Week, weekRoutes } from "./routes.ts";

const PROJECT = fileURLToPath(new URL("../..", import.meta.url));

async function weekOf(
  t: TestContext,
  settings: Record<string, string>,
  { url = "/week", house = houseFor(t), root = PROJECT } = {},
): Promise<Week> {
  const folder = mkdtempSync(path.join(tmpdir(), "desk-week-"));
  const wanted: Record<string, string> = { DATA_DIR: folder, DATABASE_URL: "", DESK_SERVER: "", ...settings };
  const before = Object.fromEntries(Object.keys(wanted).map((name) => [name, process.env[name] ?? ""]));
  Object.assign(process.env, wanted);
  const app = Fastify();
  t.after(async () => {
    Object.assign(process.env, before);
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });
  weekRoutes(app, { house, root } as Desk); // the room asks for no more of a desk
  return (await app.inject({ url })).json() as Week;
}

test("a store without any visit yet gives an empty summary, not a fault", async (t) => {
  const week = await weekOf(t, {}, { url: "/week?days=28" });
  assert.equal(week.away, null);
  assert.deepEqual([week.days, week.summary?.pages, week.summary?.sums.view], [[], [], 0]);
  const { first = "", last = "" } = week.summary ?? {};
  assert.equal((Date.parse(last) - Date.parse(first)) / 86_400_000, 27);
});

test("a store that does not answer is told, and no figures are made up", async (t) => {
  const week = await weekOf(t, { DATABASE_URL: "postgres://shop@127.0.0.1:1/shop" });
  assert.equal(week.summary, null);
  assert.match(JSON.stringify(week.away), /ECONNREFUSED/);
});

test("where the site runs elsewhere and no way there is set, this machine's figures are not taken for the site's", async (t) => {
  const house = houseFor(t);
  const command = path.join(house.desk, "server/visits.ts");
  mkdirSync(path.dirname(command), { recursive: true });
  const tells = (days: object[]) => {
    const summary = { first: "2026-11-24", last: "2026-11-30", sums: {}, speed: {}, days, pages: [] };
    writeFileSync(command, `console.log(${JSON.stringify(JSON.stringify(summary))});`);
  };
  const week = (settings = {}) => weekOf(t, { DATA_DIR: "", ...settings }, { house, root: house.desk });
  const elsewhere = { summary: null, days: [], away: "elsewhere" };
  tells([]);
  assert.equal((await week()).away, null);
  setTarget(house, { kind: "folder", folder: "/srv/trang" });
  assert.deepEqual(await week(), elsewhere);
  assert.equal((await week({ DATABASE_URL: "postgres://shop@127.0.0.1:5433/shop" })).away, null);
  tells([{ day: "2026-11-30", view: 3, speed: {} }]);
  assert.equal((await week()).days.length, 1, "of a server on this machine");
  setTarget(house, { kind: "ssh", host: "web@shop.example", folder: "/srv/trang" });
  assert.deepEqual(await week(), elsewhere);
});
