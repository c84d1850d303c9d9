import assert from "node:assert/strict";
import { once } from "node:events";
import { globSync } from "node:fs";
import { readFile, rename, symlink } from "node:fs/promises";
import { type AddressInfo, connect } from "node:net";
import { basename, join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { SEND_FORM_PATH } from "../../contract/contact-fields.ts";
import { createHttpServer, LIMITS } from "../../server/connections.ts";
import { MESSAGE, sendForm } from "../../server/fixtures/contact-form.ts";
import { type RunningServer, runningServer } from "../../server/fixtures/running-server.ts";
import { testPostgres } from "../../server/fixtures/test-postgres.ts";
import { mailTo, testRelay } from "../../server/fixtures/test-relay.ts";
import { type Ending, temporaryFolder, testSite, writeSite } from "../../server/fixtures/test-site.ts";
import { postgresOutbox } from "../../server/outbox/postgres-outbox.ts";
import { NO_NGINX, runningNginx } from "./running-nginx.ts";

const EXAMPLE = fileURLToPath(new URL("nginx.conf", import.meta.url));

const postgres = NO_NGINX ? { missing: NO_NGINX } : await testPostgres({ after });
const skip = "missing" in postgres ? postgres.missing : false;

/** The example's own upstream and locations before these servers, on a socket of this machine and without TLS. */
async function balancer(t: Ending, servers: RunningServer[]) {
  // What follows in the file leads other names and plain HTTP on.
  const [example = ""] = (await readFile(EXAMPLE, "utf8")).split(/^server \{\n {2}listen 80;/m);
  const upstream = servers.map(({ address }) => `server ${new URL(address).host} max_fails=0;`);
  return runningNginx(t, (listen, folder) =>
    example
      .replaceAll("/var/log/nginx", folder)
      .replaceAll(/^ {2}server 10\..*\n/gm, "")
      .replace("zone hoang_gia 64k;", `zone hoang_gia 64k; ${upstream.join(" ")}`)
      .replace("listen 443 ssl http2;", `listen ${listen};`)
      .replace(/^ {2}listen \[::\].*\n/m, "")
      .replaceAll(/^ {2}ssl_.*\n/gm, "")
      .replace("SITE_DOMAIN", "_"),
  );
}

const EXAMPLES = ["nginx.conf", "../small-server/nginx.conf"];

/** The site of an example before one server, on a socket of this machine and without TLS. @param server host and port */
async function before(t: Ending, file: string, server: string) {
  const example = await readFile(new URL(file, import.meta.url), "utf8");
  const [first = "", ...servers] = example.split(/^(?=server \{)/m);
  const site = first + servers.find((block) => block.includes("location / {"));
  return runningNginx(t, (listen, logs) =>
    site
      .replaceAll("/var/log/nginx", logs)
      .replaceAll(/http:\/\/(hoang_gia|127\.0\.0\.1:3000)/g, `http://${server}`)
      .replace("listen 443 ssl http2;", `listen ${listen};`)
      .replace(/^ {2}listen \[::\].*\n/m, "")
      .replaceAll(/^ {2}ssl_.*\n/gm, "")
      .replace("client_header_timeout 10s;", "client_header_timeout 2s;") // as patient as a test
      .replaceAll("SITE_DOMAIN", "_"),
  );
}

for (const file of EXAMPLES)
  test(`nginx writes down neither who asked nor what they searched for, where no server answers either: ${file}`, {
    skip: NO_NGINX,
  }, async (t) => {
    const { address, folder } = await before(t, file, "127.0.0.1:9"); // nobody listens there
    const { status } = await fetch(`${address}/tim-kiem?q=chuyen-rieng`, {
      headers: { "User-Agent": "may-cua-khach" },
    });
    assert.equal(status, 502);
    const written = await Promise.all(
      globSync(join(folder, "*log")).map(async (log) => [basename(log), await readFile(log, "utf8")] as const),
    );
    assert.ok(written.length >= 2);
    for (const [log, lines] of written) assert.doesNotMatch(lines, /client: |chuyen-rieng|may-cua-khach/, log);
  });

for (const file of EXAMPLES)
  test(`nginx lets go of who never comes to the end of a request, however steadily the bytes come: ${file}`, {
    skip: NO_NGINX,
    timeout: 60_000,
  }, async (t) => {
    const limits = { ...LIMITS, headersTimeout: 1_000, requestTimeout: 2_000, connectionsCheckingInterval: 100 };
    const server = createHttpServer((request, response) => {
      request
        .on("error", () => undefined)
        .resume()
        .on("end", () => response.end());
    }, limits).listen(0, "127.0.0.1");
    await once(server, "listening");
    t.after(() => server.close());
    const { address } = await before(t, file, `127.0.0.1:${(server.address() as AddressInfo).port}`);
    const { port } = new URL(address);
    const dripping = (head: string) => {
      const socket = connect(Number(port), "127.0.0.1");
      socket
        .on("error", () => undefined)
        .resume()
        .write(head);
      const drip = setInterval(() => socket.write("a"), 200);
      t.after(() => socket.destroy());
      // Not by `once` of the events, which an error ends: a byte may come just before the time is over.
      return new Promise<void>((resolve) => socket.once("close", () => resolve())).finally(() => clearInterval(drip));
    };
    // A message that the load balancer has to hold whole, to hand it on where a server dies, is waited for; but of one address not for any number.
    const form = `POST ${SEND_FORM_PATH} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60000\r\n\r\na`;
    const holds = file === "nginx.conf";
    await Promise.all([
      dripping("GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: "),
      dripping("GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60000\r\n\r\na"),
      dripping("POST /lien-he HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60000\r\n\r\na"),
      ...(holds ? [] : [dripping(form)]),
    ]);
    if (!holds) return;
    const hold = () => void dripping(form);
    for (let count = 0; count < 20; count++) hold();
    while ((await sendForm(address, MESSAGE)).status !== 429) {
      t.signal.throwIfAborted();
      hold(); // the message may have come before the last of them, which was then refused in its place
    }
  });

test("the load balancer writes down which server failed, though another one answered in its place, and nothing of who asked", {
  skip: NO_NGINX,
  timeout: 60_000,
}, async (t) => {
  const site = await writeSite(await temporaryFolder(), { "assets/a-abc.js": "export {};" });
  const servers = await Promise.all(
    [site, site].map(async (build) => runningServer(t, { SITE: build, DATA_DIR: await temporaryFolder() })),
  );
  const { address, folder } = await balancer(t, servers);
  const [failing, answering] = servers as [RunningServer, RunningServer];
  for (const _ of servers) assert.equal((await fetch(`${address}/assets/a-abc.js`)).status, 200);
  const log = join(folder, "hoang-gia-failed.log");
  assert.equal(await readFile(log, "utf8"), "");
  await failing.end("SIGKILL");
  // Each is asked first in turn.
  for (const _ of servers) assert.equal((await fetch(`${address}/assets/a-abc.js?chuyen-rieng`)).status, 200);
  let lines = "";
  while (!lines && !t.signal.aborted) lines = await readFile(log, "utf8"); // nginx writes its log after its answer
  const [failed, answered] = [new URL(failing.address).host, new URL(answering.address).host];
  assert.match(lines, new RegExp(`^[-\\dT:+]+ ${failed}, ${answered} 502, 200 [\\d.]+, [\\d.]+\\n$`));
});

test("two servers behind nginx: one is killed, one is updated under load; no request fails and no message is lost", {
  skip,
  timeout: 60_000,
}, async (t) => {
  if ("missing" in postgres) return;
  const relay = await testRelay(t);
  const link = join(await temporaryFolder(), "current");
  await symlink(await testSite(), link);
  const environment = {
    SITE: link,
    DATABASE_URL: postgres.url,
    ...mailTo(relay.url),
  };
  const servers = await Promise.all([runningServer(t, environment), runningServer(t, environment)]);
  const [killed, updated] = servers as [RunningServer, RunningServer];
  const outbox = postgresOutbox(postgres.url);
  postgres.after(() => outbox.close());
  const { address } = await balancer(t, servers);

  const failed: (number | string)[] = [];
  const told = (status: number | string) => status === 200 || failed.push(status);
  let pages = 0;
  let messages = 0;
  let asking = true;
  t.after(() => {
    asking = false; // otherwise they would go on asking when something fails, and the tests would never end
  });
  const visitors = Array.from({ length: 6 }, async (_, visitor) => {
    while (asking) {
      pages++;
      told(await fetch(address).then(({ status }) => status, String));
      const message = `Lời nhắn ${++messages} của ${visitor}`;
      told(await sendForm(address, { ...MESSAGE, message }).then(({ status }) => status, String));
    }
  });
  const served = (count: number) =>
    new Promise<void>((resolve) => {
      const until = pages + count;
      const look = setInterval(() => {
        if (pages < until) return;
        clearInterval(look);
        resolve();
      }, 5);
    });

  await served(60);
  await killed.end("SIGKILL");
  await served(60);
  // Its machine comes back at the same address.
  const again = await runningServer(t, { ...environment, PORT: new URL(killed.address).port });
  await served(60);

  // A new build for both, then a new server in the place of the other one.
  const next = await writeSite(await temporaryFolder(), { "index.html": "<!doctype html><title>Bản mới</title>" });
  await symlink(next, `${link}.new`);
  await rename(`${link}.new`, link);
  for (const server of [again, updated]) {
    while (!(await (await fetch(server.address, { signal: t.signal })).text()).includes("Bản mới"))
      assert.equal(server.process.exitCode, null);
  }
  assert.deepEqual(await updated.end("SIGTERM"), [0, null]);
  await served(60);
  await runningServer(t, { ...environment, PORT: new URL(updated.address).port });
  await served(60);
  asking = false;
  await Promise.all(visitors);

  assert.deepEqual(failed, []);
  const kept = new Set((await outbox.list()).map(({ message }) => message));
  assert.equal(kept.size, messages);
  t.diagnostic(`${pages} pages and ${messages} messages, ${failed.length} failed, ${messages - kept.size} lost`);
});

test("a file that only one of the servers has, as while the other waits for its update, is found by whoever asks for it", {
  skip: NO_NGINX,
}, async (t) => {
  const builds = await Promise.all(
    ["former", "next"].map(async (name) =>
      writeSite(await temporaryFolder(), { [`assets/${name}-abc.js`]: "export {};" }),
    ),
  );
  const servers = await Promise.all(
    builds.map(async (build) => runningServer(t, { SITE: build, DATA_DIR: await temporaryFolder() })),
  );
  const { address } = await balancer(t, servers);
  // Both servers are asked first in turn.
  for (const name of ["former", "former", "next", "next"])
    assert.equal((await fetch(`${address}/assets/${name}-abc.js`)).status, 200, name);
  for (const _ of servers) assert.equal((await fetch(`${address}/assets/none-abc.js`)).status, 404);
});
