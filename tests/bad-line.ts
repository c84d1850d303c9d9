/** The site as a bad line brings it: the text of its pages with waits in it. Only a server of the test's own can do that; what the test hands to the browser itself comes at once. */
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { BASE_URL } from "./site.ts";

/**
 * @param bring writes a page to who asked for it, and ends the answer
 * @returns the address of the site on such a line, without a slash at its end; the line is closed with its scope
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
