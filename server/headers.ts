/**
 * The header policy: every header that protects a visitor, and the one that tells of a page's fonts, in one place. Each answer of this server carries
 * {@link SECURITY_HEADERS} and one Content-Security-Policy; whatever a browser may show as a page, {@link PAGE_HEADERS} too.
 *
 * Sources: OWASP Secure Headers Project for the values; the scoring rules of the Mozilla HTTP Observatory for the set.
 */
import { PARTS_FOLDER } from "../contract/built-site.ts";

/** Headers of every answer, whatever its status. */
export const SECURITY_HEADERS = {
  // One year. No includeSubDomains: other names under the shop's domain may belong to other services.
  "Strict-Transport-Security": "max-age=31536000",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
} as const;

/**
 * Headers that a browser heeds only on what it shows as a page. On fonts, scripts and pictures they mean nothing, and without HTTP/2 their 0.2 KB cost the
 * fonts one more round trip (home's LCP on slow 4G: 1.36 → 1.21 s without them).
 */
export const PAGE_HEADERS = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()",
} as const;

/**
 * Tells a browser of a page's fonts before it reads the page: a phone four times slower asks for them a tenth of a second sooner than by the links in the page,
 * and on a slow line they come in time for the first paint, which would otherwise show the device's own font (docs/decisions/0022-fonts.md).
 *
 * @param fonts their addresses, the most important first
 * @returns the value of `Link` (RFC 8288), empty for none; without quotes: not every format of a host can write them
 */
export function fontsFirst(fonts: string[]): string {
  return fonts.map((font) => `<${font}>; rel=preload; as=font; crossorigin`).join(", ");
}

/** Policy of every answer that is not one of the site's pages: such an answer runs and loads nothing. */
export const CLOSED_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Who may use an answer in a page of another site. Pictures may be shown anywhere: link previews in Zalo, Facebook and web mail embed them. Everything else is
 * for this site alone, and so are the drawings under `/assets/`: the folder then needs one rule, as hosts that allow few rules require.
 *
 * @param mediaType value of `Content-Type`
 * @param address that was asked for, as in `/assets/app-1f3a.js`
 */
export function resourcePolicy(mediaType: string, address = ""): "same-origin" | "cross-origin" {
  return mediaType.startsWith("image/") && !address.startsWith(`/${PARTS_FOLDER}/`) ? "cross-origin" : "same-origin";
}

/** Headers of an answer made by the server itself: interfaces, refusals, errors. Never kept by a cache. */
export const OWN_ANSWER_HEADERS = {
  ...SECURITY_HEADERS,
  ...PAGE_HEADERS,
  "Content-Security-Policy": CLOSED_POLICY,
  "Cross-Origin-Resource-Policy": resourcePolicy("text/plain"),
  "Cache-Control": "no-store",
} as const;
