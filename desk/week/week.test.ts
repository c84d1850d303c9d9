import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type TestContext, test } from "node:test";
import { fileURLToPath } from "node:url";
import Fastify from "fastify";
import type { Desk } from "../server/app.ts";
import { type Week, weekRoutes } from "./routes.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

async function weekOf(t: TestContext, settings: Record<string, string>, url = "/week"): Promise<Week> {
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
  weekRoutes(app, { root } as Desk); // the room asks for no more of a desk
  return (await app.inject({ url })).json() as Week;
}

test("a store without any visit yet gives an empty summary, not a fault", async (t) => {
  const week = await weekOf(t, {}, "/week?days=28");
  assert.equal(week.away, null);
  assert.deepEqual([week.days, week.summary?.pages, week.summary?.sums.view], [[], [], 0]);
  const { first = "", last = "" } = week.summary ?? {};
  assert.equal((Date.parse(last) - Date.parse(first)) / 86_400_000, 27);
});

test("a store that does not answer is told, and no figures are made up", async (t) => {
  const week = await weekOf(t, { DATABASE_URL: "postgres://shop@127.0.0.1:1/shop" });
  assert.equal(week.summary, null);
  assert.match(week.away ?? "", /ECONNREFUSED/);
});
