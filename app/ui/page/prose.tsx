import { markOf, textBehind } from "../../data/prerendered-text.ts";
import "../../styles/prose-blocks.css";
import "../../styles/prose.css";

/**
 * The text of a content file: HTML that was checked and sanitised at build.
 *
 * @param html the text, or the mark of a text that the prerendered page holds
 * @param rail figures float into a column at the right where the screen is wide enough; wide blocks reach over both
 */
export function Prose({ html, rail }: { html: string; rail?: boolean }) {
  return (
    <div
      className="prose"
      data-rail={rail || undefined}
      data-text={markOf(html)}
      dangerouslySetInnerHTML={{ __html: textBehind(html) }}
    />
  );
}
