import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import * as v from "valibot";
import { parse } from "yaml";
import { SettingsSchema } from "./settings.build.ts";

const GOOGLE = "https://www.google.com/maps/embed?pb=!1m18!2m3!1d105.79";

/** Reads the settings of the project with another map. @returns the address of the map, and what is wrong */
function withMap(embed: string): { embed: string | undefined; wrong: string[] } {
  const settings = parse(readFileSync("content/settings.yml", "utf8"));
  const result = v.safeParse(SettingsSchema, { ...settings, map: { ...settings.map, embed } });
  const wrong = (result.issues ?? []).map(({ message }) => message);
  return { embed: result.success ? result.output.map.embed : undefined, wrong };
}

test("from the code of a map the address is taken, whatever stands around it", () => {
  assert.equal(withMap(GOOGLE).embed, GOOGLE);
  const code = `<iframe width="600" src="${GOOGLE}&amp;hl=vi" style="border:0;" allowfullscreen="" loading="lazy"></iframe>`;
  assert.equal(withMap(code).embed, `${GOOGLE}&hl=vi`);
});

test("what no page may frame is refused once, with the way to what can be", () => {
  for (const address of [
    "https://maps.app.goo.gl/abc123",
    "https://www.google.com/maps/place/Xưởng/@21.03,105.79,17z",
    "https://www.google.com.evil.example/maps/embed?pb=1",
    "http://www.google.com/maps/embed?pb=1",
    "javascript:alert(1)",
    '<iframe src="https://evil.example/maps/embed?pb=1"></iframe>',
    "xưởng ở Cầu Giấy",
  ]) {
    const { wrong } = withMap(address);
    assert.equal(wrong.length, 1, address);
    assert.match(wrong[0] ?? "", /Chia sẻ → Nhúng bản đồ → Sao chép HTML, dán cả vào đây/);
  }
});

test("a tax number is read as an invoice prints it, and of several phone numbers in one line no count of signs is told", () => {
  const settings = parse(readFileSync("content/settings.yml", "utf8"));
  const company = { legalName: null, taxNumber: "0101 234 567" };
  assert.equal(v.parse(SettingsSchema, { ...settings, company }).company.taxNumber, "0101234567");
  const { issues = [] } = v.safeParse(SettingsSchema, { ...settings, phones: ["0987.654.321, 0912.345.678"] });
  assert.match(
    issues.map(({ message }) => message).join(),
    /^"0987\.654\.321, 0912\.345\.678" không phải số điện thoại/,
  );
});
