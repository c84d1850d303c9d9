import assert from "node:assert/strict";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { temporaryFolder } from "../../server/fixtures/test-site.ts";
import { buildAhead, letWait, waitingReleases } from "./ahead.ts";

const DAY = 86_400_000;
const NOW = new Date("2100-01-01T00:00:00Z");
const after = (days: number) => new Date(NOW.getTime() + days * DAY);

test("built ahead are the next three moments within sixty days, each once, and none for which a release waits", async () => {
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
  const changes = [-1, 1, 1, 2, 3, 4, 61].map(after);
  assert.deepEqual(await built(changes), [after(1), after(3)]);
  assert.deepEqual(await built(changes), []);
  assert.deepEqual(await built([61].map(after)), []);
});

test("a release that a running server takes while one looks waits no longer, and fails nothing", async () => {
  const build = await temporaryFolder();
  const current = join(build, "current");
  for (let round = 0; round < 20; round++) {
    await letWait(join(build, "releases", "later"), NOW, current);
    const [found] = await Promise.all([
      waitingReleases(current),
      rm(`${current}.at-${NOW.getTime()}`), // as the server's rename does
    ]);
    assert.ok(found.length <= 1);
  }
});
