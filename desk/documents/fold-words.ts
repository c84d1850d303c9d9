/** Words in the form in which they are searched: without diacritics, and without the dots between the thousands of a number. */
import { withoutDiacritics } from "../../contract/slug.ts";

/** @returns `folded`: the text as it is compared; `from`: for each character of `folded`, its position in `text` */
export function fold(text: string): { folded: string; from: number[] } {
  let folded = "";
  const from: number[] = [];
  for (let at = 0; at < text.length; at++) {
    // 65.000 and 65000 are one price.
    if (text[at] === "." && /^\d\.\d{3}/.test(text.slice(at - 1, at + 4))) continue;
    const sign = withoutDiacritics(text[at] ?? "");
    folded += sign;
    for (let part = 0; part < sign.length; part++) from.push(at);
  }
  return { folded, from };
}

/** @param wanted folded words @returns where they first occur in `text`, with `to` behind their last character; null where they do not */
export function placeIn(text: string, wanted: string): { from: number; to: number } | null {
  const { folded, from } = fold(text);
  const at = folded.indexOf(wanted);
  if (at < 0) return null;
  return { from: from[at] ?? 0, to: (from[at + wanted.length - 1] ?? text.length) + 1 };
}
