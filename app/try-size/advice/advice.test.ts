import assert from "node:assert/strict";
import { test } from "node:test";
import { TRADES, tradeNamed } from "../fixtures/trades.ts";
import { firstWish, type Wish } from "../wish.ts";
import { burdenOf, carriageOf, sayWeight, weightHint } from "./carriage.ts";
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
  for (const hanging of ["thang", "nam"] as const)
    assert.match(adviseMaterial(wish("in-bat-hiflex", { place: "ngoai", hanging })).material, /đế xám/);
  assert.match(adviseMaterial(wish("in-standee", { place: "ngoai" })).material, /đế nước/);
  assert.match(adviseMaterial(wish("in-decal-pp", { place: "ngoai" })).material, /decal sữa/);
});

test("a light box inside is lit through film up to 1.5 m, a larger one through cloth", () => {
  const material = (height: number) =>
    adviseMaterial(wish("in-backlit", { place: "trong", width: 3, height })).material;
  assert.match(material(1.5), /^Phim/);
  assert.match(material(1.51), /^Bạt/);
});

test("the size decides the material, too: a cord from 6 m², rods for a flag, cast film from 120 × 90 cm, silk from 2.4 times as high as wide", () => {
  const advice = (kind: string, width: number, height: number, place: "trong" | "ngoai" = "ngoai") =>
    adviseMaterial(wish(kind, { place, width, height }));
  assert.doesNotMatch(advice("in-bang-ron", 6, 1).finishing, /luồn thêm dây/);
  assert.match(advice("in-bang-ron", 6.1, 1).finishing, /luồn thêm dây/);
  assert.match(advice("in-bang-ron", 4, 2).finishing, /luồn thêm dây/);
  assert.equal(advice("in-bang-ron", 0.8, 2.5).finishing, "Gấp mép, xỏ cây ở đầu trên và ở chân.");
  assert.match(
    advice("in-bang-ron", 0.5, 0.2).finishing,
    /^Gấp mép\. Cầm tay thì không cần khoen; treo thì đóng khoen/,
  );
  assert.match(advice("in-bang-ron", 2.4, 0.8).finishing, /^Gấp mép, đóng khoen/);
  const satin = (width: number, height: number) => advice("in-bang-ron", width, height, "trong").finishing;
  assert.match(satin(0.5, 0.2), /^May mép\. Cầm tay thì không cần cây, dây; treo thì xỏ cây/);
  for (const [width, height] of [
    [2.4, 0.8],
    [0.8, 2.5],
  ] as const)
    assert.match(satin(width, height), /^May mép, xỏ cây/);
  assert.match(advice("in-decal-o-to", 1.2, 0.9).material, /calendered/);
  for (const [width, height] of [
    [1.21, 0.9],
    [1.2, 0.91],
  ] as const)
    assert.match(advice("in-decal-o-to", width, height).material, /cast/);
  assert.match(advice("in-lua-canvas", 0.5, 1.2, "trong").material, /^Canvas/);
  assert.match(advice("in-lua-canvas", 0.5, 1.25, "trong").material, /^Vải lụa/);
});

test("no seam is mentioned for a board, and outside a note says what the sun does to it", () => {
  const notes = (place: "trong" | "ngoai") =>
    adviseMaterial(wish("in-hastag-cam-tay", { place, width: 2, height: 2 })).notes;
  assert.deepEqual(notes("trong"), []);
  assert.deepEqual(notes("ngoai"), ["Đừng để trong ô tô phơi nắng: formex mềm ra, cong."]);
});

test("a print larger than the roll on both sides is told of its seam", () => {
  const seams = (changed: Partial<Wish>) => adviseMaterial(wish("in-bat-hiflex", { place: "ngoai", ...changed })).notes;
  assert.deepEqual(seams({ width: 10, height: 3.1 }), []);
  assert.match(seams({ width: 4, height: 6 })[0] ?? "", /3,1 m nên phải nối/);
  const silk = (height: number) => adviseMaterial(wish("in-bang-ron", { place: "trong", width: 6, height })).notes;
  assert.deepEqual(silk(1.5), []);
  assert.match(silk(2)[0] ?? "", /1,5 m nên phải nối/, "silk is narrower than the cloth of banners outside");
  const standee = (place: "trong" | "ngoai", height: number) =>
    adviseMaterial(wish("in-standee", { place, width: 3.2, height })).notes;
  assert.match(standee("trong", 2)[0] ?? "", /1,52 m nên phải nối/);
  assert.deepEqual(standee("ngoai", 3.1), [], "outside it is cloth, which is as wide for a standee as for a banner");
  assert.match(standee("ngoai", 3.11)[0] ?? "", /3,1 m nên phải nối/);
});

test("a picture on canvas is not joined: together with its wrap it has to fit the usual roll, and beyond that the shop is asked for a wider one", () => {
  const notes = (height: number, place: "trong" | "ngoai" = "trong") =>
    adviseMaterial(wish("in-lua-canvas", { place, width: 4, height })).notes;
  assert.deepEqual(notes(1.41), []);
  assert.match(notes(1.42)[0] ?? "", /1,47 m.*đến 3 m/);
  assert.doesNotMatch(notes(1.42).join(), /phải nối/);
  assert.deepEqual(notes(1.5, "ngoai"), [], "silk is 1.5 m wide and has no wrap");
  assert.match(notes(1.6, "ngoai")[0] ?? "", /1,5 m nên phải nối/);
});

test("a picture on canvas is told how sharp its file should be together with the wrap, since from where people stand less is sharp", () => {
  const { finishing } = adviseMaterial(wish("in-lua-canvas", { place: "trong" }));
  assert.match(finishing, /tính cả mép, 150 ppi.*100/);
});

test("the foot of a standee vanishes in a base only where the standee is taller than one on a table", () => {
  const finishing = (height: number, place: "trong" | "ngoai") =>
    adviseMaterial(wish("in-standee", { place, width: 0.3, height })).finishing;
  for (const place of ["trong", "ngoai"] as const) assert.match(finishing(0.6, place), /^Loại để bàn/);
  assert.match(finishing(0.61, "trong"), /chui vào đế/);
  assert.match(finishing(0.61, "ngoai"), /^Khoen bốn góc/);
});

test("a backdrop that with its frame is about as wide as the roll is asked for first, as its page says", () => {
  const notes = (width: number, height: number) =>
    adviseMaterial(wish("in-backdrop", { place: "trong", width, height })).notes;
  for (const [width, height] of [
    [6, 3],
    [3, 6],
    [5, 2.91],
  ] as const)
    assert.match(notes(width, height).join("|"), /^Căng khung thì[^|]*hỏi trước, hoặc rút xuống 2,8 m\.$/);
  assert.deepEqual([...notes(4, 2.5), ...notes(6, 2.9)], []);
  assert.match(notes(6, 3.1).join("|"), /^Cả hai cạnh quá 3 m nên phải nối[^|]*$/);
});

test("a weight is given only where the trade has one", () => {
  assert.equal(sayWeight([300, 340], 3), "0,9–1 kg");
  assert.equal(sayWeight([300, 340], 0.1), "dưới 0,1 kg");
  assert.equal(sayWeight([300, 340], 1), "chừng 0,3 kg");
  assert.equal(sayWeight([400, 440], 5), "2–2,2 kg");
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

test("while the place is not said, neither weight nor vehicle is told where they depend on it", () => {
  const told = (kind: string, changed: Partial<Wish>) => {
    const { weight, carriage } = burdenOf(wish(kind, { place: "", ...changed }));
    return [weight, carriage?.words];
  };
  // Grey-back cloth inside weighs 32 kg, plain cloth outside 24 kg.
  assert.deepEqual(told("in-bat-hiflex", { width: 6, height: 1, quantity: 12 }), [undefined, undefined]);
  assert.deepEqual(told("in-bat-hiflex", { width: 6, height: 1 }), [undefined, "Xe máy: cuộn lại dài 1 m"]);
  assert.deepEqual(told("in-hastag-cam-tay", { width: 1, height: 1, quantity: 10 }), [
    "20–40 kg",
    "Ô tô: nặng đến 40 kg",
  ]);
  assert.deepEqual(told("in-bat-hiflex", { width: 6, height: 1, quantity: 12, place: "ngoai" }), [
    "22–24 kg",
    "Xe máy: cuộn lại dài 1 m",
  ]);
});

test("a print too long for a stand is a roll, and a roll of unknown weight is not taken for light", () => {
  const words = (kind: string, changed: Partial<Wish>) => {
    const one = wish(kind, { place: "trong", ...changed });
    return carriageOf(one, adviseMaterial(one)).words;
  };
  assert.equal(words("in-standee", { width: 0.8, height: 2.5 }), "Xe máy: nằm trong túi");
  assert.equal(words("in-standee", { width: 1, height: 2.6 }), "Xe máy: cuộn lại dài 1 m");
  assert.equal(words("in-standee", { width: 2.6, height: 1 }), "Xe máy: cuộn lại dài 1 m");
  assert.equal(words("in-standee", { width: 2, height: 2, place: "ngoai" }), "Ô tô: cuộn dài 2 m");
  assert.equal(words("in-bang-ron", { width: 6, height: 2 }), "Ô tô: cuộn dài 2 m. Gấp lại thì xe máy, có nếp");
  assert.equal(words("in-decal-pp", { width: 1, height: 30 }), "Xe máy: cuộn lại dài 1 m");
  assert.equal(words("in-decal-pp", { width: 1, height: 30, quantity: 2 }), "Ô tô: nhiều và nặng");
  const pieces = { width: 6, height: 3, quantity: 500, place: "ngoai" as const };
  assert.equal(words("in-bat-hiflex", pieces), "Nặng hơn một tấn: hẹn xe với xưởng");
});

test("a roll is as long as its cloth is wide; cloth may be folded, film may not; what is stretched on a frame goes by car where that is large", () => {
  const words = (kind: string, width: number, height: number) => {
    const one = wish(kind, { place: "trong", width, height });
    return carriageOf(one, { ...adviseMaterial(one), grams: [0, 0] }).words; // its weight does not matter here
  };
  assert.equal(words("in-bat-hiflex", 6, 5), "Ô tô: cuộn dài 3,1 m. Gấp lại thì xe máy, có nếp");
  assert.equal(words("in-backlit", 6, 2), "Ô tô: cuộn dài 2 m");
  // Strips of 1.52 m: the delivery policy has rolls of up to 1.6 m go by motorbike.
  assert.equal(words("in-decal-pp", 6, 5), "Xe máy: cuộn lại dài 1,52 m");
  assert.equal(words("in-decal-o-to", 4.2, 1.8), "Xe máy: cuộn lại dài 1,52 m");
  for (const [width, height] of [
    [1.3, 0.8],
    [1.2, 0.9],
  ] as const)
    assert.equal(words("in-lua-canvas", width, height), "Xe máy: cuộn trong ống");
  assert.equal(words("in-lua-canvas", 1.3, 0.9), "Xe máy: cuộn trong ống. Căng khung sẵn thì ô tô");
});

test("a motorbike takes 30 kg, rolls of 1.6 m, boards of 120 × 80 cm and six standees", () => {
  const banner = wish("in-bat-hiflex", { width: 1, height: 2 });
  const half = { ...adviseMaterial(banner), grams: [400, 500] as const };
  assert.equal(carriageOf({ ...banner, quantity: 30 }, half).by, "motorbike");
  assert.equal(carriageOf({ ...banner, quantity: 31 }, half).words, "Ô tô: nặng đến 31 kg");
  assert.equal(carriageOf({ ...banner, quantity: 1000 }, half).words, "Ô tô: nặng đến 1.000 kg");
  assert.match(carriageOf({ ...banner, quantity: 1001 }, half).words, /^Nặng hơn một tấn/);
  const by = (kind: string, changed: Partial<Wish>) =>
    carriageOf(wish(kind, changed), { ...adviseMaterial(wish(kind)), grams: [0, 0] }).by; // its weight does not matter here
  assert.equal(by("in-bat-hiflex", { width: 1.6, height: 4 }), "motorbike");
  assert.equal(by("in-bat-hiflex", { width: 1.61, height: 4 }), "car");
  assert.equal(by("in-hastag-cam-tay", { width: 1.2, height: 0.8 }), "motorbike");
  assert.equal(by("in-hastag-cam-tay", { width: 1.21, height: 0.8 }), "car");
  assert.equal(by("in-hastag-cam-tay", { width: 1.2, height: 0.81 }), "car");
  assert.equal(by("in-standee", { quantity: 6 }), "motorbike");
  assert.equal(by("in-standee", { quantity: 7 }), "car");
});
