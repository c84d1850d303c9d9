/** How the lists beside this name what is left out of a module. */

/** By function: what stands for its body; null where it is never called, and throws. */
export type LeftOut = Record<string, string | null>;

/** Functions that are never called. */
export function neverCalled(...names: string[]): LeftOut {
  return Object.fromEntries(names.map((name) => [name, null]));
}
