/** Parts of the site that are fetched once they are wanted: who waits for one does not wait for ever. */
import { CHUNK_TIMEOUT } from "./limits.ts";

/**
 * @param chunk a part under way
 * @param late makes what is thrown when it has not come within {@link CHUNK_TIMEOUT}
 * @returns the part
 * @throws what `late` made, or what the part failed with
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
