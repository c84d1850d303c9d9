import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import fc from "fast-check";
import { inflate } from "./inflate.ts";

describe("inflate", () => {
  it("gives back what zlib packed, in each wrapper and at each level", () => {
    const text = fc.array(fc.constantFrom("q ", "0 0 1 rg ", "BT ", "12.5 ", "Hà Nội ", "\0"), { maxLength: 3000 });
    fc.assert(
      fc.property(text, fc.integer({ min: 0, max: 9 }), (words, level) => {
        const bytes = new TextEncoder().encode(words.join(""));
        for (const packed of [
          deflateSync(bytes, { level }),
          deflateRawSync(bytes, { level }),
          gzipSync(bytes, { level }),
        ]) {
          const out = inflate(packed, 1_000_000);
          assert.deepEqual([out.whole, out.stopped], [true, false]);
          assert.ok(Buffer.from(out.bytes).equals(bytes));
        }
      }),
      { numRuns: 60, seed: 7 },
    );
  });

  it("gives what it has when the end is missing, and says so", () => {
    const bytes = new TextEncoder().encode("0.5 0 0 rg 1 2 3 4 re f\n".repeat(500));
    const packed = deflateSync(bytes);
    const out = inflate(packed.subarray(0, packed.length / 2), 1_000_000);
    assert.equal(out.whole, false);
    assert.ok(out.bytes.length > 0 && Buffer.from(bytes).subarray(0, out.bytes.length).equals(out.bytes));
  });

  it("knows a wrong checksum, and does not mind a line break behind the end", () => {
    const packed = deflateSync(Buffer.from("Hoàng Gia"));
    const wrong = Buffer.from(packed);
    wrong[wrong.length - 1] = (wrong.at(-1) ?? 0) ^ 1;
    assert.equal(inflate(wrong, 100).whole, false);
    assert.equal(inflate(Buffer.concat([packed, Buffer.from("\r\n")]), 100).whole, true);
  });

  it("stops at the size allowed", () => {
    const out = inflate(deflateSync(Buffer.alloc(10_000_000)), 1_000_000);
    assert.equal(out.stopped, true);
    assert.ok(out.bytes.length <= 1_000_000);
  });
});
