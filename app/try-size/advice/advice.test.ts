import assert from "node:assert/strict";
import { test } from "node:test";
import { TRADES, tradeNamed } from "../fixtures/trades.ts";
import { firstWish, type Wish } from "../wish.ts";
import { carriageOf, sayWeight, weightHint } from "./carriage.ts";
import { adviseMaterial } from "./material.ts";

const wish = (kind: string, changed: Partial<Wish> = {}): Wish => ({ ...firstWish(tradeNamed(kind)), ...changed });

test("every trade has its material inside and outside, with a reason in two sentences", () => {
  for (const { kind, sizes } of TRADES)
    for (const place of ["trong", "ngoai"] as const)
      for (const hanging of ["ngay", "nam"] as const)
        for (const { width, height } of sizes) {
          const { material, why, finishing } = adviseMaterial(wish(kind, { place, hanging, width, height }));
          assert.ok(material && finishing, kind);
          assert.equal(why.match(/[.](?=\s|$)/g)?.length, 2, `${kind} ${place}: ${why}`);
        }
});

test("where and how long decide the material", () => {
  assert.match(adviseMaterial(wish("in-bat-hiflex", { place: "ngoai", hanging: "tuan" })).material, /3,2 zem/);
  assert.match(adviseMaterial(wish("in-bat-hiflex", { place: "ngoai", hanging: "nam" })).material, /đế xám/);
  assert.match(adviseMaterial(wish("in-standee", { place: "ngoai" })).material, /đế nước/);
  assert.match(adviseMaterial(wish("in-decal-pp", { place: "ngoai" })).material, /decal sữa/);
});

test("a light box inside is lit through film up to 1.5 m, a larger one through cloth", () => {
  const material = (height: number) =>
    adviseMaterial(wish("in-backlit", { place: "trong", width: 3, height })).material;
  assert.match(material(1.5), /^Phim/);
  assert.match(material(1.51), /^Bạt/);
});

test("a print larger than the roll on both sides is told of its seam", () => {
  const seams = (changed: Partial<Wish>) => adviseMaterial(wish("in-bat-hiflex", { place: "ngoai", ...changed })).notes;
  assert.deepEqual(seams({ width: 10, height: 3.1 }), []);
  assert.match(seams({ width: 4, height: 6 })[0] ?? "", /3,1 m nên phải nối/);
});

test("a weight is given only where the trade has one", () => {
  assert.equal(sayWeight([300, 340], 3), "0,9–1 kg");
  assert.equal(sayWeight([300, 340], 0.1), "dưới 0,1 kg");
  assert.equal(sayWeight([400, 440], 50), "20–22 kg");
  const pp = wish("in-decal-pp", { place: "trong" });
  assert.equal(weightHint(pp, adviseMaterial(pp)), "nhẹ, một tay xách");
  const many = { ...pp, quantity: 500 };
  assert.equal(weightHint(many, adviseMaterial(many)), "hỏi xưởng");
  const hinted = (height: number) => weightHint({ ...pp, width: 1, height }, adviseMaterial(pp));
  assert.deepEqual([hinted(6), hinted(6.1)], ["nhẹ, một tay xách", "hỏi xưởng"]);
});

test("what is short travels by motorbike, what is long, heavy or stiff by car", () => {
  const by = (kind: string, changed: Partial<Wish> = {}) => {
    const one = wish(kind, { place: "ngoai", ...changed });
    return carriageOf(one, adviseMaterial(one)).by;
  };
  assert.equal(by("in-bat-hiflex"), "motorbike");
  assert.equal(by("in-bat-hiflex", { width: 6, height: 3 }), "car");
  assert.equal(by("in-bat-hiflex", { quantity: 200 }), "car");
  assert.equal(by("in-standee", { place: "trong" }), "motorbike");
  assert.equal(by("in-hastag-cam-tay", { width: 2, height: 1 }), "car");
  assert.equal(by("in-lua-canvas", { width: 2.4, height: 2 }), "car");
});

test("a print too long for a stand is a roll, and a roll of unknown weight is not taken for light", () => {
  const words = (kind: string, changed: Partial<Wish>) => {
    const one = wish(kind, { place: "trong", ...changed });
    return carriageOf(one, adviseMaterial(one)).words;
  };
  assert.equal(words("in-standee", { width: 0.8, height: 2.5 }), "Nằm trong túi: xe máy");
  assert.equal(words("in-standee", { width: 1, height: 2.6 }), "Cuộn lại dài 1 m: xe máy");
  assert.equal(words("in-standee", { width: 2.6, height: 1 }), "Cuộn lại dài 1 m: xe máy");
  assert.equal(words("in-decal-pp", { width: 1, height: 30 }), "Cuộn lại dài 1 m: xe máy");
  assert.equal(words("in-decal-pp", { width: 1, height: 30, quantity: 2 }), "Nhiều và nặng: ô tô");
  const pieces = { width: 6, height: 3, quantity: 500, place: "ngoai" as const };
  assert.equal(words("in-bat-hiflex", pieces), "Nặng hơn một tấn: hẹn xe với xưởng");
});

test("a motorbike takes 30 kg, rolls of 1.6 m, boards of 120 × 80 cm and six standees", () => {
  const banner = wish("in-bat-hiflex", { width: 1, height: 2 });
  const half = { ...adviseMaterial(banner), grams: [400, 500] as const };
  assert.equal(carriageOf({ ...banner, quantity: 30 }, half).by, "motorbike");
  assert.equal(carriageOf({ ...banner, quantity: 31 }, half).words, "Nặng đến 31 kg: ô tô");
  const by = (kind: string, changed: Partial<Wish>) =>
    carriageOf(wish(kind, changed), { ...adviseMaterial(wish(kind)), grams: [0, 0] }).by; // its weight is no matter here
  assert.equal(by("in-bat-hiflex", { width: 1.6, height: 4 }), "motorbike");
  assert.equal(by("in-bat-hiflex", { width: 1.61, height: 4 }), "car");
  assert.equal(by("in-hastag-cam-tay", { width: 1.2, height: 0.8 }), "motorbike");
  assert.equal(by("in-hastag-cam-tay", { width: 1.21, height: 0.8 }), "car");
  assert.equal(by("in-hastag-cam-tay", { width: 1.2, height: 0.81 }), "car");
  assert.equal(by("in-standee", { quantity: 6 }), "motorbike");
  assert.equal(by("in-standee", { quantity: 7 }), "car");
});
