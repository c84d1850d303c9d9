/**
 * What is on the pages with settings and content that the other tests do not have, in one rendering, which takes long: the hosted e-mail service; a first job
 * done ("Việc đã làm"), a notice and other hours.
 */
import assert from "node:assert/strict";
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { after, describe, test } from "node:test";
import sharp from "sharp";
import { smallContent } from "../../app/content/fixtures/small-content.ts";
import { edited, unfilled } from "../../app/content/fixtures/unfilled-settings.ts";
import { hasJobs } from "../../app/content/jobs.build.ts";
import { SEND_FORM_PATH, STARTED_FIELD, TRAP_FIELD } from "../../contract/contact-fields.ts";
import { VITALS_PATH } from "../../contract/vitals-path.ts";
import { temporaryFolder } from "../../server/fixtures/test-site.ts";
import { beginRenderer } from "./render-pages.ts";

/** Beside the other builds, so that it finds the project's packages. */
const FOLDER = "build/rendered-test";
const place = path.resolve(FOLDER); // the last test goes to another folder
after(() => rm(place, { recursive: true, force: true }));

const timesOf = ({ opens, closes }: { opens: string; closes: string }) => `${opens}–${closes}`;

/** The words of a page as they are read, without its elements. */
const textOf = (page: string) => page.replace(/<[^>]*>/g, "").replace(/\s+/g, " ");

const JOB = `---
title: "Bạt khai trương của bài thử"
image: bat-that.jpg
alt: "Bạt"
category: in-bat-hiflex
size: { width: 3, height: 1, unit: m }
material: "Bạt 340 g/m²"
place: "Cầu Giấy"
month: 2026-11
agreed: true
---
`;

const content = await temporaryFolder();
cpSync("content", content, { recursive: true, filter: (file) => !/content[\\/](?:pictures|jobs)[\\/]/.test(file) });
cpSync("content/pictures", path.join(content, "pictures"), { recursive: true });
const photograph = sharp({ create: { width: 1200, height: 900, channels: 3, background: "#c8281a" } });
await photograph.jpeg().toFile(path.join(content, "pictures/bat-that.jpg"));
// Started before the job is there, as the desk starts it while the owner looks at the tray.
const renderer = beginRenderer(FOLDER, {
  CONTENT_FOLDER: content,
  SITE_URL: "https://example.com",
  VITE_SITE_URL: "https://example.com",
  VITE_EMAIL_USER_ID: "user-of-the-test",
  VITE_EMAIL_SERVICE_ID: "service-of-the-test",
  VITE_EMAIL_TEMPLATE_ID: "template-of-the-test",
});
await renderer.ready;
writeFileSync(path.join(content, "jobs/bat.md"), JOB);
const settings = path.join(content, "settings.yml");
const filledIn = [
  ["notices: []", 'notices: [{ from: 2000-01-01, to: 2999-12-31, text: "Xưởng nghỉ Tết." }]'],
  ["otherHours: []", "otherHours: [{ from: 2999-02-03, to: 2999-02-11, workshop: closed, phone: '8–11, 13h30–24' }]"],
  ['saturday: "08:00–23:00"', 'saturday: "08:00–12:00, 13:30–17:00"'], // that of the phone stands first
] as const;
const unset = unfilled(readFileSync(settings, "utf8"));
writeFileSync(
  settings,
  filledIn.reduce((text, [from, to]) => edited("settings.yml", text, from, to), unset),
);
await renderer.render(new Date("2031-06-01T05:00:00Z"));

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

test("the first job brings its screen, shows on its category and in the footer, and is listed; a notice stands over every page, days with other hours where hours are told, and in the data for search engines", () => {
  const page = (name: string) => readFileSync(path.join(FOLDER, "client", name), "utf8");
  assert.ok(/<aside[^>]*><p class="wrap">Xưởng\snghỉ\sTết\.<\/p>/.test(page("index.html")));
  for (const name of ["lien-he/index.html", "danh-muc-in/index.html"])
    assert.match(
      page(name).replaceAll("\u00a0", " "),
      /riêng 3\/2 – 11\/2\/2999 xưởng nghỉ, nghe máy 8:00 – 11:00 và 13:30 – 24:00/,
    );
  const business = JSON.parse(
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page("lien-he/index.html"))?.[1] ?? "",
  );
  const days = { "@type": "OpeningHoursSpecification", validFrom: "2999-02-03", validThrough: "2999-02-11" };
  assert.deepEqual(business.specialOpeningHoursSpecification, [{ ...days, opens: "00:00", closes: "00:00" }]);
  const phone = business.contactPoint[0].hoursAvailable;
  assert.deepEqual(phone.slice(-2), [
    { ...days, opens: "08:00", closes: "11:00" },
    { ...days, opens: "13:30", closes: "23:59" },
  ]);
  assert.deepEqual(
    phone.filter(({ dayOfWeek }: { dayOfWeek?: string[] }) => dayOfWeek?.includes("Saturday")).map(timesOf),
    ["08:00–12:00", "13:30–17:00"],
  );
  assert.match(
    textOf(page("lien-he/index.html")),
    /Thứ Hai – Thứ Sáu, 8:00 – 23:00; Thứ Bảy, 8:00 – 12:00 và 13:30 – 17:00; Chủ nhật, 8:00 – 23:00; riêng/,
  );
  assert.match(page("lien-he/index.html"), /Chủ\u00a0nhật, /); // no line ends between the two words
  const screen = page("viec-da-lam/index.html");
  assert.match(screen, /<title>Việc đã làm - /);
  assert.match(screen, /Bạt khai trương của bài thử/);
  assert.match(screen, /3\u00a0?[ \u00a0]?×[ \u00a0]1 m/);
  assert.match(screen, /tháng 11\/2026/);
  assert.match(page("danh-muc-in/in-bat-hiflex/index.html"), /Bạt khai trương của bài thử/);
  assert.doesNotMatch(page("danh-muc-in/in-standee/index.html"), /Bạt khai trương của bài thử/);
  assert.match(page("index.html"), /<a[^>]* href="\/viec-da-lam"/);
  assert.match(page("sitemap.xml"), /https:\/\/example\.com\/viec-da-lam/);
});

test("pages are made for the moment that the build names, however late they are rendered", () => {
  for (const { file, text } of pages) assert.match(text, /© 2031 /, file);
});

test("without a job there is no such address, and neither the template nor a draft is one", () => {
  const content = smallContent();
  assert.equal(hasJobs(), false);
  content.write("jobs/_mau.md", JOB);
  assert.equal(hasJobs(), false);
  content.write("jobs/bat.md", JOB.replace("---\n", "\ufeff---\ndraft: true\n")); // as Notepad saves it
  assert.equal(hasJobs(), false);
  content.write("jobs/bat.md", JOB);
  assert.equal(hasJobs(), true);
  assert.ok(existsSync("content/jobs/bat.md"));
});

describe("for the hosted e-mail service", () => {
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
    assert.ok(
      scripts.some(({ text }) => text.includes("https://api.emailjs.com") && text.includes("user-of-the-test")),
    );
  });

  test("the privacy policy speaks of the service, and of no server that keeps messages or measures", () => {
    assert.match(privacy, /EmailJS/);
    assert.doesNotMatch(privacy, /365|máy chủ của trang này|Đo tốc độ/);
  });
});
