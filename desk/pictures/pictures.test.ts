import assert from "node:assert/strict";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type TestContext, test } from "node:test";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { MOST_PICTURE_BYTES } from "../../app/content/pictures.ts";
import type { House } from "../files/house.ts";
import { Refused } from "../server/refused.ts";
import { cut } from "./cut.ts";
import { freePictureName } from "./picture-slug.ts";
import { inHand, takeIn } from "./take-in.ts";
import { sharpFor } from "./too-small.ts";

const FIXTURES = fileURLToPath(new URL("../../app/print-file/fixtures/files/", import.meta.url));
const NOW = Date.UTC(2026, 10, 21);

function houseFor(t: TestContext): House {
  const folder = mkdtempSync(path.join(tmpdir(), "desk-pictures-"));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return { content: path.join(folder, "content"), desk: path.join(folder, "desk") };
}

/** Left half red, right half blue. */
async function halves(width: number, height: number) {
  const blue = await sharp({ create: { width: Math.round(width / 2), height, channels: 3, background: "#0000ff" } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: "#ff0000" } }).composite([
    { input: blue, left: Math.floor(width / 2), top: 0 },
  ]);
}

/** A picture that was cut: its colours from the top left, and its size. */
const pixelsOf = (house: House, file: string) =>
  sharp(path.join(house.desk, "pictures", file))
    .raw()
    .toBuffer({ resolveWithObject: true });

const whole = { turns: 0, left: 0, top: 0, width: 1, called: "Ba standee cuốn đứng ở sảnh" } as const;
const sentence = (pattern: RegExp) => (error: unknown) => error instanceof Refused && pattern.test(error.message);

test("a picture held upright stands upright, and nothing tells where it was taken", async (t) => {
  const house = houseFor(t);
  const photo = await (await halves(1600, 1200))
    .withExif({ IFD0: { Make: "Phone" }, IFD3: { GPSLatitude: "21/1 1/1 1/1", GPSLatitudeRef: "N" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const taken = await takeIn(house, photo, "IMG_1.jpg", NOW);
  assert.deepEqual([taken.width, taken.height], [1200, 1600]);
  const { file: name } = await cut(house, taken.id, { ...whole, shape: "landscape" });
  const kept = await sharp(path.join(house.desk, "pictures", name)).metadata();
  assert.deepEqual([kept.width, kept.height, kept.orientation], [1200, 900, undefined]);
  for (const dropped of ["exif", "icc", "xmp", "iptc"] as const) assert.equal(kept[dropped], undefined, dropped);
  assert.equal(inHand(house, taken.id), null);
});

test("what is see-through is white, as paper is", async (t) => {
  const house = houseFor(t);
  const logo = sharp({ create: { width: 1200, height: 900, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
  const { id } = await takeIn(house, await logo.png().toBuffer(), "logo.png", NOW);
  const [light = 0] = await sharp(inHand(house, id) ?? "")
    .raw()
    .toBuffer();
  assert.ok(light > 250, `${light}`);
});

test("a picture that nobody has cut for a day is let go with the next one that comes, no sooner", async (t) => {
  const house = houseFor(t);
  const photo = await (await halves(1200, 900)).jpeg().toBuffer();
  const inHandSince = async (hours: number) => {
    const { id } = await takeIn(house, photo, "a.jpg", NOW);
    const since = NOW / 1000 - hours * 3600;
    utimesSync(inHand(house, id) ?? "", since, since);
    return id;
  };
  const [kept, old] = [await inHandSince(23), await inHandSince(25)];
  await takeIn(house, photo, "b.jpg", NOW);
  assert.deepEqual([inHand(house, kept) === null, inHand(house, old)], [false, null]);
});

test("pictures of an iPhone are decoded on this machine", async (t) => {
  const house = houseFor(t);
  for (const [file, width, height] of [
    ["heic-plain.heic", 1200, 800],
    ["heic-irot-90.heic", 192, 256],
    ["heic-grid-irot.heic", 360, 500],
  ] as const) {
    const taken = await takeIn(house, readFileSync(FIXTURES + file), "IMG_4021.HEIC", NOW);
    assert.deepEqual([taken.width, taken.height], [width, height], file);
  }
});

test("what is no picture is told what it is and what to do, in one sentence each", async (t) => {
  const house = houseFor(t);
  const good = await (await halves(1600, 1200)).jpeg().toBuffer();
  const film = Buffer.from("\0\0\0\x18ftypqt  \0\0\0\0qt  ", "latin1");
  const cases: [string, Uint8Array, RegExp][] = [
    ["a.jpg", new Uint8Array(0), /trống \(0 byte\)/],
    ["a.jpg", new Uint8Array(MOST_PICTURE_BYTES + 1), /nặng 80 MB/],
    ["IMG_2210.MOV", film, /IMG_2210\.MOV là video/],
    ["a.jpg", Buffer.from("<!doctype html><html>"), /trang web/],
    ["a.jpg", Buffer.from("chữ"), /không phải ảnh, hoặc ảnh đã hỏng/],
    ["thuc-don.jpg", Buffer.from("%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF"), /tệp in PDF/],
    ["a.jpg", good.subarray(0, 900), /cắt cụt|hỏng/],
    ["a.heic", readFileSync(`${FIXTURES}heic-cut-meta.heic`), /HEIC|cắt cụt/],
  ];
  for (const [name, bytes, said] of cases)
    await assert.rejects(takeIn(house, bytes, name, NOW), sentence(said), String(said));
});

test("a photograph that is damaged in its middle is refused by name; what phones write wrong and nobody sees is taken", async (t) => {
  const house = houseFor(t);
  const noise = { type: "gaussian" as const, mean: 128, sigma: 40 };
  const good = await sharp({ create: { width: 1200, height: 900, channels: 3, background: "#808080", noise } })
    .jpeg()
    .toBuffer();
  const damaged = Buffer.from(good).fill(0, good.length >> 1, (good.length >> 1) + 4096);
  await assert.rejects(takeIn(house, damaged, "tiệm.jpg", NOW), sentence(/^tiệm\.jpg hỏng giữa chừng, .* ảnh gốc/));
  const frame = good.indexOf(Buffer.from([0xff, 0xc0]));
  const tooMany = Buffer.concat([good.subarray(0, frame), Buffer.alloc(4), good.subarray(frame)]);
  assert.equal((await takeIn(house, tooMany, "a.jpg", NOW)).width, 1200);
});

test("an iPhone's picture keeps its colours: its profile is Display P3, the site's pictures are sRGB", async (t) => {
  const house = houseFor(t);
  const photo = readFileSync(new URL("../fixtures/red-display-p3.heic", import.meta.url));
  const { id } = await takeIn(house, photo, "IMG_4022.HEIC", NOW);
  const [red = 0, green = 255, blue = 255] = await sharp(inHand(house, id) ?? "")
    .raw()
    .toBuffer();
  assert.ok(red > 215 && green < 15 && blue < 15, `${red}, ${green}, ${blue}`);
});

test("what is kept is what stood in the frame, after its turns", async (t) => {
  const house = houseFor(t);
  const taken = await takeIn(house, await (await halves(4000, 3000)).jpeg({ quality: 100 }).toBuffer(), "a.jpg", NOW);
  // Turned once to the right, left becomes top: the upper half is red.
  const { file: name } = await cut(house, taken.id, {
    shape: "landscape",
    turns: 1,
    left: 0,
    top: 0.6,
    width: 0.5,
    called: "nửa dưới",
  });
  assert.equal(name, "nua-duoi.jpg");
  const { data, info } = await pixelsOf(house, name);
  assert.deepEqual([info.width, info.height], [1500, 1125]);
  assert.ok((data[0] ?? 255) < 20 && (data[2] ?? 0) > 230, "blue");
});

test("a picture that stands on its head is turned by half, and keeps its whole width", async (t) => {
  const house = houseFor(t);
  const { id } = await takeIn(house, await (await halves(2000, 1500)).jpeg({ quality: 100 }).toBuffer(), "a.jpg", NOW);
  const { file } = await cut(house, id, { ...whole, shape: "landscape", turns: 2 });
  const { data, info } = await pixelsOf(house, file);
  assert.deepEqual([info.width, info.height], [2000, 1500]);
  assert.ok((data[0] ?? 255) < 20 && (data[2] ?? 0) > 230, "blue, which stood at the right");
});

test("a frame that a hand drew a hair beyond the picture is moved into it", async (t) => {
  const house = houseFor(t);
  const { id } = await takeIn(house, await (await halves(2400, 1800)).jpeg({ quality: 100 }).toBuffer(), "a.jpg", NOW);
  const beyond = { shape: "landscape", left: 0.501, top: 0.501, width: 0.5 } as const;
  const { file } = await cut(house, id, { ...whole, ...beyond });
  const { data, info } = await pixelsOf(house, file);
  assert.deepEqual([info.width, info.height], [1200, 900]);
  assert.ok((data[0] ?? 255) < 60 && (data[2] ?? 0) > 190, "blue, its right half");
});

test("what is cut is compressed once, however it was turned: in between nothing is lost", async (t) => {
  const house = houseFor(t);
  const noise = { type: "gaussian" as const, mean: 128, sigma: 40 };
  const busy = sharp({ create: { width: 1200, height: 1200, channels: 3, background: "#808080", noise } });
  const photo = await busy.jpeg().toBuffer();
  for (const turns of [0, 1]) {
    const taken = await takeIn(house, photo, "busy.jpg", NOW);
    const turned = await sharp(inHand(house, taken.id) ?? "")
      .rotate(90 * turns)
      .png()
      .toBuffer();
    const once = sharp(turned).extract({ left: 0, top: 0, width: 1200, height: 900 });
    const { file: name } = await cut(house, taken.id, { ...whole, turns, shape: "landscape" });
    const kept = readFileSync(path.join(house.desk, "pictures", name));
    assert.ok(kept.equals(await once.jpeg({ quality: 90, mozjpeg: true }).toBuffer()), `${turns} turns`);
  }
});

test("large ones shrink to the largest size their shape is shown in, small ones are never enlarged, and too small ones are told what they are good for", async (t) => {
  const house = houseFor(t);
  const large = await takeIn(house, await (await halves(6000, 4500)).jpeg().toBuffer(), "a.jpg", NOW);
  const sizeOf = async (name: string) => {
    const { width, height } = await sharp(path.join(house.desk, "pictures", name)).metadata();
    return [width, height];
  };
  assert.deepEqual(await sizeOf((await cut(house, large.id, { ...whole, shape: "landscape" })).file), [2400, 1800]);
  const wide = await takeIn(house, await (await halves(4000, 3000)).jpeg().toBuffer(), "d.jpg", NOW);
  assert.deepEqual(await sizeOf((await cut(house, wide.id, { ...whole, shape: "banner" })).file), [2880, 1200]);
  const small = await takeIn(house, await (await halves(1100, 825)).jpeg().toBuffer(), "b.jpg", NOW);
  assert.deepEqual(await sizeOf((await cut(house, small.id, { ...whole, shape: "landscape" })).file), [1100, 825]);
  const least = await takeIn(house, await (await halves(720, 880)).jpeg().toBuffer(), "f.jpg", NOW);
  assert.deepEqual(await sizeOf((await cut(house, least.id, { ...whole, shape: "phone" })).file), [720, 880]);
  const tiny = await takeIn(house, await (await halves(800, 600)).jpeg().toBuffer(), "c.jpg", NOW);
  await assert.rejects(
    cut(house, tiny.id, { ...whole, shape: "landscape" }),
    sentence(/chỉ nét khi hiện rộng 800 điểm.*1\.000 × 750\. Tìm ảnh gốc/),
  );
  const enough = await takeIn(house, await (await halves(1200, 900)).jpeg().toBuffer(), "e.jpg", NOW);
  await assert.rejects(
    cut(house, enough.id, { ...whole, shape: "landscape", width: 0.5 }),
    sentence(/Lấy rộng ra, hoặc tìm ảnh gốc/),
  );
  assert.ok(inHand(house, tiny.id), "it stays in hand");
});

test("only what has the pixels of the largest files that are made of it is called sharp on every screen", () => {
  assert.equal(sharpFor("landscape", 2400), "Đủ nét cho mọi màn hình.");
  assert.match(sharpFor("landscape", 1333), /^Đủ nét cho trang\. .* từ 2\.400 điểm\.$/);
  assert.match(sharpFor("landscape", 1100), /hơi mềm/);
  assert.equal(sharpFor("standee", 800), "Đủ nét cho mọi màn hình.");
});

test("a name has no accents and is given once, whether its first owner is online or waits", async (t) => {
  const house = houseFor(t);
  mkdirSync(path.join(house.content, "pictures"), { recursive: true });
  writeFileSync(path.join(house.content, "pictures/ba-standee-cuon-dung-o-sanh.jpg"), "");
  const names = [];
  for (const [place, called] of [whole.called, whole.called, "???"].entries()) {
    const { id } = await takeIn(
      house,
      await (await halves(1200 + 4 * place, 900 + 3 * place)).jpeg().toBuffer(),
      "a.jpg",
      NOW,
    );
    names.push((await cut(house, id, { ...whole, shape: "landscape", called })).file);
  }
  assert.deepEqual(names, ["ba-standee-cuon-dung-o-sanh-2.jpg", "ba-standee-cuon-dung-o-sanh-3.jpg", "anh-moi.jpg"]);
});

test("a photograph that is brought again and cut in the same way is the one that is there, online or not; cut in another way it is another", async (t) => {
  const house = houseFor(t);
  const photo = await (await halves(1600, 1200)).jpeg().toBuffer();
  const again = async (change: object) => {
    const { id } = await takeIn(house, photo, "a.jpg", NOW);
    const { file, known } = await cut(house, id, { ...whole, shape: "landscape", ...change });
    assert.equal(inHand(house, id), null);
    return [file, known];
  };
  assert.deepEqual(await again({ called: "một" }), ["mot.jpg", false]);
  assert.deepEqual(await again({ called: "một" }), ["mot.jpg", true]);
  mkdirSync(path.join(house.content, "pictures"), { recursive: true });
  renameSync(path.join(house.desk, "pictures/mot.jpg"), path.join(house.content, "pictures/da-len.jpg"));
  assert.deepEqual(await again({ called: "một" }), ["da-len.jpg", true]);
  const place = path.join(house.content, "pictures/khac.jpg");
  const other = readFileSync(path.join(house.content, "pictures/da-len.jpg"));
  renameSync(path.join(house.content, "pictures/da-len.jpg"), place);
  writeFileSync(place, other.fill(0, other.length >> 1));
  assert.deepEqual(await again({ called: "một" }), ["mot.jpg", false], "another picture with as many bytes");
  renameSync(path.join(house.desk, "pictures/mot.jpg"), path.join(house.content, "pictures/da-len.jpg"));
  assert.deepEqual(readdirSync(path.join(house.desk, "pictures")), []);
  assert.deepEqual(await again({ called: "một", turns: 2 }), ["mot.jpg", false]);
});

test("a long name ends at a word, and one word that is longer than a name is cut", () => {
  const named = (called: string) => freePictureName(called, () => false);
  assert.equal(
    named("Biển hộp đèn mặt tiền quán cà phê ở phố Nguyễn Trãi"),
    "bien-hop-den-mat-tien-quan-ca-phe-o-pho-nguyen.jpg",
  );
  assert.equal(named(`${"bạt ".repeat(11)}dán kính`), `${"bat-".repeat(11)}dan.jpg`);
  assert.equal(named(`${"bạt ".repeat(11)}cuốn kính`), `${"bat-".repeat(11)}cuon.jpg`);
  assert.equal(named("a".repeat(60)), `${"a".repeat(48)}.jpg`);
});

test("no picture gets a name that Windows keeps for a device", () => {
  const taken = new Set(["con-2.jpg"]);
  const named = (called: string) => freePictureName(called, (name) => taken.has(name));
  assert.deepEqual([named("CON.JPG"), named("com1"), named("con mèo")], ["con-3.jpg", "com1-2.jpg", "con-meo.jpg"]);
});

test("a picture in hand is found by its own number alone", (t) => {
  const house = houseFor(t);
  mkdirSync(house.desk, { recursive: true });
  writeFileSync(path.join(house.desk, "lock.jpg"), "");
  assert.equal(inHand(house, "../lock"), null);
  assert.equal(existsSync(path.join(house.desk, "lock.jpg")), true);
});
