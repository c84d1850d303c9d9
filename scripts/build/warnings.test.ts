import assert from "node:assert/strict";
import { test } from "node:test";
import { showCollection } from "../../app/content/collection.build.ts";
import { smallContent } from "../../app/content/fixtures/small-content.ts";
import { readCollection } from "../../app/content/read-collection.build.ts";
import { changeToCome, warnings } from "./warnings.ts";

const at = (moment: string) => new Date(`${moment}:00+07:00`);
const NOW = at("2100-01-01T12:00");

test("of what is scheduled the owner is told the hour in Hanoi, and that a release for it is built already", () => {
  const said = changeToCome(at("2100-01-03T08:30"), NOW, false);
  assert.match(said, /08:30 3\/1\/00\. Máy dựng sẵn/);
});

test("what comes too late to be built ahead, or stands on a static host, asks for a build of its own", () => {
  assert.match(changeToCome(at("2100-03-03T08:30"), NOW, false), /dựng lại một lần trong vòng 60 ngày/);
  assert.match(changeToCome(at("2100-01-03T08:30"), NOW, true), /đến giờ ấy dựng lại rồi đưa lên/);
});

/** What a build says of the content that was made last. @param environment settings of the build @param shown the moment of the site that is served */
function saidOfBuild(environment: Record<string, string> = {}, shown: Date | null = null): string[] {
  const before = { ...process.env };
  Object.assign(process.env, { SITE_URL: "https://inan.example", BUILD_AT: NOW.toISOString(), ...environment });
  try {
    showCollection(readCollection(NOW));
    return warnings(shown?.getTime() ?? null);
  } finally {
    process.env = before;
  }
}

test("a build names the sample values that are left, what the content remarks, and what it lacks for whole addresses; else it says nothing", () => {
  const content = smallContent();
  content.edit("settings.yml", /^sample: .*$/m, "sample: []");
  assert.deepEqual(saidOfBuild(), []);
  content.edit("settings.yml", /^sample: .*$/m, "sample: [phones, email]");
  content.edit("settings.yml", /^ {2}zalo: .*$/m, '  zalo: "https://zalo.me/0900000009"');
  const [remark = "", samples = "", address = "", ...others] = saidOfBuild({ SITE_URL: " " });
  assert.match(remark, /Zalo dẫn đến số 0900 000 009/);
  assert.match(samples, /còn giá trị mẫu: phones, email\./);
  assert.match(address, /Chưa đặt SITE_URL/);
  assert.deepEqual(others, []);
  content.edit("settings.yml", /^sample: .*$/m, "sample: [email]");
  assert.match(saidOfBuild().join(), /còn giá trị mẫu: email\./);
});

test("a build by a clock that stands before the site that is served says so; an hour is nothing", () => {
  smallContent().edit("settings.yml", /^sample: .*$/m, "sample: []");
  assert.match(saidOfBuild({}, at("2101-02-03T08:00")).join(), /12:00 1\/1\/00.*08:00 3\/2\/01.*Chỉnh đồng hồ/);
  assert.deepEqual(saidOfBuild({}, at("2100-01-01T12:30")), []);
});

test("a build tells what is scheduled, and on a static host that nobody else brings it", () => {
  const content = smallContent();
  content.article("articles/0.md", { publishAt: "2100-01-03 08:30" });
  assert.match(saidOfBuild().join(), /08:30 3\/1\/00.*tự đưa lên đúng giờ/);
  const service = { VITE_EMAIL_USER_ID: "a", VITE_EMAIL_SERVICE_ID: "b", VITE_EMAIL_TEMPLATE_ID: "c" };
  assert.match(saidOfBuild(service).join(), /08:30 3\/1\/00.*đến giờ ấy dựng lại/);
});
