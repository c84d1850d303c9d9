/**
 * The way to what the site's server keeps: its own commands (`npm run leads`, `npm run visits`, `npm run doctor`), run for each question. They know where
 * things are kept (`DATA_DIR`, or PostgreSQL by `DATABASE_URL`, through an ssh tunnel too) and how; the desk knows neither. With
 * `DESK_SERVER=user@host:/folder/of/the/site` the same commands run on that machine by ssh, with the key that the operating system holds.
 */
import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";

/** A machine that does not answer ssh within this time counts as not reachable. */
const SSH_WAIT_SECONDS = 10;

/** Most bytes of an answer; a message has at most 40 KB, usually 1 KB. */
const MOST_BYTES = 256_000_000;

/** The store did not answer, or its answer is not understood. `message` is the machine's own, in English, for whoever built the site. */
export class StoreIsAway extends Error {
  override name = "StoreIsAway";
}

/** Why nothing is known of what the site's server keeps: the site runs elsewhere and no way there is set, or what the machine said, for whoever built the site. */
export type Away = "elsewhere" | { said: string };

/** Where each command stands, and how long the desk waits for it, in milliseconds: the doctor itself waits for other machines. */
const COMMANDS = {
  leads: { program: "server/leads.ts", longestWait: 15_000 },
  visits: { program: "server/visits.ts", longestWait: 15_000 },
  doctor: { program: "scripts/doctor.ts", longestWait: 60_000 },
} as const;

/** Runs a command with these arguments. @returns what it prints @throws StoreIsAway */
export type SiteCommand = (...args: string[]) => Promise<string>;

/**
 * @param root folder of the project
 * @param env settings, as in `process.env`
 * @throws Error (English: it is for whoever set the variable) when `DESK_SERVER` names no folder of another machine
 */
export function siteCommand(name: keyof typeof COMMANDS, root: string, env: NodeJS.ProcessEnv): SiteCommand {
  const [program, ...before] = commandFor(name, root, env.DESK_SERVER ?? "");
  const timeout = COMMANDS[name].longestWait;
  return async (...args) => {
    try {
      const options = { cwd: root, env, timeout, maxBuffer: MOST_BYTES, windowsHide: true };
      return (await promisify(execFile)(program, [...before, ...args], options)).stdout;
    } catch (error) {
      const { stdout, stderr, message, killed } = { stdout: "", stderr: "", ...(error as Failure) };
      // The doctor ends with 1 when something has to be mended: its answer is whole all the same.
      if (name === "doctor" && stdout !== "" && !killed) return stdout;
      // What went wrong stands first; the usage after an empty line, or the stack trace, is of no help here.
      const said = stderr.trim().split(/\n(?:\n|\s+at )/)[0] || message;
      throw new StoreIsAway(killed ? `no answer within ${timeout / 1000} s` : said, { cause: error });
    }
  };
}

/** Allows no character with a meaning to a shell, because the folder is handed to the other machine's shell. */
const OTHER_MACHINE = /^(?<host>(?:[\w.]+@)?\w[\w.-]*):(?<folder>\/[\w./-]+)$/;

/** What Node says about a command that failed. */
interface Failure {
  stdout?: string;
  stderr?: string;
  message: string;
  killed?: boolean;
}

function commandFor(name: keyof typeof COMMANDS, root: string, server: string): [string, ...string[]] {
  if (server === "") return [process.execPath, path.join(root, COMMANDS[name].program)];
  const { host, folder } = OTHER_MACHINE.exec(server)?.groups ?? {};
  if (!host || !folder) throw new Error(`DESK_SERVER is "${server}": give user@host:/folder/of/the/site.`);
  const patience = ["-o", "BatchMode=yes", "-o", `ConnectTimeout=${SSH_WAIT_SECONDS}`];
  return ["ssh", ...patience, host, "cd", folder, "&&", "npm", "run", "--silent", name, "--"];
}
