/** What a CDN does with our answers (docs/deploy.md, the table of way 3): a cache that keeps to the headers of the server and to nothing else. */
import assert from "node:assert/strict";
import { rename, symlink } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { MESSAGE, sendForm } from "../../server/fixtures/contact-form.ts";
import { runningServer } from "../../server/fixtures/running-server.ts";
import { type Ending, temporaryFolder, testSite, writeSite } from "../../server/fixtures/test-site.ts";
import { NO_NGINX, runningNginx } from "./running-nginx.ts";

/** What nginx says here of where an answer comes from. */
const FROM = "X-Cache";

/** An answer, and whether the cache had it (`HIT`) or asked the server. */
interface Seen {
  status: number;
  text: string;
  from: string | null;
}

function cacheBefore(t: Ending, server: string) {
  return runningNginx(
    t,
    (listen, folder) => `
      proxy_cache_path ${folder}/cache keys_zone=shared:1m;
      server {
        listen ${listen};
        location / {
          proxy_pass ${server};
          proxy_cache shared;
          add_header ${FROM} $upstream_cache_status always;
        }
      }`,
  );
}

/** A server whose build can be followed by another, and a cache before it. */
async function site(t: Ending) {
  const link = join(await temporaryFolder(), "current");
  await symlink(await testSite(), link);
  const server = await runningServer(t, { SITE: link, DATA_DIR: await temporaryFolder() });
  const { address } = await cacheBefore(t, server.address);
  const ask = async (path: string, headers: Record<string, string> = {}): Promise<Seen> => {
    const response = await fetch(address + path, { headers });
    return {
      status: response.status,
      text: await response.text(),
      from: response.headers.get(FROM),
    };
  };
  const publish = async (files: Record<string, string>) => {
    await symlink(await writeSite(await temporaryFolder(), files), `${link}.new`);
    await rename(`${link}.new`, link);
    const [, page] = Object.entries(files)[0] ?? [];
    while ((await (await fetch(server.address)).text()) !== page) assert.equal(server.process.exitCode, null);
  };
  return { address, ask, server, publish };
}

test("scripts and pictures are kept, in each encoding, and outlive the build and the server they came from", {
  skip: NO_NGINX,
}, async (t) => {
  const { ask, server } = await site(t);
  const encodings = ["br", "gzip", "identity"];
  const asIs = await (await fetch(`${server.address}/assets/app-abc.js`)).text();
  for (const encoding of encodings) await ask("/assets/app-abc.js", { "Accept-Encoding": encoding });
  await ask("/pictures/hiflex-abc/640.jpg");
  await server.end("SIGKILL");
  for (const encoding of encodings) {
    const { status, text, from } = await ask("/assets/app-abc.js", { "Accept-Encoding": encoding });
    assert.deepEqual([status, text, from], [200, asIs, "HIT"], encoding);
  }
  const picture = await ask("/pictures/hiflex-abc/640.jpg");
  assert.deepEqual([picture.status, picture.from], [200, "HIT"]);
});

test("a page is asked for each time, so that a new build shows at once; so are the data files", {
  skip: NO_NGINX,
}, async (t) => {
  const { ask, publish } = await site(t);
  for (const path of ["/", "/data/categories.json"])
    for (const _ of [1, 2]) assert.notEqual((await ask(path)).from, "HIT", path);
  await publish({ "index.html": "<!doctype html><title>Bản mới</title>" });
  assert.equal((await ask("/")).text, "<!doctype html><title>Bản mới</title>");
});

test("a file that is not there yet is not kept as missing", { skip: NO_NGINX }, async (t) => {
  const { ask, publish } = await site(t);
  assert.equal((await ask("/assets/next-def.js")).status, 404);
  await publish({ "index.html": "<!doctype html>", "assets/next-def.js": "export {};" });
  assert.equal((await ask("/assets/next-def.js")).status, 200);
});

test("messages go through it, each answered by the server; so is how the server does", {
  skip: NO_NGINX,
}, async (t) => {
  const { address, ask } = await site(t);
  for (const message of ["Lời nhắn thứ nhất", "Lời nhắn thứ hai"]) {
    const answer = await sendForm(address, { ...MESSAGE, message });
    assert.equal(answer.status, 200);
    assert.notEqual(answer.headers.get(FROM), "HIT");
  }
  for (const _ of [1, 2]) assert.notEqual((await ask("/healthz")).from, "HIT");
});
