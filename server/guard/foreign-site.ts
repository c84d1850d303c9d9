/** Where a request was sent from, as far as the browser says: another site must not send in a visitor's name. */
import type { FastifyRequest } from "fastify";

/** The parts of a request that tell. `host` is the name the visitor used, as the server or its proxy saw it. */
type OriginClues = Pick<FastifyRequest, "headers" | "host">;

/**
 * `Sec-Fetch-Site` decides where the browser sends it; older browsers send `Origin` alone. A program sends neither
 * and is let through: whoever writes one can write any header.
 *
 * @param siteOrigin the public origin from the settings, for a proxy that hides the host
 * @returns whether a page of another site has sent it
 */
export function isFromForeignSite({ headers, host }: OriginClues, siteOrigin: string | undefined): boolean {
  const { origin } = headers;
  const [fetchSite] = [headers["sec-fetch-site"]].flat();
  if (fetchSite === "same-origin" || fetchSite === "none") return false;
  if (fetchSite === "cross-site") return true;
  // "null" is what a browser says under strict privacy settings; it names no other site.
  if (origin === undefined || origin === "null") return false;
  return origin !== siteOrigin && URL.parse(origin)?.host !== host.toLowerCase();
}
