/** For parts of the site that are fetched on demand: code that waits for such a part does not wait for ever. */
import { CHUNK_TIMEOUT } from "./limits.ts";

/**
 * @param chunk a part under way
 * @param late makes the error that is thrown when the part has not come within {@link CHUNK_TIMEOUT}
 * @returns the part
 * @throws the error that `late` made, or the error that the part failed with
 */
export async function chunkInTime<Chunk>(chunk: Promise<Chunk>, late: () => Error): Promise<Chunk> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), CHUNK_TIMEOUT);
  });
  try {
    return await Promise.race([chunk, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
