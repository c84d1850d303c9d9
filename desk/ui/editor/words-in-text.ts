import type { Node } from "@milkdown/prose/model";
import { fold, placeIn } from "../../documents/fold-words.ts";

/**
 * @param wanted words as they were typed
 * @param said the line of the file in which they were found, as the search showed it, with the text around them
 * @returns their place in the document: in that line if it can be recognised, otherwise where they stand first; null where the text does not have them
 */
export function wordsInText(doc: Node, wanted: string, said: string): { from: number; to: number } | null {
  const words = fold(wanted.trim()).folded;
  // A line of the file also holds the signs of Markdown, and all cells of a row: it is split at these.
  const parts = said
    .replace(/^\d+\. /, "")
    .split(/[…|[\]()*]/)
    .map((part) => fold(part.trim()).folded);
  const around = parts.find((part) => part.includes(words)) ?? words;
  const found: { from: number; to: number; there: boolean }[] = [];
  doc.descendants((node, pos) => {
    if (!node.isTextblock) return true;
    const text = node.textBetween(0, node.content.size, "", "\ufffc"); // one character for whatever is not text, because positions count it as one
    const place = placeIn(text, words);
    if (place)
      found.push({ from: pos + 1 + place.from, to: pos + 1 + place.to, there: fold(text).folded.includes(around) });
    return false;
  });
  return found.find(({ there }) => there) ?? found[0] ?? null;
}
