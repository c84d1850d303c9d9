/** Loaded into the server under soak (`--import`): writes the heap in use, in bytes, over the file HEAP_FILE every two seconds. */
import { writeFileSync } from "node:fs";

const file = process.env.HEAP_FILE;
if (file) setInterval(() => writeFileSync(file, String(process.memoryUsage().heapUsed)), 2_000).unref();
