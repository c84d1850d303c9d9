import assert from "node:assert/strict";
import fsPromises, { appendFile, readdir, readlink, rm, stat, symlink, utimes, writeFile } from "node:fs/promises";
import { createServer, request } from "node:http";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { after, describe, test } from "node:test";
import { setImmediate } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { tagsOf } from "../../contract/entity-tag.ts";
import { get, rawRequest } from "../fixtures/raw-request.ts";
import { testApp } from "../fixtures/test-app.ts";
import { LARGE_FILE, testSite } from "../fixtures/test-site.ts";
import { endConnections, listen } from "../listening.ts";
import { siteAnswerer } from "./answer-site.ts";
import { readSite } from "./read-site.ts";

const server = await testApp({ after });

describe("the built site over HTTP", () => {
  const fetchSite = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    fetch(server.address + path, { headers, method, redirect: "manual" });

  test("pages stand at their address without index.html", async () => {
    const home = await fetchSite("/");
    assert.equal(home.status, 200);
    assert.match(await home.text(), /Trang chủ/);
    assert.equal((await fetchSite("/gioi-thieu?utm=1")).status, 200);
    assert.equal((await fetchSite("/gioi-thieu/index.html")).status, 404);
  });

  test("a slash at the end or one too many, capitals, another encoding, the end of a sentence and a former address lead on for good, with the query", async () => {
    for (const [from, to] of [
      ["/gioi-thieu/", "/gioi-thieu"],
      ["/GIOI-THIEU", "/gioi-thieu"],
      ["//gioi-thieu//", "/gioi-thieu"],
      ["/%67ioi%2Dthieu", "/gioi-thieu"],
      ["/gioi-thieu).?x", "/gioi-thieu?x"],
      ["/gioi-thieu/).", "/gioi-thieu"],
      ["/)", "/"],
      ["/gioi-thieu%E2%80%9D%20", "/gioi-thieu"],
      ["/Tin-Tuc/Trang/1/?A", "/tin-tuc?A"],
      ["/gioi-thieu/?a=1&b=%2F", "/gioi-thieu?a=1&b=%2F"],
      ["/tin-tuc/trang/1?x", "/tin-tuc?x"],
      ["/tin-tuc/trang/1/", "/tin-tuc"],
    ] as const) {
      const answer = await fetchSite(from);
      assert.deepEqual([from, answer.status, answer.headers.get("location")], [from, 301, to]);
    }
    for (const nowhere of ["//other.example/", "/%2F%2Fother.example", "/%", "/gioi-thieu%", "/.."])
      assert.equal((await fetchSite(nowhere)).headers.get("location"), null, nowhere);
  });

  test("the smallest form a client understands is sent as the build made it", async () => {
    const plain = await rawRequest(server.port, get("/assets/app-abc.js"));
    for (const [encoding, decompress] of [
      ["br", brotliDecompressSync],
      ["gzip", gunzipSync],
    ] as const) {
      const bytes = await new Promise<Buffer>((resolve) => {
        request(`${server.address}/assets/app-abc.js`, { headers: { "Accept-Encoding": encoding } }, async (answer) => {
          assert.equal(answer.headers["content-encoding"], encoding);
          assert.equal(answer.headers.vary, "Accept-Encoding");
          resolve(Buffer.concat(await answer.toArray()));
        }).end();
      });
      assert.equal(decompress(bytes).toString(), plain.body);
    }
    assert.equal(plain.headers.get("content-encoding"), undefined);
  });

  test("a page that says something does not exist is sent whole, even to who knows it", async () => {
    const first = await fetchSite("/khong-co");
    const again = await fetchSite("/khong-co", { "If-None-Match": first.headers.get("etag") ?? "" });
    assert.equal(again.status, 404);
    assert.match(await again.text(), /Unexpected Application Error!/);
  });

  test("what is known already is answered 304, for the form it was known in", async () => {
    const first = await fetchSite("/", { "Accept-Encoding": "br" });
    const tag = first.headers.get("etag") ?? "";
    assert.match(tag, /^"[\w-]+"$/);
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
      assert.equal((await fetchSite("/", { "Accept-Encoding": "br", "If-None-Match": known })).status, 304, known);
    }
    assert.equal((await fetchSite("/", { "Accept-Encoding": "gzip", "If-None-Match": tag })).status, 200);
  });

  test("a page built together with a file knows the tag of each of its forms", async () => {
    const script = await fetchSite("/assets/app-abc.js");
    const known = tagsOf(await script.text());
    for (const encoding of ["br", "gzip", "identity"]) {
      const headers = { "Accept-Encoding": encoding, "If-None-Match": known };
      assert.equal((await fetchSite("/assets/app-abc.js", headers)).status, 304, encoding);
    }
    const others = { "If-None-Match": tagsOf("another state") };
    assert.equal((await fetchSite("/assets/app-abc.js", others)).status, 200);
  });

  test("HEAD answers like GET, without the body", async () => {
    for (const path of ["/", "/large.pdf", "/khong-co", "/gioi-thieu/"]) {
      const [head, whole] = [await fetchSite(path, {}, "HEAD"), await fetchSite(path)];
      assert.equal(await head.text(), "");
      assert.equal(head.status, whole.status);
      assert.equal(head.headers.get("content-length"), whole.headers.get("content-length"));
    }
  });

  test("addresses with a hash in them are kept for a year, all others are asked for again", async () => {
    const kept = async (path: string) => (await fetchSite(path)).headers.get("cache-control");
    assert.equal(await kept("/assets/app-abc.js"), "public, max-age=31536000, immutable");
    assert.equal(await kept("/pictures/hiflex-abc/640.jpg"), "public, max-age=31536000, immutable");
    assert.equal(await kept("/"), "no-cache");
    assert.equal(await kept("/data/categories.json"), "no-cache");
  });

  test("the headers of a page, found or not, tell of its fonts before it is read; those of other files and of one that is known already do not", async () => {
    const fonts = async (path: string, headers = {}) => (await fetchSite(path, headers)).headers.get("link");
    const told =
      "</assets/text-abc.woff2>; rel=preload; as=font; crossorigin, </assets/headings-abc.woff2>; rel=preload; as=font; crossorigin";
    for (const path of ["/", "/gioi-thieu", "/khong-co"]) assert.equal(await fonts(path), told, path);
    for (const path of ["/assets/app-abc.js", "/data/categories.json"]) assert.equal(await fonts(path), null, path);
    const tag = (await fetchSite("/")).headers.get("etag");
    assert.equal(await fonts("/", { "If-None-Match": tag }), null);
  });

  test("a large file is streamed whole", async () => {
    const answer = await fetchSite("/large.pdf");
    assert.ok(LARGE_FILE.equals(Buffer.from(await answer.arrayBuffer())));
  });

  for (const [path, title] of [
    ["/khong-co", "Unexpected Application Error!"],
    ["/tin-tuc/khong-co", "Page not found"],
    ["/tin-tuc/khong-co/", "Page not found"],
    ["/tin-tuc/khong/co", "Unexpected Application Error!"],
    ["/tin-tuc/trang/9", "Unexpected Application Error!"],
    ["/tin-tuc/trang/0", "Unexpected Application Error!"],
    ["/404", "Unexpected Application Error!"],
    ["/tin-tuc/404", "Page not found"],
  ] as const) {
    test(`${path} answers 404 with the page for its place`, async () => {
      const answer = await fetchSite(path);
      assert.equal(answer.status, 404);
      assert.ok((await answer.text()).includes(`<title>${title}</title>`));
    });
  }

  for (const target of [
    "/../../etc/passwd",
    "/..%2f..%2fetc%2fpasswd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/%252e%252e%252fetc%252fpasswd",
    "/..\\..\\etc\\passwd",
    "/..%5c..%5cetc%5cpasswd",
    "/assets/../../site.json",
    "/assets/..%2f..%2fsite.json",
    "/gioi-thieu%00.html",
    "/gioi-thieu%00",
    "/.env",
    "/%2eenv",
    "/.vite/manifest.json",
    "/.git/config",
    "/index.html.br",
    "/index.html.gz",
    "/assets/app-abc.js.br",
    "/assets/app-abc.js.map",
    "/site.json",
    "//etc/passwd",
    "//evil.example/",
    "//evil.example/%2f..",
    "/\\evil.example/",
    "/./",
    "/gioi-thieu/..",
    "/gioi-thieu;x=1",
    "/__proto__",
    "/constructor",
    "/%c0%ae%c0%ae/etc/passwd",
    "/assets//app-abc.js",
    "/ASSETS/app-abc.js",
    "http://evil.example/.env",
    "/%",
    "/%zz",
    "/\xff",
  ]) {
    test(`the path trick ${JSON.stringify(target)} finds nothing`, async () => {
      const answer = await rawRequest(server.port, get(target));
      assert.ok([400, 404].includes(answer.status), String(answer.status));
      assert.equal(answer.headers.get("location"), undefined);
      assert.doesNotMatch(answer.body, /root:|SECRET/);
    });
  }

  test("a full URL, as a proxy may send it, is the page of its path, or what the server itself answers", async () => {
    assert.equal((await rawRequest(server.port, get("http://localhost/gioi-thieu?a"))).status, 200);
    assert.equal((await rawRequest(server.port, get("http://localhost"))).status, 200);
    assert.equal((await rawRequest(server.port, get("http://localhost/healthz"))).status, 200);
  });

  for (const method of ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND"]) {
    test(`${method} on a page is refused and told what is allowed`, async () => {
      const answer = await rawRequest(server.port, get("/", method));
      assert.deepEqual([answer.status, answer.headers.get("allow")], [405, "GET, HEAD"]);
    });
  }
});

test("a large file that was changed or removed under the running server is not sent in pieces of old and new", async (t) => {
  const folder = await testSite();
  const file = join(folder, "site/large.pdf");
  const built = new Date(Date.UTC(2026, 0, 5));
  await utimes(file, built, built);
  const site = await readSite(folder);
  const warned: string[] = [];
  const answering = createServer(
    siteAnswerer(
      () => site,
      (sentence) => warned.push(sentence),
    ),
  );
  const port = await listen(answering, 0, "127.0.0.1").then((place) => place.port);
  t.after(() => endConnections(answering, 100));
  const address = `http://127.0.0.1:${port}`;
  const isRefused = async (why: string, told = /large\.pdf was changed or removed.*npm run build/) => {
    const answer = await fetch(`${address}/large.pdf`);
    assert.deepEqual([answer.status, answer.headers.get("retry-after")], [503, "5"], why);
    await answer.text();
    assert.match(warned.pop() ?? "nobody was told", told, why);
  };
  const whole = await fetch(`${address}/large.pdf`);
  assert.equal(whole.status, 200);
  await whole.arrayBuffer();
  assert.deepEqual(warned, []);
  await utimes(file, built, new Date(built.getTime() + 1_000));
  await isRefused("another file of the same length");
  await appendFile(file, "more");
  await utimes(file, built, built);
  await isRefused("a longer one of the same time");
  await rm(file);
  await isRefused("none");
  await symlink(file, file);
  await isRefused("one that the system does not open", /^a file of the site cannot be read: ELOOP.*large\.pdf'$/);
  assert.equal((await fetch(address)).status, 200);
});

test("a file read from the disk is closed after its answer, whole or cut off", {
  skip: process.platform !== "linux" && "no list of open files",
  timeout: 20_000,
}, async (t) => {
  const folder = await testSite();
  const site = await readSite(folder);
  const { address } = await testApp(t, { site: () => site });
  const file = join(site.files.get("/large.pdf")?.forms.identity.path ?? "");
  const opened = t.mock.method(fsPromises, "open");
  syncBuiltinESMExports();
  t.after(() => {
    opened.mock.restore();
    syncBuiltinESMExports();
  });
  const areOpen = async () => {
    const open = await readdir("/proc/self/fd");
    const files = await Promise.all(open.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => "")));
    return files.filter((name) => name === file).length;
  };
  await (await fetch(`${address}/large.pdf`)).arrayBuffer();
  await (await fetch(`${address}/large.pdf`)).body?.cancel();
  // A file that was only forgotten is closed in the end, too, but by the garbage collector and with a warning.
  const forgotten: string[] = [];
  const note = (warning: Error) => void forgotten.push(warning.message);
  process.on("warning", note);
  t.after(() => void process.off("warning", note));
  while ((await areOpen()) > 0) await setImmediate();
  assert.equal(opened.mock.calls.filter(({ arguments: [path] }) => path === file).length, 2);
  assert.deepEqual(forgotten, []);
});

test("an answer that the disk fails in the middle of is cut off, not left to wait for ever", {
  timeout: 20_000,
}, async (t) => {
  const folder = await testSite();
  const site = await readSite(folder);
  const file = site.files.get("/large.pdf");
  assert.ok(file);
  // A folder can be opened and has a size and a time; to read it fails.
  const { size, mtimeMs } = await stat(folder);
  const failing = { ...file.forms.identity, path: folder, size, changed: mtimeMs };
  const files = new Map([["/large.pdf", { ...file, forms: { identity: failing } }]]);
  const { address } = await testApp(t, { site: () => ({ ...site, files }) });
  await assert.rejects(fetch(`${address}/large.pdf`));
});

test("files of former builds are answered, and leave the memory to those of today", async (t) => {
  const folder = await testSite({ "assets/app-old.js": "export {};", "assets/app-new.js": "export {};" });
  await writeFile(join(folder, "former.json"), JSON.stringify({ "assets/app-old.js": 1 }));
  const site = await readSite(folder);
  const isHeld = (address: string) => site.files.get(address)?.forms.identity.bytes !== undefined;
  assert.deepEqual([isHeld("/assets/app-old.js"), isHeld("/assets/app-new.js")], [false, true]);
  const { address } = await testApp(t, { site: () => site });
  assert.equal(await (await fetch(`${address}/assets/app-old.js`)).text(), "export {};");
});

test("a file stands at its name as a browser sends it; packed by somebody, it is a file of its own; hidden ones are public where they must be", async () => {
  const site = await readSite(await testSite({ "bảng giá.pdf": "1", "mau.gz": "2" }));
  for (const address of ["/b%E1%BA%A3ng%20gi%C3%A1.pdf", "/mau.gz", "/.well-known/security.txt"])
    assert.equal(site.files.get(address)?.status, 200, address);
});

test("of many files the smallest are held in memory, as many as there is room for, and no page leaves it for them", async () => {
  const names = Array.from({ length: 6 }, (_, number) => `pictures/p${number}-abc/640.jpg`);
  const pictures = Object.fromEntries(names.map((name, number) => [name, "x".repeat(900_000 + number)]));
  const site = await readSite(await testSite(pictures));
  const held = [...site.files].filter(([, { forms }]) => forms.identity.bytes).map(([address]) => address);
  assert.deepEqual(
    names.map((name) => held.includes(`/${name}`)),
    [true, true, true, true, false, false],
  );
  for (const [address, { page }] of site.files) if (page) assert.ok(held.includes(address), address);
});

test("a build folder without a site is refused with the way to mend it", async () => {
  const folder = await testSite();
  await writeFile(join(folder, "site.json"), "{}");
  await assert.rejects(readSite(folder), /npm run build/);
  await assert.rejects(readSite("/nowhere"), /site\.json cannot be read/);
  const lacking = await testSite();
  await rm(join(lacking, "site/tin-tuc/404"), { recursive: true });
  await assert.rejects(readSite(lacking), /no page was built at \/tin-tuc\/404/);
});
