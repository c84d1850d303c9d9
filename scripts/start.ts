/**
 * `npm start`: builds what is out of date, then serves. Broken content stops the build, not the site: the last good build is served,
 * and the errors stand above the address.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { BUILD_FOLDER, SITE_FILE } from "../contract/built-site.ts";
import { build, reportBuildFailure } from "./build.ts";

try {
  await build();
} catch (error) {
  reportBuildFailure(error);
  if (!existsSync(path.join(BUILD_FOLDER, SITE_FILE))) {
    console.error("Nothing to serve yet: mend what is named above and run npm start again.");
    process.exit(1);
  }
  console.error("Serving the last good build until this is mended.");
}
await import("../server/main.ts");
