import { SAVING } from "../../frame/bar.tsx";
import { Icon } from "../../parts/icon.tsx";
import { Spoken } from "../../parts/spoken.tsx";
import type { WordsState } from "./use-letter-words.ts";

const MARKS = { ...SAVING, bad: { ...SAVING.bad, words: "Chưa lưu được, đang thử lại" } };

/** Beside a field: whether the desk has what stands in it. Screen readers hear only that it has not, otherwise they would speak with every key. */
export function WordsMark({ state }: { state: WordsState }) {
  const mark = state === "none" ? null : MARKS[state];
  return (
    <>
      <Spoken>{state === "bad" ? MARKS.bad.words : ""}</Spoken>
      <span className="saved" data-s={state}>
        {mark && <Icon name={mark.icon} />}
        {mark?.words}
      </span>
    </>
  );
}
