/**
 * `npm run soak`: half an hour of mixed load on the server (`-- --minutes 2` for less, `-- --rate 200` for more requests a second; `-- --quick` for some
 * seconds on the project's own build, which tells whether every answer is the expected one and keeps no result). It tells whether the server's memory and open
 * files stay flat. The last result stands in docs/benchmarks.md.
 */
import { mkdtempDisposable, readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { pageAddresses } from "../app/data/prerendered-addresses.build.ts";
import { BUILD_FOLDER, SITE_FOLDER } from "../contract/built-site.ts";
import { build } from "../scripts/build.ts";
import { type RunningServer, startServer } from "../scripts/site-server.ts";
import { memoryOf } from "./instruments/machine.ts";
import { MixedLoad } from "./instruments/mixed-load.ts";
import { keep, megabytes, print, type Result, type Table } from "./instruments/report.ts";
import { builtSiteCopy } from "./instruments/site-copy.ts";
import { median, slope } from "./instruments/statistics.ts";

/** Milliseconds between two looks at the process; less where the whole time is so short that one of its parts would have no look. */
const SAMPLE_EVERY = 3_000;
/** Parts of the time that the table shows; the first is warming up and does not count for the slope. */
const PARTS = 6;
/** Growth from the second part to the end that still counts as flat: the collector's own ups and downs, and the load's connections that come and go. */
const FLAT = { memory: 6_000_000, handles: 10 };

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "30" },
    rate: { type: "string", default: "100" },
    quick: { type: "boolean", default: false },
  },
});
const minutes = values.quick ? 0.1 : Number(values.minutes);
const rate = Number(values.rate);
if (!(minutes > 0 && rate > 0)) throw new Error("--minutes and --rate must be numbers above 0.");
const sampleEvery = Math.min(SAMPLE_EVERY, (minutes * 60_000) / PARTS / 2);

interface Sample {
  /** Minutes since the start. */
  at: number;
  memory: number;
  heap: number;
  handles: number;
}

const site = values.quick ? await ownBuild() : (await builtSiteCopy()).site;
await using heapFolder = await mkdtempDisposable(path.join(tmpdir(), "in-an-hoang-gia-heap-"));
const heapFile = path.join(heapFolder.path, "bytes");
const heapSize = new URL("instruments/heap-size.ts", import.meta.url).href;
await using server = await startServer(site, {
  TRUST_PROXY: "1",
  RATE_LIMIT_PER_MINUTE: "20",
  HEAP_FILE: heapFile,
  NODE_OPTIONS: `--import=${heapSize}`,
});
const files = (await readdir(path.join(site, SITE_FOLDER), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.(js|css|woff2|avif|webp|jpg)$/.test(entry.name))
  .map((entry) => `/${path.relative(path.join(site, SITE_FOLDER), path.join(entry.parentPath, entry.name))}`);
const load = new MixedLoad(server.origin, pageAddresses(), files);

console.log(`${minutes} minutes at ${rate} requests a second…`);
const samples = await soak(server, load);
conclude(samples, load);

async function ownBuild(): Promise<string> {
  await build();
  return path.resolve(BUILD_FOLDER);
}

async function soak({ pid }: RunningServer, asking: MixedLoad): Promise<Sample[]> {
  const taken: Sample[] = [];
  const started = performance.now();
  const end = started + minutes * 60_000;
  const underWay = new Set<Promise<void>>();
  let asked = 0;
  let nextSample = started;
  while (performance.now() < end) {
    // As many as are due by now, several at a time; never more than 200 under way, in case the server falls behind.
    const due = ((performance.now() - started) / 1000) * rate;
    for (; asked < due && underWay.size < 200; asked++) {
      const one = asking.ask().finally(() => underWay.delete(one));
      underWay.add(one);
    }
    if (performance.now() >= nextSample) {
      nextSample += sampleEvery;
      const heap = Number(await readFile(heapFile, "utf8").catch(() => "NaN"));
      const handles = (await readdir(`/proc/${pid}/fd`).catch(() => [])).length;
      taken.push({ at: (performance.now() - started) / 60_000, memory: memoryOf(pid, "VmRSS"), heap, handles });
    }
    await pause(20);
  }
  await Promise.all(underWay);
  return taken;
}

function conclude(taken: Sample[], { answers, unexpected }: MixedLoad): void {
  const part = ({ at }: Sample) => Math.min(PARTS - 1, Math.floor((at / minutes) * PARTS));
  const counted = taken.filter((sample) => part(sample) > 0);
  const growth = (of: (sample: Sample) => number) =>
    slope(counted.map((sample) => [sample.at, of(sample)])) * minutes * ((PARTS - 1) / PARTS);
  const memory = growth((sample) => sample.memory);
  const handles = growth((sample) => sample.handles);
  const flat = memory <= FLAT.memory && handles <= FLAT.handles;
  const total = [...answers.values()].reduce((sum, count) => sum + count, 0);
  const wrong = [...unexpected].map(([what, count]) => `${count} × ${what}`);

  const rows: Table = Array.from({ length: PARTS }, (_, index) => {
    const inPart = taken.filter((sample) => part(sample) === index);
    const from = (minutes / PARTS) * index;
    const heap = median(inPart.map((sample) => sample.heap).filter(Number.isFinite));
    return [
      `${from.toFixed(1)} – ${(from + minutes / PARTS).toFixed(1)} min`,
      megabytes(median(inPart.map((sample) => sample.memory))),
      Number.isNaN(heap) ? "–" : megabytes(heap), // the server's first figure comes after some seconds
      median(inPart.map((sample) => sample.handles)),
      Math.max(...inPart.map((sample) => sample.handles)),
    ];
  });
  const result: Result = {
    name: "soak",
    parts: [
      `${minutes} minutes, ${total.toLocaleString("en")} requests, ${rate} a second: ${[...answers]
        .sort(([, one], [, other]) => other - one)
        .map(([kind, count]) => `${kind} ${Math.round((count / total) * 100)} %`)
        .join(", ")}.`,
      [["time", "memory", "heap in use", "open files", "at most"], ...rows],
      `By the slope after the first sixth: memory ${signed(memory / 1_000_000)} MB, open files ${signed(handles)} over the rest of the time: ${flat ? "flat" : "NOT flat"}. ` +
        (wrong.length > 0 ? `Unexpected answers: ${wrong.join("; ")}.` : "Every answer was the expected one."),
    ],
  };
  print(result);
  // A quick run is too short to tell a slope.
  if (!values.quick) keep(result);
  if ((!flat && !values.quick) || wrong.length > 0) process.exitCode = 1;
}

function signed(number: number): string {
  return `${number < 0 ? "−" : "+"}${Math.abs(number).toFixed(1)}`;
}
