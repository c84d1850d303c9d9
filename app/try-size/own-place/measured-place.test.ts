import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { inverse, isConvex, type Point, project, type Quad, ratioOfQuad, squareToQuad } from "./homography.ts";
import {
  isWithin,
  KNOWN_THINGS,
  type Marks,
  type MeasuredPlace,
  measurePlace,
  printInPhoto,
} from "./measured-place.ts";
import { matrix3d, meshOf } from "./mesh.ts";

const PHOTO = { width: 4000, height: 3000 };
const FOCAL = (26 / 36) * 4000;

/**
 * A camera `away` metres from a wall, turned to the side by `yaw` and upwards by `pitch`; a phone's where no focal length is given.
 *
 * @returns the pixel of a point of the wall, which is in metres with y upwards
 */
function camera(yaw: number, pitch: number, away: number, focal = FOCAL) {
  return (x: number, y: number): Point => {
    const turned = { x: x * Math.cos(yaw), y, z: away + x * Math.sin(yaw) };
    const tilted = {
      x: turned.x,
      y: turned.y * Math.cos(pitch) - turned.z * Math.sin(pitch),
      z: turned.z * Math.cos(pitch) + turned.y * Math.sin(pitch),
    };
    return { x: 2000 + (focal * tilted.x) / tilted.z, y: 1500 - (focal * tilted.y) / tilted.z };
  };
}

const cornersOf = (see: (x: number, y: number) => Point, x: number, y: number, width: number, height: number): Quad => [
  see(x, y + height),
  see(x + width, y + height),
  see(x + width, y),
  see(x, y),
];

function isPlace(found: ReturnType<typeof measurePlace>): asserts found is MeasuredPlace {
  assert.ok("homography" in found, "words" in found ? found.words : "");
}

test("a wall seen from any side gets its metres back, to 2 %", () => {
  for (const yaw of [0, 0.1, 0.35, -0.5])
    for (const pitch of [0, 0.08, 0.2]) {
      const see = camera(yaw, pitch, 8);
      const marks: Marks = {
        foot: see(-2.5, -1.6),
        head: see(-2.5, 0.5),
        known: 2.1,
        corners: cornersOf(see, -1.5, 0.6, 3, 1),
      };
      const found = measurePlace(marks, PHOTO);
      isPlace(found);
      assert.ok(Math.abs(found.width - 3) < 0.06, `width ${found.width} at yaw ${yaw}, pitch ${pitch}`);
      assert.ok(Math.abs(found.height - 1) < 0.02, `height ${found.height} at yaw ${yaw}, pitch ${pitch}`);
    }
});

test("where both pairs of sides converge the focal length follows from them: another lens than a phone's gives the metres, too", () => {
  for (const lens of [18 / 36, 40 / 36]) {
    const see = camera(0.6, 0.5, 3, lens * 4000);
    const found = measurePlace(
      { foot: see(-0.8, -0.6), head: see(-0.8, 0.6), known: 1.2, corners: cornersOf(see, -0.6, -0.6, 1.5, 1.2) },
      PHOTO,
    );
    isPlace(found);
    assert.ok(Math.abs(found.width - 1.5) < 0.01 && Math.abs(found.height - 1.2) < 0.01, `${lens}: ${found.width}`);
  }
});

test("a print of true size lies where it would hang on the wall", () => {
  const see = camera(0.35, 0.08, 8);
  const found = measurePlace(
    { foot: see(-2.5, -1.6), head: see(-2.5, 0), known: 1.6, corners: cornersOf(see, -1.5, 0, 3, 1) },
    PHOTO,
  );
  isPlace(found);
  const expected = cornersOf(see, -0.5, 0.25, 1, 0.5);
  for (const [at, { x, y }] of printInPhoto(found, { width: 1, height: 0.5 }).entries()) {
    const wanted = expected[at] as Point;
    assert.ok(Math.hypot(x - wanted.x, y - wanted.y) < 6, `corner ${at} ${x} ${y} for ${wanted.x} ${wanted.y}`);
  }
  const moved = printInPhoto(found, { width: 1, height: 0.5 }, { x: 1, y: 0 });
  assert.ok((moved[0].x as number) > (expected[0] as Point).x);
  assert.ok(isWithin(moved, PHOTO));
  assert.ok(!isWithin(printInPhoto(found, { width: 20, height: 10 }), PHOTO));
});

test("a person, a door and a standee are the known heights", () => {
  assert.deepEqual(
    KNOWN_THINGS.map(({ metres }) => metres),
    [1.6, 2.1, 2],
  );
});

test("wrong marks are explained, whichever they are", () => {
  const see = camera(0, 0, 8);
  const good: Marks = {
    foot: see(-2.5, -1.6),
    head: see(-2.5, 0.5),
    known: 2.1,
    corners: cornersOf(see, -1.5, 0, 3, 1),
  };
  const [a, b, c, d] = good.corners;
  const wrong = (marks: Partial<Marks>, which: string, words: RegExp) => {
    const found = measurePlace({ ...good, ...marks }, PHOTO);
    assert.ok("words" in found);
    assert.equal(found.which, which);
    assert.match(found.words, words);
  };
  wrong({ head: { x: good.foot.x + 5, y: good.foot.y - 20 } }, "height", /gần nhau/);
  wrong({ head: { x: good.foot.x, y: good.foot.y - 155 } }, "height", /gần nhau/); // 4 % of the photo's 4000 pixels are 160
  isPlace(measurePlace({ ...good, head: { x: good.foot.x, y: good.foot.y - 165 } }, PHOTO));
  wrong({ head: { x: good.foot.x + 900, y: good.foot.y - 500 } }, "height", /nghiêng/);
  const leaning = (degrees: number) => see(-2.5 + 2.1 * Math.tan((degrees * Math.PI) / 180), 0.5);
  wrong({ head: leaning(21) }, "height", /nghiêng/);
  isPlace(measurePlace({ ...good, head: leaning(19) }, PHOTO));
  wrong({ corners: [a, c, b, d] }, "corners", /bắt chéo/);
  wrong({ corners: [b, a, d, c] }, "corners", /lộn bên/); // as in a mirror
  wrong({ corners: [c, d, a, b] }, "corners", /lộn bên/); // upside down
  const receding = [
    { x: 100, y: 300 },
    { x: 1000, y: 100 },
    { x: 1000, y: 900 },
    { x: 100, y: 700 },
  ] as const;
  wrong({ corners: receding, foot: { x: 200, y: 650 }, head: { x: 800, y: 660 } }, "height", /nghiêng/);
  wrong(
    { corners: [a, { x: a.x + 20, y: a.y }, { x: a.x + 20, y: a.y + 20 }, { x: a.x, y: a.y + 20 }] },
    "corners",
    /chụm/,
  );
  wrong({ known: 200 }, "height", /cao 95 m, khó mà đúng/);
  wrong({ known: 0.1 }, "height", /cao 0,05 m, khó mà đúng/);
  const toTheLeft = [
    { x: 2000, y: 1400 },
    { x: 3000, y: 1000 },
    { x: 3000, y: 2000 },
    { x: 2000, y: 1600 },
  ] as const; // the upper and the lower side meet at x = 1750
  wrong(
    { corners: toTheLeft, foot: { x: 1000, y: 2000 }, head: { x: 1000, y: 1000 } },
    "corners",
    /không còn nằm trên mặt tường/,
  );
});

const away = fc.record({ x: fc.integer({ min: -400, max: 400 }), y: fc.integer({ min: -400, max: 400 }) });

test("a homography and its inverse lead there and back, whatever the corners", () => {
  fc.assert(
    fc.property(away, away, away, away, (p, q, r, s) => {
      const quad: Quad = [
        { x: 500 + p.x, y: 500 + p.y },
        { x: 3000 + q.x, y: 500 + q.y },
        { x: 3000 + r.x, y: 2500 + r.y },
        { x: 500 + s.x, y: 2500 + s.y },
      ];
      assert.ok(isConvex(quad));
      const there = squareToQuad(quad);
      for (const point of [
        { x: 0, y: 0 },
        { x: 1, y: 1 },
        { x: 0.3, y: 0.7 },
      ]) {
        const back = project(inverse(there), project(there, point));
        assert.ok(Math.hypot(back.x - point.x, back.y - point.y) < 1e-6);
      }
      assert.ok(ratioOfQuad(quad, PHOTO) > 0);
    }),
  );
});

test("the mesh meets the quad's corners, and neighbours share their edges", () => {
  const quad: Quad = [
    { x: 100, y: 100 },
    { x: 900, y: 200 },
    { x: 850, y: 700 },
    { x: 120, y: 600 },
  ];
  const picture = { width: 800, height: 400 };
  const facets = meshOf(picture, quad);
  const [first] = facets;
  assert.ok(first);
  assert.ok(Math.hypot(first.corners[0].x - 100, first.corners[0].y - 100) < 1e-9);
  const homography = squareToQuad(quad);
  for (const { matrix, corners } of facets) {
    const [a, b, c, d, e, f] = matrix;
    const det = a * d - b * c;
    // The corner taken back into the picture is where the homography says it came from.
    const [{ x, y }] = corners;
    const from = { x: (d * (x - e) - c * (y - f)) / det, y: (a * (y - f) - b * (x - e)) / det };
    const back = project(homography, { x: from.x / picture.width, y: from.y / picture.height });
    assert.ok(Math.hypot(back.x - x, back.y - y) < 1e-6);
  }
  const side = (p: Point, q: Point, { x, y }: Point) => Math.sign((q.x - p.x) * (y - p.y) - (q.y - p.y) * (x - p.x));
  for (let at = 0; at < 500; at++) {
    const point = project(homography, { x: ((at * 7) % 500) / 500 + 0.001, y: ((at * 31) % 500) / 500 + 0.0005 });
    const around = facets.filter(
      ({ corners: [p, q, r] }) => new Set([side(p, q, point), side(q, r, point), side(r, p, point)]).size === 1,
    );
    assert.equal(around.length, 1, "no hole in it, and nothing twice");
  }
});

test("the style of an element takes its corners to the quad's", () => {
  const quad: Quad = [
    { x: 10, y: 20 },
    { x: 210, y: 30 },
    { x: 190, y: 160 },
    { x: 20, y: 120 },
  ];
  const numbers = matrix3d({ width: 100, height: 50 }, quad).slice("matrix3d(".length, -1).split(",").map(Number);
  const at = (x: number, y: number) => {
    const of = (row: number) => (numbers[row] ?? 0) * x + (numbers[4 + row] ?? 0) * y + (numbers[12 + row] ?? 0);
    return { x: of(0) / of(3), y: of(1) / of(3) };
  };
  for (const [point, wanted] of [
    [at(0, 0), quad[0]],
    [at(100, 0), quad[1]],
    [at(100, 50), quad[2]],
    [at(0, 50), quad[3]],
  ] as const)
    assert.ok(Math.hypot(point.x - wanted.x, point.y - wanted.y) < 1e-6);
});
