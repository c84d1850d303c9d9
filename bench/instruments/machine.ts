/** What a result depends on beside the code, in one line, without host name or path. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { availableParallelism, cpus, loadavg, platform, release, totalmem } from "node:os";

/** Programs that wanted a processor in the minute before the measurement: work of others that slows it. */
const [loadBefore = 0] = loadavg();

const versions = new Set([`Node ${process.versions.node}`]);

/** A tool that a benchmark uses, for the line about the machine, e.g. `Lighthouse 13.5.0`. */
export function usesTool(nameAndVersion: string): void {
  versions.add(nameAndVersion);
}

/** e.g. `AMD EPYC 9R14, 2 cores, 24 GB, linux 6.1, Node 24.21.0, Chromium 156.0`, and whether the machine was busy with something else. */
export function describeMachine(): string {
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  const system = `${platform()} ${release().split(".").slice(0, 2).join(".")}`;
  const model = cpus()[0]?.model.trim() ?? "unknown processor";
  const cores = availableParallelism();
  const facts = [model, `${cores} cores`, `${gigabytes} GB`, system, ...versions].join(", ");
  // Where others use one processor in four, times are spoilt already.
  return loadBefore > cores / 4
    ? `${facts}; the machine was busy with other work (load ${loadBefore.toFixed(1)}), so times are too long`
    : facts;
}

/** First line of what a program prints about its version, on either stream. */
export function versionOf(program: string, argument: string): string {
  const { stdout, stderr } = spawnSync(program, [argument], { encoding: "utf8" });
  return /[\d.]*\d/.exec(`${stdout}${stderr}`)?.[0] ?? "";
}

/**
 * Memory of a process as Linux counts it, in bytes; NaN where there is no /proc.
 *
 * @param field `VmRSS`: now; `VmHWM`: the most it ever had
 */
export function memoryOf(pid: number, field: "VmRSS" | "VmHWM"): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1024;
  } catch {
    return Number.NaN;
  }
}
