/**
 * The site over a bad line: the HTML of its pages comes with pauses in it. Only a server of the test's own can do that, because what a test answers
 * through the browser comes all at once.
 */
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { BASE_URL } from "./site.ts";

/**
 * @param bring writes a page's HTML into the response, and ends the response
 * @returns the site's address over this line, without a slash at its end; `await using` closes the line at the end of its scope
 */
export async function badLine(bring: (html: string, response: ServerResponse) => Promise<void>) {
  const relay = createServer(async (request, response) => {
    const answer = await fetch(BASE_URL + request.url);
    const type = answer.headers.get("content-type") ?? "";
    response.writeHead(answer.status, { "content-type": type });
    if (type.startsWith("text/html")) await bring(await answer.text(), response);
    else response.end(await answer.bytes());
  }).listen(0, "127.0.0.1");
  await once(relay, "listening");
  const { port } = relay.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      relay.closeAllConnections();
      await new Promise((closed) => relay.close(closed));
    },
  };
}
