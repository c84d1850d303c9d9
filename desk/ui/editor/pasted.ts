/** What is pasted from Word, Zalo or a web page keeps bold, headings, lists, tables and links; everything else is left behind. */
import type { ResolvedPos, Slice } from "@milkdown/prose/model";
import type { EditorView } from "@milkdown/prose/view";
import { destinationOf } from "./pasted-link.ts";
import { bringTables } from "./pasted-table.ts";
import { listsOfWord, withoutTracked } from "./pasted-word.ts";
import { paragraphsOf, plainPasted } from "./plain-text.ts";

/** Elements that are removed with everything in them. */
const LEFT_BEHIND = "style,script,meta,link,title,svg,object,iframe,button,input,select,textarea,o\\:p,xml";

export interface Pasted {
  /** HTML that the editor reads without surprises. */
  html: string;
  /** Number of pictures that were left out: the owner adds each by itself, because then its size is checked. */
  pictures: number;
}

/** The attribute that ProseMirror puts on everything copied from it. */
const FROM_EDITOR = "[data-pm-slice]";

/**
 * @param html as the clipboard gives it
 * @param place where the caret stands
 */
export function cleanPasted(html: string, place: ResolvedPos): Pasted {
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const gone of page.querySelectorAll(LEFT_BEHIND)) gone.remove();
  const fromEditor = page.querySelector(FROM_EDITOR) !== null;
  const pictures = picturesLeftBehind(page, fromEditor);
  for (const heading of page.querySelectorAll("h1")) rename(heading, "h2");
  for (const heading of page.querySelectorAll("h4,h5,h6")) rename(heading, "h3");
  // Content copied from the editor keeps its attributes, because they describe its blocks.
  if (fromEditor) return { html: plainPasted(page.body.innerHTML), pictures };
  for (const program of page.querySelectorAll("pre")) program.replaceWith(...paragraphsIn(program));
  withoutTracked(page);
  listsOfWord(page);
  for (const power of page.querySelectorAll("sup")) power.replaceWith(raised(power.textContent ?? ""));
  for (const link of page.querySelectorAll("a[href]")) {
    const href = link.getAttribute("href") ?? "";
    if (LEADS_NOWHERE.test(href)) link.replaceWith(...link.childNodes);
    else link.setAttribute("href", destinationOf(href));
  }
  for (const struck of page.querySelectorAll("s,strike")) rename(struck, "del");
  for (const span of page.querySelectorAll<HTMLElement>("span,font")) {
    // A price that is struck out must not come as one that is valid: as `<del>` it is reported as a mistake, like a price struck out in other ways.
    if (span.style.textDecoration.includes("line-through")) wrap(span, "del");
    const bold = /^(bold|[6-9]00)$/.test(span.style.fontWeight);
    if (bold) rename(span, "strong");
    else span.replaceWith(...span.childNodes);
  }
  // Google wraps everything it copies in a `<b>` that is not bold.
  for (const wrapper of page.querySelectorAll<HTMLElement>("b"))
    if (wrapper.style.fontWeight === "normal") wrapper.replaceWith(...wrapper.childNodes);
  for (const any of page.body.querySelectorAll("*"))
    for (const { name } of [...any.attributes])
      if (!["href", "colspan", "rowspan"].includes(name)) any.removeAttribute(name);
  bringTables(page, place);
  return { html: plainPasted(page.body.innerHTML.replaceAll("&nbsp;", " ")), pictures };
}

/**
 * Takes the pictures out.
 *
 * @param fromEditor the page was copied from the editor: its own pictures stay
 * @returns how many real pictures were taken out: an emoji of Facebook or Zalo, which comes as a picture, becomes text, and a dot that counts readers
 * does not count
 */
function picturesLeftBehind(page: Document, fromEditor: boolean): number {
  let left = 0;
  for (const picture of page.querySelectorAll("img")) {
    if (fromEditor && isOfTheShop(picture)) continue;
    const isEmoji = EMOJI.test(picture.alt);
    if (!isEmoji && picture.getAttribute("width") !== "1") left++;
    picture.replaceWith(isEmoji ? picture.alt : "");
  }
  return left;
}

/** One emoji, or several characters that belong together. */
const EMOJI = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f)+$/u;

/** The address of a picture of the shop is the bare name of its file. */
const isOfTheShop = (picture: Element) => /^[a-z0-9-]+\.jpg$/.test(picture.getAttribute("src") ?? "");

/**
 * Puts plain text at the caret before Milkdown handles it: Milkdown would take the text for Markdown, and text from a programmer's editor for
 * program code.
 *
 * @param slice the content of the clipboard, already parsed
 * @returns whether it was plain text
 */
export function pastePlain(view: EditorView, { clipboardData: given }: ClipboardEvent, slice: Slice): boolean {
  const isProgram = given?.types.includes("vscode-editor-data") ?? false;
  if (slice.size === 0 || (given?.getData("text/html") && !isProgram)) return false;
  view.dispatch(
    view.state.tr.replaceSelection(slice).scrollIntoView().setMeta("paste", true).setMeta("uiEvent", "paste"),
  );
  return true;
}

/** Makes paragraphs of preformatted lines, which they look like: a print shop does not write program code. */
function paragraphsIn(program: HTMLElement): HTMLElement[] {
  return paragraphsOf(program.textContent ?? "").map((lines) => {
    const paragraph = program.ownerDocument.createElement("p");
    for (const [at, line] of lines.entries())
      paragraph.append(...(at > 0 ? [document.createElement("br")] : []), line.trim());
    return paragraph;
  });
}

/** Leads to a file of another machine, or to a place on the copied page itself, as in Word's footnotes and tables of contents. */
const LEADS_NOWHERE = /^\s*(?:file:|#)/i;

/** @returns raised digits as characters of their own, "²" for a raised 2: as ordinary digits, ten to the third would read as a hundred and three */
function raised(words: string): string {
  return /^\d+$/.test(words) ? words.replace(/\d/g, (digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)] ?? digit) : words;
}

function wrap(element: Element, name: string): void {
  const made = element.ownerDocument.createElement(name);
  made.append(...element.childNodes);
  element.append(made);
}

function rename(old: Element, name: string): void {
  const made = old.ownerDocument.createElement(name);
  made.append(...old.childNodes);
  old.replaceWith(made);
}
