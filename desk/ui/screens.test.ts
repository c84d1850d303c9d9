import assert from "node:assert/strict";
import { test } from "node:test";
import { stateWords } from "./screens.ts";

test("the state of a page in the tray says what publishing will do to it: a page that leaves the site does not wait to come online", () => {
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
