/** Why a publication failed, for the window that looks on. */
import type { Problem } from "../../app/content/files/content-files.build.ts";
import type { BuildStage } from "../../scripts/build.ts";
import { Refused } from "../server/refused.ts";
import { StepFailed } from "./run-step.ts";

/** What a publication is at, in this order. */
export type Stage = "content" | BuildStage | "sending";

/** At what it failed, and why: a sentence in Vietnamese, and what is wrong with the content where that is it. */
export interface Failure {
  stage: Stage;
  sentence: string;
  problems: Problem[];
  /** What the machine said, for whoever built the site; empty where the sentence says all. */
  said: string;
}

/** @param stage at which it failed @returns what the window tells of it; what nobody foresaw is logged, too */
export function failureOf(error: unknown, stage: Stage): Failure {
  const known = error instanceof StepFailed || error instanceof Refused;
  if (!known) console.error(error);
  const problems = error instanceof StepFailed ? error.problems : [];
  const said = error instanceof StepFailed && problems.length === 0 ? error.message : "";
  return { stage, sentence: sentenceOf(error), problems, said };
}

function sentenceOf(error: unknown): string {
  if (error instanceof Refused) return error.message;
  if (error instanceof StepFailed && error.problems.length > 0) {
    const [first] = error.problems;
    return `Nội dung còn ${error.problems.length} chỗ phải sửa: ${first?.file}, ${first?.field}: ${first?.expected}`;
  }
  return "Máy dựng trang vấp giữa chừng. Thử lại một lần nữa; vẫn vậy thì chép đoạn dưới đây gửi người dựng trang.";
}
