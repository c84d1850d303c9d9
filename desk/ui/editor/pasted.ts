/** What is pasted from Word, Zalo or a web page keeps bold, headings, lists, tables and links; everything else is left behind. */

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
  return plainPasted(page.body.innerHTML);
}

/** @returns text or HTML in composed letters, with plain blanks and without what nobody sees */
export function plainPasted(text: string): string {
  return withoutInvisibleSigns(text.normalize("NFC").replaceAll("\u00a0", " "));
}

/** Word writes a list as paragraphs that look like one. */
function listsOfWord(page: Document): void {
  let list: HTMLElement | null = null;
  for (const line of page.querySelectorAll<HTMLElement>("p[class*=MsoListParagraph]")) {
    for (const mark of line.querySelectorAll<HTMLElement>("span")) {
      if (/mso-list:\s*ignore/i.test(mark.getAttribute("style") ?? "")) mark.remove();
    }
    if (!list || line.previousElementSibling !== list) {
      list = page.createElement("ul");
      line.before(list);
    }
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
