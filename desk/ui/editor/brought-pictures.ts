/** Files pasted into a text or dropped on it: each goes through the picture button's dialog, one after the other, and the browser does not open them itself. */
import { TextSelection } from "@milkdown/prose/state";
import type { EditorView } from "@milkdown/prose/view";

/** A place in the window, in pixels. */
interface Place {
  left: number;
  top: number;
}

/**
 * Listens before the editor does, because the editor would silently ignore a file, and the browser would open it.
 *
 * @param around the element around the editor
 * @param view the editor
 * @param bring takes the files; `at` is where they were dropped, in pixels of the window, null for those that were pasted at the caret
 * @returns a function that ends the listening
 */
export function listenForPictures(
  around: HTMLElement,
  view: EditorView,
  bring: (files: File[], at: Place | null) => void,
): () => void {
  const taken = (event: Event, given: DataTransfer | null, at: Place | null) => {
    const files = [...(given?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    bring(files, at);
  };
  const paste = (event: ClipboardEvent) => {
    const given = event.clipboardData;
    const words = given?.getData("text/plain").trim() ?? "";
    const namesThem = [...(given?.files ?? [])].some(({ name }) => words.endsWith(name));
    // With copied words, Word and Excel also bring a picture of them: then the words count. With a copied file, a Mac's Finder also brings its name
    // as text, and Linux its path: then the file counts.
    if (!words || namesThem) taken(event, given, null);
  };
  const drop = (event: DragEvent) => {
    // When a picture is moved within the text, Chrome also offers it as a file: that is left to the editor.
    if (!view.dragging) taken(event, event.dataTransfer, { left: event.clientX, top: event.clientY });
  };
  around.addEventListener("paste", paste, { capture: true });
  around.addEventListener("drop", drop, { capture: true });
  return () => {
    around.removeEventListener("paste", paste, { capture: true });
    around.removeEventListener("drop", drop, { capture: true });
  };
}

/** Puts the caret where a file was dropped; for a pasted file the caret stays where it was. The focus goes to the text either way. */
export function caretTo(view: EditorView, at: Place | null): void {
  const dropped = at && view.posAtCoords(at);
  if (dropped) view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(dropped.pos))));
  view.focus();
}
