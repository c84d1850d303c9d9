/**
 * Invisible signs that come along from Word, Zalo or a web page: those without width, those that turn the direction of writing (a title then reads backwards),
 * and control characters. Search, addresses and screen readers stumble over them. The browser knows them too and removes them from what is typed or pasted.
 *
 * Source: Unicode, general categories Cc, Cf, Zl and Zp; the joiner within an emoji is not among them, and line ends and tabs are dealt with elsewhere.
 */
const SIGN =
  /(?![\t\n\r])\p{Cc}|(?!\u200d)\p{Cf}|\p{Zl}|\p{Zp}|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d/gu;

/** @returns the text as it looks */
export function withoutInvisibleSigns(text: string): string {
  return text.replace(SIGN, "");
}

/** The first invisible sign of a text. */
export interface InvisibleSign {
  /** Offset in the text. */
  at: number;
  /** What it is and how to mend it, in Vietnamese. */
  sentence: string;
}

/** @returns the first one, or null when there is none */
export function invisibleSignIn(text: string): InvisibleSign | null {
  const [found] = text.matchAll(SIGN);
  if (!found) return null;
  const code = `U+${(found[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
  const before = wordBefore(text.slice(0, found.index));
  const after = withoutInvisibleSigns(text.slice(found.index)).trimStart().split(/\s/)[0] ?? "";
  const where = before ? ` sau chữ "${before}"` : after ? ` trước chữ "${after}"` : "";
  return { at: found.index, sentence: `có ký tự ẩn (${code})${where}, mắt không thấy; hãy xóa cả chỗ ấy rồi gõ lại` };
}

function wordBefore(text: string): string {
  return withoutInvisibleSigns(text).trimEnd().split(/\s/).at(-1) ?? "";
}
