/** Which words went and which came, for showing two texts beside each other. */
export interface Piece {
  text: string;
  kind: "same" | "gone" | "new";
  /** Place of the piece in the row, which tells pieces with the same words apart. */
  at: number;
}

/** Longer texts are shown whole: comparing them word by word would say nothing to a reader. */
const MOST_WORDS = 1500;

/** @returns the pieces of both texts in one row: gone ones are in the first only, new ones in the second only */
export function wordDifference(before: string, after: string): Piece[] {
  const [old, now] = [before, after].map((text) => text.split(/(\s+)/).filter(Boolean));
  if (!old || !now) return [];
  if (old.length > MOST_WORDS || now.length > MOST_WORDS) {
    return [
      { text: before, kind: "gone", at: 0 },
      { text: after, kind: "new", at: 1 },
    ];
  }
  const shared = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1));
  const at = (i: number, j: number) => shared[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = now.length - 1; j >= 0; j--) {
      const row = shared[i];
      if (row) row[j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const pieces: Piece[] = [];
  const add = (kind: Piece["kind"], text = "") => {
    const last = pieces.at(-1);
    if (last?.kind === kind) last.text += text;
    else pieces.push({ kind, text, at: pieces.length });
  };
  for (let i = 0, j = 0; i < old.length || j < now.length; ) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      add("same", old[i]);
      i++;
      j++;
    } else if (i < old.length && (j >= now.length || at(i + 1, j) >= at(i, j + 1))) add("gone", old[i++]);
    else add("new", now[j++]);
  }
  return pieces;
}
