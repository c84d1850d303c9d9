/** What is pasted from Word, Zalo or a web page keeps bold, headings, lists, tables and links; everything else is left behind. */
import type { ResolvedPos, Slice } from "@milkdown/prose/model";
import type { EditorView } from "@milkdown/prose/view";
import { destinationOf } from "./pasted-link.ts";
import { bringTables } from "./pasted-table.ts";
import { listsOfWord, withoutTracked } from "./pasted-word.ts";
import { paragraphsOf, plainPasted } from "./plain-text.ts";

/** Elements that never come along, with what is in them. */
const LEFT_BEHIND = "style,script,meta,link,title,svg,object,iframe,button,input,select,textarea,o\\:p,xml";

export interface Pasted {
  /** HTML that the editor reads without surprises. */
  html: string;
  /** So many pictures did not come along: each is added by itself, where its size is looked at. */
  pictures: number;
}

/** What ProseMirror notes on all that is copied from it. */
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
  // What was copied here keeps its form: its blocks stand in its attributes.
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
    // A price that is struck out must not come as one that holds: it is told of, as one that was struck out elsewhere.
    if (span.style.textDecoration.includes("line-through")) wrap(span, "del");
    const bold = /^(bold|[6-9]00)$/.test(span.style.fontWeight);
    if (bold) rename(span, "strong");
    else span.replaceWith(...span.childNodes);
  }
  // Google wraps all it copies in a bold that is none.
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
 * @returns how many were worth looking at: an emoji of Facebook or Zalo, which comes as a picture, goes on as a letter, and a dot that counts readers is none
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

/** One sign or several that belong together. */
const EMOJI = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f)+$/u;

/** A picture of the shop stands in the text by the name of its file. */
const isOfTheShop = (picture: Element) => /^[a-z0-9-]+\.jpg$/.test(picture.getAttribute("src") ?? "");

/**
 * Puts plain text where the caret stands, before anybody else reads it: Milkdown would take it for Markdown, and what a programmer's editor
 * brings for lines of a program.
 *
 * @param slice what was made of the clipboard
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

/** Lines that a page shows letter for letter, as the paragraphs they look like: a print shop writes no program. */
function paragraphsIn(program: HTMLElement): HTMLElement[] {
  return paragraphsOf(program.textContent ?? "").map((lines) => {
    const paragraph = program.ownerDocument.createElement("p");
    for (const [at, line] of lines.entries())
      paragraph.append(...(at > 0 ? [document.createElement("br")] : []), line.trim());
    return paragraph;
  });
}

/** A file of another machine; a place of the page that was copied from, as Word's footnotes and contents have them. */
const LEADS_NOWHERE = /^\s*(?:file:|#)/i;

/** @returns "m²" of an m with a raised 2: lowered, ten to the third would read as a hundred and three */
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
