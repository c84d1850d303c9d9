import assert from "node:assert/strict";
import { test } from "node:test";
import { reportBuildFailure } from "../build.ts";
import { mailServiceOfBuild } from "./mail-service.ts";

test("settings of the hosted service that are not all there end a build in a sentence, without a stack", (t) => {
  const given = { VITE_EMAIL_USER_ID: "user", VITE_EMAIL_SERVICE_ID: "", VITE_EMAIL_TEMPLATE_ID: "template" };
  const before = { ...process.env };
  t.after(() => {
    process.env = before;
  });
  Object.assign(process.env, given);
  const told = t.mock.method(console, "error", () => undefined);
  try {
    mailServiceOfBuild();
  } catch (error) {
    reportBuildFailure(error);
  }
  const [said] = told.mock.calls.flatMap((call) => call.arguments);
  assert.match(String(said), /^\nThe service ID is required: VITE_EMAIL_USER_ID, .+ set all three or none\.\n$/);
  assert.equal(typeof said, "string", "an error as it is would be printed with its stack");
});
