/** What is typed, pasted and dropped in the text: the desk's own answers to it come before the engine's. */
import { Plugin } from "@milkdown/prose/state";
import type { EditorView } from "@milkdown/prose/view";
import { onEmptyLine, roomBelowChosen } from "./below.ts";
import { keysOf } from "./commands.ts";
import { fillCells } from "./fill-cells.ts";
import { cleanPasted, pastePlain } from "./pasted.ts";
import { picturesAlone, roomForSyllable } from "./picture-alone.ts";
import { sliceOfText, textOfSlice } from "./plain-text.ts";
import { toNextCell } from "./table-tools.ts";

/** Of the caret's line, in pixels of the window. */
export interface LinePlace {
  left: number;
  top: number;
  bottom: number;
}

/** What the editor is called, and whom it tells of what. */
export interface Told {
  label: string;
  /** The text is another than before. */
  changed: () => void;
  /** So many pictures of what was pasted or dropped did not come along. */
  picturesLeft: (count: number) => void;
  /** "/" on an empty line, with the caret's place on the screen. */
  slash: (place: LinePlace) => void;
}

interface Typing extends Told {
  /** False until the engine has put its document in order: what it does before is no change of the owner's. */
  isOpen: () => boolean;
  /** A syllable is being composed, which belongs to the keyboard until it is whole. */
  isComposing: () => boolean;
}

/** @returns the plugin by which the editor tells of changes, and answers keys and the clipboard */
export function typingPlugin({ label, changed, picturesLeft, slash, isOpen, isComposing }: Typing): Plugin {
  return new Plugin({
    view: () => ({
      update: (view, before) => {
        if (isOpen() && !view.state.doc.eq(before.doc)) changed();
      },
    }),
    appendTransaction: (done, _before, state) =>
      isOpen() && !isComposing() && done.some(({ docChanged }) => docChanged) ? picturesAlone(state) : null,
    props: {
      attributes: {
        "aria-label": label,
        role: "textbox",
        "aria-multiline": "true",
        lang: "vi",
        spellcheck: "false",
      },
      handleDOMEvents: {
        keydown: (view, event) =>
          caretInTime(view) ||
          isOfTheWindow(event) ||
          (typesText(event) && roomBelowChosen(view)) ||
          (beginsSyllable(event) && roomForSyllable(view)),
        paste: (view) => caretInTime(view) || roomBelowChosen(view),
        compositionend: partLater,
        focus: caretBack,
      },
      transformPastedHTML: (given, { state }) => {
        const { html, pictures } = cleanPasted(given, state.selection.$from);
        if (pictures > 0) picturesLeft(pictures);
        return html;
      },
      clipboardTextParser: (text, place) => sliceOfText(text, place),
      clipboardTextSerializer: textOfSlice,
      handlePaste: (view, event, slice) => pastePlain(view, event, slice) || fillCells(view, slice),
      handleKeyDown: (view, event) => {
        if (event.key === "/" && !event.isComposing && onEmptyLine(view.state)) {
          event.preventDefault();
          slash(view.coordsAtPos(view.state.selection.from));
          return true;
        }
        return toNextCell(view, event) || keysOf(view, event);
      },
    },
  });
}

/**
 * Browsers report a moved caret in a task of its own, and on a busy machine what is pressed or pasted next may overtake it and act where the caret was before.
 * So the editor reads the caret before it acts, except while a syllable is being composed: then it belongs to the keyboard.
 */
function caretInTime(view: EditorView): boolean {
  if (!view.composing) view.dom.ownerDocument.dispatchEvent(new Event("selectionchange"));
  return false;
}

/** The key that a keyboard for syllables takes: a browser says no more of it (UI Events, "processed by an input method"). */
const beginsSyllable = ({ keyCode, isComposing }: KeyboardEvent) => keyCode === 229 && !isComposing;

/** A key of every screen (frame/use-keys.ts): the editor would take it for an Enter of its own. */
const isOfTheWindow = (event: KeyboardEvent) =>
  event.key === "Enter" && (event.ctrlKey || event.metaKey) && !event.isComposing;

const typesText = (event: KeyboardEvent) =>
  beginsSyllable(event) || (event.key.length === 1 && !event.isComposing && !event.ctrlKey && !event.metaKey);

/** A syllable that came without a key, as from a pen or a voice, parts from its picture once it is whole. */
function partLater(view: EditorView): boolean {
  requestAnimationFrame(() => {
    const parted = view.isDestroyed || view.composing ? null : picturesAlone(view.state);
    if (parted) view.dispatch(parted);
  });
  return false;
}

/**
 * A dialog that closes gives the focus back, not the caret: it stays outside of the text, and what is typed then goes nowhere. A click has set its caret
 * before the next frame.
 */
function caretBack(view: EditorView): boolean {
  requestAnimationFrame(() => {
    if (view.hasFocus() && !view.dom.contains(getSelection()?.anchorNode ?? null)) view.focus();
  });
  return false;
}
