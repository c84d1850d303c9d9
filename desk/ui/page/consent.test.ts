import assert from "node:assert/strict";
import { test } from "node:test";
import { withConsent } from "./consent.ts";

test("who takes back the consent to a job that customers see is told to take it down", () => {
  const wrong = [
    { path: "agreed", message: "Để việc này lại trên bàn." },
    { path: "place", message: "Chưa điền mục này." },
  ];
  assert.deepEqual(withConsent({ kind: "jobs", seen: false }, wrong), wrong);
  const [consent, place] = withConsent({ kind: "jobs", seen: true }, wrong);
  assert.match(consent?.message ?? "", /Gỡ việc này/);
  assert.equal(place, wrong[1]);
});
