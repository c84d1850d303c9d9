/** What the buttons do in a list. The owner sees a list as a look of the line like any other, so a button changes the list's kind, or takes the line out. */
import type { Node, NodeType } from "@milkdown/prose/model";
import { liftListItem, wrapInList } from "@milkdown/prose/schema-list";
import type { Command, EditorState } from "@milkdown/prose/state";
import { inTurn } from "./in-turn.ts";

export interface ListTypes {
  item: NodeType;
  bullets: NodeType;
  numbers: NodeType;
}

/** Makes a list of the selected lines. A list of the other kind changes to this kind; in a list of this kind, the selected lines leave the list. */
export function listOf(types: ListTypes, kind: "bullets" | "numbers"): Command {
  const wanted = types[kind];
  return (state, dispatch) => {
    const list = listAround(state, types);
    if (!list) return wrapInList(wanted)(state, dispatch);
    if (list.node.type === wanted) return liftListItem(types.item)(state, dispatch);
    const place = state.doc.resolve(list.at);
    if (!place.parent.canReplaceWith(place.index(), place.index() + 1, wanted)) return false; // sizes to scale must stay a list of dashes
    const { tr } = state;
    tr.setNodeMarkup(list.at, wanted, { spread: list.node.attrs.spread });
    // The engine also takes the kind of a list from its first item, so the items change as well.
    const mark = kind === "bullets" ? { listType: "bullet", label: "•" } : { listType: "ordered" };
    list.node.forEach((item, offset) => {
      tr.setNodeMarkup(list.at + 1 + offset, null, { ...item.attrs, ...mark });
    });
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** Runs `command` after the selected lines have left every list they stood in. */
export function outOfLists({ item }: ListTypes, command: Command): Command {
  return (state, dispatch) => {
    const lifts = Array.from({ length: state.selection.$from.depth }, () => liftListItem(item)); // there cannot be more lists than levels
    return inTurn(...lifts, command)(state, dispatch);
  };
}

/** @returns the innermost list around the whole selection, and its position; null where there is none */
function listAround(
  { selection: { $from, $to } }: EditorState,
  { bullets, numbers }: ListTypes,
): { node: Node; at: number } | null {
  for (let depth = $from.sharedDepth($to.pos); depth > 0; depth--) {
    const node = $from.node(depth);
    if (node.type === bullets || node.type === numbers) return { node, at: $from.before(depth) };
  }
  return null;
}
