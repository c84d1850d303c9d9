/** `npm run visits`: how often the site was seen and used, for whoever runs the shop. Works while the server runs. */
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { hanoiDay } from "../contract/time-zone.ts";
import { readSettings } from "./settings.ts";
import { hasStore } from "./store/place.ts";
import { OPENING_WAIT } from "./store/sqlite-file.ts";
import { openVisits } from "./visits/open-visits.ts";
import { summaryAsText, visitSummary } from "./visits/summary.ts";
import { daysAfter } from "./visits/visits.ts";

const USAGE = `npm run visits                     the last seven days, page by page
npm run visits -- --days 30        the last thirty
npm run --silent visits -- --json  the same with each day and the speed on phones, for programs`;

try {
  const { values } = parseArgs({ options: { days: { type: "string", default: "7" }, json: { type: "boolean" } } });
  const days = Number(values.days);
  if (!Number.isInteger(days) || days < 1)
    throw new Error(`--days must be a whole number from 1, not "${values.days}".`);
  const settings = readSettings(process.env, fileURLToPath(new URL("..", import.meta.url)));
  const store = await openVisits(settings, OPENING_WAIT);
  try {
    const last = hanoiDay(Date.now());
    const first = daysAfter(last, 1 - days);
    const summary = visitSummary(hasStore(settings) ? await store.between(first, last) : [], first, last);
    process.stdout.write(values.json ? `${JSON.stringify(summary)}\n` : summaryAsText(summary));
  } finally {
    await store.close();
  }
} catch (error) {
  console.error(`${(error as Error).message}\n\n${USAGE}`);
  process.exitCode = 2;
}
