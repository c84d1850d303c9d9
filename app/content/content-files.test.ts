import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, test } from "node:test";
import { payloads } from "../../tests/payloads.ts";
import { readCollection } from "./collection.server.ts";

const folders: string[] = [];
after(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A copy of the content with some files changed; answers the message of the check, or "" when all is in order. */
function messageAfter(change: (folder: string) => void): string {
  const script = `import("./app/content/collection.server.ts").then((m) => m.readCollection()).catch((e) => console.log(e.message))`;
  return outputAfter(change, script);
}

/** What a script prints that sees a copy of the content with some files changed. */
function outputAfter(change: (folder: string) => void, script: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), "content-"));
  folders.push(folder);
  cpSync("content", folder, { recursive: true, filter: (file) => !file.startsWith("content/pictures/") });
  change(folder);
  const { stdout } = spawnSync(process.execPath, ["-e", script], {
    encoding: "utf8",
    env: { ...process.env, CONTENT_FOLDER: folder },
  });
  return stdout;
}
const article = "articles/standee-cuon-bi-mat-chu-o-chan.md";
function edit(folder: string, file: string, from: string | RegExp, to: string) {
  const name = path.join(folder, file);
  const text = readFileSync(name, "utf8");
  assert.notEqual(text.replace(from, to), text, `the test must change ${file}`);
  writeFileSync(name, text.replace(from, to));
}

test("the content of the project is in order", () => {
  const { categories, articles, policies } = readCollection();
  assert.ok(categories.length > 0);
  assert.equal(policies.length, 4);
  assert.ok(articles.length >= 14);
});

test("every error is told at once, with its file, its field and what is expected", () => {
  const message = messageAfter((folder) => {
    edit(folder, article, /date: .*/, "date: hôm qua");
    edit(folder, article, /^id: .*/m, "id: mot");
    edit(folder, "categories/in-standee.md", "stance: floor", "stance: bay");
    edit(folder, "settings.yml", "loadingDelays: true", "loadingDelays: co\nmau: do");
  });
  assert.match(message, /content\/articles\/standee-cuon[^\n]* · date: cần ngày dạng năm-tháng-ngày/);
  assert.match(message, /content\/articles\/standee-cuon[^\n]* · id: cần một số/);
  assert.match(message, /content\/categories\/in-standee\.md · stance: cần một trong: hang, hand, floor, van/);
  assert.match(message, /content\/settings\.yml · loadingDelays: cần true hoặc false/);
  assert.match(message, /content\/settings\.yml · mau: không có mục này/);
});

test("two titles with one slug name both files", () => {
  const message = messageAfter((folder) => {
    edit(folder, "articles/anh-dien-thoai-in-duoc-co-nao.md", /title: .*/, 'title: "STANDEE cuốn, bị mất chữ ở chân!"');
  });
  assert.match(
    message,
    /standee-cuon-bi-mat-chu-o-chan\.md · title: trùng địa chỉ [^\n]* với content\/articles\/anh-dien-thoai/,
  );
});

test("two articles with one id name both files and the next free number", () => {
  const message = messageAfter((folder) => edit(folder, article, /^id: .*/m, "id: 5"));
  assert.match(message, /id: số 5 đã dùng ở content\/articles\/anh-dien-thoai[^\n]*; số còn trống: 19/);
});

test("a link that leads nowhere, a picture that is missing and broken front matter are told", () => {
  const message = messageAfter((folder) => {
    writeFileSync(
      path.join(folder, article),
      `${readFileSync(path.join(folder, article), "utf8")}\n[x](/tin-tuc/khong-co)\n`,
    );
    edit(folder, "categories/in-standee.md", "image: standee.jpg", "image: khong-co.jpg");
    writeFileSync(path.join(folder, "articles/la.md"), "không có phần đầu");
  });
  assert.match(message, /liên kết "\/tin-tuc\/khong-co" không dẫn đến trang nào/);
  assert.match(message, /in-standee\.md · image: ảnh "khong-co\.jpg" không có/);
  assert.match(message, /la\.md · đầu tệp: cần phần thông tin/);
});

test("text that was saved decomposed is told, not passed on", () => {
  const message = messageAfter((folder) => {
    const file = path.join(folder, article);
    writeFileSync(file, readFileSync(file, "utf8").normalize("NFD"));
  });
  assert.match(message, /standee-cuon[^\n]*Unicode tổ hợp/);
});

test("payloads in front matter stay the text they are, and in the feed they are escaped", () => {
  // Those that an editor's program can save: no control signs, no spaces around.
  const texts = payloads.filter((payload) => /^\P{Cc}+$/u.test(payload) && payload.trim() === payload);
  assert.ok(texts.length >= 60);
  const script = `Promise.all([import("./app/content/collection.server.ts"), import("./app/seo/discovery.server.ts")])
    .then(([{ readCollection }, { feed }]) => console.log(JSON.stringify({ articles: readCollection().articles.map(({ description, alt }) => ({ description, alt })), feed: feed() })))
    .catch((e) => console.log(JSON.stringify({ error: e.message })))`;
  const output = outputAfter((folder) => {
    const whole = readFileSync(path.join(folder, article), "utf8");
    for (const [index, payload] of texts.entries()) {
      const text = whole
        .replace(/^id: .*/m, `id: ${1000 + index}`)
        .replace(/^date: .*/m, "date: 2016-12-01")
        .replace(/^title: .*/m, () => `title: ${JSON.stringify(`Mẫu ${index}`)}`)
        .replace(/^(description|alt): .*/gm, (_, field) => `${field}: ${JSON.stringify(payload)}`);
      writeFileSync(path.join(folder, `articles/mau-${index}.md`), text);
    }
  }, script);
  const { error, articles, feed } = JSON.parse(output);
  assert.equal(error, undefined);
  const read = (field: string) => articles.map((entry: Record<string, string>) => entry[field]);
  for (const text of texts) {
    assert.ok(read("description").includes(text), text);
    assert.ok(read("alt").includes(text), text);
  }
  assert.doesNotMatch(feed, /<(?!\/?(?:feed|title|id|link|updated|author|name|entry|summary)\b|\?xml)/);
});
