/** `POST /api/v1.0/vitals`: takes the speed reports of visitors' browsers. Keeps numbers, no address, no cookie. */
import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { VITALS_PATH } from "../../contract/vitals-path.ts";
import { VitalReportsSchema } from "../../contract/web-vitals.ts";
import type { RateLimit } from "../contact/rate-limit.ts";
import type { VitalsTally } from "./tally.ts";

/** Bytes: ten reports with all the fields the library adds. */
const LARGEST_REPORT = 4 * 1024;

/** A Fastify plugin. */
export async function vitalsRoute(
  app: FastifyInstance,
  { vitals, limit, now }: { vitals: VitalsTally; limit: RateLimit; now: () => number },
): Promise<void> {
  app.removeAllContentTypeParsers();
  // `navigator.sendBeacon` sends a string as text/plain.
  app.addContentTypeParser(
    ["application/json", "text/plain"],
    { parseAs: "string", bodyLimit: LARGEST_REPORT },
    (_request, body, done) => done(null, body),
  );

  app.post(VITALS_PATH, async (request, reply) => {
    const { waitSeconds } = limit(request.ip, now());
    if (waitSeconds > 0) return reply.code(429).header("Retry-After", waitSeconds).send();
    const reports = v.safeParse(VitalReportsSchema, jsonOf(String(request.body ?? "")));
    if (!reports.success)
      return reply
        .code(400)
        .type("text/plain; charset=utf-8")
        .send("Not a web-vitals report: name, value and rating are needed.\n");
    for (const report of [reports.output].flat()) vitals.add(report);
    return reply.code(204).send();
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
