/**
 * Renders the pages as `react-router build` does, once it is told to; begun by render-pages.ts. By then it has Vite and the settings of the project,
 * though nothing of its content. What a rendering holds in memory is gone with this process.
 */
import { createBuilder } from "vite";

// Whoever began it is gone.
process.once("disconnect", () => process.exit(1));

const builder = await createBuilder({ mode: "production" });

/** The moment that the pages are made for: `BUILD_AT` of app/content/calendar/clock.build.ts. */
process.once("message", async (moment: string) => {
  process.env.BUILD_AT = moment;
  await builder.buildApp();
  process.exit(0); // React Router leaves open what would hold it
});
