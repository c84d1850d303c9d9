import assert from "node:assert/strict";
import { test } from "node:test";
import sharp from "sharp";
import { payloads } from "../../tests/payloads.ts";
import { showCollection } from "../content/collection.build.ts";
import { smallContent } from "../content/fixtures/small-content.ts";
import { readCollection } from "../content/read-collection.build.ts";
import { feed, llms, sitemap } from "./discovery.build.ts";

test("payloads in front matter stay the text they are, and in the feed they are escaped", () => {
  // Only payloads that an editor's program can save: without control characters and without spaces around them.
  const texts = payloads.filter((payload) => /^\P{Cc}+$/u.test(payload) && payload.trim() === payload);
  assert.ok(texts.length >= 60);
  const content = smallContent();
  for (const [index, payload] of texts.entries()) {
    const fields = { id: 1000 + index, date: "2016-12-01", title: `Mẫu ${index}`, description: payload, alt: payload };
    content.article(`articles/mau-${index}.md`, fields);
  }
  content.article("articles/dau.md", { id: 900, title: "Bạt & <b>băng</b> rôn" });
  const read = readCollection();
  showCollection(read);
  const { articles } = read;
  for (const text of texts) {
    assert.ok(
      articles.some(({ description }) => description === text),
      text,
    );
    assert.ok(
      articles.some(({ alt }) => alt === text),
      text,
    );
  }
  assert.equal(feed().split("<entry>").length - 1, 20);
  assert.match(feed(), /<title>Bạt.&#38;.&#60;b&#62;băng&#60;\/b&#62;.rôn<\/title>/);
  assert.doesNotMatch(feed(), /<(?!\/?(?:feed|title|id|link|updated|author|name|entry|summary)\b|\?xml)/);
});

test("an article whose title changes is the same entry of the feed", () => {
  const content = smallContent();
  const called = (title: string) => {
    content.article("articles/mau.md", { id: 900, date: "2016-12-01", title, description: "Mẫu", alt: "Mẫu" });
    showCollection(readCollection());
    return /<entry><title>[^<]*<\/title><link href="([^"]*)"\/><id>([^<]*#900)<\/id>/.exec(feed())?.slice(1);
  };
  const [before, known] = called("Tên cũ") ?? [];
  const [now, stillKnown] = called("Tên mới") ?? [];
  assert.deepEqual([before, now], ["/tin-tuc/ten-cu", "/tin-tuc/ten-moi"]);
  assert.equal(known, stillKnown);
});

test("in sitemap and feed a date stands where there is one, by the clock of Hanoi", () => {
  smallContent();
  const read = readCollection();
  showCollection(read);
  const { date } = read.articles[0] ?? { date: "" };
  assert.match(feed(), new RegExp(`<updated>${date}T00:00:00\\+07:00</updated><summary>`));
  const told = [...sitemap().matchAll(/<url><loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)];
  const changed = Object.fromEntries(told.map(([, address = "", day]) => [address, day]));
  assert.deepEqual([changed["/"], changed["/tin-tuc"], changed["/lien-he"]], [date, date, undefined]);
});

test("in sitemap and feed an article is no older than its hour, whatever day it shows, and with it the lists and the feed", () => {
  const content = smallContent();
  const fields = { id: 900, title: "Hẹn giờ", description: "Mẫu", alt: "Mẫu" };
  content.article("articles/hen-gio.md", { ...fields, date: "2016-12-01", publishAt: "2031-03-01 08:00" });
  // As many as the feed has room for, and one more, show a later day.
  for (let number = 1; number <= 21; number++)
    content.article(`articles/moi-${number}.md`, { id: 900 + number, title: `Mới ${number}`, date: "2030-01-05" });
  showCollection(readCollection(new Date("2031-03-02T00:00:00Z")));
  assert.match(feed(), /#900<\/id><updated>2031-03-01T08:00:00\+07:00<\/updated>/);
  assert.match(feed(), /<\/id><link rel="self" [^>]*>.*?<updated>2031-03-01T08:00:00\+07:00<\/updated><author>/);
  for (const address of ["/", "/tin-tuc", "/tin-tuc/hen-gio"])
    assert.ok(sitemap().includes(`<loc>${address}</loc><lastmod>2031-03-01</lastmod>`), address);
});

test("llms.txt leads to every page that search engines list, but to the lists that it is itself", () => {
  smallContent();
  showCollection(readCollection());
  const listed = [...sitemap().matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address);
  const named = [...llms().matchAll(/\]\(([^)]*)\)/g)].map(([, address]) => address);
  const missing = listed.filter((address) => !named.includes(address));
  assert.deepEqual(missing, ["/", "/danh-muc-in", "/tin-tuc"]);
});

test("the sitemap names the picture of every job done, which people look for among pictures, and llms.txt their page", async () => {
  const content = smallContent();
  const { categories } = readCollection();
  for (const [name, background] of [
    ["bat", "#c33"],
    ["xe", "#33c"],
  ] as const) {
    const photograph = sharp({ create: { width: 1200, height: 900, channels: 3, background } });
    content.write(`pictures/viec-${name}.jpg`, await photograph.jpeg().toBuffer());
    content.write(
      `jobs/${name}.md`,
      `---\ntitle: ${name}\nimage: viec-${name}.jpg\nalt: Bạt\ncategory: ${categories[0]?.slug}\nsize: { width: 3, height: 1, unit: m }\nmaterial: Bạt\nplace: Cầu Giấy\nmonth: 2026-11\nagreed: true\n---\n`,
    );
  }
  showCollection(readCollection());
  const entry = sitemap()
    .split("\n")
    .find((line) => line.includes("<loc>/viec-da-lam</loc>"));
  const pictures = [...(entry ?? "").matchAll(/<image:image><image:loc>\/pictures\/([a-z-]+)-[0-9a-f]{8}/g)];
  assert.deepEqual(
    pictures.map(([, name]) => name),
    ["viec-bat", "viec-xe"],
  );
  assert.match(llms(), /\]\(\/viec-da-lam\): Ảnh chụp/);
});
