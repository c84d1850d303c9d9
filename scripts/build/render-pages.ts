/** Runs React Router's build, which renders every known address to a file. */
import { spawn } from "node:child_process";
import { rm } from "node:fs/promises";

/** Where React Router leaves its build; moved away when it is whole. */
export const UNFINISHED = "build/next";

/** @throws Error with the build's own output when it fails */
export async function renderPages(): Promise<void> {
  await rm(UNFINISHED, { recursive: true, force: true });
  const output: string[] = [];
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(process.execPath, ["node_modules/@react-router/dev/bin.cjs", "build"], {
      env: {
        ...process.env,
        NODE_ENV: "production",
        SITE_BUILD_FOLDER: UNFINISHED,
        VITE_SITE_URL: process.env.SITE_URL ?? "",
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => output.push(String(text)));
    child.on("error", reject);
    child.on("exit", resolve);
  });
  if (code !== 0) throw new Error(`The pages could not be rendered:\n${output.join("")}`);
}
