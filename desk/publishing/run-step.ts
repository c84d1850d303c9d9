/** Runs one step of `site-steps.ts` and says what it is at. */
import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Problem } from "../../app/content/files/content-files.build.ts";
import type { Step, Told } from "./site-steps.ts";

/** A build or a switch that did not come to its end; customers see what they saw before. */
export class StepFailed extends Error {
  readonly problems: Problem[];

  constructor(message: string, problems: Problem[] = []) {
    super(message);
    this.name = "StepFailed";
    this.problems = problems;
  }
}

/**
 * @param root folder of the project
 * @returns the release that is served afterwards, and the one before
 * @throws StepFailed
 */
export function runStep(
  root: string,
  step: Step,
  tell: (stage: "pictures" | "pages" | "files") => void,
): Promise<{ release: string; former: string | null }> {
  const { NODE_ENV: _, ...env } = process.env;
  const child = fork(fileURLToPath(new URL("site-steps.ts", import.meta.url)), [], {
    cwd: root,
    env,
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  const said: string[] = [];
  child.stderr?.on("data", (words) => said.push(String(words)));
  return new Promise((resolve, reject) => {
    child.on("message", (told: Told) => {
      if ("stage" in told) tell(told.stage);
      else if ("failed" in told) reject(new StepFailed(told.failed, told.problems));
      else resolve(told);
    });
    child.on("error", reject);
    child.on("exit", (code) =>
      reject(new StepFailed(`The build ended (${code}) without a word: ${said.join("").slice(-2000)}`)),
    );
    child.send(step);
  });
}
