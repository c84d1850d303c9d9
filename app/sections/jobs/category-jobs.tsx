import { categoryJobs } from "virtual:content/category-jobs";
import { JOBS } from "../../addresses.ts";
import { ArrowLink } from "../../ui/button.tsx";
import { JobGrid } from "./job-grid.tsx";

/** The newest jobs of a category; nothing where there are none. */
export function CategoryJobs({ slug }: { slug: string }) {
  const jobs = categoryJobs[slug] ?? [];
  if (jobs.length === 0) return null;
  return (
    <section aria-labelledby="category-jobs">
      <h2 id="category-jobs">{JOBS.title}</h2>
      <JobGrid jobs={jobs} heading="h3" />
      <p>
        <ArrowLink to={JOBS.to}>Xem hết việc đã làm</ArrowLink>
      </p>
    </section>
  );
}
