/**
 * Renders the pages as `react-router build` does, once render-pages.ts, which starts it, tells it to. Before that it loads Vite and the settings of the
 * project, but nothing of the content except whether there are jobs. The memory that a rendering takes is freed when this process ends.
 */
import { createBuilder } from "vite";
import { hasJobs } from "../../app/content/jobs.build.ts";
import { spareMemory } from "./spare-memory.ts";

spareMemory();
// The process that started this one is gone.
process.once("disconnect", () => process.exit(1));

const begin = () => createBuilder({ mode: "production" });

// The table of addresses is one of the settings, and has a screen more from the first job on (app/routes.ts).
const hadJobs = hasJobs();
const begun = await begin();
process.send?.("ready");

/** The moment that the pages are made for: `BUILD_AT` of app/content/calendar/clock.build.ts. */
process.once("message", async (moment: string) => {
  process.env.BUILD_AT = moment;
  const builder = hasJobs() === hadJobs ? begun : await begin();
  await builder.buildApp();
  process.exit(0); // React Router leaves open what would keep the process running
});
