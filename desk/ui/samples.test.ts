import assert from "node:assert/strict";
import test from "node:test";
import { isSample } from "./samples.ts";

test("a group or a list is a sample as long as a part of it is", () => {
  const shop = { sample: ["phones.1", "links.messenger", "address.street"] };
  for (const name of ["phones", "links", "address", "address.street"]) assert.ok(isSample(shop, name), name);
  assert.ok(!isSample(shop, "map", "email", "address.streets", "phone"));
  assert.ok(!isSample({}, "phones"));
});
