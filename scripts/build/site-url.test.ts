import assert from "node:assert/strict";
import { test } from "node:test";
import { SiteUrlError, siteOrigin } from "./site-url.ts";

test("an address of a site is taken as its origin, and none is none", () => {
  for (const [value, origin] of [
    [undefined, ""],
    [" ", ""],
    ["https://inan.example", "https://inan.example"],
    ["https://InAn.example//", "https://inan.example"],
    ["http://localhost:8080/", "http://localhost:8080"],
    ["https://in-ấn.vn", "https://xn--in-n-sr5a.vn"],
  ])
    assert.equal(siteOrigin(value), origin, value);
});

test("what is more than an origin, or less, is refused with what stands there and where to mend it", () => {
  for (const value of [
    '"https://inan.example"',
    "'https://inan.example'",
    "https://inan.example`",
    "https://inan.example\r",
    "https://inan.example ",
    "https://inan.example/vi",
    "https://inan.example?a",
    "https://inan.example/#a",
    "https://a@inan.example",
    "https:/inan.example",
    "https:///inan.example",
    "ftp://inan.example",
    "inan.example",
    "https://",
  ])
    assert.throws(
      () => siteOrigin(value),
      (error: SiteUrlError) =>
        error instanceof SiteUrlError &&
        error.message.includes(JSON.stringify(value)) &&
        error.message.includes("site.env"),
      value,
    );
  assert.throws(() => siteOrigin("https://inan.example\r"), /Windows/);
});
