/** What the buttons and keys of the editor do. */
import { getMarkRange } from "@milkdown/prose";
import { setBlockType, toggleMark } from "@milkdown/prose/commands";
import { redo, undo } from "@milkdown/prose/history";
import { keydownHandler } from "@milkdown/prose/keymap";
import type { Schema } from "@milkdown/prose/model";
import { type Command, Selection } from "@milkdown/prose/state";
import type { EditorView } from "@milkdown/prose/view";
import { listOf, outOfLists } from "./list-commands.ts";

/** As in every word processor: where only a part of the selection is bold, all of it becomes bold; where all of it is bold, all of it becomes plain. */
const ALL_OF_IT = { removeWhenPresent: false };

export interface DeskCommands {
  undo: Command;
  redo: Command;
  paragraph: Command;
  heading: Command;
  subheading: Command;
  bold: Command;
  italic: Command;
  bullets: Command;
  numbers: Command;
  /**
   * Makes the selected words a link to an address; an empty address removes their link. Where nothing is selected, this is done to the link at which the
   * caret stands; where there is none, the page's title comes as a link, and what is typed behind it is plain.
   */
  link: (address: string, title: string) => Command;
}

/** @throws Error when the presets no longer have the kinds of nodes the buttons make */
export function commandsOf(schema: Schema): DeskCommands {
  const node = (name: string) => {
    const type = schema.nodes[name];
    if (!type) throw new Error(`The editor has no "${name}".`);
    return type;
  };
  const mark = (name: string) => {
    const type = schema.marks[name];
    if (!type) throw new Error(`The editor has no mark "${name}".`);
    return type;
  };
  const lists = { item: node("list_item"), bullets: node("bullet_list"), numbers: node("ordered_list") };
  return {
    undo,
    redo,
    paragraph: outOfLists(lists, setBlockType(node("paragraph"))),
    heading: outOfLists(lists, setBlockType(node("heading"), { level: 2 })),
    subheading: outOfLists(lists, setBlockType(node("heading"), { level: 3 })),
    bold: toggleMark(mark("strong"), null, ALL_OF_IT),
    italic: toggleMark(mark("emphasis"), null, ALL_OF_IT),
    bullets: listOf(lists, "bullets"),
    numbers: listOf(lists, "numbers"),
    link: (address, title) => (state, dispatch) => {
      const type = mark("link");
      const { selection, tr } = state;
      const around = selection.empty ? getMarkRange(selection.$from, type) : selection;
      const link = type.create({ href: address });
      if (around && address)
        dispatch?.(tr.addMark(around.from, around.to, link)); // also replaces links to elsewhere
      else if (around) dispatch?.(tr.removeMark(around.from, around.to, type));
      else if (address) dispatch?.(tr.replaceSelectionWith(state.schema.text(title, [link]), false));
      return true;
    },
  };
}

/** The keys of Word; its headings become what they become when they are pasted (pasted.ts). */
function keysOfWord(view: EditorView, event: KeyboardEvent): boolean {
  const { bold, italic, heading, subheading } = commandsOf(view.state.schema);
  const headings = { "Mod-Alt-1": heading, "Mod-Alt-2": heading, "Mod-Alt-3": subheading };
  return keydownHandler({ "Mod-b": bold, "Mod-i": italic, ...headings })(view, event);
}

/** Ctrl (on a Mac, Command) does with the keys of Word what the buttons do; Alt with an arrow moves the block in which the caret stands past its neighbour. */
export function keysOf(view: EditorView, event: KeyboardEvent): boolean {
  if ((event.ctrlKey || event.metaKey) && keysOfWord(view, event)) return true;
  if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return false;
  return moveBlock(event.key === "ArrowUp" ? -1 : 1)(view.state, view.dispatch, view);
}

function moveBlock(by: -1 | 1): Command {
  return ({ selection, doc, tr }, dispatch) => {
    const index = selection.$from.index(0);
    const [block, neighbour] = [doc.maybeChild(index), doc.maybeChild(index + by)];
    if (!block || !neighbour) return true;
    let start = 0;
    for (let at = 0; at < index; at++) start += doc.child(at).nodeSize;
    const inside = selection.from - start;
    const target = by < 0 ? start - neighbour.nodeSize : start + neighbour.nodeSize;
    const moved = tr.delete(start, start + block.nodeSize).insert(target, block);
    dispatch?.(moved.setSelection(Selection.near(moved.doc.resolve(target + inside))).scrollIntoView());
    return true;
  };
}
