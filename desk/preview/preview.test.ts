import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate } from "node:timers/promises";
import { houseFor } from "../fixtures/test-house.ts";
import { PreviewRests, startPreview } from "./preview.ts";

test("a preview whose process cannot be begun rests, and the desk goes on", async (context) => {
  const preview = startPreview(houseFor(context), "/nowhere");
  await assert.rejects(preview.see(null, "/"), PreviewRests);
  await assert.rejects(preview.files(), PreviewRests);
  await preview.stop();
});

test("a preview's process that hangs twice is ended: the next question starts another one", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const preview = startPreview(houseFor(context), process.cwd());
  context.after(() => preview.stop());
  const began = preview.files();
  for (let question = 0; question < 2; question++) {
    const seen = preview.see(null, "/"); // the process takes seconds to start, so by this clock it hangs
    await setImmediate();
    context.mock.timers.tick(120_000);
    await assert.rejects(seen, /no page after 120 s/);
  }
  await assert.rejects(began, PreviewRests);
});
