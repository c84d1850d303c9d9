import assert from "node:assert/strict";
import { after, test } from "node:test";
import { inlineHash } from "../../contract/inline-hash.ts";
import { get, rawRequest } from "../fixtures/raw-request.ts";
import { testApp } from "../fixtures/test-app.ts";
import { testSite, writeSite } from "../fixtures/test-site.ts";
import { pagePolicy } from "./page-policy.ts";
import { readSite } from "./read-site.ts";

const NO_ORIGINS = { frame: [], connect: [] };
const directive = (policy: string, name: string) => policy.split("; ").find((part) => part.startsWith(`${name} `));

test("the inline scripts and styles that the build wrote are allowed by their hashes", () => {
  const policy = pagePolicy({ scripts: ["'sha256-a'", "'sha256-b'"], styles: ["'sha256-c'"] }, NO_ORIGINS);
  assert.equal(directive(policy, "script-src"), "script-src 'self' 'sha256-a' 'sha256-b'");
  assert.equal(directive(policy, "style-src"), "style-src 'self' 'sha256-c'");
});

test("a script that somebody put into a built page, or a page that no build made, is refused by the policy", async () => {
  const strange = "window.stolen = 1";
  const folder = await writeSite(await testSite(), {
    "gioi-thieu/index.html": `<!doctype html><title>a</title><script>window.page=1</script><script>${strange}</script>`,
    "la/index.html": `<!doctype html><title>a</title><script>${strange}</script>`,
  });
  const site = await readSite(folder);
  const { port } = await testApp({ after }, { site: () => site });
  for (const [address, scripts] of [
    ["/gioi-thieu", `script-src 'self' ${inlineHash("window.page=1")}`],
    ["/la", "script-src 'self'"],
  ] as const) {
    const policy = (await rawRequest(port, get(address))).headers.get("content-security-policy") ?? "";
    assert.equal(directive(policy, "script-src"), scripts, address);
  }
});

test("line breaks are hashed as the browser reads them", () => {
  assert.equal(inlineHash("a\r\nb\rc"), inlineHash("a\nb\nc"));
});

test("other hosts stand where the build allows them, and nowhere else", () => {
  const policy = pagePolicy(undefined, { frame: ["https://map.example"], connect: ["https://mail.example"] });
  assert.equal(directive(policy, "frame-src"), "frame-src https://map.example");
  assert.equal(directive(policy, "connect-src"), "connect-src 'self' https://mail.example");
  assert.equal(directive(policy, "form-action"), "form-action 'self' https://mail.example");
  assert.equal(directive(policy, "default-src"), "default-src 'none'");
  assert.equal(directive(policy, "frame-ancestors"), "frame-ancestors 'none'");
  assert.equal(directive(policy, "base-uri"), "base-uri 'none'");
});
