/** How the lists beside this file name the functions that are left out of a module. */

/**
 * By a function's name, the code that replaces its body; null for a function that is never called, and now throws. A function without a name of its own has
 * that of the property it becomes: `exports.preload`.
 */
export type LeftOut = Record<string, string | null>;

/** Functions that are never called. */
export function neverCalled(...names: string[]): LeftOut {
  return Object.fromEntries(names.map((name) => [name, null]));
}
