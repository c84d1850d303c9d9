/** What a browser's own handling of a click tells apart. */

/** @returns whether a click is with the first button and no key: with others a link opens elsewhere, or is kept */
export function isPlainClick(
  click: Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">,
): boolean {
  return click.button === 0 && !(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey);
}
