import assert from "node:assert/strict";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import promises from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import path from "node:path";
import { before, test } from "node:test";
import { RECORD_FILE } from "../../app/content/address-record.build.ts";
import { showCollection } from "../../app/content/collection.build.ts";
import { smallContent } from "../../app/content/fixtures/small-content.ts";
import { readCollection } from "../../app/content/read-collection.build.ts";
import { BUILD_FOLDER, SITE_FILE } from "../../contract/built-site.ts";
import { waitingReleases } from "./ahead.ts";
import { PICTURE_CACHE } from "./pictures.ts";
import { assembleRelease } from "./release.ts";
import { renderPages, UNFINISHED } from "./render-pages.ts";

const SEAL = path.resolve("public/favicon.svg");

before(() => {
  smallContent(); // changes into a folder of its own, where all of this is made
  showCollection(readCollection());
  mkdirSync("public");
  copyFileSync(SEAL, "public/favicon.svg");
  mkdirSync(`${PICTURE_CACHE}/banner`, { recursive: true });
  writeFileSync(`${PICTURE_CACHE}/banner/640.jpg`, "a picture");
});

/** A release of a rendering without pages. @param due the moment it is built ahead for */
async function assembled(fingerprint: string, due?: Date): Promise<void> {
  mkdirSync(`${UNFINISHED}/client/assets`, { recursive: true });
  writeFileSync(`${UNFINISHED}/client/assets/app-1.js`, fingerprint);
  await assembleRelease(fingerprint, due);
}
const served = () => path.basename(realpathSync(BUILD_FOLDER));
const waiting = async () => (await waitingReleases()).map(({ at, release }) => [at, release]);

test("a release is served at once, one that is built ahead waits, and goes with what it was built ahead of", async () => {
  await assembled("first");
  assert.equal(served(), "first");
  await assembled("later", new Date(1000));
  assert.deepEqual([served(), await waiting()], ["first", [[1000, "later"]]]);
  await assembled("second");
  assert.deepEqual([served(), await waiting()], ["second", []]);
});

test("a build that cannot be put in place leaves what is served, what waits for its hour, and nothing of itself", {
  skip: process.platform === "win32" && "no such program",
}, async (t) => {
  await assembled("stays");
  await assembled("stays-later", new Date(3000));
  const { PATH } = process.env;
  t.after(() => Object.assign(process.env, { PATH }));
  process.env.PATH = `${path.resolve("full")}:${PATH}`;
  mkdirSync("full");
  writeFileSync("full/sync", "#!/bin/sh\nexit 1\n", { mode: 0o755 });
  await assert.rejects(assembled("comes"));
  assert.deepEqual([served(), await waiting()], ["stays", [[3000, "stays-later"]]]);
  assert.ok(!existsSync("build/releases/comes"));
});

test("what fails after a release was put in place takes nothing of it away: customers see it, and its addresses are recorded", async (t) => {
  await assembled("before");
  const record = path.join("content", RECORD_FILE);
  rmSync(record, { force: true });
  const { readdir } = promises;
  const { mock } = t.mock.method(promises, "readdir", (...given: Parameters<typeof readdir>) =>
    // Once the release is served, the only step left is to clear away what nobody needs.
    String(given[0]).endsWith("releases") && served() === "switched"
      ? Promise.reject(new Error("the disk fell silent"))
      : readdir(...given),
  );
  syncBuiltinESMExports();
  t.after(() => {
    mock.restore();
    syncBuiltinESMExports();
  });
  await assert.rejects(assembled("switched"), /fell silent/);
  assert.equal(served(), "switched");
  assert.equal(readFileSync(path.join(BUILD_FOLDER, "site/assets/app-1.js"), "utf8"), "switched");
  assert.ok(!existsSync(UNFINISHED));
  assert.ok(existsSync(record));
});

test("what is built once more gets a folder of its own: the other one may be in use", async () => {
  await assembled("again");
  await assembled("again");
  assert.equal(served(), "again-2");
  assert.ok(existsSync("build/releases/again/site"));
});

test("a release has its pictures, and tells where its site leads on", async () => {
  await assembled("whole");
  assert.ok(existsSync(path.join(BUILD_FOLDER, "site/pictures/banner/640.jpg")));
  const { redirects } = JSON.parse(readFileSync(path.join(BUILD_FOLDER, SITE_FILE), "utf8"));
  assert.equal(redirects["/tin-tuc/trang/1"], "/tin-tuc");
});

test("a build that fails, on a full disk for one, leaves nothing of itself behind: each try would take more room", async () => {
  await assembled("good");
  mkdirSync(`${UNFINISHED}/client`, { recursive: true });
  await assert.rejects(assembleRelease("broken"), /assets/);
  mkdirSync("build/current.at-2000"); // in the way of its link
  await assert.rejects(assembled("later-broken", new Date(2000)));
  rmdirSync("build/current.at-2000");
  // Renders a project without the renderer's settings.
  writeFileSync(
    "half.cjs",
    `process.once("exit", () => require("node:fs").mkdirSync("${UNFINISHED}/client", { recursive: true }))`,
  );
  await assert.rejects(
    renderPages(new Date(), UNFINISHED, { NODE_OPTIONS: "--require=./half.cjs" }),
    /could not be rendered/,
  );
  const left = ["build/releases/broken", "build/releases/later-broken", UNFINISHED].filter((place) =>
    existsSync(place),
  );
  assert.deepEqual([served(), left], ["good", []]);
});

test("a rendering that the system ends says that the memory was too little", async () => {
  writeFileSync("killed.cjs", 'process.once("message", () => process.kill(process.pid, "SIGKILL"))');
  await assert.rejects(
    renderPages(new Date(), UNFINISHED, { NODE_OPTIONS: "--require=./killed.cjs" }),
    /want of memory/,
  );
});
