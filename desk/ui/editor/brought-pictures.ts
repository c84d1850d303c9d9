/** A file that is pasted into a text or dropped on it: a picture goes the way of the picture button, whatever it is, and no browser opens it in its place. */
import { TextSelection } from "@milkdown/prose/state";
import type { EditorView } from "@milkdown/prose/view";

/** A place in the window, in pixels. */
interface Place {
  left: number;
  top: number;
}

/**
 * Listens before the editor does: it would pass over a file without a word, and the browser would open it.
 *
 * @param around what the editor stands in
 * @param view the editor
 * @param bring takes the file; `at` is where it was dropped, in pixels of the window, null for one that was pasted at the caret
 * @returns ends the listening
 */
export function listenForPictures(
  around: HTMLElement,
  view: EditorView,
  bring: (file: File, at: Place | null) => void,
): () => void {
  const taken = (event: Event, file: File | undefined, at: Place | null) => {
    if (!file) return;
    event.preventDefault();
    event.stopPropagation();
    bring(file, at);
  };
  const paste = (event: ClipboardEvent) => {
    const given = event.clipboardData;
    // Word and Excel bring a picture of the words beside the words.
    if (!given?.getData("text/plain").trim()) taken(event, given?.files[0], null);
  };
  const drop = (event: DragEvent) => {
    // A picture of the text that is moved within it: Chrome brings it as a file, too.
    if (!view.dragging) taken(event, event.dataTransfer?.files[0], { left: event.clientX, top: event.clientY });
  };
  around.addEventListener("paste", paste, { capture: true });
  around.addEventListener("drop", drop, { capture: true });
  return () => {
    around.removeEventListener("paste", paste, { capture: true });
    around.removeEventListener("drop", drop, { capture: true });
  };
}

/** The caret goes where a file was dropped, and stays where it was for one that was pasted; the focus is in the text either way. */
export function caretTo(view: EditorView, at: Place | null): void {
  const dropped = at && view.posAtCoords(at);
  if (dropped) view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(dropped.pos))));
  view.focus();
}
