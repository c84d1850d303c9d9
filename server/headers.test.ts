import assert from "node:assert/strict";
import { after, test } from "node:test";
import { SEND_FORM_PATH } from "../contract/contact-fields.ts";
import { VITALS_PATH } from "../contract/vitals-path.ts";
import { get, rawRequest } from "./fixtures/raw-request.ts";
import { testApp } from "./fixtures/test-app.ts";
import { PAGE_HEADERS, resourcePolicy, SECURITY_HEADERS } from "./headers.ts";
import type { Outbox } from "./outbox/outbox.ts";

const failing = async () => Promise.reject(new Error("no disk"));
// A store that fails: the answers that tell so carry the headers as well.
const { port } = await testApp(
  { after },
  {
    outbox: { probe: failing, close: async () => undefined } as Partial<Outbox> as Outbox,
    settings: { rateLimitPerMinute: 2 },
  },
);

const form = (body: string, type = "application/x-www-form-urlencoded", more = "") =>
  `POST ${SEND_FORM_PATH} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: ${type}\r\n${more}Content-Length: ${body.length}\r\n\r\n${body}`;
const etag = (await rawRequest(port, get("/"))).headers.get("etag");

/** What no browser shows as a page. */
const FILES: string[] = ["a script", "a large file"];

for (const [what, request, status] of [
  ["a page", get("/"), 200],
  ["a page that is known", get("/").replace("\r\n\r\n", `\r\nIf-None-Match: ${etag}\r\n\r\n`), 304],
  ["a script", get("/assets/app-abc.js"), 200],
  ["a large file", get("/large.pdf", "HEAD"), 200],
  ["a moved page", get("/gioi-thieu/"), 301],
  ["an unknown page", get("/khong-co"), 404],
  ["an unknown interface", get("/api/khong-co"), 404],
  ["a method no page has", get("/", "DELETE"), 405],
  ["a method the form has not", get(SEND_FORM_PATH, "GET"), 405],
  ["an address that cannot be decoded", get("/api/%zz"), 400],
  ["bytes that are no HTTP", "nonsense\r\n\r\n", 400],
  ["a request that names no host", "GET / HTTP/1.1\r\n\r\n", 400],
  ["a request that expects what nobody knows", get("/").replace("\r\n\r\n", "\r\nExpect: tea\r\n\r\n"), 417],
  ["a form that is not valid", form("from_name=A"), 400],
  ["a form from another site", form("", undefined, "Sec-Fetch-Site: cross-site\r\n"), 403],
  ["a form that is too large", form("x".repeat(70_000)), 413],
  ["a form of a wrong type", form("{}", "application/json"), 415],
  ["a form that nothing can keep", form("from_name=A&from_email=a@b.c&from_phone=1&message=x"), 503],
  ["a form too many", form("from_name=A"), 429],
  ["a page after the form", form("from_name=A", undefined, "Accept: text/html\r\n"), 429],
  [
    "a report that is none",
    `POST ${VITALS_PATH} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: 2\r\n\r\n{}`,
    400,
  ],
  ["the health of the process", get("/healthz"), 200],
  ["a store that is not ready", get("/readyz"), 503],
  ["a head that is too long", get(`/?${"x".repeat(20_000)}`), 431],
] as const) {
  test(`${what} (${status}) carries every header of the policy`, async () => {
    const answer = await rawRequest(port, request);
    assert.equal(answer.status, status);
    for (const [name, value] of Object.entries(SECURITY_HEADERS))
      assert.equal(answer.headers.get(name.toLowerCase()), value, name);
    for (const [name, value] of Object.entries(PAGE_HEADERS))
      assert.equal(answer.headers.get(name.toLowerCase()), FILES.includes(what) ? undefined : value, name);
    assert.match(answer.headers.get("content-security-policy") ?? "", /^default-src 'none'; .*frame-ancestors 'none'/);
    assert.equal(answer.headers.get("cross-origin-resource-policy"), "same-origin");
    assert.ok(answer.headers.get("cache-control"));
    assert.equal(answer.headers.get("x-powered-by"), undefined);
    assert.equal(answer.headers.get("server"), undefined);
  });
}

test("the answer to a form, which may hold what somebody typed, is kept by no cache", async () => {
  for (const more of ["", "Accept: text/html\r\n"]) {
    const { headers } = await rawRequest(port, form("from_name=A", undefined, more));
    assert.equal(headers.get("cache-control"), "no-store");
  }
});

test("pictures may be shown in previews on other sites, nothing else may", async () => {
  assert.equal(
    (await rawRequest(port, get("/pictures/hiflex-abc/640.jpg"))).headers.get("cross-origin-resource-policy"),
    "cross-origin",
  );
  assert.equal(resourcePolicy("text/html"), "same-origin");
  assert.equal(resourcePolicy("image/svg+xml", "/favicon.svg"), "cross-origin");
  assert.equal(resourcePolicy("image/svg+xml", "/assets/street-1f3a.svg"), "same-origin");
});
