import assert from "node:assert/strict";
import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { after, test } from "node:test";
import { SEND_FORM_PATH, STARTED_FIELD, TRAP_FIELD } from "../../contract/contact-fields.ts";
import { VITALS_PATH } from "../../contract/vitals-path.ts";
import { renderPages } from "./render-pages.ts";

/** Pages rendered as for the hosted e-mail service; beside the other builds, so that they find the project's packages. */
const FOLDER = "build/hosted-test";
after(() => rm(FOLDER, { recursive: true, force: true }));
await renderPages(FOLDER, {
  VITE_EMAIL_USER_ID: "user-of-the-test",
  VITE_EMAIL_SERVICE_ID: "service-of-the-test",
  VITE_EMAIL_TEMPLATE_ID: "template-of-the-test",
});
const files = await readdir(path.join(FOLDER, "client"), { recursive: true });
const contents = (ending: string) =>
  Promise.all(
    files
      .filter((file) => file.endsWith(ending))
      .map(async (file) => ({ file, text: await readFile(path.join(FOLDER, "client", file), "utf8") })),
  );
const pages = await contents(".html");
const scripts = await contents(".js");
const privacy = pages.find(({ file }) => file.includes("chinh-sach-bao-mat-thong-tin"))?.text ?? "";

test("without script the form posts nowhere, and says how else to reach the shop", () => {
  const withForm = pages.filter(({ text }) => text.includes('name="from_phone"'));
  assert.ok(withForm.length > 1);
  for (const { file, text } of withForm) {
    const [form = ""] = /<form(?=[^>]*>(?:(?!<\/form>)[\s\S])*from_phone)[\s\S]*?<\/form>/.exec(text) ?? [];
    assert.doesNotMatch(form, /^<form[^>]*\s(?:action|method)=/, file);
    assert.doesNotMatch(form, /type="submit"|<button(?![^>]*type=)/, file);
    assert.match(form, /<noscript>[\s\S]*href="tel:[\s\S]*<\/noscript>/, file);
  }
});

test("a button pressed before the script has come says that nothing has gone yet, and its press is kept for the script", () => {
  for (const { file, text } of pages.filter((page) => page.text.includes('name="from_phone"'))) {
    assert.match(text, /<form[^>]*\sdata-early/, file);
    assert.match(text, /(?:Lời nhắn|Phiếu) chưa gửi đi\.[\s\S]*?href="tel:/, file);
  }
});

test("nothing but the fields of the specification goes to the service: ours against robots are not in the form", () => {
  for (const { file, text } of pages) {
    for (const name of [TRAP_FIELD, STARTED_FIELD]) assert.ok(!text.includes(`name="${name}"`), `${file}: ${name}`);
  }
});

test("nothing is asked of a server that is not there", () => {
  for (const { file, text } of pages) assert.ok(!text.includes(`"${SEND_FORM_PATH}"`), file);
  for (const { file, text } of scripts) assert.ok(!text.includes(VITALS_PATH), file);
  assert.ok(scripts.some(({ text }) => text.includes("https://api.emailjs.com") && text.includes("user-of-the-test")));
});

test("the privacy policy speaks of the service, and of no server that keeps messages or measures", () => {
  assert.match(privacy, /EmailJS/);
  assert.doesNotMatch(privacy, /365|máy chủ của trang này|Đo tốc độ/);
});
