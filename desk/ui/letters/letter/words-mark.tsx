import { SAVING } from "../../frame/bar.tsx";
import { Icon } from "../../parts/icon.tsx";
import type { WordsState } from "./use-letter-words.ts";

const MARKS = { ...SAVING, bad: { ...SAVING.bad, words: "Chưa lưu được, đang thử lại" } };

/** Beside a field: whether the desk has what stands in it. Aloud only that it has not: all else would be told with every key. */
export function WordsMark({ state }: { state: WordsState }) {
  const mark = state === "none" ? null : MARKS[state];
  return (
    <>
      {/* A place of its own: Orca does not notice that a region which was silent is no longer. */}
      <span className="vh" role="status">
        {state === "bad" ? MARKS.bad.words : ""}
      </span>
      <span className="saved" data-s={state}>
        {mark && <Icon name={mark.icon} />}
        {mark?.words}
      </span>
    </>
  );
}
