/**
 * The Content-Security-Policy of one built page. A page runs exactly the inline scripts and styles that the build wrote: each is allowed by the hash that
 * stands in site.json, so whatever else found its way into the page stays dead text. The server looks into no page.
 */
import type { BuiltSite, InlineHashes } from "../../contract/built-site.ts";

/**
 * @param inline hashes of the page; undefined for a page the build knows nothing of, which runs no inline code
 * @param origins other hosts the built site may talk to
 * @returns the value of the header, about 600 bytes
 */
export function pagePolicy(inline: InlineHashes | undefined, origins: BuiltSite["origins"]): string {
  return [
    "default-src 'none'",
    sources("script-src", ["'self'", ...(inline?.scripts ?? [])]),
    sources("style-src", ["'self'", ...(inline?.styles ?? [])]),
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    sources("connect-src", ["'self'", ...origins.connect]),
    sources("frame-src", origins.frame.length > 0 ? origins.frame : ["'none'"]),
    sources("form-action", ["'self'", ...origins.connect]),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
  // No upgrade-insecure-requests: every source above is this site or an https origin, HSTS does the rest,
  // and it would break a trial over plain http on the local network.
}

function sources(directive: string, allowed: Iterable<string>): string {
  return [directive, ...allowed].join(" ");
}
