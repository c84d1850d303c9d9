import type { DeskLetter } from "../../letters/inbox.ts";
import { STEP_NAMES, STEPS } from "../../letters/steps.ts";
import { refusalOf } from "../client.ts";
import { Icon } from "../parts/icon.tsx";
import { Menu, type MenuItem } from "../parts/menu.tsx";
import { useToast } from "../parts/toasts.tsx";
import { type Choice, useLetters } from "./letters.tsx";
import "./pick-many.css";

/** Several letters at once: ticked in the list, then moved to one step, or to the drawer of advertisements and back. Deleting stays one customer at a time. */
export function PickMany({
  letters,
  picked,
  setPicked,
}: {
  letters: readonly DeskLetter[];
  /** Ids, or null while letters are opened instead of ticked. */
  picked: ReadonlySet<string> | null;
  setPicked: (picked: ReadonlySet<string> | null) => void;
}) {
  const { change } = useLetters();
  const say = useToast();
  if (picked === null) {
    if (letters.length < 2) return null;
    return (
      <div className="pick-bar">
        <button type="button" className="btn small quiet" onClick={() => setPicked(new Set())}>
          <Icon name="check" />
          Chọn nhiều thư
        </button>
      </div>
    );
  }
  const chosen = letters.filter(({ id }) => picked.has(id));
  const all = chosen.length === letters.length;
  const put = (to: Choice, said: string) => {
    const before = chosen.map(({ id, standing: { step, junk } }) => ({ id, was: { step, junk } }));
    const keep = async (moves: { id: string; to: Choice }[]) => {
      try {
        await Promise.all(moves.map(({ id, to: next }) => change(id, next)));
        return true;
      } catch (error) {
        say(`Chưa lưu được hết. ${refusalOf(error)}`);
        return false;
      }
    };
    void keep(before.map(({ id }) => ({ id, to }))).then((kept) => {
      if (kept) say(`${before.length} thư: ${said}.`, () => void keep(before.map(({ id, was }) => ({ id, to: was }))));
    });
    setPicked(null);
  };
  const items: MenuItem[] = [
    ...STEPS.map(
      (step): MenuItem => ({ label: STEP_NAMES[step], pick: () => put({ step }, STEP_NAMES[step].toLowerCase()) }),
    ),
    chosen.some(({ junk }) => junk)
      ? { label: "Không phải rác, đây là khách", icon: "undo", pick: () => put({ junk: false }, "không phải rác") }
      : { label: "Đánh dấu là rác", icon: "hide", pick: () => put({ junk: true }, "vào ngăn Rác") },
  ];
  return (
    <div className="pick-bar">
      <label>
        <input
          className="tick"
          type="checkbox"
          checked={all}
          onChange={() => setPicked(new Set(all ? [] : letters.map(({ id }) => id)))}
        />
        {chosen.length === 0 ? "Chọn hết" : `Đã chọn ${chosen.length}`}
      </label>
      {chosen.length > 0 && (
        <Menu className="btn small" items={items}>
          Chuyển sang
          <Icon name="down" />
        </Menu>
      )}
      <button type="button" className="btn small quiet push" onClick={() => setPicked(null)}>
        Thôi chọn
      </button>
    </div>
  );
}
