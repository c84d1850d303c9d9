/** @returns the text escaped, so that it may stand between tags and in attributes of HTML, SVG and XML */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
