import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutPopovers } from "./closed-popovers.ts";

test("popovers are empty, and what stands before, between and behind them stays", () => {
  assert.equal(
    withoutPopovers(
      '<p>a</p><div id="b" popover="auto" class="c"><div><i>d</i></div><div>e</div></div><p>f</p><dialog popover="auto">g</dialog><div>h</div>',
    ),
    '<p>a</p><div id="b" popover="auto" class="c"></div><p>f</p><dialog popover="auto"></dialog><div>h</div>',
  );
});

test("a button that opens a popover is none", () => {
  const page = '<button popoverTarget="b"><i>a</i></button>';
  assert.equal(withoutPopovers(page), page);
});
