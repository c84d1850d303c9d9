/** What is pasted from Word, Zalo or a web page keeps bold, headings, lists, tables and links; everything else is left behind. */
import type { Slice } from "@milkdown/prose/model";
import type { EditorView } from "@milkdown/prose/view";
import { withoutInvisibleSigns } from "../../../app/content/text/invisible-signs.ts";

/** Elements that never come along, with what is in them. Pictures are added by the button, where their size is looked at. */
const LEFT_BEHIND = "style,script,meta,link,title,img,svg,object,iframe,button,input,select,textarea,o\\:p,xml";

/** @param html as the clipboard gives it @returns HTML that the editor reads without surprises */
export function cleanPasted(html: string): string {
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const gone of page.querySelectorAll(LEFT_BEHIND)) gone.remove();
  listsOfWord(page);
  for (const heading of page.querySelectorAll("h1")) rename(heading, "h2");
  for (const heading of page.querySelectorAll("h4,h5,h6")) rename(heading, "h3");
  for (const span of page.querySelectorAll<HTMLElement>("span,font")) {
    const bold = /^(bold|[6-9]00)$/.test(span.style.fontWeight);
    if (bold) rename(span, "strong");
    else span.replaceWith(...span.childNodes);
  }
  // Google wraps all it copies in a bold that is none.
  for (const wrapper of page.querySelectorAll<HTMLElement>("b"))
    if (wrapper.style.fontWeight === "normal") wrapper.replaceWith(...wrapper.childNodes);
  for (const any of page.body.querySelectorAll("*")) {
    for (const { name } of [...any.attributes])
      if (!["href", "colspan", "rowspan", "data-khoi", "data-muc", "data-pm-slice"].includes(name))
        any.removeAttribute(name);
  }
  return plainPasted(page.body.innerHTML.replaceAll("&nbsp;", " "));
}

/** Pastes plain text without what nobody sees: Milkdown reads it from the clipboard as Markdown, past ProseMirror's own transformations. */
export function pasteCleaned(view: EditorView, { clipboardData: given }: ClipboardEvent, slice: Slice): boolean {
  const text = given?.getData("text/plain") ?? "";
  const cleaned = plainPasted(text);
  if (cleaned === text || given?.getData("text/html")) return false;
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", cleaned);
  const again = new ClipboardEvent("paste", { clipboardData });
  return view.someProp("handlePaste", (handle) => handle(view, again, slice)) ?? false;
}

/** @returns text or HTML in composed letters, with plain blanks and without what nobody sees */
function plainPasted(text: string): string {
  return withoutInvisibleSigns(text.normalize("NFC").replaceAll("\u00a0", " "));
}

/** Word writes a list as paragraphs that look like one, each with its bullet or number in a span of its own. */
function listsOfWord(page: Document): void {
  const lists = new Set<Element>();
  for (const line of page.querySelectorAll<HTMLElement>("p[class*=MsoListParagraph]")) {
    let numbered = false;
    for (const mark of line.querySelectorAll<HTMLElement>("span")) {
      if (!/mso-list:\s*ignore/i.test(mark.getAttribute("style") ?? "")) continue;
      numbered ||= /^\s*\d/.test(mark.textContent ?? "");
      mark.remove();
    }
    const kind = numbered ? "ol" : "ul";
    const before = line.previousElementSibling;
    const list = before?.localName === kind && lists.has(before) ? before : page.createElement(kind);
    if (list !== before) line.before(list);
    lists.add(list);
    const item = page.createElement("li");
    item.append(...line.childNodes);
    list.append(item);
    line.remove();
  }
}

function rename(old: Element, name: string): void {
  const made = old.ownerDocument.createElement(name);
  made.append(...old.childNodes);
  old.replaceWith(made);
}
