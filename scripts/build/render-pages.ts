/** Runs React Router's build, which renders every known address to a file. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { siteOrigin } from "./site-url.ts";
import { isShortOfMemory, ONE_HEAP, wordsOfEnd } from "./spare-memory.ts";

/** Where React Router leaves its build; moved away when it is whole. */
export const UNFINISHED = "build/next";

/** One rendering, in a process of its own that gets ready for it at once. */
export interface Renderer {
  /** Resolves once the process is ready and waits for `render`. */
  ready: Promise<void>;
  /**
   * Renders the content as it stands now.
   *
   * @param moment all pages are made for, however long the rendering takes
   * @throws Error with the renderer's own output when it fails
   */
  render(moment: Date): Promise<void>;
}

/**
 * @param folder to render into, relative to the project
 * @param settings set for this rendering, beside those of the environment
 * @throws SiteUrlError
 */
export function beginRenderer(folder = UNFINISHED, settings: Record<string, string> = {}): Renderer {
  const env = {
    ...(isShortOfMemory() ? ONE_HEAP : {}),
    ...process.env,
    NODE_ENV: "production",
    SITE_BUILD_FOLDER: folder,
    VITE_SITE_URL: siteOrigin(process.env.SITE_URL),
    ...settings,
  };
  const said: string[] = [];
  const begin = (): ChildProcess => {
    const child = fork(fileURLToPath(new URL("renderer.ts", import.meta.url)), {
      env,
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => said.push(String(text)));
    return child;
  };
  const first = begin();
  let waiting: ChildProcess | undefined = first;

  return {
    ready: new Promise((resolve) => first.once("message", () => resolve())),
    async render(moment) {
      await rm(folder, { recursive: true, force: true });
      // A process that waited may have been killed by a system short of memory.
      const child = waiting?.connected ? waiting : begin();
      waiting = undefined;
      child.send(moment.toISOString());
      const [code, signal] = (await once(child, "exit")) as [number | null, NodeJS.Signals | null];
      if (code === 0) return;
      await rm(folder, { recursive: true, force: true }); // it would keep a full disk full
      throw new Error(`The pages could not be rendered: ${wordsOfEnd(code, signal)}.\n${said.join("")}`);
    },
  };
}

/** Renders at once: see {@link beginRenderer}. */
export function renderPages(moment: Date, folder?: string, settings?: Record<string, string>): Promise<void> {
  return beginRenderer(folder, settings).render(moment);
}
