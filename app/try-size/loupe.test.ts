import assert from "node:assert/strict";
import { test } from "node:test";
import { busiestPatch, DETAIL_SIDE } from "./detail.ts";
import { onPrint, underLoupe } from "./loupe.ts";

const PICTURE = { width: 8000, height: 20_000 };
const PRINT = { width: 0.8, height: 2 };
const MIDDLE = { u: 0.5, v: 0.5 };

test("at true size a loupe of 96 px shows one inch of the print", () => {
  const { x, y, side } = underLoupe(PICTURE, PRINT, "phu", 96, MIDDLE);
  assert.ok(Math.abs(side - 254) < 1e-9, "10,000 pixels a metre are 254 an inch");
  assert.ok(Math.abs(x + side / 2 - 4000) < 1e-9 && Math.abs(y + side / 2 - 10_000) < 1e-9);
});

test("from 2 m it shows four times as much as from a screen at half a metre", () => {
  const near = underLoupe(PICTURE, PRINT, "phu", 96, MIDDLE, 0.5);
  const far = underLoupe(PICTURE, PRINT, "phu", 96, MIDDLE, 2);
  assert.ok(Math.abs(far.side / near.side - 4) < 1e-9);
  assert.equal(near.side, underLoupe(PICTURE, PRINT, "phu", 96, MIDDLE).side, "there it is of true size");
});

test("a cut picture is looked at where it lies on the print", () => {
  const wide = { width: 4000, height: 1000 };
  assert.deepEqual(onPrint(wide, { width: 1, height: 1 }, "phu", MIDDLE), MIDDLE);
  assert.equal(onPrint(wide, { width: 1, height: 1 }, "phu", { u: 0.05, v: 0.5 }).u, 0.06);
  assert.equal(onPrint(wide, { width: 1, height: 1 }, "phu", { u: 0.95, v: 0.5 }).u, 0.94);
  const { x } = underLoupe(wide, { width: 1, height: 1 }, "phu", 96, { u: 0, v: 0.5 });
  assert.ok(x > 1400, "the left of the print is far inside of the picture");
});

test("of a picture with bleed the loupe shows the print within it, of a picture on its side the spot where it lies once it is turned", () => {
  const bled = { width: 3200, height: 2700 };
  const corner = underLoupe(bled, { width: 3, height: 2.5 }, "phu", 96, { u: 0, v: 0 }, undefined, {
    beyond: 0.1,
    turned: false,
  });
  assert.ok(Math.abs(corner.x + corner.side / 2 - 100) < 1e-9 && Math.abs(corner.y + corner.side / 2 - 100) < 1e-9);
  const lying = { beyond: 0, turned: true };
  const side = { width: 2000, height: 800 };
  const top = underLoupe(side, PRINT, "phu", 96, { u: 0.25, v: 0.1 }, undefined, lying);
  assert.ok(Math.abs(top.x + top.side / 2 - 200) < 1e-9 && Math.abs(top.y + top.side / 2 - 600) < 1e-9);
  const { u, v } = onPrint(side, PRINT, "phu", { u: 0.1, v: 0.75 }, lying);
  assert.ok(Math.abs(u - 0.25) < 1e-9 && Math.abs(v - 0.1) < 1e-9);
});

test("the loupe begins where letters are, not on the empty ground", () => {
  const pixels = new Uint8ClampedArray(DETAIL_SIDE * DETAIL_SIDE * 4).fill(255);
  for (let y = 140; y < 152; y++)
    for (let x = 40; x < 52; x++) if ((x + y) % 2) pixels[(y * DETAIL_SIDE + x) * 4 + 1] = 0;
  const { u, v } = busiestPatch(pixels);
  assert.ok(Math.abs(u * DETAIL_SIDE - 46) < 5 && Math.abs(v * DETAIL_SIDE - 146) < 5);
});

test("one hard line does not draw the loupe away from letters in a mild tone, and without either the loupe begins near the middle", () => {
  const pixels = new Uint8ClampedArray(DETAIL_SIDE * DETAIL_SIDE * 4).fill(255);
  assert.deepEqual(busiestPatch(pixels), { u: 0.5, v: 0.4 });
  for (let y = 0; y < DETAIL_SIDE; y++) pixels[(y * DETAIL_SIDE + 20) * 4 + 1] = 0;
  for (let y = 100; y < 112; y++)
    for (let x = 140; x < 152; x++) if ((x + y) % 2) pixels[(y * DETAIL_SIDE + x) * 4 + 1] = 235;
  const { u, v } = busiestPatch(pixels);
  assert.ok(Math.abs(u * DETAIL_SIDE - 146) < 5 && Math.abs(v * DETAIL_SIDE - 106) < 5);
});
