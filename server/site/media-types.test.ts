import assert from "node:assert/strict";
import { test } from "node:test";
import { mediaType } from "./media-types.ts";

for (const [ending, type] of Object.entries({
  ".html": "text/html; charset=utf-8",
  ".JS": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".xml": "text/xml; charset=utf-8",
  ".svg": "image/svg+xml",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".khong-biet": "application/octet-stream",
  "": "application/octet-stream",
})) {
  test(`a file ${ending || "without ending"} is ${type}`, () => assert.equal(mediaType(ending), type));
}
