/** Builds on a machine that has little memory: a rented server of 1 GB, or an old computer with a browser open beside the desk. */
import { setFlagsFromString } from "node:v8";

/** Bytes of free memory with which a build may take as much as it likes. Its processes together take 0.9 GB with 14 articles and 1.3 GB with 350. */
const PLENTY = 1_500_000_000;

/** How far V8 lets its heap grow. It asks at each collection, so this works while a program runs, too. */
export const SMALL_HEAP = "--optimize-for-size";

/** @param free bytes that this process may take */
export function isShortOfMemory(free: number = process.availableMemory()): boolean {
  return free < PLENTY;
}

/**
 * Where memory is short, has this process clear away what it no longer needs sooner. Call it first in a process that reads the content: it reads 350 articles in
 * 140 MB instead of 440 (docs/benchmarks.md, section 4).
 */
export function spareMemory(): void {
  if (isShortOfMemory()) setFlagsFromString(SMALL_HEAP);
}

/** Setting of a process with one heap (glibc) for all of its threads: a thread may take the memory that another has given back. */
export const ONE_HEAP = { MALLOC_ARENA_MAX: "1" };

/** No signal but this one comes from a system that has no memory left. */
const KILLED = "the system ended it, mostly for want of memory";

/** @returns why a process of a build ended before its work was done, for the operator: by its exit code, or by the signal that ended it */
export function wordsOfEnd(code: number | null, signal: NodeJS.Signals | null): string {
  return signal === "SIGKILL" ? KILLED : `it ended with ${signal ?? code}`;
}

/** Whether a build failed for want of memory, by the words above or by those of V8, which ends a process whose heap is full. */
export const lackedMemory = (said: string): boolean => said.includes(KILLED) || said.includes("heap out of memory");
