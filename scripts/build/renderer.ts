/**
 * Renders the pages as `react-router build` does, once it is told to; begun by render-pages.ts. By then it has Vite and the settings of the project,
 * and nothing of its content but whether there are jobs. What a rendering holds in memory is gone with this process.
 */
import { createBuilder } from "vite";
import { hasJobs } from "../../app/content/jobs.build.ts";

// Whoever began it is gone.
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
  process.exit(0); // React Router leaves open what would hold it
});
