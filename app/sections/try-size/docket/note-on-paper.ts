/** How much of the visitor's note stands on the printed ticket, which is one sheet of A4. The ticket that is sent, copied and mailed has all of it. */

/** Characters in the smaller letters (row.module.css) that the sheet has room for. */
const ROOM = 700;

const GOES_ON = " … (lời dặn còn dài, đọc hết trong phiếu trên màn hình)";

/** @returns the note on one line; a long note is cut after a whole word, with a remark that it goes on */
export function noteOnPaper(note: string): string {
  const line = note.replace(/\s+/g, " ").trim();
  if (line.length <= ROOM) return line;
  const head = line.slice(0, ROOM);
  return head.slice(0, Math.max(head.lastIndexOf(" "), ROOM / 2)) + GOES_ON;
}
