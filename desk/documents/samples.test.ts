import assert from "node:assert/strict";
import test from "node:test";
import { withoutChangedSamples } from "./samples.ts";

const [FIRST, SECOND, OWN, OTHER] = ["0900 000 001", "0900 000 002", "0912 345 678", "0912 345 679"];
const LINKS = { facebook: "https://www.facebook.com/example", messenger: "https://m.me/example", zalo: null };
const SHOP = { sample: ["phones", "links", "email"], phones: [FIRST, SECOND], links: LINKS, email: "a@example.com" };

const left = (after: object, before: object = SHOP) =>
  withoutChangedSamples({ ...SHOP, ...before }, { ...SHOP, ...before, ...after }).sample;

test("when a group was changed in part, each sample left in it is named by itself; an empty value is no sample", () => {
  const facebook = { ...LINKS, facebook: "https://www.facebook.com/hoanggia" };
  assert.deepEqual(left({ links: facebook }), ["phones", "links.messenger", "email"]);
  assert.deepEqual(left({ links: { ...facebook, messenger: "https://m.me/hoanggia" } }), ["phones", "email"]);
  assert.deepEqual(left({}), SHOP.sample);
});

test("when a list was changed in part, each sample left in it is named, wherever it stands now", () => {
  assert.deepEqual(left({ phones: [OWN, SECOND] }), ["phones.1", "links", "email"]);
  assert.deepEqual(left({ phones: [SECOND] }), ["phones.0", "links", "email"]);
  assert.deepEqual(left({ phones: [OWN, OTHER] }), ["links", "email"]);
});

test("a list whose samples are named item by item stays so: in the next window, and after a publication", () => {
  assert.deepEqual(left({ sample: ["phones.1"], phones: [OWN, SECOND] }), ["phones.1"]);
  assert.deepEqual(left({ sample: ["phones.1"], phones: [SECOND] }), ["phones.0"]);
  assert.deepEqual(left({ sample: ["phones.1"], phones: [OWN, OTHER] }), []);
  const online = { sample: ["phones.1"], phones: [OWN, SECOND] };
  assert.deepEqual(left({ phones: [OTHER, SECOND] }, online), ["phones.1"]);
  assert.deepEqual(left({ phones: [OTHER, OWN] }, online), []);
});

test("an item that the owner has confirmed stays confirmed", () => {
  assert.deepEqual(left({ sample: ["phones.1"] }), ["phones.1"]);
  assert.deepEqual(left({ sample: ["phones.1"], phones: [FIRST, OWN] }), []);
});
