import assert from "node:assert/strict";
import { test } from "node:test";
import { factsSaid, withFactsSaid } from "./facts-said.ts";

const FACTS = { "khu vực": "Cầu Giấy, Hà Nội", "năm mở xưởng": "2016" };

test("a name between braces is shown as pages show it, but only if it is a fact of the shop", () => {
  const text = "Xưởng ở {khu vực}, từ {năm mở xưởng}. Vẫn ở {khu vực}.";
  assert.equal(
    factsSaid(text, FACTS),
    "Máy lấy từ ngăn Cửa hàng: {khu vực} là “Cầu Giấy, Hà Nội”; {năm mở xưởng} là “2016”.",
  );
  assert.equal(withFactsSaid(text, FACTS), "Xưởng ở Cầu Giấy, Hà Nội, từ 2016. Vẫn ở Cầu Giấy, Hà Nội.");
  for (const none of ["Xưởng in.", "Xưởng {lạ}.", undefined, ["{khu vực}"]]) assert.equal(factsSaid(none, FACTS), "");
  assert.equal(withFactsSaid("Xưởng {lạ}.", FACTS), "Xưởng {lạ}.");
});
