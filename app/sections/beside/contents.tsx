import { useEffect, useMemo, useState } from "react";
import { type Heading, headingsIn } from "../../data/headings.ts";
import { TickHeading } from "../../ui/marks/tape.tsx";
import styles from "./contents.module.css";

/**
 * Links to the sections of a text, with the section being read marked; nothing for a text with fewer than two sections.
 *
 * @param html the text, or the mark that stands for a text in the prerendered page
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

/** @returns id of the last heading above the reading line, or of the first heading while none is above it */
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
