/**
 * `POST /api/v1.0/vitals`: takes the reports of visitors' browsers: what was done on which page, and how fast it was. Keeps numbers, no address, no cookie.
 */
import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { hanoiDay } from "../../contract/time-zone.ts";
import { VisitReportsSchema } from "../../contract/visit-report.ts";
import { VITALS_PATH } from "../../contract/vitals-path.ts";
import { isFromForeignSite } from "../guard/foreign-site.ts";
import type { RateLimit } from "../guard/rate-limit.ts";
import type { Site } from "../site/site.ts";
import type { VitalsTally } from "../vitals/tally.ts";
import type { VisitTally } from "./tally.ts";

/** Bytes: twenty pages with their counts and measurements. */
const LARGEST_REPORT = 16 * 1024;

/** What the route works with. */
export interface VisitsDependencies {
  vitals: VitalsTally;
  visits: VisitTally;
  site: () => Site;
  siteOrigin: string | undefined;
  limit: RateLimit;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** A Fastify plugin. */
export async function visitsRoute(
  app: FastifyInstance,
  { vitals, visits, site, siteOrigin, limit, now }: VisitsDependencies,
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
    if (isFromForeignSite(request, siteOrigin)) return reply.code(403).send();
    const reports = v.safeParse(VisitReportsSchema, jsonOf(String(request.body ?? "")));
    if (!reports.success)
      return reply
        .code(400)
        .type("text/plain; charset=utf-8")
        .send("No list of reports of visits (page, counts, phone, vitals).\n");
    for (const report of reports.output) {
      for (const vital of report.vitals) vitals.add(vital);
      // Only pages of the site are counted: whoever makes up addresses fills no store.
      if (isPage(site(), report.page)) visits.add(report, hanoiDay(now()));
    }
    return reply.code(204).send();
  });
}

function isPage({ files }: Site, path: string): boolean {
  const file = files.get(path);
  return file?.page === true && file.status === 200;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
