/** Renders a page at build. Waits for all of it (`onAllReady`), so that a page is one piece with fewer inline scripts to hash. */
import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";

/** React Router calls it for each page of the build. @throws what a component threw, so that the build stops */
export default function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  return new Promise<Response>((resolve, reject) => {
    let failed: unknown;
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      progressiveChunkSize: Number.POSITIVE_INFINITY, // otherwise a large part behind a Suspense would stand at the end, for a script to move into place
      onAllReady() {
        if (failed) return reject(failed);
        const body = new PassThrough();
        headers.set("Content-Type", "text/html; charset=utf-8");
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
        pipe(body);
      },
      onShellError: reject,
      onError(error) {
        failed = error; // a page with a hole in it must stop the build
      },
    });
  });
}
