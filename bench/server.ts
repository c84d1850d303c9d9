/** Benchmark 3: the project's server against nginx on the same files, in turns within one run. */
import { readdir } from "node:fs/promises";
import path from "node:path";
import { SITE_FOLDER } from "../contract/built-site.ts";
import { formerFilesOf } from "../scripts/build/former-files.ts";
import { startServer } from "../scripts/site-server.ts";
import { screens } from "../tests/screens.ts";
import type { Effort } from "./instruments/effort.ts";
import { memoryOf } from "./instruments/machine.ts";
import { type Load, load, ON_FIRST, requireTools, startNginx } from "./instruments/nginx.ts";
import { megabytes, type Result } from "./instruments/report.ts";
import { builtSiteCopy } from "./instruments/site-copy.ts";
import { median } from "./instruments/statistics.ts";

const ROUNDS = 5;
const SECONDS = 2;
/** Share of nginx's requests a second, and bytes of memory. */
const AIM = { share: 0.4, memory: 120_000_000 };

interface Case {
  name: string;
  address: string;
  encoding: "gzip" | "identity";
  ours: Load[];
  nginx: Load[];
}

/** Requests a second, the slowest hundredth, memory. */
export async function benchServer({ quick }: Effort): Promise<Result> {
  const rounds = quick ? 1 : ROUNDS;
  const length = quick ? 1 : SECONDS;
  requireTools();
  const copy = await builtSiteCopy();
  const site = path.join(copy.site, SITE_FOLDER);
  const cases = await casesOf(site, await formerFilesOf(copy.site));
  await using server = await startServer(copy.site, {}, ON_FIRST);
  await using nginx = await startNginx(site);
  const atRest = memoryOf(server.pid, "VmRSS");
  for (let round = 0; round <= rounds; round++) {
    for (const one of cases) {
      // The first round warms both up and does not count.
      const seconds = round === 0 ? 1 : length;
      const ours = await load(server.origin + one.address, one.encoding, seconds);
      const theirs = await load(nginx.origin + one.address, one.encoding, seconds);
      if (round > 0) one.ours.push(ours);
      if (round > 0) one.nginx.push(theirs);
    }
  }
  const shares = cases.map(({ ours, nginx: theirs }) =>
    median(ours.map(({ rate }, round) => rate / (theirs[round]?.rate ?? Number.NaN))),
  );
  const peak = memoryOf(server.pid, "VmHWM");
  const within = Math.min(...shares) >= AIM.share && peak <= AIM.memory;
  return {
    name: "server",
    parts: [
      `wrk with 32 connections on one processor, the server on another; medians of ${rounds} rounds of ${length} s, ours and nginx in turns. ` +
        "nginx with one worker, sendfile, gzip_static, no log and no security headers; ours with all its headers. " +
        `Aim: ${AIM.share.toFixed(2)} of nginx or more, memory under ${megabytes(AIM.memory)}.`,
      [
        ["file", "encoding", "ours /s", "nginx /s", "share", "ours p99 ms", "nginx p99 ms"],
        ...cases.map(({ name, encoding, ours, nginx: theirs }, index) => [
          name,
          encoding,
          ...[ours, theirs].map((loads) => Math.round(median(loads.map(({ rate }) => rate)))),
          shares[index]?.toFixed(2) ?? "–",
          ...[ours, theirs].map((loads) => median(loads.map(({ p99 }) => p99)).toFixed(2)),
        ]),
      ],
      `Memory of the server: ${megabytes(atRest)} before the load, ${megabytes(memoryOf(server.pid, "VmRSS"))} after it, ${megabytes(peak)} at most. ` +
        (within ? "Every aim is met." : "An aim is missed."),
    ],
  };
}

/** @param former files of former builds, left out because only tabs opened before ask for them: they are no measure of what visitors get */
async function casesOf(site: string, former: Record<string, number>): Promise<Case[]> {
  const article = screens().find(({ name }) => name === "article")?.address ?? "/tin-tuc";
  const files = await readdir(site, { recursive: true });
  const first = (pattern: RegExp) => `/${files.filter((file) => pattern.test(file) && !(file in former)).sort()[0]}`;
  const made = (name: string, address: string, encoding: Case["encoding"]): Case => ({
    name,
    address,
    encoding,
    ours: [],
    nginx: [],
  });
  return [
    made("home page", "/", "gzip"),
    made("home page", "/", "identity"),
    made("article", article, "gzip"),
    made("article", article, "identity"),
    made("script", first(/^assets\/entry\.client-.*\.js$/), "gzip"),
    made("script", first(/^assets\/entry\.client-.*\.js$/), "identity"),
    made("picture", first(/^pictures\/.*\/640\.avif$/), "identity"),
  ];
}
