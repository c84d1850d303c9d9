import assert from "node:assert/strict";
import { it } from "node:test";
import type { PrintFile, Trouble } from "../facts.ts";
import { photo } from "../fixtures/made-up-files.ts";
import { TROUBLES } from "../fixtures/troubles.ts";
import { sayTrouble } from "./say-trouble.ts";
import { shopCanOpen } from "./shop-can-open.ts";

it("the shop can open files that no browser draws: only a file that is not there, not whole or locked has to be brought anew", () => {
  const opens = (trouble: Trouble) => shopCanOpen({ format: "none", readable: "no", trouble, facts: {} } as PrintFile);
  const forTheShop: Trouble[] = ["other-kind", "oversized", "not-drawable", "header-only", "notice-only", "timed-out"];
  for (const trouble of forTheShop) assert.equal(opens(trouble), true, trouble);
  const anew: Trouble[] = ["empty", "unknown", "web-page", "cut", "damaged", "locked", "folder", "vanished"];
  for (const trouble of anew) assert.equal(opens(trouble), false, trouble);
  assert.equal(shopCanOpen(photo(900, 600)), true);
});

it("a file that the words send to the shop is there; one that has to be asked about, or that nobody may be able to open, still has to come in another form", () => {
  for (const trouble of TROUBLES)
    for (const format of ["none", "ps", "cdr"] as const) {
      const file = { format, readable: "no", trouble, facts: {} } as PrintFile;
      const wayOut = sayTrouble(file)?.wayOut ?? "";
      if (/gửi [^.,;]*xưởng/.test(wayOut)) assert.equal(shopCanOpen(file), true, wayOut);
      if (/hỏi xưởng/.test(wayOut)) assert.equal(shopCanOpen(file), false, wayOut);
    }
  const corel: PrintFile = { format: "cdr", readable: "header", trouble: "header-only", facts: {} };
  assert.equal(shopCanOpen(corel), false, "no page says that the shop takes it");
});
