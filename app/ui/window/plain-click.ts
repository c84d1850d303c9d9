/** Tells plain clicks from those that a browser handles in a way of its own. */

/** @returns whether a click is with the first button and no key: with another button or a key a link opens elsewhere, or is saved */
export function isPlainClick(
  click: Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">,
): boolean {
  return click.button === 0 && !(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey);
}
