import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { test } from "node:test";
import { temporaryFolder } from "../../server/fixtures/test-site.ts";
import { whileNoOtherBuilds } from "./build-lock.ts";

const lockFile = async () => join(await temporaryFolder(), "build", "lock");

test("a second build begins when the first has ended, and says that it waits", async () => {
  const file = await lockFile();
  const done: string[] = [];
  const begun = Promise.withResolvers<void>();
  const waiting = Promise.withResolvers<void>();
  const first = whileNoOtherBuilds(
    async () => {
      begun.resolve();
      await waiting.promise;
      done.push("first");
    },
    { file },
  );
  // Otherwise the second may take the lock first, and nobody waits.
  await begun.promise;
  const second = whileNoOtherBuilds(async () => done.push("second"), { file, waits: waiting.resolve });
  await Promise.all([first, second]);
  assert.deepEqual(done, ["first", "second"]);
});

test("a build that fails lets the next one begin at once", async () => {
  const file = await lockFile();
  await assert.rejects(
    whileNoOtherBuilds(() => Promise.reject(new Error("content")), { file }),
    /content/,
  );
  assert.equal(await whileNoOtherBuilds(async () => "built", { file, patience: 0 }), "built");
});

test("a build that was killed holds up no other", async (t) => {
  const file = await lockFile();
  // Builds until its input ends: a promise that nothing could settle would be collected, and the lock with it.
  const holder = `
    import { whileNoOtherBuilds } from ${JSON.stringify(new URL("./build-lock.ts", import.meta.url).href)};
    const endless = () => new Promise((end) => process.stdin.once("end", end).resume());
    const build = () => (console.log("building"), endless());
    await whileNoOtherBuilds(build, { file: ${JSON.stringify(file)} });
  `;
  const child = spawn(process.execPath, ["--input-type=module", "-e", holder], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  t.after(() => child.kill("SIGKILL"));
  await once(child.stdout, "data");
  let waited = false;
  const waits = () => {
    waited = true;
    child.kill("SIGKILL");
  };
  assert.equal(await whileNoOtherBuilds(async () => "built", { file, waits }), "built");
  assert.ok(waited);
});

test("who has waited too long is told which file is held, and builds nothing", async () => {
  const file = await lockFile();
  const refused = await whileNoOtherBuilds(
    () =>
      whileNoOtherBuilds(async () => assert.fail("built"), { file, patience: 0 }).catch(
        (error: Error) => error.message,
      ),
    { file },
  );
  assert.match(String(refused), /Another build .*lock/);
});

test("a folder that cannot be written to is told in a sentence, with the way to mend it", async () => {
  // Of the system itself: not even root makes a folder there.
  const refused = whileNoOtherBuilds(async () => assert.fail("built"), { file: "/sys/hoang-gia/lock" });
  await assert.rejects(refused, {
    name: "ClosedFolder",
    code: /^(?:EACCES|EPERM|EROFS)$/,
    message:
      /^(?:EACCES|EPERM|EROFS): .*\/sys\/hoang-gia'\. So \/sys cannot be written to, .*\. (?:Let|Mount) .*, then run this again;/,
  });
});
