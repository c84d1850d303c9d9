/** How a security policy names an inline script or style: the build does it in the same way as the server for its own page. */
import { createHash } from "node:crypto";

/**
 * @param text what stands between the tags
 * @returns the source expression that allows just this script or style
 */
export function inlineHash(text: string): string {
  // The HTML parser turns CR LF and CR into LF before the browser hashes.
  const hash = createHash("sha256").update(text.replace(/\r\n?/g, "\n")).digest("base64");
  return `'sha256-${hash}'`;
}
