/** Why a publication failed, for the window that looks on. */
import { stripVTControlCharacters } from "node:util";
import type { Problem } from "../../app/content/files/content-files.build.ts";
import { lackedMemory } from "../../scripts/build/spare-memory.ts";
import type { BuildStage } from "../../scripts/build.ts";
import { foundInWords } from "../drafts/found.ts";
import { isFull, isLocked } from "../files/disk.ts";
import type { House } from "../files/house.ts";
import { Refused } from "../server/refused.ts";
import { StepFailed } from "./run-step.ts";

/** The stages of a publication, in this order. */
export type Stage = "content" | BuildStage | "sending";

/** The stage at which a publication failed, and why: a sentence in Vietnamese, and the problems of the content where they are the reason. */
export interface Failure {
  stage: Stage;
  sentence: string;
  problems: Problem[];
  /** What the machine said, for whoever built the site; empty where the sentence says all. */
  said: string;
}

/** @param stage at which it failed @returns what the window tells about it; an error that nobody foresaw is logged, too */
export function failureOf(error: unknown, stage: Stage, house: House): Failure {
  const known = error instanceof StepFailed || error instanceof Refused;
  if (!known) console.error(error);
  const found = error instanceof StepFailed ? error.problems : [];
  const problems = found.map((problem) => foundInWords(house, problem));
  const sentence = sentenceOf(error, problems);
  const broken = error instanceof StepFailed && problems.length === 0 ? error.message : "";
  const said = error instanceof Refused ? error.said : broken;
  return { stage, sentence, problems, said: endOf(sentence === UNFORESEEN ? said || String(error) : said) };
}

/** Characters of what a machine said: a build lists its two hundred files first, and says at the end what broke it. */
const TOLD = 3000;

/** @returns the end of what was said, without the codes that colour it in a terminal, because somebody has to copy it */
function endOf(said: string): string {
  const plain = stripVTControlCharacters(said);
  return plain.length > TOLD ? `… ${plain.slice(-TOLD)}` : plain;
}

/** What the machine itself said follows below it. */
const UNFORESEEN =
  "Máy dựng trang vấp giữa chừng. Thử lại một lần nữa; vẫn vậy thì chép đoạn dưới đây gửi người dựng trang.";

/** How Node, Rust and the system say that the disk is full; a stack trace may follow. */
const SAYS_FULL = /\b(?:ENOSPC|EDQUOT)\b|no space left on device|disk quota exceeded/i;

function sentenceOf(error: unknown, problems: Problem[]): string {
  if (error instanceof Refused) return error.message;
  if (problems.length > 0) {
    const [first] = problems;
    return `Nội dung còn ${problems.length} chỗ phải sửa: ${first?.file}, ${first?.field}: ${first?.expected}`;
  }
  // Of the programs that render and make pictures only their output is known, and the words may stand anywhere in it.
  const said = error instanceof StepFailed ? error.message : "";
  const disk = error instanceof StepFailed ? { code: /^[A-Z]+(?=:)/.exec(said)?.[0] } : error;
  if (isFull(disk) || SAYS_FULL.test(said))
    return "Ổ đĩa đã đầy. Xóa bớt tệp không dùng, đổ thùng rác của máy, rồi làm lại.";
  if (lackedMemory(said))
    return "Máy hết bộ nhớ giữa chừng. Đóng bớt trình duyệt và các chương trình khác, rồi làm lại.";
  if (isLocked(disk)) {
    const { dest, path = "thư mục của trang" } = disk as { dest?: string; path?: string };
    return `Máy không cho ghi vào ${dest ?? path}. Xem tệp hay thư mục ấy có bị khóa, chỉ cho đọc, hay đang mở ở chương trình khác không, rồi làm lại.`;
  }
  return UNFORESEEN;
}
