/** Files that are pasted into a text or dropped on it: they go the way of the picture button, one after the other, and no browser opens one in its place. */
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
 * @param bring takes the files; `at` is where they were dropped, in pixels of the window, null for those that were pasted at the caret
 * @returns ends the listening
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
    // Word and Excel bring a picture of the words beside the words. A Mac's Finder brings the name of a file beside the file, Linux where it lies.
    if (!words || namesThem) taken(event, given, null);
  };
  const drop = (event: DragEvent) => {
    // A picture of the text that is moved within it: Chrome brings it as a file, too.
    if (!view.dragging) taken(event, event.dataTransfer, { left: event.clientX, top: event.clientY });
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
