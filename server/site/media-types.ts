/** `Content-Type` by file ending. */
import { lookup } from "mrmime";

/** Texts of which a browser would otherwise guess the encoding. */
const TEXT = /^(?:text\/.*|application\/(?:json|xml|manifest\+json))$/;

/** What the list of the library, standard types alone, does not have. */
const FURTHER: Record<string, string> = { ".ico": "image/x-icon" };

/**
 * @param ending file ending with its dot, in any case
 * @returns its media type; unknown kinds are downloads, which no browser runs
 */
export function mediaType(ending: string): string {
  const type = (ending && lookup(ending)) || FURTHER[ending.toLowerCase()] || "application/octet-stream";
  return TEXT.test(type) ? `${type}; charset=utf-8` : type;
}
