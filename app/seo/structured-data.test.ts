import assert from "node:assert/strict";
import { test } from "node:test";
import { smallContent } from "../content/fixtures/small-content.ts";
import "./fixtures/site-module.ts";

test("hours of some days of the week are not told where those of another open day are not: search engines would take that day for closed", async () => {
  const content = smallContent();
  content.edit("settings.yml", /^( {4}(?:mon|tues|wednes|thurs|fri)day:).*$/gm, "$1 open");
  content.edit("settings.yml", /^( {4}saturday:).*$/gm, '$1 "08:00–12:00"');
  content.edit("settings.yml", /^( {4}sunday:).*$/gm, "$1 closed");
  const special = '{ from: 2100-02-03, to: 2100-02-10, phone: "08:00–12:00", workshop: closed }';
  content.edit("settings.yml", /^otherHours: \[\]$/m, `otherHours:\n  - ${special}`);
  const { businessData } = await import("./structured-data.ts");
  const [business] = businessData() as unknown as Record<string, unknown>[];
  const days = { "@type": "OpeningHoursSpecification", validFrom: "2100-02-03", validThrough: "2100-02-10" };
  assert.equal(business?.openingHoursSpecification, undefined);
  assert.deepEqual(business?.specialOpeningHoursSpecification, [{ ...days, opens: "00:00", closes: "00:00" }]);
  const contacts = business?.contactPoint as { hoursAvailable: object[] }[];
  for (const { hoursAvailable } of contacts)
    assert.deepEqual(hoursAvailable, [{ ...days, opens: "08:00", closes: "12:00" }]);
});
