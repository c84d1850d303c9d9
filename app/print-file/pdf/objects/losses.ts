/** Looks through a file whose table was made anew for what is no longer there: a piece cut out of its middle leaves no other trace. */
import { LimitReached } from "../../slices.ts";
import type { PdfDocument } from "./document.ts";
import { dictOf, Ref, Stream, type Value } from "./values.ts";

/** Most objects that are looked at; a print file rarely has more, and a loss beyond them is met when that object is drawn. */
const MOST_OBJECTS = 5000;

/**
 * @returns whether an object that another one refers to is missing or has no end, or data do not end where they say; false also where a limit
 *   ends the search, since everything that is drawn was read before
 */
export async function hasLosses(pdf: PdfDocument): Promise<boolean> {
  try {
    return await isAnyLost(pdf);
  } catch (error) {
    if (error instanceof LimitReached) return false;
    throw error;
  }
}

async function isAnyLost(pdf: PdfDocument): Promise<boolean> {
  const visited = new Set<number>();
  const queue: Ref[] = refsIn(pdf.trailer);
  for (let ref = queue.pop(); ref && visited.size < MOST_OBJECTS; ref = queue.pop()) {
    if (visited.has(ref.number)) continue;
    visited.add(ref.number);
    if (!(await pdf.isWhole(ref))) return true;
    const value = await pdf.get(ref);
    if (value instanceof Stream && !(await pdf.isPresent(value))) return true;
    queue.push(...refsIn(value));
  }
  return false;
}

/** Values nest at most as deep as the lexer lets them. */
function refsIn(value: Value): Ref[] {
  if (value instanceof Ref) return [value];
  const parts = Array.isArray(value) ? value : [...dictOf(value).values()];
  return parts.flatMap(refsIn);
}
