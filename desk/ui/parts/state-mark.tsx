import type { Summary } from "../../drafts/pages.ts";
import { STATES, stateWords } from "../screens.ts";

/** The state of a page in a list; a file that cannot be read has none. */
export function StateMark({ page }: { page: Summary }) {
  if (page.unreadable) return <Mark mark="bad" words="Chưa đọc được" />;
  return <Mark mark={STATES[page.state].mark} words={stateWords(page)} />;
}

function Mark({ mark, words }: { mark: string; words: string }) {
  return (
    <span className="st" data-s={mark}>
      {words}
    </span>
  );
}
