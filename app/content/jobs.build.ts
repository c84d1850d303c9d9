/** Whether the screen of jobs done exists: it does as soon as the owner has put in a first job. */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { CONTENT_FOLDER, isDraft, NOT_CONTENT } from "./files/content-files.build.ts";

/** The table of addresses asks this, before the content has been checked. */
export function hasJobs(): boolean {
  const folder = path.join(CONTENT_FOLDER, "jobs");
  return (
    existsSync(folder) &&
    readdirSync(folder).some((file) => file.endsWith(".md") && !NOT_CONTENT.test(file) && !isDraft(`jobs/${file}`))
  );
}
