/** One desk on one folder: a second one is told where the first is. A desk that was killed leaves its lock behind; that one is taken over. */
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { codeOf } from "../files/disk.ts";
import { createInside, type House, readIfThere, removeInside, writeInside } from "../files/house.ts";
import { DESK_PATH } from "../paths.ts";

interface Lock {
  pid: number;
  port: number;
  /** Milliseconds since 1970: when it was taken by a desk that does not listen yet. */
  starting?: number;
}

/** Another desk writes in this folder. The message is for the owner. */
export class DeskIsOpen extends Error {
  constructor({ port, starting }: Lock) {
    const address = `http://127.0.0.1:${port}${DESK_PATH}/`;
    super(
      starting === undefined
        ? `Bàn làm việc của thư mục này đã mở ở ${address}. Dùng cửa sổ ấy, hoặc tắt nó rồi mở lại.`
        : `Bàn làm việc của thư mục này đang được mở, chờ ít giây rồi vào ${address}`,
    );
    this.name = "DeskIsOpen";
  }
}

/** The folder is this process's alone. */
export interface HeldLock {
  /** The desk listens, and answers for itself from now on. */
  listens(): void;
  giveBack(): void;
}

const FILE = "lock.json";
/** There while a process takes a dead desk's lock over: two at once would take each other's. */
const TAKING_OVER = "lock.taking-over";
/** Milliseconds; far longer than a start takes that has its window to build. */
const LONGEST_START = 300_000;
/** Milliseconds; taking over takes a few. */
const LONGEST_TAKEOVER = 10_000;
/** Milliseconds until it is looked again whether another process has taken a lock over. */
const PAUSE = 50;

/** @throws DeskIsOpen while another desk holds it, or is about to open */
export async function takeLock(house: House, port: number): Promise<HeldLock> {
  const mine = () => JSON.stringify({ pid: process.pid, port, starting: Date.now() } satisfies Lock);
  const place = path.join(house.desk, FILE);
  while (!createInside(house.desk, FILE, mine())) {
    const held = readIfThere(place);
    if (held === null) continue; // given back meanwhile
    const other = lockIn(held);
    if (other && other.pid !== process.pid && (await isHeld(other))) throw new DeskIsOpen(other);
    if (takenOver(house, held, mine())) break;
    await pause(PAUSE);
  }
  return {
    listens: () => writeInside(house.desk, FILE, JSON.stringify({ pid: process.pid, port } satisfies Lock)),
    giveBack() {
      if (lockIn(readIfThere(place) ?? "")?.pid === process.pid) removeInside(house.desk, FILE);
    },
  };
}

/** @returns null for what no desk wrote, or not to its end */
function lockIn(text: string): Lock | null {
  try {
    return JSON.parse(text) as Lock;
  } catch {
    return null;
  }
}

/** @returns false where the lock is not that dead one any more, or another process is just taking it over */
function takenOver(house: House, dead: string, mine: string): boolean {
  if (!createInside(house.desk, TAKING_OVER, mine)) {
    const other = readIfThere(path.join(house.desk, TAKING_OVER));
    if (other !== null && !isTakingOver(lockIn(other))) removeInside(house.desk, TAKING_OVER); // it was killed while at it
    return false;
  }
  try {
    if (readIfThere(path.join(house.desk, FILE)) !== dead) return false;
    writeInside(house.desk, FILE, mine);
    return true;
  } finally {
    removeInside(house.desk, TAKING_OVER);
  }
}

/** By its time, too: the number of one that was killed may be another program's, which lives on. */
function isTakingOver(other: Lock | null): boolean {
  return other !== null && lives(other.pid) && Date.now() - (other.starting ?? 0) < LONGEST_TAKEOVER;
}

/**
 * After the desk's death its process number may be any program's, so a desk that listens is asked for its number: only a desk can answer. One that is still
 * starting answers nobody, and is believed for as long as a start may take. One that accepts the question and does not answer is busy, or was put to sleep.
 */
async function isHeld({ pid, port, starting }: Lock): Promise<boolean> {
  if (!lives(pid)) return false;
  if (starting !== undefined && Date.now() - starting < LONGEST_START) return true;
  try {
    const response = await fetch(`http://127.0.0.1:${port}${DESK_PATH}/api/alive`, {
      signal: AbortSignal.timeout(2000),
    });
    return ((await response.json()) as { pid: number }).pid === pid;
  } catch (error) {
    return (error as Error).name === "TimeoutError";
  }
}

function lives(pid: number): boolean {
  if (!(pid > 0)) return false; // no process, but a group of them
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM"; // another user's
  }
}
