/** The commands of README.md in their shortest forms: `npm test` runs each, so that none breaks unseen. */
import { spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";

/** A command in a form that takes seconds. */
export interface ShortCommand {
  /** File and arguments; the file is the one that package.json names. */
  args: string[];
  /** For a command that runs until it is ended: what it prints once it is ready. It is then asked to end, and must do so. */
  ready?: RegExp;
  /** What it must print, where its exit code says too little. */
  says?: RegExp;
  /** Exit codes that are right; 0 alone without this. */
  codes?: number[];
}

/** By their names in package.json. `start` comes first: it builds what others look at. */
export const SHORT_COMMANDS: Record<string, ShortCommand> = {
  start: { args: ["scripts/start.ts"], ready: /http:\/\/[\w.]+:\d+/ },
  build: { args: ["scripts/build.ts"], says: /up to date/ },
  dev: { args: ["scripts/dev.ts", "--port", "0"], ready: /Local:/ },
  desk: { args: ["desk/main.ts"], ready: /Bàn làm việc: http/ },
  leads: { args: ["server/leads.ts"] },
  backup: { args: ["server/backup.ts"], says: /messages copied to/ },
  // On a test machine the doctor finds many things to mend, and then ends with 1.
  doctor: { args: ["scripts/doctor.ts"], says: /việc phải sửa ngay/, codes: [0, 1] },
  "file-facts": { args: ["scripts/file-facts.ts", "docs/home.jpg"], says: /"format":"jpeg"/ },
  visits: { args: ["server/visits.ts"], says: /visits/i },
  shots: { args: ["scripts/shots.ts", "not-found"], says: /screenshots/ },
  bench: { args: ["bench/bench.ts", "file-check", "--quick"] },
  "bench:mail": { args: ["bench/mail.ts", "1", "4"], says: /acknowledged/ },
  soak: { args: ["bench/soak.ts", "--quick"], says: /Every answer was the expected one/ },
  art: { args: ["art/render.mjs", "--list"] },
};

/** The commands that build the site; the others need it built. */
export const BUILDING = ["start", "build"];

/** Commands that are `npm test` itself or a part of it. */
export const RUN_ANYWAY = ["test", "check"];

/** Milliseconds: `start` may have to build, and to make every picture first. */
const PATIENCE = 600_000;

/**
 * Runs one of the short commands.
 *
 * @param env what is set beside the test's own environment: folders, ports
 * @throws Error with the command's output when it did not end as it should
 */
export async function runShort(name: string, env: Record<string, string>): Promise<void> {
  const { args, ready, says, codes = [0] } = SHORT_COMMANDS[name] ?? { args: [] };
  const child = spawn(process.execPath, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
    signal: AbortSignal.timeout(PATIENCE),
    killSignal: "SIGKILL",
  });
  let said = "";
  let wasReady = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (words) => {
      said += words;
      // Where CI is set some programs print colours, as in a terminal: control characters then stand between the words.
      if (wasReady || !ready?.test(stripVTControlCharacters(said))) return;
      wasReady = true;
      child.kill("SIGTERM");
    });
  }
  // "close", not "exit": by then the processes that the command started have ended, too.
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", (error) =>
      reject(new Error(`npm run ${name}: ${error.message}. It said:\n${said}`, { cause: error })),
    );
    child.once("close", resolve);
  });
  const words = stripVTControlCharacters(said);
  const right = code !== null && codes.includes(code) && (!ready || wasReady) && (says?.test(words) ?? true);
  if (!right) throw new Error(`npm run ${name} ended with ${code}, and said:\n${said}`);
}
