import { useState } from "react";
import { useRested } from "./window/use-rested.ts";

/** Stands between the parts; none of them contains it. */
const BETWEEN = "\n";

/**
 * Tells those who hear the page what it shows now, once it rests: only the parts that differ from those told last, and nothing as long as the page
 * is as it came.
 *
 * @param parts what the page shows, each in a few words
 */
export function Spoken({ parts }: { parts: string[] }) {
  const rested = useRested(parts.join(BETWEEN));
  const [told, setTold] = useState({ rested, words: "" });
  if (told.rested !== rested) {
    const before = told.rested.split(BETWEEN);
    const fresh = rested.split(BETWEEN).filter((part) => !before.includes(part));
    setTold({ rested, words: fresh.join(", ") });
  }
  return (
    <p className="visually-hidden" role="status">
      {told.words}
    </p>
  );
}
