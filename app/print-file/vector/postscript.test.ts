import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { memorySource } from "../byte-source.ts";
import { readPrintFile } from "../read-print-file.ts";

const PLACED = "%%BeginDocument: logo.eps\n%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 72 72\n%%EndDocument\n";
const TRAILER = "showpage\n%%Trailer\n%%BoundingBox: 72 0 792 1440\n%%EOF\n";

async function told(text: string) {
  const file = await readPrintFile(memorySource(new TextEncoder().encode(text)));
  assert.ok(file.format === "ps");
  return { trouble: file.trouble, shown_mm: file.facts.shown_mm };
}

describe("the size of an EPS", () => {
  it("is its own, not that of a file placed in it", async () => {
    const sound = { trouble: "header-only", shown_mm: [254, 508] };
    assert.deepEqual(await told(`%!PS-Adobe-3.0\r%%BoundingBox: 72 0 792 1440\r${PLACED}`), sound);
    assert.deepEqual(await told(`%!PS-Adobe-3.0\n%%BoundingBox: (atend)\n${PLACED}${TRAILER}`), sound);
    assert.deepEqual(await told(`%!PS-Adobe-3.0\n${"%\n".repeat(40_000)}${TRAILER}`), sound, "far behind its head");
  });

  it("is missing where the file ends before it", async () => {
    const cut = { trouble: "cut", shown_mm: undefined };
    assert.deepEqual(await told("%!PS-Adobe-3.0\n%%BoundingBox: (atend)\nshowpage"), cut);
    assert.deepEqual(await told("%!PS-Adobe-3.0\nshowpage"), { trouble: "header-only", shown_mm: undefined });
  });
});
