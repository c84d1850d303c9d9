/** Benchmark 2: the same screens with nothing prerendered, as React Router's own shell for single-page applications. */
import { cp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { type BuiltSite, SITE_FILE, SITE_FOLDER } from "../contract/built-site.ts";
import { finishFiles } from "../scripts/build/finish-files.ts";
import { screens } from "../tests/screens.ts";
import type { Effort } from "./instruments/effort.ts";
import { kilobytes, type Result } from "./instruments/report.ts";
import { builtSiteCopy, copySite, renderCopy } from "./instruments/site-copy.ts";
import { type Measured, measureScreens, RUNS } from "./lighthouse.ts";

/** Both forms of the site, side by side. */
export async function benchShell({ quick }: Effort): Promise<Result> {
  const runs = quick ? 1 : RUNS;
  const kinds = quick ? screens().slice(0, 1) : screens();
  const prerendered = await builtSiteCopy();
  const shell = await makeShellSite(prerendered.site);
  console.log("Prerendered:");
  const before = await measureScreens(prerendered.site, kinds, runs, ["performance"]);
  console.log("Shell only:");
  const after = await measureScreens(shell, kinds, runs, ["performance"]);
  const pair = (index: number, show: (measured: Measured) => string | number) =>
    [before[index], after[index]].map((measured) => (measured ? show(measured) : "–"));
  return {
    name: "shell",
    parts: [
      `Medians of ${runs} loads in Lighthouse's phone setting; left as built, right with every page's HTML replaced by the empty shell, ` +
        "from the same server. The shell's copy has the loading delays of the specification turned off, which a full load of the real site does not have either.",
      [
        ["screen", "FCP ms", "shell", "LCP ms", "shell", "points", "shell", "sent", "shell"],
        ...kinds.map(({ name }, index) => [
          name,
          ...pair(index, ({ FCP }) => Math.round(FCP)),
          ...pair(index, ({ LCP }) => Math.round(LCP)),
          ...pair(index, ({ points }) => points[0] ?? "–"),
          ...pair(index, ({ bytes }) => kilobytes(bytes)),
        ]),
      ],
    ],
  };
}

/**
 * @param prerendered build folder of the whole site, which gives what React Router does not make: pictures, icons and the description (site.json)
 * @returns build folder of a site whose pages are all the same empty shell
 */
async function makeShellSite(prerendered: string): Promise<string> {
  const copy = await copySite("shell", async (content) => {
    const file = path.join(content, "settings.yml");
    const settings = await readFile(file, "utf8");
    const without = settings.replace(/^loadingDelays: true/m, "loadingDelays: false");
    if (without === settings)
      throw new Error("content/settings.yml has no loadingDelays: true to turn off for the comparison.");
    await writeFile(file, without);
  });
  const rendered = path.join(copy.folder, "rendered");
  await rm(rendered, { recursive: true, force: true });
  await renderCopy(copy, "rendered");
  const site = path.join(rendered, SITE_FOLDER);
  await rename(path.join(rendered, "client"), site);
  const fallback = path.join(site, "__spa-fallback.html");
  const shell = await readFile(fallback, "utf8");
  await rm(fallback);
  const whole = path.join(prerendered, SITE_FOLDER);
  await cp(whole, site, { recursive: true, force: false, filter: (file) => !/\.(br|gz)$/.test(file) });
  for (const file of await readdir(site, { recursive: true })) {
    if (file.endsWith("index.html")) await writeFile(path.join(site, file), shell);
  }
  const { inline } = await finishFiles(rendered, [], new Set(), prerendered);
  const built = JSON.parse(await readFile(path.join(prerendered, SITE_FILE), "utf8")) as BuiltSite; // written by its build
  await writeFile(path.join(rendered, SITE_FILE), JSON.stringify({ ...built, inline }));
  return rendered;
}
