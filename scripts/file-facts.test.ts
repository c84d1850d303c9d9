import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, describe, it } from "node:test";
import { writeLargePrint } from "../bench/instruments/large-prints.ts";

const FIXTURES = "app/print-file/fixtures/files";
const folder = mkdtempSync(path.join(tmpdir(), "file-facts-"));
after(() => rmSync(folder, { recursive: true }));

function fileFacts(...files: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/file-facts.ts", ...files], {
    encoding: "utf8",
  });
  const lines: Record<string, unknown>[] = stdout
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  return { status, lines, stderr };
}

describe("npm run file-facts", () => {
  it("prints one line of JSON a file", () => {
    const { status, lines } = fileFacts(`${FIXTURES}/pdf-userunit-10.pdf`, `${FIXTURES}/zero.jpg`);
    assert.equal(status, 0);
    assert.deepEqual(
      lines.map(({ format, readable }) => [format, readable]),
      [
        ["pdf", "yes"],
        ["none", "no"],
      ],
    );
    assert.match(JSON.stringify(lines[0]), /"shown_mm":\[6000,3000\]/);
  });

  it("says in English which file cannot be opened, goes on, and ends with a code", () => {
    const { status, lines, stderr } = fileFacts("nowhere.pdf", "app", `${FIXTURES}/zero.pdf`);
    assert.equal(status, 1);
    assert.equal(lines.length, 1);
    assert.match(stderr, /cannot open nowhere\.pdf/);
    assert.match(stderr, /cannot open app: it is not a file/);
  });

  it("reads a file of 3 GB", async () => {
    const large = path.join(folder, "large.tif");
    await writeLargePrint(large, "tiff", 3_000_000_000);
    const { lines } = fileFacts(large);
    assert.equal(lines[0]?.readable, "yes");
    assert.match(JSON.stringify(lines[0]), /"shown":\[31622,31622\]/);
  });
});
