/** On the screen no figure is separated from its unit at the end of a line; the ticket, which is pasted elsewhere, has ordinary spaces. */
export const held = (words: string) => words.replace(/(\d) (?=(?:[cm]?m|zem|k?g|ppi)\b)/g, "$1\u00a0");
