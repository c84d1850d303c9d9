/**
 * The Content-Security-Policy of one built page. A page runs exactly the inline scripts and styles it was built with:
 * each is allowed by its hash, so whatever else found its way into the page stays dead text.
 */
import { createHash } from "node:crypto";
import type { BuiltSite } from "../../contract/built-site.ts";

// Attributes in quotes may hold ">", so they are read one by one.
const ATTRIBUTES = String.raw`((?:\s+[^\s=>"'/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*`;
const INLINE_SCRIPT = new RegExp(String.raw`<script${ATTRIBUTES}>([\s\S]*?)</script\s*>`, "gi");
const INLINE_STYLE = new RegExp(String.raw`<style${ATTRIBUTES}>([\s\S]*?)</style\s*>`, "gi");
const DATA_BLOCK = /\stype\s*=\s*["']?application\/(?:ld\+)?json\b/i;
const EXTERNAL = /\ssrc\s*=/i;

/**
 * @param html the page as it is sent
 * @param origins other hosts the built site may talk to
 * @returns the value of the header, about 600 bytes
 */
export function pagePolicy(html: string, origins: BuiltSite["origins"]): string {
  // A data block (JSON-LD) is never run, so it needs no permission.
  const scripts = inlineHashes(
    html,
    INLINE_SCRIPT,
    (attributes) => EXTERNAL.test(attributes) || DATA_BLOCK.test(attributes),
  );
  const styles = inlineHashes(html, INLINE_STYLE, () => false);
  return [
    "default-src 'none'",
    sources("script-src", ["'self'", ...scripts]),
    sources("style-src", ["'self'", ...styles]),
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

/**
 * Source expression that allows one inline script or style.
 *
 * @param text what stands between the tags
 */
export function inlineHash(text: string): string {
  // The HTML parser turns CR LF and CR into LF before the browser hashes.
  const hash = createHash("sha256").update(text.replace(/\r\n?/g, "\n")).digest("base64");
  return `'sha256-${hash}'`;
}

function inlineHashes(html: string, element: RegExp, exempt: (attributes: string) => boolean): Set<string> {
  const hashes = new Set<string>();
  for (const [, attributes = "", text = ""] of html.matchAll(element)) {
    if (text !== "" && !exempt(attributes)) hashes.add(inlineHash(text));
  }
  return hashes;
}

function sources(directive: string, allowed: Iterable<string>): string {
  return [directive, ...allowed].join(" ");
}
