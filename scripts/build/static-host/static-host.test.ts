import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, statSync } from "node:fs";
import { chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../../server/fixtures/free-port.ts";
import { type TestApp, testApp } from "../../../server/fixtures/test-app.ts";
import { type Ending, temporaryFolder, testSite } from "../../../server/fixtures/test-site.ts";
import { PAGE_HEADERS } from "../../../server/headers.ts";
import { readSite } from "../../../server/site/read-site.ts";
import { CADDY_FILE, NGINX_FILE, STATIC_FOLDER, writeStaticHost } from "./write-static-host.ts";

/** What a visitor is protected by, how long an answer may be kept, and which fonts a page asks for first: the same from every host. */
const WATCHED = [
  "cache-control",
  "content-security-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "link",
  "permissions-policy",
  "referrer-policy",
  "strict-transport-security",
  "x-content-type-options",
];

// As for a builder who keeps all that he writes private.
const umask = process.umask(0o077);
const release = await testSite({ "manifest.webmanifest": "{}", "data/long.json": `["${"dài ".repeat(500)}"]` });
await writeStaticHost(release);
process.umask(umask);
const folder = join(release, STATIC_FOLDER);
const read = (name: string) => readFile(join(folder, name), "utf8");
const site = await readSite(release);
/** Each page that is there, and each file. */
const FOUND = [...site.files].filter(([, { status }]) => status === 200).map(([address]) => address);

const OF_PAGES = Object.fromEntries(Object.entries(PAGE_HEADERS).map(([name, value]) => [name.toLowerCase(), value]));

/** The headers of the server's own answer, and those of pages: hosts have room for only so many rules, so one rule gives these to every address. */
function ownHeaders(address: string): Record<string, string> {
  const pairs = site.files.get(address)?.forms.identity.headers ?? [];
  const own = pairs.flatMap((name, at) => (at % 2 === 0 ? [[name.toLowerCase(), pairs[at + 1] ?? ""]] : []));
  const all = [...Object.entries(OF_PAGES), ...own];
  return Object.fromEntries(all.filter(([name]) => WATCHED.includes(name ?? "")));
}

test("_headers gives every address what the server gives it, and names no header of one address twice", async () => {
  const rules = (await read("_headers")).split(/\n(?=\/)/).map((rule) => {
    const [pattern = "", ...lines] = rule.trim().split("\n");
    return { pattern, headers: lines.map((line) => /^ {2}([^:]+): (.*)$/.exec(line)?.slice(1) ?? []) };
  });
  for (const address of FOUND) {
    const matching = rules.filter(({ pattern }) =>
      pattern.endsWith("*") ? address.startsWith(pattern.slice(0, -1)) : address === pattern,
    );
    const headers = matching.flatMap(({ headers }) => headers.map(([name = "", value]) => [name.toLowerCase(), value]));
    assert.equal(new Set(headers.map(([name]) => name)).size, headers.length, address);
    assert.deepEqual(Object.fromEntries(headers), ownHeaders(address), address);
  }
  assert.ok(rules.every((rule) => rule.headers.every((header) => header.join(": ").length < 2_000)));
});

test("_headers lets no browser keep the way from a former address: Cloudflare would say nothing of it, and a title may come back", async () => {
  assert.match(await read("_headers"), /^\/tin-tuc\/trang\/1\n {2}Cache-Control: no-store\n(?=\/)/m);
});

test("vercel.json gives every address what the server gives it", async () => {
  const { headers, redirects, cleanUrls, trailingSlash } = JSON.parse(await read("vercel.json"));
  assert.deepEqual([cleanUrls, trailingSlash], [true, false]);
  assert.deepEqual(redirects, [{ source: "/tin-tuc/trang/1", destination: "/tin-tuc", statusCode: 301 }]);
  for (const address of FOUND) {
    const own = (headers as { source: string; headers: { key: string; value: string }[] }[])
      .filter(({ source }) => new RegExp(`^${source}$`).test(address))
      .flatMap((rule) => rule.headers.map(({ key, value }) => [key.toLowerCase(), value]));
    assert.deepEqual(Object.fromEntries(own), ownHeaders(address), address);
  }
});

test("former addresses lead on, and pages stand where hosts answer them without a slash", async () => {
  assert.equal(
    await read("_redirects"),
    [
      "/tin-tuc/trang/1 /tin-tuc 301",
      "/tin-tuc/trang/1/ /tin-tuc 301",
      "/tin-tuc/trang/:slug /tin-tuc/trang/404.html 404",
      "/tin-tuc/:slug /tin-tuc/404.html 404\n",
    ].join("\n"),
  );
  for (const file of [
    "index.html",
    "gioi-thieu.html",
    "tin-tuc.html",
    "404.html",
    "tin-tuc/404.html",
    "tin-tuc/trang/404.html", // built at another address
    "assets/app-abc.js",
  ]) {
    assert.ok(existsSync(join(folder, file)), file);
  }
  for (const file of [".env", "assets/app-abc.js.map", "gioi-thieu/index.html", "tin-tuc/trang/0.html"])
    assert.ok(!existsSync(join(folder, file)));
});

test("whoever hands the files out may read them, whatever the builder keeps private", {
  skip: process.platform === "win32" && "Windows has no such modes",
}, () => {
  for (const entry of ["", `../${CADDY_FILE}`, ...readdirSync(folder, { encoding: "utf8", recursive: true })]) {
    const needed = statSync(join(folder, entry)).isDirectory() ? 0o055 : 0o044;
    assert.equal(statSync(join(folder, entry)).mode & needed, needed, entry);
  }
});

const POLICY_IN_PAGE = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/;

test("a page carries its policy in itself: no rule of a host names the address of what does not exist, and some hosts read few rules", async () => {
  for (const [address, file] of [
    ["/", "index.html"],
    ["/gioi-thieu", "gioi-thieu.html"],
    ["/404", "404.html"],
  ] as const) {
    const policy = site.files.get(address)?.forms.identity.headers.find((value) => value.startsWith("default-src"));
    const [, inPage = ""] = POLICY_IN_PAGE.exec(await read(file)) ?? [];
    assert.equal(`${inPage}; frame-ancestors 'none'`, policy);
  }
});

test("scripts, drawings and styles need no rule of their own: hosts that read a hundred have them for the pages", async () => {
  const rules = (await read("_headers")).match(/^\/.*$/gm) ?? [];
  assert.deepEqual(
    rules.filter((address) => address.startsWith("/assets/")),
    ["/assets/*"],
  );
  const single = rules.filter((address) => !address.endsWith("*")).map((address) => /\.\w+$/.test(address));
  assert.deepEqual(single, single.toSorted(), "the pages come first");
  assert.ok(single.includes(true) && single.includes(false));
});

const HOSTS = [
  {
    name: "nginx",
    program: "/usr/sbin/nginx",
    package: "nginx-light",
    check: (file: string) => ["-c", file, "-t"],
    run: (file: string) => ["-c", file, "-g", "daemon off;"],
    configuration: async (port: number, place: string) => `
      pid ${place}/pid; error_log stderr error; worker_processes 1;
      events { worker_connections 64; }
      http {
        include /etc/nginx/mime.types; access_log off;
        ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${place}/${name};`).join(" ")}
        server { listen 127.0.0.1:${port}; root ${folder}; ${await readFile(join(release, NGINX_FILE), "utf8")} }
      }`,
    places: ["/tin-tuc/khong-co", "/tin-tuc/404"],
  },
  {
    name: "Apache",
    program: "/usr/sbin/apache2",
    package: "apache2",
    check: (file: string) => ["-f", file, "-t"],
    run: (file: string) => ["-f", file, "-X"],
    configuration: async (port: number, place: string) => `
      ServerRoot ${place}
      ${["mpm_event", "authz_core", "dir", "mime", "rewrite", "headers", "filter", "deflate"].map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join("\n")}
      Listen 127.0.0.1:${port}
      ServerName localhost
      PidFile ${place}/pid
      ErrorLog ${place}/log
      TypesConfig /etc/mime.types
      User nobody
      Group nogroup
      DocumentRoot ${folder}
      DirectoryIndex index.html
      <Directory ${folder}>
        AllowOverride All
        Require all granted
      </Directory>`,
    places: ["/tin-tuc/khong-co"],
  },
  {
    name: "Caddy",
    program: "/usr/bin/caddy",
    package: "caddy",
    check: (file: string) => ["validate", "--adapter", "caddyfile", "--config", file],
    run: (file: string) => ["run", "--adapter", "caddyfile", "--config", file],
    configuration: async (port: number) => `
      {
        admin off
        auto_https off
      }
      http://127.0.0.1:${port} {
        root * ${folder}
        import ${join(release, CADDY_FILE)}
      }`,
    places: ["/tin-tuc/khong-co", "/tin-tuc/404"],
  },
];

for (const host of HOSTS) {
  const skip = !existsSync(host.program) && `${host.name} is not on this machine (apt-get install ${host.package})`;
  describe(`${host.name} with the file the build writes`, { skip }, () => {
    let address = "";
    let own: TestApp;
    const endings: (() => void | Promise<void>)[] = [];
    const ending: Ending = { after: (end) => void endings.push(end) };
    before(async () => {
      own = await testApp(ending, { site: () => site });
      address = await runningHost(host, ending);
    });
    after(async () => {
      for (const end of endings) await end();
    });
    const ask = (base: string, path: string) => fetch(base + path, { redirect: "manual" });
    const seen = ({ headers }: Response) =>
      Object.fromEntries(WATCHED.flatMap((name) => (headers.has(name) ? [[name, headers.get(name)]] : [])));

    test("answers every page and file as the server does", async () => {
      for (const path of FOUND) {
        const [its, ours] = [await ask(address, path), await ask(own.address, path)];
        assert.deepEqual([its.status, seen(its)], [200, { ...OF_PAGES, ...seen(ours) }], path);
        // Other types have more than one right name; this one hosts do not know by themselves.
        if (path.endsWith(".webmanifest"))
          assert.match(its.headers.get("content-type") ?? "", /^application\/manifest\+json/);
        assert.equal((await its.text()).replace(POLICY_IN_PAGE, ""), await ours.text(), path);
      }
    });

    test("leads former addresses and those with a slash at their end on, query and all, and lets no browser keep the way: a title may come back", async () => {
      for (const [path, to] of [
        ["/tin-tuc/trang/1?utm=zalo", "/tin-tuc?utm=zalo"],
        ["/tin-tuc/trang/1/?utm=zalo", "/tin-tuc?utm=zalo"],
        ["/gioi-thieu/", "/gioi-thieu"],
      ] as const) {
        const { status, headers } = await ask(address, path);
        const { pathname, search } = new URL(headers.get("location") ?? "", address);
        assert.deepEqual([status, pathname + search, headers.get("cache-control")], [301, to, "no-store"]);
        // Behind a proxy the host knows neither the name nor the port that was asked for; Apache can be told both, so it may name them.
        if (host.name !== "Apache") assert.match(headers.get("location") ?? "", /^\//);
      }
    });

    test("compresses texts, and knows what a browser has already", async () => {
      for (const path of ["/gioi-thieu", "/data/long.json"]) {
        const { headers } = await ask(address, path);
        assert.match(headers.get("content-encoding") ?? "", /^(gzip|zstd)$/, path);
        const again = await fetch(address + path, { headers: { "If-None-Match": headers.get("etag") ?? "" } });
        assert.equal(again.status, 304, path);
      }
    });

    test("says 404 with the page for its place", async () => {
      for (const path of [
        "/khong-co",
        "/assets/khong-co.js",
        "/khong/co",
        "/tin-tuc/khong/co",
        "/404",
        "/tin-tuc/trang/9",
        ...host.places,
      ]) {
        const answer = await ask(address, path);
        assert.equal(answer.status, 404, path);
        assert.equal(answer.headers.get("x-content-type-options"), "nosniff", path);
        const title = host.places.includes(path) ? "Page not found" : "Unexpected Application Error!";
        assert.ok((await answer.text()).includes(`<title>${title}</title>`), path);
      }
    });
  });
}

/** Milliseconds for a host to answer: one takes a tenth of a second. */
const PATIENCE = 60_000;

async function runningHost(
  { program, check, run, configuration }: (typeof HOSTS)[number],
  ending: Ending,
): Promise<string> {
  const place = await temporaryFolder();
  // nginx and Apache give up their rights when they are started as root, and must still be able to read these folders.
  for (const open of [place, release, folder]) await chmod(open, 0o755);
  await mkdir(join(place, "logs"));
  const port = await freePort();
  const file = join(place, "host.conf");
  await writeFile(file, await configuration(port, place));
  const checked = spawnSync(program, check(file), { encoding: "utf8" });
  assert.equal(checked.status, 0, checked.stderr);
  // Caddy saves its last configuration there.
  const env = { ...process.env, XDG_CONFIG_HOME: place };
  const child = spawn(program, run(file), { stdio: "ignore", env });
  const gone = once(child, "exit");
  ending.after(async () => {
    child.kill("SIGTERM");
    await gone;
  });
  const address = `http://127.0.0.1:${port}`;
  const patience = AbortSignal.timeout(PATIENCE);
  while (!(await fetch(address).catch(() => undefined))) {
    assert.equal(child.exitCode, null, `${program} ended`);
    await pause(20, undefined, { signal: patience });
  }
  return address;
}
