import assert from "node:assert/strict";
import promises, { mkdir, readFile, rename, utimes, writeFile } from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { test } from "node:test";
import { temporaryFolder } from "../../server/fixtures/test-site.ts";
import { buildAhead, letWait, NotBuiltAhead, shownAsOf, waitingReleases } from "./ahead.ts";
import { pointAt } from "./put-in-place.ts";

const DAY = 86_400_000;
const NOW = new Date("2100-01-01T00:00:00Z");
const after = (days: number) => new Date(NOW.getTime() + days * DAY);

test("built ahead are the next moments within sixty days, each once, and none for which a release waits", async () => {
  const build = await temporaryFolder();
  const current = join(build, "current");
  const waitFor = async (moment: Date) => {
    const release = join(build, "releases", String(moment.getTime()));
    await mkdir(release, { recursive: true });
    await letWait(release, moment, current);
  };
  const built = async (changes: Date[]) => {
    const asked: Date[] = [];
    const buildFor = async (moment: Date) => {
      asked.push(moment);
      await waitFor(moment);
    };
    assert.deepEqual(await buildAhead(changes, NOW, { current, buildFor }), asked);
    return asked;
  };
  await waitFor(after(2));
  const changes = [-1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 61].map(after);
  assert.deepEqual(await built(changes), [1, 3, 4, 5, 6, 7, 8].map(after));
  assert.deepEqual(await built(changes), []);
  assert.deepEqual(await built([61].map(after)), []);
  const one = await buildAhead([10, 11].map(after), NOW, { current, buildFor: waitFor, most: 1 });
  assert.deepEqual(one, [after(10)], "who wants to look up in between");
});

test("a build for an hour is told that hour; where it fails, so does whoever waits for it, and the hours after it are not built", async (t) => {
  const folder = await temporaryFolder();
  const home = process.cwd();
  process.chdir(folder);
  t.after(() => process.chdir(home));
  await mkdir("scripts");
  const build = 'require("node:fs").appendFileSync("asked", process.env.BUILD_AT + process.argv[2] + "\\n");';
  await writeFile(
    "scripts/build.ts",
    `${build} process.exitCode = Number(process.env.BUILD_AT === "${after(2).toISOString()}");`,
  );
  const current = join(folder, "build", "current");
  assert.deepEqual(await buildAhead([after(1)], NOW, { current }), [after(1)]);
  await assert.rejects(buildAhead([1, 2, 3].map(after), NOW, { current }), (error) => {
    assert.ok(error instanceof NotBuiltAhead);
    assert.deepEqual(error.moment, after(2));
    return true;
  });
  const asked = [1, 1, 2].map((days) => `${after(days).toISOString()}--ahead\n`);
  assert.equal(await readFile("asked", "utf8"), asked.join(""));
});

test("a release tells as of when it shows the site, also once it was built ahead and is served", async () => {
  const build = await temporaryFolder();
  const current = join(build, "current");
  assert.equal(await shownAsOf(current), null);
  const [present, later] = await Promise.all(
    ["present", "later"].map(async (name) => {
      const release = join(build, "releases", name);
      await mkdir(release, { recursive: true });
      await writeFile(join(release, "site.json"), name);
      return release;
    }),
  );
  await pointAt(current, present ?? "");
  const made = new Date("2099-12-31T00:00:00Z");
  await utimes(join(current, "site.json"), made, made);
  assert.equal(await shownAsOf(current), made.getTime());
  await letWait(later ?? "", NOW, current);
  await rename(`${current}.at-${NOW.getTime()}`, current);
  assert.equal(await shownAsOf(current), NOW.getTime());
});

test("a release waits once it is down on the disk, with the scripts of tabs that will be open at its hour: one that came to neither is built again", {
  skip: process.platform === "win32" && "no such program",
}, async (t) => {
  const [build, programs] = [await temporaryFolder(), await temporaryFolder()];
  const current = join(build, "current");
  const releases = ["present", "later"].map((name) => join(build, "releases", name));
  for (const release of releases) await mkdir(join(release, "site", "assets"), { recursive: true });
  const [present = "", later = ""] = releases;
  await writeFile(join(present, "site/assets/app.js"), "");
  await pointAt(current, present);
  const { PATH } = process.env;
  t.after(() => Object.assign(process.env, { PATH }));
  process.env.PATH = `${programs}:${PATH}`;
  const sync = (lines: string) => writeFile(join(programs, "sync"), `#!/bin/sh\n${lines}\n`, { mode: 0o755 });

  await sync("exit 1"); // a disk that takes nothing more
  await assert.rejects(letWait(later, NOW, current));
  assert.deepEqual(await waitingReleases(current), []);
  await sync(`ls "$2/site/assets" "${build}" >"${build}/synced"`);
  await letWait(later, NOW, current);
  const seen = (await readFile(join(build, "synced"), "utf8")).split("\n");
  assert.deepEqual(
    ["app.js", `current.at-${NOW.getTime()}`].map((name) => seen.includes(name)),
    [true, false],
  );
  assert.equal((await waitingReleases(current)).length, 1);

  process.env.PATH = join(programs, "none"); // as on Windows
  await letWait(later, after(1), current);
  assert.equal((await waitingReleases(current)).length, 2);
});

test("a release that a running server takes while one looks waits no longer, and fails nothing", async (t) => {
  const { mock } = t.mock.method(promises, "readdir", async () => ["current.at-1"]); // listed, and gone when it is read
  syncBuiltinESMExports();
  t.after(() => {
    mock.restore();
    syncBuiltinESMExports();
  });
  assert.deepEqual(await waitingReleases(join(await temporaryFolder(), "current")), []);
  assert.equal(mock.callCount(), 1);
});
