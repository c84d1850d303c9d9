import type { DeskLetter } from "../../letters/inbox.ts";
import { DRAWERS, type Drawer } from "./drawers.ts";

/** The drawers, and how many letters each holds. @param open null while all drawers are searched */
export function DrawerTabs({
  letters,
  open,
  pull,
}: {
  letters: readonly DeskLetter[];
  open: Drawer | null;
  pull: (drawer: Drawer) => void;
}) {
  return (
    <fieldset className="tabs in-tabs">
      <legend className="vh">Ngăn thư</legend>
      {DRAWERS.map((drawer) => (
        <button key={drawer.name} type="button" aria-pressed={drawer === open} onClick={() => pull(drawer)}>
          {drawer.label}
          <span className="n">{letters.filter(drawer.holds).length || ""}</span>
        </button>
      ))}
    </fieldset>
  );
}
