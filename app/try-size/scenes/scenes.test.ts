import assert from "node:assert/strict";
import { test } from "node:test";
import { TRADES, UNKNOWN_TRADE } from "../fixtures/trades.ts";
import { MAX_SIDE, MIN_SIDE } from "../measures.ts";
import { edgesOf, fitView } from "../view.ts";
import { scene as backdrop } from "./backdrop.ts";
import { scene as banner } from "./banner.ts";
import { scene as canvas } from "./canvas.ts";
import { scene as hashtag } from "./hashtag.ts";
import { scene as hiflex } from "./hiflex.ts";
import { scene as lightBox } from "./light-box.ts";
import { scene as poster } from "./poster.ts";
import type { Scene } from "./scene.ts";
import { scene as standee } from "./standee.ts";
import { eyelets } from "./things.ts";
import { scene as vehicle } from "./vehicle.ts";

const SCENES: Record<string, Scene> = {
  "in-backdrop": backdrop,
  "in-backlit": lightBox,
  "in-bang-ron": banner,
  "in-bat-hiflex": hiflex,
  "in-decal-o-to": vehicle,
  "in-decal-pp": poster,
  "in-hastag-cam-tay": hashtag,
  "in-lua-canvas": canvas,
  "in-standee": standee,
};
const ROOM = { width: 390, height: 300, kerb: 26, pad: 8, above: 43, beside: 58 };

const sizesOf = (kind: string) => [
  ...(TRADES.find((trade) => trade.kind === kind)?.sizes ?? []),
  { width: MIN_SIDE, height: MIN_SIDE },
  { width: MAX_SIDE, height: MIN_SIDE },
  { width: MIN_SIDE, height: MAX_SIDE },
  { width: MAX_SIDE, height: MAX_SIDE },
];

test("every trade has its scene, with a person of 1.6 m in it", () => {
  for (const { kind } of TRADES.filter((trade) => trade !== UNKNOWN_TRADE)) {
    const scene = SCENES[kind];
    assert.ok(scene, kind);
    for (const { width, height } of sizesOf(kind)) {
      const { back, front } = scene(width, height);
      // Head: a circle of radius 0.112 around 1.48 m.
      assert.match(back + front, /data-person.*<circle cy="-1.48" r=".112"/, kind);
      assert.doesNotMatch(back + front, /NaN|undefined|Infinity/, `${kind} ${width} × ${height}`);
    }
  }
});

test("the side of a whole van hangs on a van: its wheels stand before the print, and its roof is over it", () => {
  const { back, front, x, y, framing } = vehicle(4.2, 1.8);
  assert.equal(front.match(/<circle[^>]*r="0?\.38"/g)?.length, 2, "two wheels");
  assert.doesNotMatch(back, /r="0?\.42"/, "no wheel of a lorry");
  assert.ok(framing.box.top > y + 1.8 && framing.box.left < x && framing.box.right > x + 4.2);
  assert.match(vehicle(6, 2.2).back, /r="0?\.42"/, "what is larger goes on a lorry");
});

test("a scene follows the size: a strip in two hands, on a pole or across the street; a label on a box; a case beside the door", () => {
  const lowerEdge = (scene: Scene, width: number, height: number) => Math.round(scene(width, height).y * 100) / 100;
  assert.equal(lowerEdge(banner, 6, 0.8), 3.05);
  assert.equal(lowerEdge(banner, 0.8, 2.5), 0.75);
  assert.equal(lowerEdge(banner, 0.5, 0.2), 1.02);
  assert.equal(lowerEdge(canvas, 0.6, 1.4), 1.05, "over the sofa, as canvas is advised");
  assert.equal(lowerEdge(canvas, 0.6, 2), 0.35, "a scroll on its rod, as silk is");
  assert.equal(lowerEdge(standee, 0.4, 0.6), 1.06, "on a counter");
  assert.equal(lowerEdge(standee, 0.4, 0.61), 0.07, "in its base");
  assert.equal(lowerEdge(vehicle, 0.4, 0.3), 0.88);
  assert.ok(vehicle(0.4, 0.3).framing.box.right < 2, "a motorbike, no van");
  assert.equal(lowerEdge(lightBox, 0.4, 0.6), 1.15);
  assert.equal(lowerEdge(lightBox, 2.4, 0.8), 2.7);
  for (const [scene, width, height] of [
    [banner, 0.5, 0.2],
    [hashtag, 0.6, 0.2],
    [lightBox, 0.4, 0.6],
  ] as const)
    assert.ok(scene(width, height).framing.cut > 0, "small, so it is seen close");
  assert.equal(hashtag(1.5, 0.5).framing.cut, 0);
});

/** Middle and radius of every eyelet. */
const circlesOf = (markup: string) =>
  [...markup.matchAll(/cx="([\d.]+)" cy="-([\d.]+)" r="([\d.]+)"/g)].map((found) => found.slice(1).map(Number));

test("eyelets stand along the long edges: of an upright flag along its sides", () => {
  /** How many stand on each of the four edges. */
  const onEdges = (width: number, height: number) => {
    const circles = circlesOf(eyelets(0, 0, width, height));
    const on = (axis: number, most: (...all: number[]) => number) => {
      const places = circles.map((circle) => circle[axis] ?? Number.NaN);
      return places.filter((place) => place === most(...places)).length;
    };
    return [on(1, Math.max), on(0, Math.max), on(1, Math.min), on(0, Math.min)];
  };
  assert.deepEqual(onEdges(0.8, 2.5), [2, 6, 2, 6]);
  assert.deepEqual(onEdges(6, 0.8), [11, 2, 11, 2]);
});

test("the eyelets of the smallest print lie on it", () => {
  const circles = circlesOf(eyelets(0, 0, MIN_SIDE, MIN_SIDE));
  assert.equal(circles.length, 4);
  for (const [x = 0, y = 0, r = 0] of circles) {
    for (const at of [x, y]) assert.ok(at - r > 0 && at + r < MIN_SIDE && Math.abs(at - MIN_SIDE / 2) > 2 * r);
  }
});

test("the balloons of the party float in the closest view, and clear of a wide board", () => {
  for (const [width, height] of [
    [0.6, 0.2],
    [0.2, 0.3],
    [2, 0.4],
  ] as const) {
    const { back, framing } = hashtag(width, height);
    const balloons = [...back.matchAll(/<circle cx="(-?[\d.]+)" cy="-[\d.]+" r="(0?\.1\d*)"/g)];
    const { left = Number.NaN, right = Number.NaN } = framing.box;
    const within = balloons.filter(([, cx, r]) => Number(cx) - Number(r) > left && Number(cx) + Number(r) < right);
    assert.ok(within.length >= 6, `${width} × ${height}: ${within.length} of ${balloons.length}`);
  }
});

test("the print of any size is in view, over the ground and under no rim", () => {
  for (const [kind, scene] of Object.entries(SCENES))
    for (const { width, height } of sizesOf(kind)) {
      const { x, y, framing } = scene(width, height);
      const print = { x, y, width, height };
      const { left, top, right, bottom } = edgesOf(fitView(framing, print, ROOM), print);
      const where = `${kind} ${width} × ${height}`;
      assert.ok(y >= 0, where);
      assert.ok(left >= 0 && right <= ROOM.width && top >= 0 && bottom <= ROOM.height, where);
      assert.ok(framing.cut === 0 || y > framing.cut, `${where}: the print is not cut with the legs`);
    }
});
