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

/** By route id. Registered, not imported: this file is bundled with the library, whose file name would change with the name of each file it imports. */
const partsOfScreens = new Map<string, () => Promise<unknown>>();

/**
 * Registers the parts that are requested along with a screen's script. On navigation inside the site the screen is not drawn without them; a page that was
 * opened requests them only once a visitor is there. The screen requests them itself, too, but one round trip later.
 *
 * @param route id of the screen's route
 * @param parts requests them
 */
export function askAlong(route: string, parts: () => Promise<unknown>): void {
  partsOfScreens.set(route, parts);
}

/**
 * @param route id and script address of the screen, and the addresses of the scripts that it imports
 * @param cache the modules loaded so far, by route id; a module counts as loaded once what its `handle` waits for has come
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
      .catch(() => {}); // the screen reports the failure
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
