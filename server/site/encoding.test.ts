import assert from "node:assert/strict";
import { test } from "node:test";
import { preferredEncodings } from "./encoding.ts";

for (const [accepted, expected] of [
  [undefined, ["identity"]],
  ["", ["identity"]],
  ["gzip, deflate, br, zstd", ["br", "gzip", "identity"]],
  ["GZIP", ["gzip", "identity"]],
  ["x-gzip", ["gzip", "identity"]],
  ["br;q=0, gzip", ["gzip", "identity"]],
  ["br; q=0.000", ["identity"]],
  ["*", ["br", "gzip", "identity"]],
  ["br;q=0, *;q=0.5", ["gzip", "identity"]],
  ["gzip;q=1.0, br;q=1, identity; q=0.5", ["br", "gzip", "identity"]],
  ["gzip;q=1, br;q=0.5", ["br", "gzip", "identity"]],
  ["br;q=nonsense", ["identity"]],
  [",,;;=,", ["identity"]],
] as const) {
  test(`Accept-Encoding: ${accepted}`, () => assert.deepEqual(preferredEncodings(accepted), expected));
}

test("a client that sends ever new values fills no memory", () => {
  for (let made = 0; made < 200; made++) preferredEncodings(`br, x${made}`);
  assert.equal(preferredEncodings("br, x0"), preferredEncodings("br, x0"), "one of the first is known");
  assert.notEqual(preferredEncodings("br, x199"), preferredEncodings("br, x199"), "the last is worked out each time");
});
