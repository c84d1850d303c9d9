/** Whether the screen of jobs done exists: from the first one that the owner puts in, and nowhere before. */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { CONTENT_FOLDER, isDraft, NOT_CONTENT } from "./files/content-files.build.ts";

/** Asked by the table of addresses, which is there before the content has been checked. */
export function hasJobs(): boolean {
  const folder = path.join(CONTENT_FOLDER, "jobs");
  return (
    existsSync(folder) &&
    readdirSync(folder).some((file) => file.endsWith(".md") && !NOT_CONTENT.test(file) && !isDraft(`jobs/${file}`))
  );
}
