import { useEffect, useState } from "react";
import { ask } from "../client.ts";

/** What the desk told last, by the question, as long as the window is open. */
const last = new Map<string, unknown>();

/**
 * What the desk tells of a question, asked whenever this is drawn for the first time. Until the answer comes it is the last one: cards that came one after the
 * other each time a screen was opened pushed the links below from under the hand.
 *
 * @param question as `ask` takes it
 * @param anew the question is asked again when this changes
 * @returns null until there was an answer
 */
export function useTold<T>(question: string, anew?: unknown): T | null {
  const [told, setTold] = useState(() => (last.get(question) ?? null) as T | null); // the same question has the same answer's form
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when `anew` changes
  useEffect(() => {
    let open = true;
    void ask<T>(question)
      .then((answer) => {
        last.set(question, answer);
        if (open) setTold(answer);
      })
      .catch(() => {}); // the frame says that the desk does not answer
    return () => {
      open = false;
    };
  }, [question, anew]);
  return told;
}
