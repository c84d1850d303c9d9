import assert from "node:assert/strict";
import { test } from "node:test";
import { stateWords } from "./screens.ts";

test("a page in the tray is called by what the publication does to it: one that goes with it does not wait to come online", () => {
  const inTray = (fields: Record<string, unknown>, seen: boolean) => stateWords({ state: "tray", fields, seen });
  assert.equal(inTray({}, true), "Chờ lên mạng");
  assert.deepEqual(
    [true, false].map((seen) => inTray({ retired: "/danh-muc-in" }, seen)),
    ["Chờ ngừng nhận", "Ngừng nhận"],
  );
  assert.deepEqual(
    [true, false].map((seen) => inTray({ hidden: true }, seen)),
    ["Sắp gỡ xuống", "Đang ẩn"],
  );
});
