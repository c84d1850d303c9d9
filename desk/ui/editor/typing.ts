/** Typing, pasting and dropping in the text: the desk handles these before the engine does. */
import { Plugin } from "@milkdown/prose/state";
import type { EditorView } from "@milkdown/prose/view";
import { onEmptyLine, roomBelowChosen } from "./below.ts";
import { keysOf } from "./commands.ts";
import { fillCells } from "./fill-cells.ts";
import { cleanPasted, pastePlain } from "./pasted.ts";
import { picturesAlone, roomForSyllable } from "./picture-alone.ts";
import { sliceOfText, textOfSlice } from "./plain-text.ts";
import { toNextCell } from "./table-tools.ts";

/** Place of the caret's line, in pixels of the window. */
export interface LinePlace {
  left: number;
  top: number;
  bottom: number;
}

/** The editor's name, and the functions by which it reports. */
export interface Told {
  label: string;
  /** Called when the text has changed. */
  changed: () => void;
  /** Called with the number of pictures that were left out of what was pasted or dropped. */
  picturesLeft: (count: number) => void;
  /** Called for a "/" on an empty line, with the caret's place on the screen. */
  slash: (place: LinePlace) => void;
}

interface Typing extends Told {
  /** False until the engine has put its document in order: what the engine does before that is not a change by the owner. */
  isOpen: () => boolean;
  /** True while a syllable is being composed: until the syllable is complete, it belongs to the keyboard. */
  isComposing: () => boolean;
}

/** @returns the plugin by which the editor reports changes and handles keys and the clipboard */
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
 * Browsers report a moved caret in a task of its own. On a busy machine the next key or paste may overtake that report and act where the caret was before.
 * So the editor reads the caret before it acts, except while a syllable is being composed: then the caret belongs to the keyboard.
 */
function caretInTime(view: EditorView): boolean {
  if (!view.composing) view.dom.ownerDocument.dispatchEvent(new Event("selectionchange"));
  return false;
}

/** Whether an input method takes this key: the browser does not say which key it is (UI Events, "processed by an input method"). */
const beginsSyllable = ({ keyCode, isComposing }: KeyboardEvent) => keyCode === 229 && !isComposing;

/** A key that works on every screen (frame/use-keys.ts): the editor would take it for an ordinary Enter. */
const isOfTheWindow = (event: KeyboardEvent) =>
  event.key === "Enter" && (event.ctrlKey || event.metaKey) && !event.isComposing;

const typesText = (event: KeyboardEvent) =>
  beginsSyllable(event) || (event.key.length === 1 && !event.isComposing && !event.ctrlKey && !event.metaKey);

/** Separates a syllable that came without a key, for example from a pen or a voice, from the picture beside it, once the syllable is complete. */
function partLater(view: EditorView): boolean {
  requestAnimationFrame(() => {
    const parted = view.isDestroyed || view.composing ? null : picturesAlone(view.state);
    if (parted) view.dispatch(parted);
  });
  return false;
}

/**
 * A closing dialog gives the focus back, but not the caret: the caret stays outside of the text, and what is typed then goes nowhere. This waits for the
 * next frame, because by then a click has set its caret.
 */
function caretBack(view: EditorView): boolean {
  requestAnimationFrame(() => {
    if (view.hasFocus() && !view.dom.contains(getSelection()?.anchorNode ?? null)) view.focus();
  });
  return false;
}
