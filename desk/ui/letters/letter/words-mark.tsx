import { Icon } from "../../parts/icon.tsx";
import type { WordsState } from "./use-letter-words.ts";

const MARKS = {
  saved: { icon: "check", words: "Đã lưu" },
  busy: { icon: "save", words: "Đang lưu…" },
  bad: { icon: "warn", words: "Chưa lưu được, đang thử lại" },
} as const;

/** Beside a field: whether the desk has what stands in it. */
export function WordsMark({ state }: { state: WordsState }) {
  const mark = state === "none" ? null : MARKS[state];
  return (
    <span className="saved" data-s={state} role="status">
      {mark && <Icon name={mark.icon} />}
      {mark?.words}
    </span>
  );
}
