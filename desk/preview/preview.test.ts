import assert from "node:assert/strict";
import childProcess, { fork } from "node:child_process";
import { once } from "node:events";
import { symlinkSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import path from "node:path";
import { test } from "node:test";
import { setImmediate } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { hanoiDay } from "../../contract/time-zone.ts";
import { editInContent, houseFor } from "../fixtures/test-house.ts";
import { PreviewRests, type Question, startPreview } from "./preview.ts";

test("a preview whose process cannot be begun rests, and the desk goes on", async (context) => {
  const preview = startPreview(houseFor(context), "/nowhere");
  await assert.rejects(preview.see(null, "/"), PreviewRests);
  await assert.rejects(preview.files(), PreviewRests);
  await preview.stop();
});

test("a preview's process that hangs twice is ended: the next question starts another one", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { mock } = context.mock.method(childProcess, "fork");
  syncBuiltinESMExports();
  context.after(() => {
    mock.restore();
    syncBuiltinESMExports();
  });
  const preview = startPreview(houseFor(context), process.cwd());
  context.after(() => preview.stop());
  const began = preview.files();
  for (let question = 0; question < 2; question++) {
    const seen = preview.see(null, "/"); // the process takes seconds to start, so by this clock it hangs
    await setImmediate();
    context.mock.timers.tick(120_000);
    await assert.rejects(seen, /no page after 120 s/);
  }
  await assert.rejects(began, PreviewRests);
  assert.equal(mock.callCount(), 1);
  const next = preview.see(null, "/");
  await setImmediate();
  assert.equal(mock.callCount(), 2);
  await preview.stop();
  await assert.rejects(next, /its process ended/);
});

const DAY = 86_400_000;

/** Runs before the preview's process: from the second question on, its clock is three days further. */
const CLOCK = `
let asked = 0;
process.on("message", () => asked++);
const now = Date.now;
Date.now = () => now() + (asked > 1 ? ${3 * DAY} : 0);
globalThis.Date = new Proxy(Date, { construct: (date, given) => new date(...(given.length > 0 ? given : [Date.now()])) });
`;

test("what the site changes by itself is seen once its time has come, though nothing was written", async (context) => {
  const house = houseFor(context);
  symlinkSync(path.resolve("content/pictures"), path.join(house.content, "pictures"));
  const [from, to] = [-DAY, DAY].map((time) => hanoiDay(new Date(Date.now() + time)));
  const notice = `notices: [{ from: "${from}", to: "${to}", text: "Xưởng nghỉ ba ngày." }]`;
  editInContent(house, "settings.yml", "notices: []", notice);
  const child = fork(fileURLToPath(new URL("site-process.ts", import.meta.url)), [], {
    execArgv: ["--import", `data:text/javascript,${encodeURIComponent(CLOCK)}`],
    env: { ...process.env, NODE_ENV: "production", CONTENT_FOLDER: house.content, DESK_PREVIEW: "word" },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  context.after(() => child.kill());
  await once(child, "message"); // its port: from now on it listens
  const shown: boolean[] = [];
  for (const id of [1, 2]) {
    child.send({ id, address: "/", changed: false, moment: null } satisfies Question);
    const [{ html }] = await once(child, "message");
    shown.push(/Xưởng\snghỉ\sba\sngày/.test(html));
  }
  assert.deepEqual(shown, [true, false]);
});
