import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { PrintFile, Trouble } from "../facts.ts";
import { judge, type Wanted } from "./judge.ts";
import { say } from "./say.ts";

const plain = (text: string | undefined) => (text ?? "").replaceAll("\u00a0", " ");
const photo = (width: number, height: number): PrintFile => ({
  format: "jpeg",
  readable: "yes",
  facts: { stored: [width, height], shown: [width, height], colour: "rgb" },
});
function told(file: PrintFile, width: number, height: number, distance: number, more: Partial<Wanted> = {}) {
  const wanted: Wanted = { print: { width, height }, distance, fit: "cover", ...more };
  return say(file, judge(file, wanted), wanted, "m");
}

describe("the verdict in words", () => {
  it("tells a broken picture its own figures and the ways out", () => {
    const words = told(photo(640, 480), 3, 2, 5);
    assert.equal(words.stamp, "Vỡ hình");
    assert.match(plain(words.reason), /5,4 ppi.*cách 5 m/);
    assert.match(plain(words.wayOut), /11\.812 × 7\.875 điểm/);
  });

  it("says how large and from how far a soft picture will do", () => {
    const words = told(photo(6720, 4480), 3, 2, 3);
    assert.equal(words.stamp, "Non nét");
    assert.match(plain(words.wayOut), /2,84 × 1,89 m.*3,2 m/);
  });

  it("asks nothing of a sharp picture", () => {
    const words = told(photo(6720, 4480), 0.6, 0.4, 1);
    assert.equal(words.stamp, "Đủ nét");
    assert.equal(words.wayOut, undefined);
    assert.match(words.reason, /Trên 150 ppi/);
  });

  it("says in centimetres what is cut or stays blank", () => {
    assert.match(plain(told(photo(3000, 2000), 1, 1, 2).shape), /trái, phải mất 25 cm, tức 33% hình/);
    assert.match(plain(told(photo(3000, 2000), 1, 1, 2, { fit: "contain" }).shape), /trên, dưới trống 16,7 cm/);
  });

  it("has a reason and a way out for every trouble, and never the stamp of a sharp file", () => {
    const troubles: Trouble[] = [
      "empty",
      "unknown",
      "web-page",
      "other-kind",
      "cut",
      "damaged",
      "locked",
      "oversized",
      "header-only",
      "notice-only",
      "entities",
      "timed-out",
      "vanished",
    ];
    for (const trouble of troubles) {
      const words = told({ format: "none", readable: "no", trouble, facts: {} }, 1, 1, 2);
      assert.equal(words.stamp, "Không đọc được", trouble);
      assert.ok(words.reason.length > 20 && (words.wayOut ?? "").length > 10, trouble);
    }
  });

  it("judges the pixels of a HEIC and says what is surer", () => {
    const heic: PrintFile = {
      ...photo(4032, 3024),
      format: "heic",
      readable: "header",
      trouble: "not-drawable",
    } as PrintFile;
    const words = told(heic, 0.6, 0.45, 2);
    assert.equal(words.stamp, "Đủ nét");
    assert.ok(words.notes.some((note) => note.includes("JPG")));
  });

  it("asks whether a small page is drawn at 1:10", () => {
    const page = {
      media_mm: [600, 300] as [number, number],
      crop_mm: [600, 300] as [number, number],
      trim_mm: [600, 300] as [number, number],
      shown_mm: [600, 300] as [number, number],
      boxes_written: ["MediaBox"],
      rotate: 0,
      user_unit: 1,
      bleed_mm: null,
      images: [],
    };
    const facts = { pages: 1, page: [page], fonts: [], fonts_not_embedded: ["Helvetica"], spots: ["CutContour"] };
    const { stamp, notes } = told({ format: "pdf", readable: "yes", facts }, 6, 3, 5);
    assert.equal(stamp, "Nét mọi khổ");
    assert.ok(notes.some((note) => plain(note).includes("tỉ lệ 1:10 cho tấm 6 × 3 m, đúng không?")));
    assert.ok(notes.some((note) => note.includes("Helvetica chưa nhúng")));
    assert.ok(notes.some((note) => note.includes("CutContour: nếu là đường bế")));
  });
});
