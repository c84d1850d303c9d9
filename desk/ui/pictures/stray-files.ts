/**
 * Ignores a file that is dropped where nothing accepts it, because the browser would leave the desk and show the file instead. This module listens from the
 * moment it is loaded, on every screen and in the preview beside the form (where WebKit runs no listener at all).
 */

/** @param place a window, or the page of a frame in it */
function keepFilesFrom(place: Window | Document): void {
  place.addEventListener("dragover", (event) => {
    if (event.defaultPrevented) return; // another listener accepts it
    const brought = filesOf(event);
    if (!brought) return;
    event.preventDefault();
    brought.dropEffect = "none";
  });
  place.addEventListener("drop", (event) => {
    if (filesOf(event)) event.preventDefault();
  });
}

/** @returns what is dragged, when files are among it */
function filesOf(event: Event): DataTransfer | null {
  const { dataTransfer = null } = event as DragEvent; // only such events are listened for
  return dataTransfer?.types.includes("Files") ? dataTransfer : null;
}

keepFilesFrom(window);
document.addEventListener(
  "load",
  ({ target }) => {
    if (target instanceof HTMLIFrameElement && target.contentDocument) keepFilesFrom(target.contentDocument);
  },
  { capture: true }, // a frame's load does not bubble
);
