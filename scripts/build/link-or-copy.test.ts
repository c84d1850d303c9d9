import assert from "node:assert/strict";
import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { temporaryFolder } from "../../server/fixtures/test-site.ts";
import { linkOrCopy } from "./link-or-copy.ts";

/** A disk in memory, on Linux. */
const OTHER_DISK = "/dev/shm";

test("what is there already is told, and stays as it is: it may be a second name of what is served", async () => {
  const folder = await temporaryFolder();
  const [from, to] = [join(folder, "from"), join(folder, "to")];
  await writeFile(from, "new");
  await writeFile(to, "served");
  await assert.rejects(linkOrCopy(from, to), { code: "EEXIST" });
  assert.equal(await readFile(to, "utf8"), "served");
});

test("where no second name can be given, on another disk for one, the file is copied", async (t) => {
  const folder = await temporaryFolder();
  if (!existsSync(OTHER_DISK) || statSync(OTHER_DISK).dev === statSync(folder).dev)
    return t.skip("this machine has no other disk");
  const other = mkdtempSync(join(OTHER_DISK, "hoang-gia-"));
  t.after(() => rmSync(other, { recursive: true }));
  await writeFile(join(other, "from"), "a picture");
  await linkOrCopy(join(other, "from"), join(folder, "to"));
  assert.equal(await readFile(join(folder, "to"), "utf8"), "a picture");
});
