import { useEffect, useMemo, useState } from "react";
import { type Heading, headingsIn } from "../../data/headings.ts";
import { TickHeading } from "../../ui/marks/tape.tsx";
import styles from "./contents.module.css";

/**
 * The sections of a text, the one being read marked; nothing where there is but one.
 *
 * @param html the text, or the mark of a text that the prerendered page holds
 */
export function Contents({ html }: { html: string }) {
  const headings = useMemo(() => headingsIn(html), [html]);
  const reading = useSectionBeingRead(headings);
  if (headings.length < 2) return null;
  return (
    <nav aria-labelledby="contents" data-screen-only>
      <TickHeading id="contents">Mục lục</TickHeading>
      <ol className={styles.links}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === reading || undefined}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A heading counts as reached when it stands in the upper third of the window. */
const READING_LINE = 1 / 3;

/** @returns id of the last heading above the reading line; of the first one before any is */
function useSectionBeingRead(headings: Heading[]): string | undefined {
  const [reading, setReading] = useState(headings[0]?.id);
  useEffect(() => {
    function update() {
      const line = window.innerHeight * READING_LINE;
      const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 1;
      const reached = headings.filter(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && (top < line || (atEnd && top < window.innerHeight));
      });
      setReading((reached.at(-1) ?? headings[0])?.id);
    }
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, [headings]);
  return reading;
}
