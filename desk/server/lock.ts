/** One desk on one folder: a second desk is told where the first is. A desk that was killed leaves its lock behind, which the next desk takes over. */
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

/** The lock that this process holds on the folder. */
export interface HeldLock {
  /** To be called once the desk listens: from then on it is asked itself whether it lives. */
  listens(): void;
  giveBack(): void;
}

const FILE = "lock.json";
/** This file is there while a process takes over a dead desk's lock: two at once would take each other's. */
const TAKING_OVER = "lock.taking-over";
/** Milliseconds; far longer than a start that has to build its window. */
const LONGEST_START = 300_000;
/** Milliseconds; taking over a lock takes a few. */
const LONGEST_TAKEOVER = 10_000;
/** Milliseconds between two looks at a lock that another process may be taking over. */
const PAUSE = 50;

/** @throws DeskIsOpen while another desk holds the lock, or is about to open */
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

/** @returns null for a text that is no lock, or an incomplete one */
function lockIn(text: string): Lock | null {
  try {
    return JSON.parse(text) as Lock;
  } catch {
    return null;
  }
}

/** @returns false where the lock is no longer the dead desk's, or another process is just taking it over */
function takenOver(house: House, dead: string, mine: string): boolean {
  if (!createInside(house.desk, TAKING_OVER, mine)) {
    const other = readIfThere(path.join(house.desk, TAKING_OVER));
    if (other !== null && !isTakingOver(lockIn(other))) removeInside(house.desk, TAKING_OVER); // that process was killed while it took the lock over
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

/** Looks at the time, too, because the number of a killed process may belong to another program by now. */
function isTakingOver(other: Lock | null): boolean {
  return other !== null && lives(other.pid) && isLately(other.starting, LONGEST_TAKEOVER);
}

/**
 * After a desk's death its process number may belong to any program, so the desk is asked for its number: only a desk can answer. A desk that is still
 * starting answers nobody, and is believed for as long as a start may take. A desk that accepts the question and does not answer is busy, or was put to sleep.
 */
async function isHeld({ pid, port, starting }: Lock): Promise<boolean> {
  if (!lives(pid)) return false;
  if (isLately(starting, LONGEST_START)) return true;
  try {
    const response = await fetch(`http://127.0.0.1:${port}${DESK_PATH}/api/alive`, {
      signal: AbortSignal.timeout(2000),
    });
    return ((await response.json()) as { pid: number }).pid === pid;
  } catch (error) {
    return (error as Error).name === "TimeoutError";
  }
}

/** A moment far ahead is not lately: the clock was set back since then, and a lock would hold until it comes. */
function isLately(moment: number | undefined, longest: number): boolean {
  return Math.abs(Date.now() - (moment ?? 0)) < longest;
}

function lives(pid: number): boolean {
  if (!(pid > 0)) return false; // would mean a group of processes
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM"; // another user's
  }
}
