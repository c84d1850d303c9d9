/** Gaps of a reply: `[mấy giờ]` in its words, a yellow mark in its box. A mark in which somebody has typed is no longer a gap. */

/** Puts words into a box, gaps as marks. Everything else stays text, even if it looks like HTML. */
export function fillWithGaps(box: HTMLElement, words: string): void {
  const parts = words.split(/\[([^\]]+)\]/).map((part, at) => {
    if (at % 2 === 0) return part;
    const mark = document.createElement("mark");
    mark.className = "gap";
    mark.textContent = part;
    mark.dataset.asked = part;
    return mark;
  });
  box.replaceChildren(...parts);
}

/** @returns the marks that nobody has typed in */
export function gapsIn(box: HTMLElement): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(".gap")];
}

/** Makes the marks gaps again whose first words an undo brought back: it takes back what was typed, not what the desk did to the mark. */
export function askAnew(box: HTMLElement): void {
  for (const mark of box.querySelectorAll("mark"))
    if (mark.textContent === mark.dataset.asked) mark.classList.add("gap");
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
