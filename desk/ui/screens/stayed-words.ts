/** @param kept fields that a former state did not know yet, as the form calls them @returns the sentence that says they stay; empty where there are none */
export function stayedWords(kept: readonly string[]): string {
  const [first, ...others] = kept;
  if (first === undefined) return "";
  const what = others.length === 0 ? `ô “${first}”` : `${kept.length} ô, như “${first}”`;
  return `Hồi ấy trang chưa có ${what}: chỗ này giữ như bây giờ.`;
}
