/** Runs React Router's build, which renders every known address to a file. */
import { spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import { buildMoment } from "../../app/content/calendar/clock.build.ts";
import { siteOrigin } from "./site-url.ts";

/** Where React Router leaves its build; moved away when it is whole. */
export const UNFINISHED = "build/next";

/**
 * @param folder where to, relative to the project
 * @param settings set for this rendering, beside those of the environment
 * @throws Error with the build's own output when it fails; SiteUrlError
 */
export async function renderPages(folder = UNFINISHED, settings: Record<string, string> = {}): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const output: string[] = [];
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(process.execPath, ["node_modules/@react-router/dev/bin.cjs", "build"], {
      env: {
        ...process.env,
        NODE_ENV: "production",
        // One moment for all, however long it takes.
        BUILD_AT: buildMoment().toISOString(),
        SITE_BUILD_FOLDER: folder,
        VITE_SITE_URL: siteOrigin(process.env.SITE_URL),
        ...settings,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => output.push(String(text)));
    child.on("error", reject);
    child.on("exit", resolve);
  });
  if (code !== 0) throw new Error(`The pages could not be rendered:\n${output.join("")}`);
}
