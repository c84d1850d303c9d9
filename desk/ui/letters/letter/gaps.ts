/** Gaps of a reply: `[mấy giờ]` in its words, a yellow mark in its box. A mark in which somebody has typed is no longer a gap. */

/** Puts words into a box, gaps as marks. Everything else stays text, even if it looks like HTML. */
export function fillWithGaps(box: HTMLElement, words: string): void {
  const parts = words.split(/\[([^\]]+)\]/).map((part, at) => {
    if (at % 2 === 0) return part;
    const mark = document.createElement("mark");
    mark.className = "gap";
    mark.textContent = part;
    return mark;
  });
  box.replaceChildren(...parts);
}

/** @returns the marks that nobody has typed in */
export function gapsIn(box: HTMLElement): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(".gap")];
}

/** @returns the words of a box, gaps in square brackets again */
export function wordsWithGaps(box: HTMLElement): string {
  const words = [...box.childNodes]
    .map((node) => {
      if (node instanceof HTMLBRElement) return "\n";
      const text = node.textContent ?? "";
      return node instanceof Element && node.classList.contains("gap") && text ? `[${text}]` : text;
    })
    .join("");
  // A browser leaves a line end in a box that was emptied, to have a place for its caret.
  return words === "\n" ? "" : words;
}
