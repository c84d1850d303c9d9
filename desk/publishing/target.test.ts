import assert from "node:assert/strict";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import test from "node:test";
import { setImmediate } from "node:timers/promises";
import { SENDING } from "../../contract/built-site.ts";
import { houseFor } from "../fixtures/test-house.ts";
import { folderFor, projectFor, withoutNetwork } from "../fixtures/test-publishing.ts";
import { Refused } from "../server/refused.ts";
import { sendFrom, sendRelease, setTarget, type Target, targetOf, waitingMoments } from "./target.ts";

const PLACES: [name: string, target: (folder: string) => Target][] = [
  ["another folder", (folder) => ({ kind: "folder", folder })],
  ["another machine", (folder) => ({ kind: "ssh", host: "web@hoanggia.vn", port: 22, folder })],
];
for (const [name, target] of PLACES) {
  test(`${name} gets whole releases beside each other and one link; a failure on the way leaves the link`, async (context) => {
    withoutNetwork(context);
    const [root, to] = [projectFor(context, ["one", "two", "three"]), folderFor(context)];
    const served = () => readFileSync(path.join(to, "current/site/index.html"), "utf8");
    for (const release of ["one", "two", "three"]) {
      await sendRelease(target(to), root, release);
      assert.equal(served(), release);
    }
    assert.deepEqual(readdirSync(path.join(to, "releases")), ["three", "two"]);
    for (const mark of ["held", "served-by-7"])
      assert.equal(existsSync(path.join(to, "releases/three", mark)), false, mark);
    await assert.rejects(
      sendRelease(target(to), root, "missing"),
      (error) => error instanceof Refused && error.message.includes("nguyên vẹn"),
    );
    assert.equal(existsSync(path.join(to, "releases/missing")), false);
    assert.equal(served(), "three");
    await sendRelease(target(to), root, "two");
    assert.equal(readlinkSync(path.join(to, "current")), "releases/two");
  });

  test(`${name} keeps a release that a server there still serves, or that somebody holds`, async (context) => {
    withoutNetwork(context);
    const [root, to] = [projectFor(context, ["one", "two", "three", "four"]), folderFor(context)];
    await sendRelease(target(to), root, "one");
    writeFileSync(path.join(to, "releases/one/served-by-7"), "");
    await sendRelease(target(to), root, "two");
    writeFileSync(path.join(to, "releases/two/held"), "");
    await sendRelease(target(to), root, "three");
    await sendRelease(target(to), root, "four");
    assert.deepEqual(readdirSync(path.join(to, "releases")), ["four", "one", "three", "two"]);
    const tenMinutesAgo = new Date(Date.now() - 600_000);
    utimesSync(path.join(to, "releases/one/served-by-7"), tenMinutesAgo, tenMinutesAgo);
    await sendRelease(target(to), root, "four");
    assert.deepEqual(readdirSync(path.join(to, "releases")), ["four", "two"]);
  });

  test(`${name} where the link cannot be moved keeps what waits there for its hour`, async (context) => {
    withoutNetwork(context);
    const [root, to] = [projectFor(context, ["one", "later", "two", "latest"]), folderFor(context)];
    const hour = Date.now() + 86_400_000;
    const later = (folder: string, at: number, release: string) =>
      symlinkSync(`releases/${release}`, path.join(folder, `current.at-${at}`));
    later(path.join(root, "build"), hour, "later");
    await sendRelease(target(to), root, "one");
    assert.equal(readlinkSync(path.join(to, `current.at-${hour}`)), "releases/later");
    rmSync(path.join(root, `build/current.at-${hour}`));
    later(path.join(root, "build"), hour + 1, "latest");
    // No link can be moved over a folder that is not empty.
    rmSync(path.join(to, "current"));
    mkdirSync(path.join(to, "current/site"), { recursive: true });
    await assert.rejects(sendRelease(target(to), root, "two"), Refused);
    const waiting = () => readdirSync(to).filter((file) => file.startsWith("current.at-"));
    assert.deepEqual(waiting(), [`current.at-${hour}`]);
    assert.equal(existsSync(path.join(to, `current.at-${hour}/site/index.html`)), true);
    assert.equal(existsSync(path.join(to, "former-hours")), false);
    rmSync(path.join(to, "current"), { recursive: true });
    await sendRelease(target(to), root, "two");
    assert.deepEqual(waiting(), [`current.at-${hour + 1}`]);
    assert.equal(readFileSync(path.join(to, "current/site/index.html"), "utf8"), "two");
  });
}

test("what another desk is sending to the same machine is left alone, and nothing is served there that has gone meanwhile", async (context) => {
  withoutNetwork(context);
  const [root, to] = [projectFor(context, ["one", "two"]), folderFor(context)];
  const target: Target = { kind: "ssh", host: "web@hoanggia.vn", port: 22, folder: to };
  mkdirSync(path.join(to, `releases/others${SENDING}`), { recursive: true });
  await sendRelease(target, root, "one");
  assert.deepEqual(readdirSync(path.join(to, "releases")), ["one", `others${SENDING}`]);

  // Between the two steps of sending, an update there clears away the release, to which no link leads yet.
  const place = path.join((process.env.PATH ?? "").split(":")[0] ?? "", "mv");
  writeFileSync(place, `#!/bin/sh\nPATH=\${PATH#*:}\nmv "$@" && case "$3" in */releases/two) rm -r "$3" ;; esac\n`, {
    mode: 0o755,
  });
  await assert.rejects(sendRelease(target, root, "two"), /Khách vẫn thấy bản trước, nguyên vẹn/);
  rmSync(place);
  assert.equal(readFileSync(path.join(to, "current/site/index.html"), "utf8"), "one");
});

test("another machine links the pictures that it has already, and keeps none that the site no longer has", async (context) => {
  withoutNetwork(context);
  const [root, to] = [projectFor(context, ["one", "two"]), folderFor(context)];
  const target: Target = { kind: "ssh", host: "web@hoanggia.vn", port: 22, folder: to };
  const folders = { one: ["bat-0a1b2c3d", "viec-4e5f6a7bp"], two: ["bat-0a1b2c3d", "cot-8c9d0e1f"] };
  for (const [release, pictures] of Object.entries(folders)) {
    for (const picture of pictures) {
      const folder = path.join(root, "build/releases", release, "site/pictures", picture);
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, "1200.jpg"), release);
    }
    await sendRelease(target, root, release);
  }
  const there = path.join(to, "current/site/pictures");
  assert.deepEqual(readdirSync(there), folders.two);
  assert.equal(readFileSync(path.join(there, "bat-0a1b2c3d/1200.jpg"), "utf8"), "one", "not sent again");
});

test("pictures of another user there, which the system lets nobody else link, are copied", async (context) => {
  withoutNetwork(context);
  const [root, to] = [projectFor(context, ["one", "two"]), folderFor(context)];
  const target: Target = { kind: "ssh", host: "web@hoanggia.vn", port: 22, folder: to };
  for (const release of ["one", "two"]) {
    mkdirSync(path.join(root, `build/releases/${release}/site/pictures/bat-0a1b2c3d`), { recursive: true });
    writeFileSync(path.join(root, `build/releases/${release}/site/pictures/bat-0a1b2c3d/1200.jpg`), release);
  }
  await sendRelease(target, root, "one");
  // As cp does it there: the folders come, the files do not.
  const refusing = `#!/bin/sh\nPATH=\${PATH#*:}\ncase "$1" in -al) cp -r --attributes-only "$2" "$3"; exit 1 ;; esac\nexec cp "$@"\n`;
  writeFileSync(path.join((process.env.PATH ?? "").split(":")[0] ?? "", "cp"), refusing, { mode: 0o755 });
  await sendRelease(target, root, "two");
  const there = path.join(to, "current/site/pictures");
  assert.deepEqual(readdirSync(there), ["bat-0a1b2c3d"]);
  assert.equal(readFileSync(path.join(there, "bat-0a1b2c3d/1200.jpg"), "utf8"), "one", "not sent again");
});

test("what is private here can be read by the server of another machine, which may mark its release as far as it may move the link", async (context) => {
  withoutNetwork(context);
  const before = process.umask(0o077);
  context.after(() => process.umask(before));
  const [root, to] = [projectFor(context, ["one"]), folderFor(context)];
  chmodSync(to, 0o775);
  await sendRelease({ kind: "ssh", host: "web@hoanggia.vn", port: 22, folder: to }, root, "one");
  const modes = ["", "site", "site/index.html"].map(
    (name) => statSync(path.join(to, "releases/one", name)).mode & 0o777,
  );
  assert.deepEqual(modes, [0o775, 0o755, 0o644]);
  assert.equal(statSync(path.join(to, "releases")).mode & 0o777, 0o755);
});

test("root of another machine writes there as the user who owns the folder, so that an update can clear away what the desk has sent", async (context) => {
  withoutNetwork(context);
  const [root, to] = [projectFor(context, ["one"]), folderFor(context)];
  const said = path.join(folderFor(context), "users");
  const programs = { id: "echo 0", stat: "echo hoang-gia-build", runuser: `echo "$2" >> ${said}; shift 3; exec "$@"` };
  for (const [name, lines] of Object.entries(programs))
    writeFileSync(path.join((process.env.PATH ?? "").split(":")[0] ?? "", name), `#!/bin/sh\n${lines}\n`, {
      mode: 0o755,
    });
  await sendRelease({ kind: "ssh", host: "root@hoanggia.vn", port: 22, folder: to }, root, "one");
  // What is there already, the files, the name, the links.
  assert.equal(readFileSync(said, "utf8"), "hoang-gia-build\n".repeat(4));
  assert.equal(readFileSync(path.join(to, "current/site/index.html"), "utf8"), "one");
});

test("a machine that is lost while a release is on its way to it keeps no program waiting here", async (context) => {
  withoutNetwork(context, 'case "$last" in *"sh -c "?"ls "*) exit 0 ;; *) exit 255 ;; esac');
  const root = projectFor(context, ["one"]);
  writeFileSync(path.join(root, "build/releases/one/site/large.jpg"), Buffer.alloc(4_000_000));
  const target: Target = { kind: "ssh", host: "web@hoanggia.vn", port: 22, folder: "/nowhere" };
  await assert.rejects(sendRelease(target, root, "one"), Refused);
  while (process.getActiveResourcesInfo().includes("ProcessWrap") && !context.signal.aborted) await setImmediate();
});

test("a release that was not read to its end here is not taken for a whole one there at the next try", async (context) => {
  withoutNetwork(context);
  const [root, to] = [projectFor(context, ["one"]), folderFor(context)];
  const target: Target = { kind: "ssh", host: "web@hoanggia.vn", port: 22, folder: to };
  const site = path.join(root, "build/releases/one/site");
  // A disk that cannot read a file: the archive goes on without its bytes.
  const place = path.join((process.env.PATH ?? "").split(":")[0] ?? "", "tar");
  const failing = `#!/bin/sh\nPATH=\${PATH#*:}\ncase "$*" in *-cf*) tar --exclude=./site/index.html "$@"; exit 2 ;; esac\nexec tar "$@"\n`;
  writeFileSync(place, failing, { mode: 0o755 });
  await assert.rejects(sendRelease(target, root, "one"), Refused);
  rmSync(place);
  await sendRelease(target, root, "one");
  assert.deepEqual(readdirSync(path.join(to, "current/site")), readdirSync(site));
});

test("a release has its name on the other machine only when it is down on the disk there: what has it is taken as it is", async (context) => {
  withoutNetwork(context);
  const [root, to] = [projectFor(context, ["one"]), folderFor(context)];
  const place = path.join((process.env.PATH ?? "").split(":")[0] ?? "", "sync");
  const said = path.join(folderFor(context), "there-at-sync");
  writeFileSync(place, `#!/bin/sh\nls ${to}/releases > ${said}\n`, { mode: 0o755 });
  await sendRelease({ kind: "ssh", host: "web@hoanggia.vn", port: 22, folder: to }, root, "one");
  assert.equal(readFileSync(said, "utf8"), `one${SENDING}\n`);
});

test("where this machine has no ssh, that is what the owner is told", async (context) => {
  const { PATH } = process.env;
  process.env.PATH = folderFor(context);
  context.after(() => {
    process.env.PATH = PATH;
  });
  const target: Target = { kind: "ssh", host: "web@hoanggia.vn", port: 22, folder: "/nowhere" };
  await assert.rejects(sendRelease(target, projectFor(context, ["one"]), "one"), /máy này chưa có ssh/);
});

test("a broken file of where the site goes is told by its name: this machine is not taken for the place", (context) => {
  const house = houseFor(context);
  setTarget(house, { kind: "folder", folder: "/var/www/hoang-gia" });
  const file = path.join(house.desk, "publishing/target.json");
  for (const broken of ["", '{"kind":"ssh"}']) {
    writeFileSync(file, broken);
    assert.throws(() => targetOf(house), { name: "Refused", message: new RegExp(file) });
  }
});

test("a place to send to is taken only where it is no option and no command of ssh", (context) => {
  const house = houseFor(context);
  for (const wrong of [
    { kind: "ssh", host: "-oProxyCommand=x@y", folder: "/var/www" },
    { kind: "ssh", host: "web@hoanggia.vn", folder: "/var/www; rm -rf /" },
    { kind: "ssh", host: "web@hoanggia.vn", folder: "www" },
    { kind: "folder", folder: "www" },
  ]) {
    assert.throws(() => setTarget(house, wrong), Refused);
  }
  for (const port of [null, 0, 2.5, 70_000])
    assert.throws(() => setTarget(house, { kind: "ssh", host: "web@hoanggia.vn", port, folder: "/var/www" }), {
      message: "Cổng là số từ 1 đến 65535, thường là 22.",
    });
  assert.deepEqual(setTarget(house, { kind: "folder", folder: "~/web" }), {
    kind: "folder",
    folder: path.join(homedir(), "web"),
  });
  assert.deepEqual(setTarget(house, { kind: "ssh", host: "web@hoanggia.vn", folder: "/var/www/hoang-gia" }), {
    kind: "ssh",
    host: "web@hoanggia.vn",
    port: 22,
    folder: "/var/www/hoang-gia",
  });
});

test("a folder that no longer has the site, because its disk is away, is not begun anew unless it is set again", async (context) => {
  const house = houseFor(context);
  const [root, to] = [projectFor(context, ["one", "two"]), folderFor(context)];
  setTarget(house, { kind: "folder", folder: to });
  await sendFrom(house, root, "one");
  rmSync(to, { recursive: true });
  await assert.rejects(
    sendFrom(house, root, "two"),
    (error) => error instanceof Refused && error.message.includes(`Không thấy trang ở ${to}`),
  );
  assert.equal(existsSync(to), false);
  setTarget(house, { kind: "folder", folder: to });
  await sendFrom(house, root, "two");
  assert.equal(readlinkSync(path.join(to, "current")), "releases/two");
});

test("while links change on another machine nothing is promised of what waits there: killed then, the desk does not know", async (context) => {
  const house = houseFor(context);
  const [root, to] = [projectFor(context, ["one", "two", "later"]), folderFor(context)];
  const seen = path.join(to, "seen.json");
  const note = path.join(house.desk, "publishing/sent.json");
  withoutNetwork(context, `case "$last" in *former-hours*) cp ${note} ${seen} ;; esac; exec sh -c "$last"`);
  const target = setTarget(house, { kind: "ssh", host: "web@hoanggia.vn", folder: to });
  const hour = Date.now() + 86_400_000;
  const link = path.join(root, `build/current.at-${hour}`);
  symlinkSync("releases/later", link);
  await sendFrom(house, root, "one");
  assert.deepEqual(await waitingMoments(house, root), [hour]);
  rmSync(link);
  await assert.rejects(sendFrom(house, root, "missing"), Refused);
  assert.deepEqual(await waitingMoments(house, root), [hour]);
  await sendFrom(house, root, "two");
  assert.deepEqual(JSON.parse(readFileSync(seen, "utf8")), { target, moments: [] });
  assert.deepEqual(await waitingMoments(house, root), []);
});
