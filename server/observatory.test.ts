import assert from "node:assert/strict";
import { after, test } from "node:test";
import { observatoryScore } from "./fixtures/observatory.ts";
import { get, rawRequest } from "./fixtures/raw-request.ts";
import { testApp } from "./fixtures/test-app.ts";

const { port } = await testApp({ after });

for (const target of ["/", "/gioi-thieu", "/khong-co", "/api/khong-co", "/assets/app-abc.js"]) {
  test(`${target} gets the 130 points of the Observatory that headers can give`, async () => {
    const { headers, body } = await rawRequest(port, get(target));
    const { total, points } = observatoryScore({ headers, html: body });
    assert.equal(total, 130, JSON.stringify(points));
  });
}

test("the reckoning knows bad headers from good ones", async () => {
  const { headers } = await rawRequest(port, get("/"));
  const scoreWith = (name: string, value: string | null, html = "") => {
    const changed = new Map(headers);
    if (value === null) changed.delete(name);
    else changed.set(name, value);
    return observatoryScore({ headers: changed, html }).total;
  };
  const policy = headers.get("content-security-policy") ?? "";
  // Below 90 without the bonus, none is given: without a policy 100 - 25 - 20 (the frame).
  for (const [name, value, total] of [
    ["content-security-policy", null, 55],
    ["content-security-policy", policy.replace("script-src", "script-src 'unsafe-inline'"), 80],
    ["content-security-policy", policy.replace("style-src", "style-src 'unsafe-inline'"), 120],
    ["content-security-policy", policy.replace("default-src 'none'", "default-src 'self'"), 125],
    ["content-security-policy", policy.replace("form-action 'self'", "form-action https://elsewhere.example"), 125],
    ["content-security-policy", policy.replace("frame-ancestors 'none'", ""), 80],
    ["strict-transport-security", null, 80],
    ["strict-transport-security", "max-age=3600", 120],
    ["x-content-type-options", null, 125],
    ["referrer-policy", "unsafe-url", 120],
    ["cross-origin-resource-policy", null, 120],
    ["set-cookie", "a=b", 60],
  ] as const) {
    assert.equal(scoreWith(name, value), total, `${name}: ${value}`);
  }
  assert.equal(scoreWith("x-none", null, '<script src="//elsewhere.example/a.js"></script>'), 50);
});
