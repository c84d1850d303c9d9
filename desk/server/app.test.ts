import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
import test, { type TestContext } from "node:test";
import { houseFor } from "../fixtures/test-house.ts";
import { stateAt } from "../journal/journal.ts";
import type { Preview } from "../preview/preview.ts";
import { createDesk } from "./app.ts";

const resting: Preview = {
  see: () => Promise.resolve({ status: 200, html: "<p>trang</p>", problems: [] }),
  files: () => Promise.resolve("http://127.0.0.1:1"),
  stop: async () => {},
};

async function desk(context: TestContext) {
  const house = houseFor(context);
  const app = await createDesk({ house, root: process.cwd(), now: Date.now, preview: resting, window: "desk/ui" });
  context.after(() => app.close());
  const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  const host = `127.0.0.1:${port}`;
  const ask = (method: "GET" | "PUT", url: string, headers: Record<string, string>, payload?: object) =>
    app.inject({ method, url: `/ban-lam-viec/api/${url}`, headers: { host, ...headers }, payload });
  return { house, app, host, ask };
}

const FILE = "articles/standee-cuon-bi-mat-chu-o-chan.md";

test("a name that was pointed at this machine, another site and a request without the desk's header are refused", async (context) => {
  const { ask, host, house } = await desk(context);
  const { revision } = (await ask("GET", `page?file=${FILE}`, {})).json();
  const body = { edit: { text: "hỏng" }, revision };
  const write = (headers: Record<string, string>) => ask("PUT", `page?file=${FILE}`, headers, body);
  const own = { "x-desk": "1", origin: `http://${host}`, "sec-fetch-site": "same-origin" };
  for (const headers of [
    { ...own, host: "evil.example" },
    { ...own, host: "127.0.0.1" },
    { ...own, origin: "https://evil.example" },
    { ...own, origin: "null" },
    { ...own, "sec-fetch-site": "cross-site" },
    { ...own, "x-desk": "" },
  ]) {
    const answer = await write(headers);
    assert.equal(answer.statusCode, 403, JSON.stringify(headers));
    assert.equal(typeof answer.json().error, "string");
  }
  assert.equal((await ask("GET", "pages", { host: "evil.example" })).statusCode, 403);
  assert.equal(
    (await ask("GET", "pages", { "sec-fetch-site": "cross-site", "sec-fetch-mode": "cors", "sec-fetch-dest": "empty" }))
      .statusCode,
    403,
  );
  assert.deepEqual(readdirSync(path.dirname(house.desk)), ["content"]);
  assert.equal((await write(own)).statusCode, 200);
});

test("no file but a page is read, whatever it is called", async (context) => {
  const { ask } = await desk(context);
  for (const file of [
    "../package.json",
    "README.md",
    "articles/../../x.md",
    "/etc/passwd",
    "articles/A.md",
    "pictures/hiflex.jpg",
    "articles/.md",
  ]) {
    assert.equal((await ask("GET", `page?file=${encodeURIComponent(file)}`, {})).statusCode, 404, file);
  }
});

test("what another window saved meanwhile is not written over, and what this window typed is set aside", async (context) => {
  const { ask, house } = await desk(context);
  const opened = (await ask("GET", `page?file=${FILE}`, {})).json();
  const save = (description: string, revision: string) =>
    ask(
      "PUT",
      `page?file=${FILE}`,
      { "x-desk": "1" },
      { edit: { fields: { ...opened.fields, description }, body: null }, revision },
    );
  const first = await save("Một.", opened.revision);
  assert.equal(first.statusCode, 200);
  assert.equal((await save("Hai.", opened.revision)).statusCode, 409);
  const journal = (await ask("GET", `journal?file=${FILE}`, {})).json().entries;
  const aside = journal.find(({ what }: { what: string }) => what === "aside");
  assert.match(stateAt(house, aside.hash) ?? "", /description: "?Hai\./, "it lies in the journal");
  assert.equal((await save("Hai.", first.json().revision)).statusCode, 200);
});

test("a window goes on with its own words though it was closed before the desk answered, and an older message of it never wins", async (context) => {
  const { ask } = await desk(context);
  const opened = (await ask("GET", `page?file=${FILE}`, {})).json();
  const send = (description: string, window: string, turn: number) => {
    const edit = { fields: { ...opened.fields, description }, body: null };
    const body = { edit, revision: opened.revision, by: { window, turn } };
    return ask("PUT", `page?file=${FILE}`, { "x-desk": "1" }, body);
  };
  const stands = async () => (await ask("GET", `page?file=${FILE}`, {})).json().fields.description;
  const [mine, another] = [crypto.randomUUID(), crypto.randomUUID()];
  assert.equal((await send("Một.", mine, 1)).statusCode, 200);
  assert.equal((await send("Một.", mine, 1)).statusCode, 200, "sent once more, as its answer was lost");
  assert.equal(
    (await send("Một. Hai. Ba.", mine, 3)).statusCode,
    200,
    "it knows of no newer state than the one it opened",
  );
  assert.equal((await send("Một. Hai.", mine, 2)).statusCode, 409);
  assert.equal(await stands(), "Một. Hai. Ba.");
  assert.equal((await send("Khác.", another, 4)).statusCode, 409);
  assert.equal(await stands(), "Một. Hai. Ba.");
});

test("every page of the desk carries a policy that lets nothing in, and a preview none that runs", async (context) => {
  const { app, host } = await desk(context);
  const page = await app.inject({ url: "/ban-lam-viec/", headers: { host } });
  assert.match(
    String(page.headers["content-security-policy"]),
    /default-src 'none'; script-src 'self'.*frame-ancestors 'none'/,
  );
  const seen = await app.inject({ url: "/tin-tuc", headers: { host, "sec-fetch-dest": "iframe" } });
  assert.match(String(seen.headers["content-security-policy"]), /script-src 'none'.*frame-ancestors 'self'/);
  const typed = await app.inject({ url: "/", headers: { host, "sec-fetch-dest": "document" } });
  assert.equal(typed.headers.location, "/ban-lam-viec/");
});

test("an address with two strokes is one of the preview's, whatever follows", async (context) => {
  const { host } = await desk(context);
  const [name = "", port] = host.split(":");
  for (const target of ["//[", "//evil.example/tin-tuc"]) {
    const socket = connect(Number(port), name);
    socket.end(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    assert.match(await text(socket), /^HTTP\/1\.1 200 [\s\S]*<p>trang<\/p>/, target);
  }
});
