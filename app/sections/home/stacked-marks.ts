/** @returns whether a letter bears two marks one above the other, such as Ổ, Ế or Ẫ; a horn stands beside its letter, a dot below it */
export function hasStackedMarks(words: string): boolean {
  return /[\u0300-\u0309]{2}/.test(words.normalize("NFD"));
}
