import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { FIRST_FRAMING, kept, moved } from "./frame.ts";

const side = fc.integer({ min: 10, max: 20_000 });
const share = fc.double({ min: 0, max: 1, noNaN: true });

test("whatever is moved, turned and enlarged, the frame stays in the picture and keeps its shape", () => {
  fc.assert(
    fc.property(
      side,
      side,
      side,
      side,
      share,
      share,
      fc.double({ min: 1, max: 3, noNaN: true }),
      fc.integer({ min: 0, max: 3 }),
      fc.double({ min: -2, max: 2, noNaN: true }),
      (pw, ph, sw, sh, across, down, zoom, turns, by) => {
        const [picture, shape] = [
          { width: pw, height: ph },
          { width: sw, height: sh },
        ];
        const framing = moved(picture, shape, { across, down, zoom, turns }, { across: by, down: -by });
        const part = kept(picture, shape, framing);
        assert.ok(part.left >= 0 && part.left + part.width <= 1 + 1e-9);
        assert.ok(part.top >= 0 && part.top + part.height <= 1 + 1e-9);
        const [w, h] = turns % 2 ? [ph, pw] : [pw, ph];
        assert.ok(Math.abs((part.width * w) / (part.height * h) / (sw / sh) - 1) < 1e-6);
      },
    ),
  );
});

test("an arrow shows what lies beyond the edge it points to, until the edge of the picture", () => {
  const [picture, shape] = [
    { width: 2400, height: 900 },
    { width: 4, height: 3 },
  ];
  const once = moved(picture, shape, FIRST_FRAMING, { across: 0.1, down: 0.1 });
  assert.ok(Math.abs(kept(picture, shape, once).left - (0.25 + 0.05)) < 1e-9);
  assert.equal(once.down, 0.5);
  let far = once;
  for (let press = 0; press < 20; press++) far = moved(picture, shape, far, { across: 0.1, down: 0 });
  assert.equal(kept(picture, shape, far).left, 0.5);
});
