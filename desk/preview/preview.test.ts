import assert from "node:assert/strict";
import { test } from "node:test";
import { houseFor } from "../fixtures/test-house.ts";
import { PreviewRests, startPreview } from "./preview.ts";

test("a preview whose process cannot be begun rests, and the desk goes on", async (context) => {
  const preview = startPreview(houseFor(context), "/nowhere");
  await assert.rejects(preview.see(null, "/"), PreviewRests);
  await assert.rejects(preview.files(), PreviewRests);
  await preview.stop();
});
