/** Names out of a file in a sentence: a file can hold thousands, each as long as a book. */

/**
 * @param noun what they are, for those that are left out
 * @param most names that are listed, each with at most `longest` characters
 */
export function sayNames(names: readonly string[], noun: string, { most = 10, longest = 60 } = {}): string {
  const named = names.slice(0, most).map((name) => name.slice(0, longest));
  return named.join(", ") + (names.length > most ? ` và ${names.length - most} ${noun} khác` : "");
}
