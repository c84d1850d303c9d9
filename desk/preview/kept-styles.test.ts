import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { test } from "node:test";
import { keptStyles } from "./kept-styles.ts";

test("styles are gathered once for each screen, whatever page of it they are asked for; anything else each time", async (t) => {
  const handOut = keptStyles(async (address) => address.replace(/[^/]+$/, ":slug"));
  let gathered = 0;
  let status = 200;
  let words = "";
  const server = createServer((request, response) => {
    void handOut(request, response, () => {
      response.writeHead(status, { "Content-Type": "text/css" }).end(`/* ${++gathered} */${words}`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  t.after(() => server.close());
  const ask = async (address: string) => {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${address}`);
    assert.equal(answer.headers.get("content-type"), "text/css");
    return answer.text();
  };
  const stylesOf = (page: string) => ask(`/@react-router/critical.css?pathname=${page}`);

  assert.equal(await stylesOf("/tin-tuc/mot"), "/* 1 */");
  assert.equal(await stylesOf("/tin-tuc/hai"), "/* 1 */");
  assert.equal(await stylesOf("/danh-muc-in/ba"), "/* 2 */");
  assert.equal(await stylesOf("/tin-tuc/mot"), "/* 1 */");
  assert.equal(await ask("/app/prose.css"), "/* 3 */");
  assert.equal(await ask("/app/prose.css"), "/* 4 */");
  status = 500;
  await stylesOf("/lien-he");
  status = 200;
  assert.equal(await stylesOf("/lien-he"), "/* 6 */", "what could not be gathered is gathered anew");
  words = "@font-face{font-display: optional}";
  for (const time of ["gathered", "kept"])
    assert.equal(
      await stylesOf("/gioi-thieu/"),
      "/* 7 */@font-face{font-display: block}",
      `letters are waited for, ${time}`,
    );
});
