/** Runs the steps of `site-steps.ts` and reports the stage that each has reached. */
import { type ChildProcess, fork } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Problem } from "../../app/content/files/content-files.build.ts";
import { wordsOfEnd } from "../../scripts/build/spare-memory.ts";
import type { TellStage } from "../../scripts/build.ts";
import type { EXPECTED, Later, Step, Told } from "./site-steps.ts";

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
 * @returns the release that is served afterwards, and the one before
 * @throws StepFailed
 */
export type RunStep = (step: Step, tell: TellStage) => Promise<{ release: string; former: string | null } & Later>;

/** Each step has a process of its own, begun before it is asked for where that can be foreseen. */
export interface StepRunner {
  /** Folder of the content that it builds from. */
  content: string;
  run: RunStep;
  /** A step is likely to be asked for soon: its process is started now. */
  expect(): void;
}

/** Milliseconds for which an expected step keeps its processes (some 150 MB each). */
const PATIENCE = 600_000;

/** @param root folder of the project */
export function stepRunner(root: string): StepRunner {
  let ready: ChildProcess | null = null;
  let patience: NodeJS.Timeout | undefined;

  function begun(args: (typeof EXPECTED)[] = []): ChildProcess {
    const { NODE_ENV: _, CONTENT_FOLDER: __, ...env } = process.env;
    return fork(fileURLToPath(new URL("site-steps.ts", import.meta.url)), args, {
      cwd: root,
      // Modules are kept as compiled, also for the processes that this one starts: saves half a second of a publication.
      env: { ...env, NODE_COMPILE_CACHE: path.join(root, ".cache/node") },
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
  }

  function take(): ChildProcess {
    clearTimeout(patience);
    const child = ready?.connected ? ready : begun();
    ready = null;
    return child;
  }

  return {
    content: path.join(root, "content"),
    expect() {
      clearTimeout(patience);
      patience = setTimeout(() => {
        if (ready?.connected) ready.disconnect();
        ready = null;
      }, PATIENCE).unref();
      if (ready?.connected) return;
      ready = begun(["--expected"]);
      ready.on("error", () => {}); // the next step starts a process of its own
    },
    run(step, tell) {
      const child = take();
      const said: string[] = [];
      child.stderr?.on("data", (words) => said.push(String(words)));
      return new Promise((resolve, reject) => {
        child.on("message", (told: Told) => {
          if ("stage" in told) tell(told.stage, told.made);
          else if ("failed" in told) reject(new StepFailed(told.failed, told.problems));
          else resolve(told);
        });
        child.on("error", reject);
        child.on("exit", (code, signal) => {
          const why = wordsOfEnd(code, signal);
          reject(new StepFailed(`The build broke off without a word, ${why}: ${said.join("").slice(-2000)}`));
        });
        child.send(step);
      });
    },
  };
}
