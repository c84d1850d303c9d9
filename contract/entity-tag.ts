/**
 * How the server names a state of a file (`ETag`), so that a page that was built together with the file can ask whether the file is still in that state
 * (app/data/data-files.ts).
 */
import { createHash } from "node:crypto";
import { COMPRESSIONS, type Encoding } from "./built-site.ts";

/** Characters of the digest in a tag: 120 bits. */
const DIGEST_LENGTH = 20;

/**
 * @param digest SHA-256 of the uncompressed content, base64url
 * @param encoding of the answer: each encoding of the content has a tag of its own (RFC 9110, section 8.8.3.3)
 */
export function entityTag(digest: string, encoding: Encoding): string {
  return `"${digest.slice(0, DIGEST_LENGTH)}${encoding === "identity" ? "" : `-${encoding}`}"`;
}

/** A value of `If-None-Match` that holds as long as the file has this content, in whatever form it would be sent. */
export function tagsOf(content: string): string {
  const digest = createHash("sha256").update(content).digest("base64url");
  const forms: Encoding[] = [...COMPRESSIONS, "identity"];
  return forms.map((encoding) => entityTag(digest, encoding)).join(", ");
}
