import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { slugOf, withoutDiacritics } from "./slug.ts";

/** Every letter of the Vietnamese alphabet with each of its tones, in both cases. */
const CONSONANTS = [..."bcdđghklmnpqrstvxfjwzBCDĐGHKLMNPQRSTVX"];
const VOWELS = [..."aăâeêioôơuưyAĂÂEÊIOÔƠUƯY"];
const TONES = ["", "\u0300", "\u0301", "\u0303", "\u0309", "\u0323"];
const vowel = fc
  .tuple(fc.constantFrom(...VOWELS), fc.constantFrom(...TONES))
  .map(([base, tone]) => (base + tone).normalize("NFC"));
const letter = fc.oneof(fc.constantFrom(...CONSONANTS), vowel);
const word = fc.array(letter, { minLength: 1, maxLength: 8 }).map((letters) => letters.join(""));
const title = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(" "));
const punctuation = fc.stringMatching(/^[.,:;!?"'()/&%+×–…“”-]{0,4}$/);

test("the titles of the specification give exactly its slugs", () => {
  const slugs = {
    "In bạt Hiflex": "in-bat-hiflex",
    "In băng rôn": "in-bang-ron",
    "In decal ô tô": "in-decal-o-to",
    "In decal PP": "in-decal-pp",
    "In backlit": "in-backlit",
    "In lụa, canvas": "in-lua-canvas",
    "In hastag cầm tay": "in-hastag-cam-tay",
    "In standee": "in-standee",
    "In backdrop": "in-backdrop",
    "Điều khoản dịch vụ": "dieu-khoan-dich-vu",
    "Chính sách giao hàng": "chinh-sach-giao-hang",
    "Chính sách bảo mật thông tin": "chinh-sach-bao-mat-thong-tin",
    "Chính sách đổi trả và hoàn tiền": "chinh-sach-doi-tra-va-hoan-tien",
  };
  for (const [name, slug] of Object.entries(slugs)) assert.equal(slugOf(name), slug);
});

test("a slug is lowercase ASCII letters and digits joined by single hyphens", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => assert.match(slugOf(text), /^([a-z0-9]+(-[a-z0-9]+)*)?$/)),
  );
});

test("composed and decomposed letters give one slug", () => {
  fc.assert(fc.property(title, (text) => assert.equal(slugOf(text.normalize("NFD")), slugOf(text.normalize("NFC")))));
});

test("upper and lower case give one slug", () => {
  fc.assert(fc.property(title, (text) => assert.equal(slugOf(text.toUpperCase()), slugOf(text.toLowerCase()))));
});

test("every Vietnamese letter keeps its base letter", () => {
  fc.assert(fc.property(word, (text) => assert.equal(slugOf(text).length, [...text].length)));
});

test("runs of spaces count as one, and none at the ends count", () => {
  const space = fc.stringMatching(/^[ \t\n\u00a0]{1,4}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), space, (words, gap) => {
      assert.equal(slugOf(gap + words.join(gap) + gap), slugOf(words.join(" ")));
    }),
  );
});

test("punctuation around words changes nothing", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(word, punctuation), { minLength: 1 }), (pieces) => {
      const marked = pieces.map(([text, mark]) => text + mark).join(" ");
      assert.equal(slugOf(marked), slugOf(pieces.map(([text]) => text).join(" ")));
    }),
  );
});

test("a slug is the slug of itself", () => {
  fc.assert(fc.property(word, (text) => assert.equal(slugOf(slugOf(text)), slugOf(text))));
});

test("text without diacritics keeps its length in letters", () => {
  assert.equal(withoutDiacritics("ĐƯỜNG Phố Nghĩa Tân"), "duong pho nghia tan");
  fc.assert(fc.property(word, (text) => assert.equal([...withoutDiacritics(text)].length, [...text].length)));
});
