/** Texts that were rendered already, for the desk's preview, which reads the collection at every key. */
import type { BlockContext } from "./block.build.ts";
import { type RenderedMarkdown, renderMarkdown } from "./markdown.build.ts";

/** What a text asks about what lies around it: where its links lead, its pictures and drawings. */
const QUESTIONS = ["follow", "pictureOf", "drawingOf"] as const;

/** Whether a question of the text is still answered as it was when the text was rendered. */
type StillAnswered = (context: BlockContext) => boolean;

/** By text and sizes. Without it, each key would have thirty texts rendered for the one that changed (0.4 s). */
const rendered = new Map<string, { asked: StillAnswered[]; text: RenderedMarkdown }>();
const MOST_RENDERED = 500;

/** What `renderMarkdown` gives for the desk; from memory where all questions that the text asked are still answered as they were. */
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
