import { jobs } from "virtual:content/jobs";
import { JOBS } from "../addresses.ts";
import { pageTitle } from "../content/site.ts";
import { WorkServices } from "../sections/beside/work-services.tsx";
import { JobGrid } from "../sections/jobs/job-grid.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { JOBS_DESCRIPTION } from "../seo/screen-descriptions.ts";
import { breadcrumbData } from "../seo/structured-data.ts";
import { PageHead } from "../ui/page/page-head.tsx";

export const meta = () =>
  pageMeta({
    title: pageTitle(JOBS.title),
    description: JOBS_DESCRIPTION,
    path: JOBS.to,
    picture: jobs[0]?.image,
    data: breadcrumbData(JOBS),
  });

/** Prints that were delivered. The screen exists only when there is such a job (app/routes.ts). */
export default function Jobs() {
  return (
    <>
      <PageHead title={JOBS.title} lead={JOBS_DESCRIPTION} tone="kraft" />
      <div className="wrap section">
        <JobGrid jobs={jobs} heading="h2" />
      </div>
      <WorkServices />
    </>
  );
}
