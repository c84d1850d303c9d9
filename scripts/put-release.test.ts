import assert from "node:assert/strict";
import { execFile, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdir, readdir, readFile, readlink, rm, stat, symlink, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { MARK_PREFIX, SENDING } from "../contract/built-site.ts";
import { temporaryFolder, writeSite } from "../server/fixtures/test-site.ts";
import { readSite } from "../server/site/read-site.ts";
import { waitingReleases } from "./build/ahead.ts";
import { LOCK_FILE, whileNoOtherBuilds } from "./build/build-lock.ts";

const COMMAND = fileURLToPath(new URL("put-release.ts", import.meta.url));
const put = (from: string, to: string) => promisify(execFile)(process.execPath, [COMMAND, from, to]);

/** A build folder as the build leaves it: a release and, where an hour is named, one that waits for it. */
async function built(name: string, waitsFor?: number): Promise<string> {
  const build = await temporaryFolder();
  await writeSite(join(build, "releases", name), { [`assets/app-${name}.js`]: `// ${name}\n` });
  await writeFile(join(build, "releases", name, `${MARK_PREFIX}1`), "");
  await symlink(`releases/${name}`, join(build, "current"));
  if (waitsFor !== undefined) {
    await writeSite(join(build, "releases", `${name}-later`));
    await symlink(`releases/${name}-later`, join(build, `current.at-${waitsFor}`));
  }
  return join(build, "current");
}

test("a release is brought with what waits for its hour, and taken back with the files of the newer one", async () => {
  const served = await temporaryFolder();
  const hour = Date.now() + 86_400_000;
  const [first, second] = [await built("first"), await built("second", hour)];
  await put(first, served);
  assert.equal(await readlink(join(served, "current")), join("releases", "first"));
  assert.ok(!existsSync(join(served, "releases/first", `${MARK_PREFIX}1`)));

  await put(second, served);
  assert.deepEqual(await waitingReleases(join(served, "current")), [
    { link: join(served, `current.at-${hour}`), at: hour, release: "second-later" },
  ]);
  assert.equal(
    await readlink(join(served, `current.at-${hour}`)),
    join("releases", "second-later"),
    "wherever it lies",
  );
  assert.ok((await readSite(join(served, "current"))).files.has("/assets/app-first.js"));
  const later = (await readSite(join(served, "releases/second-later"))).files;
  assert.ok(
    later.has("/assets/app-first.js") && later.has("/assets/app-second.js"),
    "for tabs that are open at its hour",
  );

  await put(first, served);
  assert.deepEqual(await waitingReleases(join(served, "current")), []);
  const { files } = await readSite(join(served, "current"));
  assert.ok(files.has("/assets/app-first.js") && files.has("/assets/app-second.js"));

  await put(await built("third"), served);
  assert.deepEqual(
    (await readdir(join(served, "releases"))).sort(),
    ["first", "third"],
    "the others would fill the disk",
  );
});

test("where the link cannot be moved, what is served stays, and so does what waits for its hour", async () => {
  const served = await temporaryFolder();
  const hour = Date.now() + 86_400_000;
  await put(await built("first", hour), served);
  const before = await waitingReleases(join(served, "current"));
  assert.equal(before[0]?.release, "first-later");
  await mkdir(join(served, "current.new")); // in the way of the next link
  await assert.rejects(put(await built("second", hour + 1), served));
  assert.equal(await readlink(join(served, "current")), join("releases", "first"));
  assert.deepEqual(await waitingReleases(join(served, "current")), before);
});

test("who may move the link may mark the release: its folder has the rights of the one that the link lies in", async () => {
  const served = await temporaryFolder();
  await chmod(served, 0o775);
  await put(await built("first"), served);
  const [folder, release] = await Promise.all([served, join(served, "releases/first")].map((place) => stat(place)));
  assert.equal((release?.mode ?? 0) & 0o777, (folder?.mode ?? 0) & 0o777);
  assert.equal((await stat(join(served, LOCK_FILE))).mode & 0o777, 0o664, "and hold the lock");
});

test("a release that has lost something on its disk comes anew, and whole", async () => {
  const served = await temporaryFolder();
  const [first, second] = [await built("first"), await built("second")];
  await put(first, served);
  await put(second, served);
  await put(first, served);
  assert.equal(
    await readlink(join(served, "current")),
    join("releases", "first"),
    "with what it carried of the second",
  );
  // As a power cut leaves what was not written out yet.
  for (const file of ["site/index.html", "former.json"]) await truncate(join(served, "current", file));
  await put(first, served);
  assert.equal(await readlink(join(served, "current")), join("releases", "first-2"));
  const { files } = await readSite(join(served, "current"));
  assert.ok((files.get("/")?.forms.identity.size ?? 0) > 0);
  assert.ok(files.has("/assets/app-second.js"), "for tabs that are open on it");
});

test("a release is down on the disk before the link leads to it", {
  skip: process.platform === "win32" && "no such program",
}, async () => {
  const [served, programs] = [await temporaryFolder(), await temporaryFolder()];
  await put(await built("first"), served);
  const line = `echo "$1 $(readlink "$2/current") $(ls "$2/releases/second/site/index.html")" >>"$2/synced"`;
  await writeFile(join(programs, "sync"), `#!/bin/sh\n${line}\n`, { mode: 0o755 });
  const env = { ...process.env, PATH: `${programs}:${process.env.PATH}` };
  await promisify(execFile)(process.execPath, [COMMAND, await built("second"), served], { env });
  const copied = join(served, "releases/second/site/index.html");
  assert.equal(await readFile(join(served, "synced"), "utf8"), `-f releases/first ${copied}\n`);
  assert.equal(await readlink(join(served, "current")), join("releases", "second"));

  await writeFile(join(programs, "sync"), "#!/bin/sh\nexit 1\n", { mode: 0o755 });
  await assert.rejects(promisify(execFile)(process.execPath, [COMMAND, await built("third"), served], { env }));
  assert.equal(await readlink(join(served, "current")), join("releases", "second"), "a disk that takes no more");
});

test("a folder without a release is refused, and what is served stays", async () => {
  await assert.rejects(put(await temporaryFolder(), await temporaryFolder()), { code: 2, stderr: /finished release/ });
});

test("what another run is still copying is left alone: the second one waits for its end", async (t) => {
  const served = await temporaryFolder();
  const others = join(served, "releases", "other.part");
  await mkdir(others, { recursive: true });
  const from = await built("first");
  const run = await whileNoOtherBuilds(
    async () => {
      const second = spawn(process.execPath, [COMMAND, from, served], { stdio: ["ignore", "ignore", "pipe"] });
      t.after(() => second.kill());
      const ended = once(second, "exit");
      await Promise.race([once(second.stderr, "data"), ended]);
      assert.ok(existsSync(others), "the other's copy");
      assert.ok(!existsSync(join(served, "current")));
      return { ended };
    },
    { file: join(served, LOCK_FILE) },
  );
  assert.deepEqual(await run.ended, [0, null]);
  assert.equal(await readlink(join(served, "current")), join("releases", "first"));
  assert.ok(!existsSync(others), "nobody copies any more: a killed run has left it");
});

test("a release that the desk is sending by ssh is left alone", async () => {
  const served = await temporaryFolder();
  await mkdir(join(served, "releases", `second${SENDING}`), { recursive: true });
  await put(await built("first"), served);
  assert.ok(existsSync(join(served, "releases", `second${SENDING}`)));
});

/** Runs lines of `sh` with a disk of 6 MB mounted in a folder, which only they see. Their arguments are the release to put, the folder and this command. */
async function onSmallDisk(lines: string, from: string) {
  const folder = await temporaryFolder();
  const script = `mount -t tmpfs -o size=6m small "$2" && mkdir -p "$2/releases" && { ${lines}; }`;
  const apart = ["-c", 'exec unshare -rm sh -c "$@"', "sh", script];
  return spawnSync("sh", [...apart, process.execPath, from, folder, COMMAND], { encoding: "utf8" });
}

test("a full disk is told with what is needed, and what was half copied goes at once, as does what a killed run has left", async (t) => {
  const from = await built("first");
  if ((await onSmallDisk("true", from)).status !== 0) return t.skip("this machine lends no disk of its own");
  await writeFile(join(from, "site", "large.bin"), Buffer.alloc(6_000_000));
  const { stdout, stderr } = await onSmallDisk('"$0" "$3" "$1" "$2"; echo $?; ls "$2/releases"; ls "$2"', from);
  assert.equal(stdout, "1\nlock\nreleases\n");
  assert.match(stderr, /^The disk of \S+ is full: the new release needs 10 MB, and 6 MB are left\..*\n$/);

  await rm(join(from, "site", "large.bin"));
  const half = 'mkdir "$2/releases/other.part" && head -c 5000000 /dev/zero >"$2/releases/other.part/x"';
  const next = await onSmallDisk(`${half} && "$0" "$3" "$1" "$2" >"$2/said"; echo $?; ls "$2/releases"`, from);
  assert.equal(next.stdout, "0\nfirst\n", next.stderr);
});
