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
