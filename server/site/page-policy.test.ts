import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { pagePolicy } from "./page-policy.ts";

const NO_ORIGINS = { frame: [], connect: [] };
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const directive = (policy: string, name: string) => policy.split("; ").find((part) => part.startsWith(`${name} `));

test("inline scripts and styles are allowed by their hashes, once each", () => {
  const policy = pagePolicy(
    "<style>p{}</style><script>a()</script><SCRIPT async>b()</SCRIPT ><script>a()</script>",
    NO_ORIGINS,
  );
  assert.equal(directive(policy, "script-src"), `script-src 'self' ${hash("a()")} ${hash("b()")}`);
  assert.equal(directive(policy, "style-src"), `style-src 'self' ${hash("p{}")}`);
});

test("scripts with an address, data blocks and empty scripts need no hash", () => {
  const html = `<script src="/a.js"></script><script type="application/ld+json">{}</script><script></script>`;
  assert.equal(directive(pagePolicy(html, NO_ORIGINS), "script-src"), "script-src 'self'");
});

test("an attribute may hold what looks like the end of the tag", () => {
  const policy = pagePolicy(`<script data-a=">" data-b='x>y' type=module>run()</script>`, NO_ORIGINS);
  assert.equal(directive(policy, "script-src"), `script-src 'self' ${hash("run()")}`);
});

test("line breaks are hashed as the browser reads them", () => {
  assert.match(pagePolicy("<script>a\r\nb</script>", NO_ORIGINS), new RegExp(hash("a\nb").replace(/[+/]/g, "\\$&")));
});

test("other hosts stand where the build allows them, and nowhere else", () => {
  const policy = pagePolicy("", { frame: ["https://map.example"], connect: ["https://mail.example"] });
  assert.equal(directive(policy, "frame-src"), "frame-src https://map.example");
  assert.equal(directive(policy, "connect-src"), "connect-src 'self' https://mail.example");
  assert.equal(directive(policy, "form-action"), "form-action 'self' https://mail.example");
  assert.equal(directive(policy, "default-src"), "default-src 'none'");
  assert.equal(directive(policy, "frame-ancestors"), "frame-ancestors 'none'");
});
