/** Texts that were rendered already, for who reads the collection at every key (the desk's preview). */
import { pictureFiles } from "../pictures.build.ts";
import type { BlockContext } from "./block.build.ts";
import { type RenderedMarkdown, renderMarkdown } from "./markdown.build.ts";

/** Texts by all that they are made of: who reads the collection at every key would render thirty of them for the one that changed (0.4 s). */
const rendered = new Map<string, RenderedMarkdown>();
const MOST_RENDERED = 500;

/** What `renderMarkdown` gives, from memory where text, links, sizes and pictures are as they were. */
export function renderedBefore(body: string, context: BlockContext): RenderedMarkdown {
  // What a text names may have changed around it: where its links lead, which pictures there are.
  const links = [...body.matchAll(/\]\((\/[^)\s]*)/g)].map(([, link = ""]) => context.follow(link));
  const key = JSON.stringify([pictureFiles().length, context.sizes, links, body]);
  const known = rendered.get(key) ?? renderMarkdown(body, context);
  if (rendered.size > MOST_RENDERED) rendered.clear();
  rendered.set(key, known);
  return known;
}
