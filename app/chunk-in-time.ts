/** For what comes over the network, parts of the site among it: code that waits for it does not wait for ever. */
import { CHUNK_TIMEOUT } from "./limits.ts";

/**
 * @param chunk a part under way
 * @param late makes the error that is thrown when the part has not come within {@link CHUNK_TIMEOUT}
 * @returns the part
 * @throws the error that `late` made, or the error that the part failed with
 */
export function chunkInTime<Chunk>(chunk: Promise<Chunk>, late: () => Error): Promise<Chunk> {
  return inTime(chunk, CHUNK_TIMEOUT, late);
}

/**
 * @param awaited what is under way
 * @param late makes the error that is thrown when it has not come after so many milliseconds
 * @returns what it gives
 * @throws the error that `late` made, or the error that it failed with
 */
export async function inTime<Result>(
  awaited: Promise<Result>,
  milliseconds: number,
  late: () => Error,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), milliseconds);
  });
  try {
    return await Promise.race([awaited, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
