import assert from "node:assert/strict";
import fs, {
  chmodSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import path from "node:path";
import { test } from "node:test";
import { NOT_CONTENT } from "../../app/content/files/content-files.build.ts";
import { houseFor } from "../fixtures/test-house.ts";
import {
  appendInside,
  bringInside,
  createInside,
  folderInside,
  makePrivate,
  NotOurs,
  readIfThere,
  removeInside,
  removeUnfinished,
  writeInside,
} from "./house.ts";

test("whatever is written, added, laid or taken away stays inside, whatever it is called and wherever a link leads", (context) => {
  const { desk, content } = houseFor(context);
  const outside = path.join(path.dirname(desk), "outside");
  mkdirSync(outside);
  mkdirSync(desk);
  symlinkSync(outside, path.join(desk, "away"));
  writeFileSync(path.join(outside, "there.md"), "x");
  mkdirSync(`${desk}-beside`);
  for (const name of [
    ...["../outside/there.md", path.join(outside, "there.md"), "away/there.md"],
    ...["../desk-beside/there.md", "."], // a folder whose name begins alike, and the folder itself
  ]) {
    for (const act of [
      () => writeInside(desk, name, "y"),
      () => appendInside(desk, name, "y"),
      () => createInside(desk, name, "y"),
      () => bringInside(desk, name, path.join(content, "home.md")),
      () => folderInside(desk, name),
      () => removeInside(desk, name),
    ])
      assert.throws(act, NotOurs, name);
  }
  assert.deepEqual([readdirSync(outside), readdirSync(`${desk}-beside`)], [["there.md"], []]);
  assert.equal(readIfThere(path.join(outside, "there.md")), "x");
});

test("what cannot be read as a file counts as none: nothing, a folder, a file on the way, a link to itself", (context) => {
  const { desk } = houseFor(context);
  mkdirSync(desk);
  writeFileSync(path.join(desk, "file"), "x");
  symlinkSync("itself", path.join(desk, "itself"));
  for (const name of ["nothing", ".", "file/on-the-way", "itself"])
    assert.equal(readIfThere(path.join(desk, name)), null, name);
});

test("creating a file where one stands leaves that one as it is, and nothing unfinished beside it", (context) => {
  const { desk } = houseFor(context);
  assert.deepEqual([createInside(desk, "a/b", "one"), createInside(desk, "a/b", "two")], [true, false]);
  assert.equal(readIfThere(path.join(desk, "a/b")), "one");
  assert.deepEqual(readdirSync(path.join(desk, "a")), ["b"]);
});

test("what a killed desk leaves of a page or a picture stops no build, and is cleared away by the next desk", (context) => {
  const { content, desk } = houseFor(context);
  mkdirSync(desk);
  const left: string[] = [];
  const { renameSync } = fs;
  const { mock } = context.mock.method(fs, "renameSync", (from: string, to: string) => {
    left.push(path.relative(content, from));
    renameSync(from, to);
  });
  syncBuiltinESMExports();
  for (const name of ["articles/in-standee.md", "pictures/anh-moi.jpg"]) writeInside(content, name, "x");
  mock.restore();
  syncBuiltinESMExports();
  assert.deepEqual(
    left.map((file) => path.dirname(file)),
    ["articles", "pictures"],
  );
  for (const file of left) assert.match(path.basename(file), NOT_CONTENT);
  const owners = "articles/.mine.new";
  for (const file of [...left, owners]) writeFileSync(path.join(content, file), "half");
  writeFileSync(path.join(desk, path.basename(left[0] ?? "")), "half");
  // Of a second desk, which looks just now whether it may open.
  const lock = ".lock.json.0a1b2c3d.new";
  writeFileSync(path.join(desk, lock), "x");
  removeUnfinished({ content, desk });
  assert.deepEqual([globSync("**/.*", { cwd: content }), readdirSync(desk)], [[path.normalize(owners)], [lock]]);
  assert.equal(readIfThere(path.join(content, "articles/in-standee.md")), "x");
});

/** What a build makes stands in folders of its own. */
const BUILDS = ["server/build-window.ts", "publishing/site-steps.ts"];
/** What may be imported to read: anything else, or the whole of the module under a name, may write. */
const READS =
  /^(?:type \w+|constants|createReadStream|(?:close|exists|lstat|open|read|readdir|readFile|readlink|realpath|stat)(?:Sync)?)$/;
const FILE_SYSTEM =
  /import ([^;]*?) from "(?:node:)?fs(?:\/promises)?"|(?:import|require|getBuiltinModule)\("(?:node:)?fs/g;
/** A file is opened to be read alone. */
const OPENS_TO_WRITE = /\bopen(?:Sync)?\((?![^()]*, "r"\))/;

test("nothing but this file writes into the folders of a desk", () => {
  const others = globSync("desk/**/*.ts", { exclude: ["desk/fixtures/**", "desk/ui/**", "desk/**/*.test.ts"] })
    .map((file) => path.relative("desk", file).replaceAll(path.sep, "/"))
    .filter((file) => file !== "files/house.ts");
  const writing = others.filter((file) => {
    const code = readFileSync(path.join("desk", file), "utf8");
    const names = [...code.matchAll(FILE_SYSTEM)].flatMap(
      ([, named = ""]) => /^\{(.*)\}$/s.exec(named)?.[1]?.split(",") ?? "*",
    );
    const imported = names.map((name) => name.trim()).filter((name) => name !== "");
    return imported.some((name) => !READS.test(name)) || (imported.length > 0 && OPENS_TO_WRITE.test(code));
  });
  assert.deepEqual(writing.sort(), BUILDS.sort());
});

test("the desk's folder is for its owner's eyes only, one that was open before, too", {
  skip: process.platform === "win32",
}, (context) => {
  const { desk } = houseFor(context);
  const mode = () => statSync(desk).mode & 0o777;
  makePrivate(desk);
  assert.equal(mode(), 0o700);
  chmodSync(desk, 0o755);
  makePrivate(desk);
  assert.equal(mode(), 0o700);
});
