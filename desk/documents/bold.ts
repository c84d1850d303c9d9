/**
 * Stands before and after bold words in a text that is read, not written (text-words.ts): whoever does not draw bold words shows nothing instead. No text of
 * the shop's has this sign, because invisible ones are taken out of it (app/content/text/invisible-signs.ts).
 */
export const BOLD = "\u2063";
