/**
 * The long text of a prerendered page stands in its HTML once. What the script gets beside it is only a mark in the place of the text:
 * the script reads the text out of the page it takes over. Without this a category's page would carry its text twice (2 KB more, compressed).
 */

const MARK = "text:";

/** Texts by their mark: those of the pages being rendered at build, those of the page taken over in a browser. */
const texts = new Map<string, string>();

/**
 * A short stand-in for a text: the same for the same text, at build and in any browser. 32 bits of FNV-1a over the UTF-16
 * units and the length: enough to tell that an editor changed something.
 */
export function markOf(text: string): string {
  if (text.startsWith(MARK)) return text;
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return `${MARK}${(hash >>> 0).toString(36)}.${text.length.toString(36)}`;
}

/** At build: keeps a text for the page that is being rendered, and answers its mark for the page's data. */
export function keepText(text: string): string {
  const mark = markOf(text);
  texts.set(mark, text);
  return mark;
}

/** The text behind a mark; any other text is itself. */
export function textBehind(textOrMark: string): string {
  return texts.get(textOrMark) ?? textOrMark;
}

/** In a browser, before the script takes over: reads the texts of the page, each from the element that names its mark in `data-text`. */
export function readTexts(page: Document): void {
  for (const element of page.querySelectorAll<HTMLElement>("[data-text]")) {
    texts.set(element.dataset.text ?? "", element.innerHTML);
  }
}
