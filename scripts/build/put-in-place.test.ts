import assert from "node:assert/strict";
import { once } from "node:events";
import { existsSync } from "node:fs";
import promises, {
  mkdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  symlink,
  truncate,
  utimes,
  writeFile,
} from "node:fs/promises";
import { Agent, request } from "node:http";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { test } from "node:test";
import { Worker } from "node:worker_threads";
import {
  FORMER_FILE,
  HELD_FILE,
  MARK_HOLDS,
  MARK_PREFIX,
  SENDING,
  SENDING_LASTS,
  SIZES_FILE,
} from "../../contract/built-site.ts";
import { testApp } from "../../server/fixtures/test-app.ts";
import { type Ending, temporaryFolder, writeSite } from "../../server/fixtures/test-site.ts";
import { takeDueRelease } from "../../server/site/due-release.ts";
import { followedSite } from "../../server/site/followed-site.ts";
import { letWait, waitingReleases } from "./ahead.ts";
import { clearReleases, putInPlace } from "./put-in-place.ts";
import { STATIC_FOLDER, writeStaticHost } from "./static-host/write-static-host.ts";

const DAY = 86_400_000;

/**
 * Puts releases in place in a thread of its own, because a build is a program of its own: in this thread the load of visitors would hold up each of its steps.
 */
function builderBeside(t: Ending) {
  const program = `const { parentPort } = require("node:worker_threads");
    const { rename } = require("node:fs/promises");
    const { putInPlace } = await import(${JSON.stringify(new URL("put-in-place.ts", import.meta.url).href)});
    parentPort.on("message", async ({ made, release, current }) => {
      await rename(made, release);
      await putInPlace(release, { current });
      parentPort.postMessage("in place");
    });`;
  const builder = new Worker(`(async () => { ${program} })()`, { eval: true });
  t.after(async () => void (await builder.terminate()));
  return async (build: Record<"made" | "release" | "current", string>) => {
    builder.postMessage(build);
    await once(builder, "message");
  };
}

/** A build folder of its own, and what makes releases in it: each with a page, a script and a picture that name it. */
async function builds() {
  const build = await temporaryFolder();
  const current = join(build, "current");
  const release = async (name: string) => {
    const folder = join(build, "releases", name);
    await mkdir(folder, { recursive: true });
    return writeSite(folder, {
      "index.html": `<!doctype html><title>${name}</title>`,
      [`assets/app-${name}.js`]: `export const build = "${name}";\n`.repeat(50),
      [`pictures/banner-${name}/640.jpg`]: `picture of ${name}`,
    });
  };
  const stands = (name: string) => existsSync(join(build, "releases", name));
  return { current, release, stands };
}

test("a running server takes over each new build under load: no request fails, and the newest page is served", {
  timeout: 60_000,
}, async (t) => {
  const { current, release, stands } = await builds();
  await putInPlace(await release("0"), { current });
  const built = builderBeside(t);
  const next = await Promise.all(
    ["1", "2", "3", "4"].map(async (name) => {
      const made = join(current, `../made-${name}`); // among the releases it would be cleared away before its turn
      const folder = await release(name);
      await rename(folder, made);
      return { name, made, release: folder, current };
    }),
  );
  const site = await followedSite(current);
  t.after(() => site.stop());
  const { port } = await testApp(t, { site: site.current });
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  t.after(() => agent.destroy());
  const get = (path: string) =>
    new Promise<{ status: number | undefined; body: string }>((resolve, reject) =>
      request({ port, host: "127.0.0.1", path, agent }, async (answer) =>
        resolve({ status: answer.statusCode, body: Buffer.concat(await answer.toArray()).toString() }),
      )
        .on("error", reject)
        .end(),
    );

  let loading = true;
  const failed: string[] = [];
  const answered = { at: 0 };
  // A page from memory, a script and a picture of the first build, and a file that is read from the disk for each answer.
  const visitor = async () => {
    while (loading && !t.signal.aborted) {
      for (const path of ["/", "/assets/app-0.js", "/pictures/banner-0/640.jpg", "/large.pdf"]) {
        const { status } = await get(path).catch((error: Error) => ({ status: error.message }));
        if (status !== 200) failed.push(`${path}: ${status}`);
        answered.at++;
      }
    }
  };
  const visitors = Promise.all(Array.from({ length: 20 }, visitor));
  for (const { name, ...build } of next) {
    const before = answered.at;
    await built(build);
    await site.catchUp();
    assert.equal((await get("/")).body, `<!doctype html><title>${name}</title>`);
    while (answered.at < before + 80 && !t.signal.aborted) await get("/");
  }
  loading = false;
  await visitors;
  assert.deepEqual(failed, []);
  assert.deepEqual(["0", "1", "2", "3", "4"].map(stands), [false, false, false, true, true]);
});

test("a release that a server serves stays, however many builds come after it, until the server leaves", async (t) => {
  const { current, release, stands } = await builds();
  await putInPlace(await release("0"), { current });
  const site = await followedSite(current);
  // Marks the release. This server then hears of no further build, like a server that is busy or cannot read them.
  await site.catchUp();
  const { address } = await testApp(t, { site: site.current });
  for (const name of ["1", "2", "3"]) await putInPlace(await release(name), { current });
  assert.ok(stands("0"));
  assert.equal((await fetch(`${address}/large.pdf`)).status, 200);
  await site.stop();
  await putInPlace(await release("4"), { current });
  assert.ok(!stands("0"));
});

test("the mark of a server that was killed keeps a release only for a while", async () => {
  const { current, release, stands } = await builds();
  const first = await release("0");
  await putInPlace(first, { current });
  const mark = join(first, `${MARK_PREFIX}1-dead`);
  await writeFile(mark, "");
  const touched = (await stat(mark)).mtimeMs;
  await putInPlace(await release("1"), { current });
  await putInPlace(await release("2"), { current, now: touched + MARK_HOLDS - 1 });
  assert.ok(stands("0"));
  await putInPlace(await release("3"), { current, now: touched + MARK_HOLDS });
  assert.ok(!stands("0"));
});

test("a release that waits for its hour or is kept to be taken back is not cleared away", async () => {
  const { current, release, stands } = await builds();
  await writeFile(join(await release("kept"), HELD_FILE), "");
  for (const name of ["0", "1", "2"]) await putInPlace(await release(name), { current });
  await letWait(await release("later"), new Date(1000), current);
  await clearReleases(await realpath(current), undefined, current);
  assert.deepEqual(["kept", "later", "0", "1", "2"].map(stands), [true, true, false, false, true]);
  await takeDueRelease(current, 1000);
  for (const name of ["3", "4"]) await putInPlace(await release(name), { current });
  assert.deepEqual(["kept", "later"].map(stands), [true, false]);
});

test("a release that was damaged while it waited is not served at its hour: what is served stays, for a server that starts then too", async (t) => {
  const damages: [string, (folder: string) => Promise<void>][] = [
    ["gone", (folder) => rm(folder, { recursive: true })],
    ["a page is gone", (folder) => rm(join(folder, "site/gioi-thieu/index.html"))],
    ["a page is cut short", (folder) => truncate(join(folder, "site/index.html"), 100)],
    ["the description is cut short", (folder) => truncate(join(folder, "site.json"), 100)],
    ["the list of its files is cut short", (folder) => truncate(join(folder, SIZES_FILE), 100)],
  ];
  for (const [damage, befalls] of damages) {
    const { current, release } = await builds();
    await putInPlace(await release("0"), { current });
    await letWait(await release("1"), new Date(1000), current);
    const later = await release("2");
    await letWait(later, new Date(2000), current);
    await befalls(later);
    const site = await followedSite(current);
    t.after(() => site.stop());
    const told: { err: Error }[] = [];
    site.follow({ info() {}, warn() {}, error: (about: { err: Error }) => void told.push(about) });
    await site.catchUp();
    assert.match(told[0]?.err.message ?? "", /current\.at-2000.* not served at its hour/, damage);
    await site.catchUp();
    assert.match(
      await readFile(join(current, "site/index.html"), "utf8"),
      /<title>1</,
      "the one before it, whose hour has come as well",
    );
    assert.deepEqual(await waitingReleases(current), []);
  }
});

test("a release that was being sent and has gone to its own name meanwhile breaks off nothing", async () => {
  const { current, release, stands } = await builds();
  await putInPlace(await release("0"), { current });
  await symlink("gone", join(current, `../releases/other${SENDING}`)); // listed, and not there when it is looked at
  for (const name of ["1", "2"]) await putInPlace(await release(name), { current });
  assert.deepEqual(["0", "1", "2"].map(stands), [false, true, true]);
});

test("what a broken line has left of a release goes after an hour: it would fill the disk", async () => {
  const { current, release, stands } = await builds();
  await release(`sent${SENDING}`);
  await putInPlace(await release("0"), { current });
  assert.ok(stands(`sent${SENDING}`));
  await putInPlace(await release("1"), { current, now: Date.now() + SENDING_LASTS });
  assert.ok(!stands(`sent${SENDING}`));
});

test("a former release that cannot be removed stops no build, and goes with the next one", async () => {
  const { current, release, stands } = await builds();
  await release("0");
  await release("0.going"); // what a killed build has left is in the way
  await putInPlace(await release("1"), { current });
  await putInPlace(await release("2"), { current });
  assert.deepEqual(["0", "0.going", "1", "2"].map(stands), [false, false, true, true]);
});

test("a release that waits has the scripts of what is served meanwhile, for tabs that are open at its hour; of two for one hour the later one waits", async () => {
  const { current, release } = await builds();
  await putInPlace(await release("0"), { current });
  for (const name of ["1", "2"]) await letWait(await release(name), new Date(1000), current);
  await takeDueRelease(current, 1000);
  assert.match(await readFile(join(current, "site/index.html"), "utf8"), /<title>2</);
  assert.ok(existsSync(join(current, "site/assets/app-0.js")));
});

test("of releases that wait each has the scripts of the one before it, and thirty days count from the hour at which that one is left", async () => {
  const { current, release } = await builds();
  const now = Date.now();
  const day = (count: number) => now + count * DAY;
  await putInPlace(await release("0"), { current, now });
  // Both are built ahead on one day, for two hours far apart.
  await letWait(await release("1"), new Date(day(20)), current);
  await letWait(await release("2"), new Date(day(50)), current);
  const scripts = () => ["0", "1", "2"].filter((name) => existsSync(join(current, `site/assets/app-${name}.js`)));
  await takeDueRelease(current, day(20));
  assert.deepEqual(scripts(), ["0", "1"]);
  await takeDueRelease(current, day(50));
  assert.deepEqual(scripts(), ["0", "1", "2"], "the first one was left thirty days ago, and stays one release longer");
  await putInPlace(await release("3"), { current, now: day(80) });
  assert.deepEqual(scripts(), ["1", "2"]);
  await putInPlace(await release("4"), { current, now: day(81) });
  assert.deepEqual(scripts(), ["2"]);
});

test("in whatever order releases were built ahead, each has the scripts of the one before its hour", async () => {
  const { current, release } = await builds();
  await putInPlace(await release("0"), { current });
  await letWait(await release("2"), new Date(2000), current);
  await letWait(await release("1"), new Date(1000), current);
  const scripts = () => ["0", "1", "2"].filter((name) => existsSync(join(current, `site/assets/app-${name}.js`)));
  await takeDueRelease(current, 1000);
  assert.deepEqual(scripts(), ["0", "1"]);
  await takeDueRelease(current, 2000);
  assert.deepEqual(scripts(), ["0", "1", "2"]);
});

test("scripts of what was served until a release was taken back have their days from then on, though that one had them as former long before", async () => {
  const { current, release } = await builds();
  const now = Date.now();
  const day = (count: number) => now + count * DAY;
  const held = async (name: string) => {
    const folder = await release(name);
    await writeFile(join(folder, HELD_FILE), "");
    return folder;
  };
  const [first, second, third, fourth] = await Promise.all(["0", "1", "2", "3"].map(held));
  for (const [folder = "", count] of [
    [first, 0],
    [second, 0],
    [first, 0],
    [third, 39],
    [second, 40],
    [fourth, 68],
  ] as const)
    await putInPlace(folder, { current, now: day(count) });
  assert.ok(existsSync(join(current, "site/assets/app-0.js")), "a tab opened a day before it was left, 29 days ago");
});

test("a list of former files that a killed build has left half written stops no build", async () => {
  const { current, release } = await builds();
  await putInPlace(await release("0"), { current });
  await putInPlace(await release("1"), { current });
  await writeFile(join(current, FORMER_FILE), '{"assets/app-0.js":17');
  await putInPlace(await release("2"), { current });
  for (const name of ["0", "1"]) assert.ok(existsSync(join(current, `site/assets/app-${name}.js`)), name);
});

test("scripts of a release that was taken back stay for thirty days from when it was left for good; a clock that was ahead keeps none longer", async () => {
  const { current, release } = await builds();
  const now = Date.now();
  const day = (count: number) => now + count * DAY;
  const at = (name: string) => existsSync(join(current, `site/assets/app-${name}.js`));
  const first = await release("0");
  await putInPlace(first, { current, now });
  const second = await release("1");
  await putInPlace(second, { current, now });
  await putInPlace(first, { current, now });
  await putInPlace(second, { current, now: day(40) });
  await putInPlace(await release("2"), { current, now: day(69) });
  assert.ok(at("0"));
  await putInPlace(await release("3"), { current, now: day(400) }); // the clock is a year ahead
  for (const [name, count] of [
    ["4", 70],
    ["5", 99],
    ["6", 100],
  ] as const)
    await putInPlace(await release(name), { current, now: day(count) });
  assert.ok(at("2"));
  await putInPlace(await release("7"), { current, now: day(101) });
  assert.ok(!at("2"));
});

test("one build by a clock that is years off lets go of no scripts of tabs that are open", async () => {
  for (const years of [1, -11]) {
    const { current, release } = await builds();
    const now = Date.now();
    const at = (name: string) => existsSync(join(current, `site/assets/app-${name}.js`));
    const hours = [0, 2 * DAY, years * 365 * DAY, 3 * DAY];
    for (const [name, hour] of hours.entries())
      await putInPlace(await release(String(name)), { current, now: now + hour });
    assert.deepEqual(["0", "1", "2", "3"].map(at), [true, true, true, true], `${years} years off`);
  }
});

test("a build that cannot be read is not taken over: the former one is served on", async (t) => {
  const { current, release } = await builds();
  await putInPlace(await release("0"), { current });
  const site = await followedSite(current);
  t.after(() => site.stop());
  const broken = await release("1");
  await writeFile(join(broken, "site.json"), "{");
  await putInPlace(broken, { current });
  await site.catchUp();
  const { address } = await testApp(t, { site: site.current });
  assert.match(await (await fetch(address)).text(), /<title>0</);
  await putInPlace(await release("2"), { current });
  await site.catchUp();
  assert.match(await (await fetch(address)).text(), /<title>2</);
});

test("when a release comes nothing waits that was built ahead of the one before: killed just then, it would be that one which comes at its hour", async (t) => {
  const { current, release } = await builds();
  await putInPlace(await release("0"), { current });
  await letWait(await release("0-later"), new Date(1000), current);
  const next = await release("1");
  const { rename } = promises;
  let waited: number | undefined;
  const { mock } = t.mock.method(promises, "rename", async (from: string, to: string) => {
    if (to === current) waited = (await waitingReleases(current)).length;
    await rename(from, to);
  });
  syncBuiltinESMExports();
  t.after(() => {
    mock.restore();
    syncBuiltinESMExports();
  });
  await putInPlace(next, { current });
  assert.equal(waited, 0);
});

test("a release that is being removed has its name no more: broken off in the middle, what is left would pass for it", async (t) => {
  const { current, release, stands } = await builds();
  for (const name of ["0", "1"]) await putInPlace(await release(name), { current });
  const next = await release("2");
  const { rm } = promises;
  const stood: boolean[] = [];
  const { mock } = t.mock.method(promises, "rm", async (...given: Parameters<typeof rm>) => {
    if (given[1]?.recursive) stood.push(stands("0"));
    await rm(...given);
  });
  syncBuiltinESMExports();
  t.after(() => {
    mock.restore();
    syncBuiltinESMExports();
  });
  await putInPlace(next, { current });
  assert.deepEqual([stood, stands("0")], [[false], false]);
});

test("what a run that was killed has left of its link keeps no later build from being served", async () => {
  const { current, release } = await builds();
  await symlink("releases/gone", `${current}.new`);
  await putInPlace(await release("0"), { current });
  assert.match(await readFile(join(current, "site/index.html"), "utf8"), /<title>0</);
});

test("former scripts and pictures stay for thirty days from the build that left them out, compressed forms too", async () => {
  const { current, release } = await builds();
  const first = await release("0");
  await putInPlace(first, { current });
  // Made long before the next build, as in a shop with nothing new for a season.
  const longAgo = new Date(Date.now() - 90 * DAY);
  for (const file of ["assets/app-0.js", "pictures/banner-0/640.jpg"])
    await utimes(join(first, "site", file), longAgo, longAgo);

  const now = Date.now();
  await putInPlace(await release("1"), { current, now });
  await putInPlace(await release("2"), { current, now: now + 30 * DAY - 1 });
  const at = (file: string) => existsSync(join(current, "site", file));
  for (const file of ["assets/app-0.js", "assets/app-0.js.br", "pictures/banner-0/640.jpg", "assets/app-1.js"]) {
    assert.ok(at(file), file);
  }
  await putInPlace(await release("3"), { current, now: now + 30 * DAY });
  await putInPlace(await release("4"), { current, now: now + 31 * DAY });
  assert.ok(!at("assets/app-0.js") && !at("pictures/banner-0/640.jpg"));
  assert.ok(at("assets/app-1.js") && at("assets/app-2.js"));
});

test("the folder of a static host has former scripts too, and no compressed forms", async () => {
  const { current, release } = await builds();
  await putInPlace(await release("0"), { current });
  const next = await release("1");
  await writeStaticHost(next);
  await putInPlace(next, { current });
  const at = (file: string) => existsSync(join(current, STATIC_FOLDER, file));
  for (const file of ["assets/app-0.js", "pictures/banner-0/640.jpg", "assets/app-1.js"]) assert.ok(at(file), file);
  assert.ok(!at("assets/app-0.js.br"));
});

test("a release that is taken back still has the scripts of the one it replaces", async () => {
  const { current, release } = await builds();
  const first = await release("0");
  await putInPlace(first, { current });
  await putInPlace(await release("1"), { current });
  await putInPlace(first, { current });
  assert.match(await readFile(join(current, "site/index.html"), "utf8"), /<title>0</);
  for (const name of ["0", "1"]) assert.ok(existsSync(join(current, `site/assets/app-${name}.js`)), name);
});

test("where a link cannot be renamed over another, the moment without one is not noticed by a running server", async (t) => {
  const { current, release } = await builds();
  const onWindows = { current, platform: "win32" } as const;
  await putInPlace(await release("0"), onWindows);
  const site = await followedSite(current);
  t.after(() => site.stop());
  const next = await release("1");
  const { rename } = promises;
  let looks = 0;
  const { mock } = t.mock.method(promises, "rename", async (from: string, to: string) => {
    if (to === current) {
      assert.ok(!existsSync(current));
      await site.catchUp();
      looks++;
    }
    await rename(from, to);
  });
  syncBuiltinESMExports();
  t.after(() => {
    mock.restore();
    syncBuiltinESMExports();
  });
  await putInPlace(next, onWindows);
  assert.equal(looks, 1);
  await site.catchUp();
  const { address } = await testApp(t, { site: site.current });
  assert.match(await (await fetch(address)).text(), /<title>1</);
});
