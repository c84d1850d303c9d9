/**
 * A copy of the project in `.cache/bench/`, in which a benchmark changes content and builds without touching the project's
 * own build. Pictures are shared, so that none is made twice.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, link, mkdir, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { BUILD_FOLDER } from "../../contract/built-site.ts";
import { makePictures, PICTURE_CACHE } from "../../scripts/build/pictures.ts";

/** Everything a build reads, pictures left out. */
const PARTS = [
  "app",
  "contract",
  "public",
  "scripts",
  "server",
  "vite",
  "package.json",
  "package-lock.json",
  "react-router.config.ts",
  "tsconfig.json",
  "vite.config.ts",
];
/** With an address of its own the site has whole canonical links, as it has online. */
export const SITE_URL = "https://inan.example";
const PEAK_MEMORY = new URL("peak-memory.ts", import.meta.url).href;

/** A copy that is ready to build. */
export interface SiteCopy {
  /** Folder of the copy. */
  folder: string;
  /** Folder of its build, for the server's setting SITE. */
  site: string;
}

/**
 * Makes a copy, or brings one up to date; what it built before stays.
 *
 * @param name folder name under `.cache/bench/`
 * @param change what is different in the copy's content
 */
export async function copySite(name: string, change?: (content: string) => Promise<void>): Promise<SiteCopy> {
  const folder = path.resolve(".cache/bench", name);
  for (const part of [...PARTS, "content", ".cache", "node_modules"])
    await rm(path.join(folder, part), { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const part of PARTS) await cp(part, path.join(folder, part), { recursive: true });
  const pictures = path.resolve("content/pictures");
  await cp("content", path.join(folder, "content"), {
    recursive: true,
    filter: (file) => path.resolve(file) !== pictures,
  });
  await symlink(pictures, path.join(folder, "content/pictures"));
  await symlink(path.resolve("node_modules"), path.join(folder, "node_modules"));
  await sharePictures(path.join(folder, PICTURE_CACHE));
  await change?.(path.join(folder, "content"));
  return { folder, site: path.join(folder, BUILD_FOLDER) };
}

/** Made pictures as links in a cache of the copy's own, so that two builds never clean up after each other. */
async function sharePictures(cache: string): Promise<void> {
  if (!existsSync(PICTURE_CACHE)) await makePictures();
  for (const picture of await readdir(PICTURE_CACHE)) {
    if (picture.endsWith(".unfinished")) continue;
    await mkdir(path.join(cache, picture), { recursive: true });
    for (const file of await readdir(path.join(PICTURE_CACHE, picture))) {
      await link(path.join(PICTURE_CACHE, picture, file), path.join(cache, picture, file));
    }
  }
}

/**
 * Builds a copy as `npm run build` does.
 *
 * @returns seconds it took and the memory of its processes at their peak together, in bytes; next to nothing when it was up to date
 * @throws Error with the build's output when it fails
 */
export async function buildCopy({ folder }: SiteCopy): Promise<{ seconds: number; peakMemory: number }> {
  const peaks = path.join(folder, "peak-memory");
  await writeFile(peaks, "");
  const env = { SITE_URL, PEAK_MEMORY_FILE: peaks, NODE_OPTIONS: `--import=${PEAK_MEMORY}` };
  const started = performance.now();
  await run(folder, ["scripts/build.ts"], env);
  const seconds = (performance.now() - started) / 1000;
  const peakMemory = (await readFile(peaks, "utf8"))
    .trim()
    .split("\n")
    .reduce((sum, peak) => sum + Number(peak) * 1024, 0);
  return { seconds, peakMemory };
}

/** The project's own content, built: what most benchmarks measure. @throws Error as {@link buildCopy} does */
export async function builtSiteCopy(): Promise<SiteCopy> {
  const copy = await copySite("site");
  await buildCopy(copy);
  return copy;
}

/**
 * Renders a copy's pages only, and keeps what React Router leaves: its empty shell among it.
 *
 * @param target folder of the rendering, relative to the copy
 */
export async function renderCopy({ folder }: SiteCopy, target: string): Promise<void> {
  const env = { SITE_BUILD_FOLDER: target, VITE_SITE_URL: SITE_URL, NODE_ENV: "production" };
  await run(folder, ["node_modules/@react-router/dev/bin.cjs", "build"], env);
}

async function run(cwd: string, args: string[], env: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => output.push(String(text)));
  const code = await new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", resolve);
  });
  if (code !== 0)
    throw new Error(`The copy of the site in ${path.relative("", cwd)} could not be built:\n${output.join("")}`);
}
