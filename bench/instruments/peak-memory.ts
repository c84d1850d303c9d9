/** Loaded into every process of a measured build (`--import`): writes down the most memory the process ever had, in KB. */
import { appendFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

const file = process.env.PEAK_MEMORY_FILE;
if (file && isMainThread) process.on("exit", () => appendFileSync(file, `${process.resourceUsage().maxRSS}\n`));
