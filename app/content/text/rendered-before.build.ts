/** Texts that were rendered already, for who reads the collection at every key (the desk's preview). */
import type { BlockContext } from "./block.build.ts";
import { type RenderedMarkdown, renderMarkdown } from "./markdown.build.ts";

/** What a text asks about what lies around it: where its links lead, its pictures and drawings. */
const QUESTIONS = ["follow", "pictureOf", "drawingOf"] as const;

/** Asked once more it is answered as it was. */
type StillAnswered = (context: BlockContext) => boolean;

/** By text and sizes: who reads the collection at every key would render thirty texts for the one that changed (0.4 s). */
const rendered = new Map<string, { asked: StillAnswered[]; text: RenderedMarkdown }>();
const MOST_RENDERED = 500;

/** What `renderMarkdown` gives to who writes at the desk, from memory where all that the text asked then is answered as it was. */
export function renderedBefore(body: string, context: BlockContext): RenderedMarkdown {
  const key = JSON.stringify([context.sizes, body]);
  const known = rendered.get(key);
  if (known?.asked.every((stillAnswered) => stillAnswered(context))) return known.text;
  const asked: StillAnswered[] = [];
  const listening = { ...context };
  for (const question of QUESTIONS) {
    const answered = (now: BlockContext, name: string) => JSON.stringify(now[question](name));
    Object.assign(listening, {
      [question](name: string) {
        const then = answered(context, name);
        asked.push((now) => answered(now, name) === then);
        return context[question](name);
      },
    });
  }
  const text = renderMarkdown(body, listening, "desk");
  if (rendered.size > MOST_RENDERED) rendered.clear();
  rendered.set(key, { asked, text });
  return text;
}
