/** `sample` in the settings names the facts that are not the shop's own yet; a fact the owner changed is one no more. */
import { same } from "./front-matter.ts";

/**
 * @param before the settings customers see
 * @param after the settings as edited
 * @returns the settings without the names of what was changed
 */
export function withoutChangedSamples(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): Record<string, unknown> {
  if (!Array.isArray(after.sample)) return after;
  const left = after.sample.filter((name) => {
    const path = String(name).split(".");
    return same(at(before, path), at(after, path));
  });
  return left.length === after.sample.length ? after : { ...after, sample: left };
}

function at(value: unknown, path: string[]): unknown {
  let found = value;
  for (const key of path)
    found = found !== null && typeof found === "object" ? (found as Record<string, unknown>)[key] : undefined;
  return found;
}
