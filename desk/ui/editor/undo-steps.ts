/** One Ctrl Z takes back one thing that was done, however soon the next one followed. */
import { closeHistory, isHistoryTransaction } from "@milkdown/prose/history";
import type { Node } from "@milkdown/prose/model";
import { type EditorState, Plugin, type Transaction } from "@milkdown/prose/state";
import { ReplaceStep, type Step } from "@milkdown/prose/transform";

/**
 * The engine's history makes one step of all that follows within half a second. For letters that is right; a paragraph begun, a part removed or something
 * pasted ends a step. What removes, pastes or changes a look is one of its own, too: the words typed just before it stay when it is taken back.
 *
 * @param composing whether a syllable is just being composed: the document is the keyboard's until it stands
 */
export function undoSteps(composing: () => boolean): Plugin {
  return new Plugin({
    // The last place before the history sees a change: whatever is appended comes behind it.
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

/** So many letters come or go at a time while one types; more at once were chosen, or pasted. */
const SYLLABLE = 12;

/** @param before the document as the step found it @returns whether letters came or went within one line of text */
function isTyped(step: Step, before: Node | undefined): boolean {
  if (!(step instanceof ReplaceStep) || !before) return false;
  const { slice, from, to } = step;
  const place = before.resolve(from);
  const isInLine = place.parent.isTextblock && place.sameParent(before.resolve(to));
  return isInLine && slice.content.content.every(({ isText }) => isText) && slice.size + (to - from) <= SYLLABLE;
}

/** @returns whether a line was parted in two, and nothing else: the words before it were typed towards it */
function opensLine(step: Step): boolean {
  if (!(step instanceof ReplaceStep) || step.from !== step.to) return false;
  const { content, openStart } = step.slice;
  return openStart > 0 && !content.textBetween(0, content.size, "", "picture");
}
