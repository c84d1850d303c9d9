/** Buttons below a table for its rows and columns. They act where the caret stands, or at the end of the table while the caret stands outside of it. */
import { type Command, Selection } from "@milkdown/prose/state";
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  goToNextCell,
  isInTable,
  selectedRect,
} from "@milkdown/prose/tables";
import type { EditorView } from "@milkdown/prose/view";

const TOOLS: { words: string; label: string; command: Command }[] = [
  { words: "+ Hàng", label: "Thêm hàng dưới hàng này", command: addRowToWriteIn },
  { words: "+ Cột", label: "Thêm cột bên phải cột này", command: addColumnAfter },
  { words: "− Hàng", label: "Bỏ hàng này", command: deleteRow },
  { words: "− Cột", label: "Bỏ cột này", command: deleteColumn },
];

/** A new row is there to be written in: the caret goes into its first cell. */
function addRowToWriteIn(...[state, dispatch, view]: Parameters<Command>): boolean {
  if (!addRowAfter(state, dispatch) || !view) return false;
  const { bottom, map, tableStart } = selectedRect(view.state);
  const cell = map.map[bottom * map.width];
  if (cell !== undefined)
    view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(tableStart + cell + 1))));
  return true;
}

/**
 * Tab in the last cell adds a row, as in Word: otherwise Tab would go on to the box of the table's name, and the next key would replace that name. From a
 * last row that is still empty Tab does leave the table, so that nobody is trapped in it.
 */
export function toNextCell(view: EditorView, event: KeyboardEvent): boolean {
  if (event.key !== "Tab" || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return false;
  const { state } = view;
  if (!isInTable(state) || goToNextCell(1)(state)) return false;
  const { table } = selectedRect(state);
  if (table.lastChild?.textContent.trim() === "") return false;
  event.preventDefault();
  return addRowToWriteIn(state, view.dispatch, view);
}

/** @param reach gives the positions between which the table's block stands now, or null when the block is gone */
export function tableTools(view: EditorView, reach: () => { from: number; to: number } | null): HTMLElement {
  const tools = document.createElement("footer");
  tools.className = "bx-tools";
  tools.contentEditable = "false";
  for (const { words, label, command } of TOOLS) {
    const button = tools.appendChild(document.createElement("button"));
    button.type = "button";
    button.className = "btn small quiet";
    button.textContent = words;
    button.title = label;
    button.setAttribute("aria-label", label);
    button.addEventListener("mousedown", (event) => event.preventDefault()); // the caret stays where it is
    button.addEventListener("click", () => {
      const block = reach();
      if (!block) return;
      const { from, to } = view.state.selection;
      if (from < block.from || to > block.to) {
        const end = Selection.near(view.state.doc.resolve(block.to - 1), -1);
        view.dispatch(view.state.tr.setSelection(end));
      }
      command(view.state, view.dispatch, view);
      view.focus();
    });
  }
  const hint = tools.appendChild(document.createElement("small"));
  hint.textContent = "Phím Tab sang ô bên.";
  return tools;
}
