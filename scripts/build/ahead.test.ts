import assert from "node:assert/strict";
import { mkdir, rename, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { temporaryFolder } from "../../server/fixtures/test-site.ts";
import { buildAhead, letWait, shownAsOf, waitingReleases } from "./ahead.ts";
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

test("a release that a running server takes while one looks waits no longer, and fails nothing", async () => {
  const build = await temporaryFolder();
  const current = join(build, "current");
  await mkdir(join(build, "releases", "later"), { recursive: true });
  for (let round = 0; round < 20; round++) {
    await letWait(join(build, "releases", "later"), NOW, current);
    const [found] = await Promise.all([
      waitingReleases(current),
      rm(`${current}.at-${NOW.getTime()}`), // as the server's rename does
    ]);
    assert.ok(found.length <= 1);
  }
});
