/** Texts that were rendered already, for who reads the collection at every key (the desk's preview). */
import type { BlockContext } from "./block.build.ts";
import { type RenderedMarkdown, renderMarkdown } from "./markdown.build.ts";

/** Texts by all that they are made of: who reads the collection at every key would render thirty of them for the one that changed (0.4 s). */
const rendered = new Map<string, RenderedMarkdown>();
const MOST_RENDERED = 500;

/** What `renderMarkdown` gives to who writes at the desk, from memory where text, links, sizes and pictures are as they were. */
export function renderedBefore(body: string, context: BlockContext): RenderedMarkdown {
  // What a text names may have changed around it: where its links lead, its pictures and drawings.
  const named = (pattern: RegExp) => [...body.matchAll(pattern)].map(([, name = ""]) => name);
  const links = named(/\]\((\/[^)\s]*)/g).map((link) => context.follow(link));
  const pictures = named(/\]\(([^/)\s][^)\s]*)/g).map((file) => context.pictureOf(file));
  const drawings = named(/\bten="([^"]*)"/g).map((name) => context.drawingOf(name));
  const key = JSON.stringify([pictures, drawings, context.sizes, links, body]);
  const known = rendered.get(key) ?? renderMarkdown(body, context, "desk");
  if (rendered.size > MOST_RENDERED) rendered.clear();
  rendered.set(key, known);
  return known;
}
