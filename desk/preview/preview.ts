/** The desk's side of the preview: starts its process, asks it for pages, and starts it anew when it has crashed or hung. */
import { type ChildProcess, fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import type { Problem } from "../../app/content/files/content-files.build.ts";
import { dueOf, type Page, pageAt } from "../drafts/pages.ts";
import type { House } from "../files/house.ts";
import { laidAddress, layOver } from "./overlay.ts";
import { overlayFolder } from "./overlay-folder.ts";

/** What the desk asks the process of the preview: one page. */
export interface Question {
  id: number;
  /** Address on the site. */
  address: string;
  /** Whether the content, or `moment`, is another than at the last question. */
  changed: boolean;
  /** Milliseconds: the site is shown as it will be then; null for now. */
  moment: number | null;
}
/** The process's answer to the question of that number, or why there is none. */
export type Answer =
  | { id: number; status: number; html: string; problems: Problem[] }
  | { id: number; error: string; problems: Problem[] };

/** A page as it will be, and what is wrong with the content as a whole. */
interface Seen {
  status: number;
  html: string;
  problems: Problem[];
}

/** The preview does not answer; writing and saving go on. */
export class PreviewRests extends Error {
  /** What is wrong with the content that it could not show. */
  readonly problems: Problem[];

  constructor(reason: string, problems: Problem[] = []) {
    super(`The preview does not answer: ${reason}`);
    this.name = "PreviewRests";
    this.problems = problems;
  }
}

/** The preview as the rooms ask it. It starts anew by itself when its process has crashed, or was ended because it hung. */
export interface Preview {
  /**
   * @param file the page that is looked at, shown even while marks keep it from customers
   * @param address null for the one that this page has, as it is shown
   * @param chosen pages whose drafts are laid over what is online; without it those of all pages
   * @throws PreviewRests
   */
  see(file: string | null, address: string | null, chosen?: readonly string[]): Promise<Seen>;
  /** Address of the process that hands out styles, fonts and pictures, once it has started. @throws PreviewRests */
  files(): Promise<string>;
  /** Ends the process. @returns when it is gone, and writes no more */
  stop(): Promise<void>;
}

/**
 * Milliseconds, longer than a rendering ever took: the first one after the start reads and compiles the whole site (3 s on two cores, more than 30 s once, on a
 * busy machine that had just been set up), all others take a tenth of a second.
 */
const PATIENCE = { first: 120_000, later: 30_000 };
/** Questions in a row without an answer: a machine may be that busy once; a process that hangs would keep everybody waiting for good. */
const GIVEN_UP_AFTER = 2;

/**
 * Begins the process of the preview, which takes seconds; what is asked meanwhile waits.
 *
 * @param root folder of the project
 * @throws Error of a disk on which the content cannot be laid over
 */
export function startPreview(house: House, root: string): Preview {
  // Every user of the machine reaches the port of the preview's process, which hands out any file of the project, messages of customers among them. So it
  // answers only to whoever knows this word.
  const word = randomBytes(16).toString("base64url");
  let child: ChildProcess | null = null;
  let port = Promise.withResolvers<number>();
  let number = 0;
  let changed = true;
  let shownAt: number | null = null;
  let warm = false;
  let stopped = false;
  /** Questions in a row without an answer. */
  let unanswered = 0;
  /** Has the running process count as ended. */
  let ended: (reason: string) => void = () => {};
  let last = Promise.resolve();
  const waiting = new Map<number, PromiseWithResolvers<Seen>>();

  function running(): ChildProcess {
    if (child) return child;
    layOver(house, null); // it reads the folder as it starts
    changed = true;
    const own = fork(fileURLToPath(new URL("site-process.ts", import.meta.url)), [], {
      cwd: root,
      env: { ...process.env, NODE_ENV: "production", CONTENT_FOLDER: overlayFolder(house), DESK_PREVIEW: word },
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    child = own;
    own.on("message", (message: Answer | { port: number }) => {
      if ("port" in message) return port.resolve(message.port);
      const asked = waiting.get(message.id);
      waiting.delete(message.id);
      unanswered = 0;
      if ("error" in message) return asked?.reject(new PreviewRests(message.error, message.problems));
      warm = true;
      asked?.resolve(message);
    });
    const over = (reason: string) => {
      if (child !== own) return; // told already
      child = null;
      warm = false;
      unanswered = 0;
      port.promise.catch(() => {}); // perhaps nobody waits for it
      port.reject(new PreviewRests("it is starting anew"));
      port = Promise.withResolvers<number>();
      for (const asked of waiting.values()) asked.reject(new PreviewRests(reason));
      waiting.clear();
    };
    ended = over;
    own.on("exit", (code) => over(`its process ended (${code})`));
    // The process could not be started, or ended while it was sent a question.
    own.on("error", (error) => over(error.message));
    return own;
  }

  /** One after the other: other content must not be laid under a page that is just being made. */
  function see(...asked: Parameters<Preview["see"]>): Promise<Seen> {
    const seen = last.then(() => seeNow(...asked));
    last = seen.then(
      () => {},
      () => {},
    );
    return seen;
  }

  async function seeNow(file: string | null, address: string | null, chosen?: readonly string[]): Promise<Seen> {
    if (stopped) throw new PreviewRests("it was stopped");
    const process = running();
    changed = layOver(house, file, chosen) || changed;
    // Whatever reads a disk and may fail comes before `asked` is made: a promise that is rejected while nobody waits for it would end the desk.
    const page = file === null ? null : pageAt(house, file);
    const moment = dueAfter(page, Date.now());
    const shown = address ?? (page ? laidAddress(house, page) : "/");
    const id = ++number;
    const asked = Promise.withResolvers<Seen>();
    waiting.set(id, asked);
    const patience = warm ? PATIENCE.later : PATIENCE.first;
    const limit = setTimeout(() => {
      asked.reject(new PreviewRests(`no page after ${patience / 1000} s`));
      unanswered++;
      if (unanswered < GIVEN_UP_AFTER || child !== process) return;
      ended("it hung");
      process.kill("SIGKILL");
    }, patience);
    process.send({ id, address: shown, changed: changed || moment !== shownAt, moment } satisfies Question);
    shownAt = moment;
    changed = false;
    return asked.promise.finally(() => clearTimeout(limit));
  }

  running();
  return {
    see,
    files: async () => {
      running();
      return `http://127.0.0.1:${await port.promise}/${word}`;
    },
    stop: () => {
      stopped = true;
      const ending = child;
      if (!ending) return Promise.resolve();
      const gone = new Promise<void>((resolve) => ending.once("close", () => resolve()));
      ending.kill();
      return gone;
    },
  };
}

/**
 * @param chosen as {@link Preview} has them
 * @returns what is wrong with the content as a whole; while the preview rests, what it has found until then. Mistakes of a page by itself are
 *   found without the preview
 */
export async function problemsSeen(preview: Preview, chosen?: readonly string[]): Promise<Problem[]> {
  try {
    return (await preview.see(null, "/", chosen)).problems;
  } catch (error) {
    if (error instanceof PreviewRests) return error.problems;
    throw error;
  }
}

/** The moment from which customers will see a page, where it is still to come. */
function dueAfter(page: Page | null, now: number): number | null {
  const due = page ? dueOf(page) : null;
  return due !== null && due > now ? due : null;
}
