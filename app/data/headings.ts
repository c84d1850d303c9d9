/** The sections of a long text, read from its HTML: data files carry nothing beside it (specification §7). */
import { textBehind } from "./prerendered-text.ts";

/** A section: the `id` that leads to it, and its name. */
export interface Heading {
  id: string;
  text: string;
}

/** As the build writes them (app/content/text/headings.build.ts): the id is the first attribute. */
const HEADING = /<h2 id="([^"]+)"[^>]*>(.*?)<\/h2>/gs;

/**
 * @param html a text of the content, or the mark of one that the prerendered page holds
 * @returns its second-level headings in order, without markup
 */
export function headingsIn(html: string): Heading[] {
  return [...textBehind(html).matchAll(HEADING)].map(([, id = "", inside = ""]) => ({ id, text: plain(inside) }));
}

const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u00a0" };

function plain(html: string): string {
  return html
    .replace(/<[^>]+>/g, "")
    .replace(/&(?:#x([\da-f]+)|(\w+));/gi, (entity, code, name) =>
      code ? String.fromCodePoint(Number.parseInt(code, 16)) : (NAMED[name] ?? entity),
    );
}
