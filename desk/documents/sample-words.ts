/** Words that a new block of a text begins with, until the owner has written his own: nobody wants them online. */
import type { Wrong } from "./check.ts";

/** As they stand in the file. */
export const SAMPLE_WORDS = {
  number: "Con số này nói gì?",
  tip: "Mách khách một mẹo nhỏ.",
  table: "Tên bảng",
  row: "| một loại | một việc |",
};

/** How each is called to the owner. */
const CALLED: [words: string, called: string][] = [
  [SAMPLE_WORDS.number, SAMPLE_WORDS.number],
  [SAMPLE_WORDS.tip, SAMPLE_WORDS.tip],
  [`"${SAMPLE_WORDS.table}"`, SAMPLE_WORDS.table],
  [SAMPLE_WORDS.row, "một loại, một việc"],
];

/** @param text a page's file @returns a fault of the page for each kind of sample words that is left in it */
export function sampleWordsIn(text: string): Wrong[] {
  return CALLED.filter(([words]) => text.includes(words)).map(([, called]) => ({
    path: "",
    message: `Trong nội dung còn chữ mẫu “${called}”. Viết chữ của mình vào chỗ ấy, hoặc bỏ khối.`,
  }));
}
