import assert from "node:assert/strict";
import { test } from "node:test";
import { follow, pulledView, sizeAt, stepBack, takeHold } from "./pulling.ts";
import { edgesOf } from "./view.ts";

const SCALE = 100;
const WIDTH = 800;
const BASE = 400;
const VIEW = { scale: SCALE, left: 200, ground: BASE };
const STANDING = { x: 0, y: 0, width: 1, height: 2 };
const onGround = () => 0;

const held = (pointer = { x: 300, y: 200 }) => takeHold(edgesOf(VIEW, STANDING), pointer, BASE, 0);

test("the corner stays under the finger: 50 px to the right are half a metre", () => {
  const pull = follow(held(), { x: 350, y: 150 }, WIDTH);
  assert.deepEqual(sizeAt(pull, SCALE, STANDING, onGround), { width: 1.5, height: 2.5 });
});

test("where the pointer took hold does not move the corner by itself", () => {
  const pull = follow(held({ x: 312, y: 188 }), { x: 312, y: 188 }, WIDTH);
  assert.deepEqual(sizeAt(pull, SCALE, STANDING, onGround), { width: 1, height: 2 });
});

test("left edge and ground hold still while pulling", () => {
  const view = pulledView(held(), 80, -0.5);
  const { left, bottom } = edgesOf(view, { x: -0.5, y: 0, width: 1, height: 1 });
  assert.equal(left, 200);
  assert.equal(bottom, BASE);
});

test("a print hung by its middle sinks as it grows, and its upper edge follows the hand", () => {
  const byMiddle = ({ height }: { height: number }) => 1.5 - height / 2;
  const pull = follow(held(), { x: 300, y: 150 }, WIDTH);
  const size = sizeAt(pull, SCALE, STANDING, byMiddle);
  assert.ok(Math.abs(byMiddle(size) + size.height - 2.5) < 0.05);
});

test("at the rim the view steps back, and the side that is not at the rim keeps its metres", () => {
  const atRim = follow(held(), { x: 300, y: -50 }, WIDTH);
  const before = sizeAt(atRim, SCALE, STANDING, onGround);
  const stepped = stepBack(atRim, SCALE, 16, WIDTH, { ...before, y: 0 });
  assert.ok(stepped && stepped.scale < SCALE);
  const after = sizeAt(stepped.pull, stepped.scale, before, onGround);
  assert.equal(after.width, before.width);
  assert.ok(after.height >= before.height);
});

test("at the right rim the view steps back, too, though the hand has not moved, and the height stays", () => {
  const pointer = { x: 2000, y: 200 };
  const atRim = follow(held(), pointer, WIDTH);
  assert.equal(atRim.x, WIDTH - 44, "the corner stays where a hand can get hold of it again");
  const before = sizeAt(atRim, SCALE, STANDING, onGround);
  const stepped = stepBack(atRim, SCALE, 40, WIDTH, { ...before, y: 0 });
  assert.ok(stepped);
  const after = sizeAt(follow(stepped.pull, pointer, WIDTH), stepped.scale, before, onGround);
  assert.equal(after.height, before.height);
  assert.ok(after.width > before.width);
  assert.equal(follow(held(), { x: 300, y: -500 }, WIDTH).y, 22);
});

test("away from the rim, and at the largest that is printed, the view stands", () => {
  assert.equal(stepBack(held(), SCALE, 16, WIDTH, { ...STANDING }), undefined);
  assert.equal(
    stepBack(follow(held(), { x: 300, y: 0 }, WIDTH), SCALE, 16, WIDTH, { y: 0, width: 1, height: 30 }),
    undefined,
  );
  assert.equal(
    stepBack(follow(held(), { x: 2000, y: 200 }, WIDTH), SCALE, 16, WIDTH, { y: 0, width: 30, height: 1 }),
    undefined,
  );
});

test("one long frame does not throw the scene away", () => {
  const atRim = follow(held(), { x: 2000, y: 200 }, WIDTH);
  const stepped = stepBack(atRim, SCALE, 5000, WIDTH, { ...STANDING });
  assert.ok(stepped && stepped.scale > SCALE * 0.97);
});
