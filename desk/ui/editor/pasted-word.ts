/** What Word writes in its own way: its lists, and words that were deleted while changes were tracked. */

/** A list that is being made. */
interface OpenList {
  list: Element;
  /** As Word counts them: 1 is the outermost. */
  level: number;
}

/** Removes words that somebody deleted while Word tracked changes: Word's HTML still contains them. */
export function withoutTracked(page: Document): void {
  for (const gone of page.querySelectorAll("del[cite],del[datetime]")) gone.remove();
}

/** Word writes a list as paragraphs that look like one, each with its bullet or number in a span of its own and its level in its style. */
export function listsOfWord(page: Document): void {
  /** The list that stands before the next item, and the lists nested in its last items; the outermost first. */
  let open: OpenList[] = [];
  for (const line of page.querySelectorAll<HTMLElement>("p[class*=MsoList], p[style*=mso-list]")) {
    const marks = [...line.querySelectorAll("span")].filter((span) => /mso-list:\s*ignore/i.test(styleOf(span)));
    const level = Number(/mso-list:[^;]*level(\d)/i.exec(styleOf(line))?.[1] ?? 0);
    if (marks.length === 0 && level === 0) continue; // indented like an item, but not one
    const kind = marks.some((mark) => NUMBER.test(mark.textContent ?? "")) ? "ol" : "ul";
    for (const mark of marks) mark.remove();
    if (open[0]?.list !== line.previousElementSibling) open = [];
    open = listFor(open, level || 1, kind, line);
    const item = page.createElement("li");
    item.append(...line.childNodes);
    open.at(-1)?.list.append(item);
    line.remove();
  }
}

/** Matches "1", "2.1", "a)", "iv.", but not the "o" and "v" that Word uses as bullets in another font. */
const NUMBER = /^\s*(?:\d|\p{L}{1,4}[.)])/u;

const styleOf = (element: Element) => element.getAttribute("style") ?? "";

/** @returns the lists that are open afterwards; an item of this level and kind belongs into the last of them */
function listFor(before: OpenList[], level: number, kind: "ol" | "ul", line: Element): OpenList[] {
  // The outermost list stays open, even if it began on a deeper level.
  const open = before.filter((one, depth) => one.level <= level || depth === 0);
  const last = open.at(-1);
  if (last && last.level >= level) {
    if (last.list.localName === kind) return open;
    open.pop();
  }
  const list = line.ownerDocument.createElement(kind);
  const around = open.at(-1)?.list.lastElementChild;
  if (around) around.append(list);
  else line.before(list);
  return [...open, { list, level }];
}
