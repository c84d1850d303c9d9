/** One Ctrl Z takes back one thing that was done, however soon the next one followed. */
import { closeHistory, isHistoryTransaction } from "@milkdown/prose/history";
import type { Node } from "@milkdown/prose/model";
import { type EditorState, Plugin, type Transaction } from "@milkdown/prose/state";
import { ReplaceStep, type Step } from "@milkdown/prose/transform";

/**
 * The engine's history makes one step of all that follows within half a second. For letters that is right; a paragraph begun, a part removed or something
 * pasted ends a step. To remove, to paste or to change a look also begins a new step: undoing it leaves the words that were typed just before.
 *
 * @param composing whether a syllable is being composed: until the syllable is complete, the document belongs to the keyboard
 */
export function undoSteps(composing: () => boolean): Plugin {
  return new Plugin({
    // The last hook before the history sees a change: `appendTransaction` runs after the history has seen it.
    filterTransaction(change) {
      if (!composing() && endsStep(change) && !change.steps.every(opensLine)) closeHistory(change);
      return true;
    },
    appendTransaction: (done, _before, state) => (!composing() && done.some(endsStep) ? ended(state) : null),
  });
}

const ended = (state: EditorState): Transaction => closeHistory(state.tr);

const endsStep = (change: Transaction): boolean =>
  change.docChanged &&
  !isHistoryTransaction(change) &&
  !change.steps.every((step, at) => isTyped(step, change.docs[at]));

/** At most this many letters come or go at a time while somebody types; more at once were selected or pasted. */
const SYLLABLE = 12;

/** @param before the document before the step @returns whether the step only added or removed letters within one line of text */
function isTyped(step: Step, before: Node | undefined): boolean {
  if (!(step instanceof ReplaceStep) || !before) return false;
  const { slice, from, to } = step;
  const place = before.resolve(from);
  const isInLine = place.parent.isTextblock && place.sameParent(before.resolve(to));
  return isInLine && slice.content.content.every(({ isText }) => isText) && slice.size + (to - from) <= SYLLABLE;
}

/** @returns whether the step only split a line in two: then it belongs to the step of the words typed before it */
function opensLine(step: Step): boolean {
  if (!(step instanceof ReplaceStep) || step.from !== step.to) return false;
  const { content, openStart } = step.slice;
  return openStart > 0 && !content.textBetween(0, content.size, "", "picture");
}
