import type { Node } from "@milkdown/prose/model";
import { fold, placeIn } from "../../documents/fold-words.ts";

/**
 * @param wanted words as they were typed
 * @param said the line of the file they were found in, as it was shown: with what stands around them
 * @returns their place in the document: in that line where it can be told, else where they stand first; null where they are no words of the text
 */
export function wordsInText(doc: Node, wanted: string, said: string): { from: number; to: number } | null {
  const words = fold(wanted.trim()).folded;
  // A line of the file holds signs that are none of the text, and all cells of a row.
  const parts = said
    .replace(/^\d+\. /, "")
    .split(/[…|[\]()*\\]/)
    .map((part) => fold(part.trim()).folded);
  const around = parts.find((part) => part.includes(words)) ?? words;
  const found: { from: number; to: number; there: boolean }[] = [];
  doc.descendants((node, pos) => {
    if (!node.isTextblock) return true;
    const text = node.textBetween(0, node.content.size, "", "\ufffc"); // a sign for what is no text, as places count it
    const place = placeIn(text, words);
    if (place)
      found.push({ from: pos + 1 + place.from, to: pos + 1 + place.to, there: fold(text).folded.includes(around) });
    return false;
  });
  return found.find(({ there }) => there) ?? found[0] ?? null;
}
