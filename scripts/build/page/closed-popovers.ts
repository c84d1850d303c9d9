/** What a page holds but does not show: popovers are closed until somebody opens them. */

/** The start of an element that the browser keeps closed (HTML, `popover`). */
const POPOVER = /<([a-z]+)(?=[^>]* popover="[a-z]*")[^>]*>/;

/** @param html a page as React writes it: whole, each element closed @returns the page with its popovers empty */
export function withoutPopovers(html: string): string {
  const start = POPOVER.exec(html);
  if (!start) return html;
  const [tag, name = ""] = start;
  const inside = html.slice(start.index + tag.length);
  return html.slice(0, start.index + tag.length) + withoutPopovers(inside.slice(endOf(inside, name)));
}

/** Where the element ends whose start tag stands just before this. */
function endOf(inside: string, name: string): number {
  let depth = 1;
  for (const { 1: slash, index } of inside.matchAll(new RegExp(`<(/?)${name}[ >]`, "g"))) {
    depth += slash ? -1 : 1;
    if (depth === 0) return index;
  }
  return inside.length;
}
