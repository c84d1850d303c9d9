/**
 * Benchmark 6: from the moment a file is dropped to its verdict in words, in a real browser under the site's security policy, and the
 * bytes that the first dropped file costs. The page is made for this alone, so that nothing else is measured.
 */
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { type Browser, chromium } from "@playwright/test";
import { build } from "vite";
import { BROWSER_FLAGS } from "../scripts/browser.ts";
import { pagePolicy } from "../server/site/page-policy.ts";
import { measuringChromium } from "./instruments/browser.ts";
import type { Effort } from "./instruments/effort.ts";
import { LARGE_PRINTS, writeLargePrint } from "./instruments/large-prints.ts";
import { kilobytes, type Result } from "./instruments/report.ts";
import { median, quantile } from "./instruments/statistics.ts";

const RUNS = 9;
const MEGABYTES = [1, 30, 300];
/** Milliseconds, for every size. */
const AIM = 1000;

const PAGE = `import { checkFile } from "/app/print-file/check-file.ts";
import { judge } from "/app/print-file/verdict/judge.ts";
import { say } from "/app/print-file/verdict/say.ts";
const wanted = { print: { width: 2, height: 2 }, distance: 2, fit: "cover" };
document.querySelector("input").addEventListener("change", async ({ target }) => {
  const dropped = performance.now();
  const file = await checkFile(target.files[0]);
  const { stamp } = say(file, judge(file, wanted), wanted, "m");
  document.querySelector("output").textContent = JSON.stringify({ stamp, time: performance.now() - dropped });
});`;

/** From the drop of a file to its verdict, for each kind and size; and the bytes of the scripts that read it. */
export async function benchFileCheck({ quick }: Effort): Promise<Result> {
  const runs = quick ? 1 : RUNS;
  const sizes = quick ? MEGABYTES.slice(0, 1) : MEGABYTES;
  const folder = await mkdtemp(path.join(tmpdir(), "file-check-"));
  const executablePath = measuringChromium();
  await buildPage(folder);
  const server = createServer(async ({ url = "/" }, response) => {
    const name = url === "/" ? "index.html" : url.slice(1);
    response.setHeader("Content-Security-Policy", pagePolicy(undefined, { connect: [], frame: [] }));
    response.setHeader("Content-Type", name.endsWith(".js") ? "text/javascript" : "text/html");
    response.end(await readFile(path.join(folder, "built", name)).catch(() => ""));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/`;
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
  const rows: (string | number)[][] = [];
  try {
    for (const kind of Object.keys(LARGE_PRINTS)) {
      for (const megabytes of sizes) {
        const print = path.join(folder, `${megabytes}.${kind}`);
        await writeLargePrint(print, kind, megabytes * 1_000_000);
        const { times, stamp } = await measure(browser, origin, print, runs);
        rows.push([kind, megabytes, median(times).toFixed(0), quantile(times, 1).toFixed(0), stamp]);
        await rm(print);
      }
    }
    return {
      name: "file-check",
      parts: [
        `Milliseconds from the drop of a file to its verdict, the start of the worker included; medians of ${runs} visits. Aim: under ${AIM} ms for every size.`,
        [["kind", "MB", "to the verdict", "slowest", "stamp"], ...rows],
        "What the first dropped file fetches:",
        [["part", "minified", "gzip"], ...(await parts(folder))],
        rows.some(([, , time]) => Number(time) > AIM) ? "The aim is missed." : "The aim is met.",
      ],
    };
  } finally {
    await browser.close();
    server.close();
    await rm(folder, { recursive: true });
  }
}

async function buildPage(folder: string): Promise<void> {
  const page = path.join(folder, "page.js");
  await writeFile(page, PAGE.replaceAll('"/app/', `"${process.cwd()}/app/`));
  await build({
    configFile: false,
    root: folder,
    logLevel: "error",
    build: {
      outDir: path.join(folder, "built"),
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: { input: page, output: { entryFileNames: "page.js" } },
    },
  });
  await writeFile(
    path.join(folder, "built/index.html"),
    '<!doctype html><input type="file"><output></output><script type="module" src="/page.js"></script>',
  );
}

async function measure(browser: Browser, origin: string, print: string, runs: number) {
  const times: number[] = [];
  let stamp = "";
  for (let run = 0; run < runs; run++) {
    const page = await browser.newPage();
    await page.goto(origin);
    await page.setInputFiles("input", print);
    const answer = page.locator("output", { hasText: "stamp" });
    await answer.waitFor();
    const found: { stamp: string; time: number } = JSON.parse((await answer.textContent()) ?? "{}");
    times.push(found.time);
    stamp = found.stamp;
    await page.close();
  }
  return { times, stamp };
}

async function parts(folder: string): Promise<string[][]> {
  const assets = await readdir(path.join(folder, "built/assets"));
  const rows = await Promise.all(
    assets.map(async (name) => {
      const bytes = await readFile(path.join(folder, "built/assets", name));
      return [name.replace(/-[^-]*\.js$/, ""), kilobytes(bytes.length), kilobytes(gzipSync(bytes).length)];
    }),
  );
  return rows;
}
