/**
 * Loads the script of a screen on navigation inside the site (stands in for React Router's module of the same name,
 * see vite/router-parts-plugin.ts).
 */
import { chunkInTime } from "./chunk-in-time.ts";
import { askForScripts } from "./late-parts.ts";
import type { ScreenHandle } from "./screen-handle.ts";

/** A screen's script failed, or did not come in time (specification §8). */
export class ChunkLoadError extends Error {
  constructor(screen: string, reason: "failed" | "timeout", cause?: unknown) {
    super(`Loading chunk ${screen} failed.${reason === "timeout" ? " (timeout)" : ""}`, { cause });
    this.name = "ChunkLoadError";
  }
}

/** By route id. Told, not imported: this file is made into one with the library, whose name changes with every name it knows. */
const partsOfScreens = new Map<string, () => Promise<unknown>>();

/**
 * Says what is asked for along with a screen's script: parts without which it is not drawn on the way inside the site, while the page that was opened
 * waits with them for a visitor. The screen asks for them itself, but one way to the server later.
 *
 * @param route its id
 */
export function askAlong(route: string, parts: () => Promise<unknown>): void {
  partsOfScreens.set(route, parts);
}

/**
 * @param route id and script address of the screen, and the addresses of what that script takes from others
 * @param cache the modules loaded so far, by route id; one counts as loaded once what its `handle` waits for has come
 * @throws ChunkLoadError, which ends in the route fallback
 */
export async function loadRouteModule<Module extends { handle?: unknown }>(
  route: { id: string; module: string; imports?: string[] },
  cache: Record<string, Module | undefined>,
): Promise<Module> {
  const known = cache[route.id];
  if (known) return known;
  const screen = route.id.replace(/^routes\//, "");
  try {
    askForScripts(route.imports ?? []);
    partsOfScreens
      .get(route.id)?.()
      .catch(() => {}); // the screen tells of it
    const chunk: Promise<Module> = import(/* @vite-ignore */ route.module);
    const loaded = await chunkInTime(chunk, () => new ChunkLoadError(screen, "timeout"));
    await (loaded.handle as ScreenHandle | undefined)?.ready?.();
    cache[route.id] = loaded;
    return loaded;
  } catch (error) {
    console.error(error);
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError(screen, "failed", error);
  }
}
