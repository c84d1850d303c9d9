/**
 * The way to the messages: the site's own command `npm run leads` (server/leads.ts), run for each question. It knows where the messages are kept
 * (`DATA_DIR`, or PostgreSQL by `DATABASE_URL`, through an ssh tunnel too) and how; the desk knows neither. With
 * `DESK_LETTERS=user@host:/folder/of/the/site` the same command runs on that machine by ssh, with the key that the operating system holds.
 */
import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import * as v from "valibot";
import { type Letter, LettersSchema } from "../../contract/letter.ts";

/** Milliseconds: a machine that takes longer is not there. ssh gives up a little before. */
const LONGEST_WAIT = 15_000;
const SSH_WAIT_SECONDS = 10;

/** Bytes of all messages together; each is 40 KB at most, most are 1 KB. */
const MOST_BYTES = 256_000_000;

/** The store did not answer, or not what it should. `message` is the machine's own, in English, for whoever built the site. */
export class StoreIsAway extends Error {
  override name = "StoreIsAway";
}

/** What the desk asks of the store. */
export interface LetterStore {
  /** @throws StoreIsAway, as the others do */
  list(): Promise<{ place: string; letters: Letter[] }>;
  requeue(id: string): Promise<void>;
  remove(ids: string[]): Promise<void>;
  /** Puts a letter of trial in. @returns its ID */
  trial(): Promise<string>;
}

/**
 * @param root folder of the project
 * @param env settings, as in `process.env`
 * @throws Error (English: it is for whoever set the variable) when `DESK_LETTERS` names no folder of another machine
 */
export function letterStore(root: string, env: NodeJS.ProcessEnv): LetterStore {
  const [program, ...before] = commandIn(root, env.DESK_LETTERS ?? "");
  const leads = async (...args: string[]): Promise<string> => {
    try {
      const options = { cwd: root, env, timeout: LONGEST_WAIT, maxBuffer: MOST_BYTES, windowsHide: true };
      return (await promisify(execFile)(program, [...before, ...args], options)).stdout;
    } catch (error) {
      const { stderr = "", message, killed } = error as { stderr?: string; message: string; killed?: boolean };
      const said = stderr.trim().split("\n")[0] || message;
      throw new StoreIsAway(killed ? `no answer within ${LONGEST_WAIT / 1000} s` : said, { cause: error });
    }
  };
  return {
    async list() {
      const answer = v.safeParse(v.pipe(v.string(), v.parseJson(), LettersSchema), await leads("--json"));
      if (!answer.success) throw new StoreIsAway("the answer of `npm run leads -- --json` is not a list of messages");
      return answer.output;
    },
    requeue: async (id) => void (await leads("requeue", id)),
    remove: async (ids) => void (await leads("delete", ...ids)),
    trial: async () => (await leads("test")).trim(),
  };
}

/** No sign in it that a shell would read: it is handed to the other machine's shell. */
const OTHER_MACHINE = /^(?<host>(?:[\w.]+@)?\w[\w.-]*):(?<folder>\/[\w./-]+)$/;

function commandIn(root: string, given: string): [string, ...string[]] {
  if (given === "") return [process.execPath, path.join(root, "server/leads.ts")];
  const { host, folder } = OTHER_MACHINE.exec(given)?.groups ?? {};
  if (!host || !folder) throw new Error(`DESK_LETTERS is "${given}": give user@host:/folder/of/the/site.`);
  const patience = ["-o", "BatchMode=yes", "-o", `ConnectTimeout=${SSH_WAIT_SECONDS}`];
  return ["ssh", ...patience, host, "cd", folder, "&&", "npm", "run", "--silent", "leads", "--"];
}
