/**
 * Lighthouse, which only the benchmarks of the first view use. It is named in bench/package.json and installed by the first of them. Were it among the packages
 * of the project, every server that builds the site would install it, too: 77 packages of 453, and 130 MB.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import bench from "../package.json" with { type: "json" };

/** The part of Lighthouse's report that is read here. */
interface Report {
  lighthouseVersion: string;
  runtimeError?: { message: string };
  audits: Record<string, { score: number | null; numericValue?: number }>;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
}

/** Lighthouse's own function, which uses its phone setting unless told otherwise. @param port on which a browser waits to be told what to do */
export type Lighthouse = (
  address: string,
  flags: {
    port: number;
    logLevel: "silent";
    onlyCategories: string[];
    ignoreStatusCode: boolean;
    disableFullPageScreenshot: boolean;
  },
) => Promise<{ lhr: Report } | undefined>;

const FOLDER = fileURLToPath(new URL("..", import.meta.url));
/** In a constant: if `import` named the package itself, TypeScript would look for it even where nothing has been installed yet. */
const PACKAGE = "lighthouse";

/** @throws Error when it cannot be installed, with what npm said above it */
export async function installedLighthouse(): Promise<Lighthouse> {
  if (installedVersion() !== bench.dependencies[PACKAGE]) install();
  const { default: lighthouse } = (await import(PACKAGE)) as { default: Lighthouse }; // its main export
  return lighthouse;
}

function installedVersion(): string | undefined {
  try {
    return JSON.parse(readFileSync(`${FOLDER}node_modules/${PACKAGE}/package.json`, "utf8")).version;
  } catch {
    return undefined; // not installed, or only in part
  }
}

function install(): void {
  console.log("  Installing Lighthouse (npm ci in bench/)…");
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: FOLDER,
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32", // npm is a script there
  });
  if (status !== 0)
    throw new Error("npm ci failed in bench/. Check the network and the messages above, then run the benchmark again.");
}
