import { policies } from "virtual:content/site";
import { policyAddress } from "../addresses.ts";
import { policyOnPage, usePolicy } from "../data/policy-at.ts";
import { WorkServices } from "../sections/beside/work-services.tsx";
import { LoadFailed } from "../sections/lost/load-failed.tsx";
import { PolicyFacts } from "../sections/policies/policy-facts.tsx";
import { PolicyMissing } from "../sections/policies/policy-missing.tsx";
import { PolicyText } from "../sections/policies/policy-text.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { breadcrumbData } from "../seo/structured-data.ts";
import { LoadingPlaceholder } from "../ui/page/loading-placeholder.tsx";
import { NOT_FOUND_TITLE } from "../ui/page/not-found-title.ts";
import { PageHead } from "../ui/page/page-head.tsx";
import type { Route } from "./+types/policy.ts";

export const loader = ({ params }: Route.LoaderArgs) => policyOnPage(params.slug);
export const clientLoader = () => null;

export function meta({ params, loaderData }: Route.MetaArgs) {
  const path = policyAddress(params.slug);
  const { title } = headOf(params.slug);
  if (title === NOT_FOUND_TITLE) return pageMeta({ title, path, hidden: true });
  const description = loaderData?.policy?.description;
  return pageMeta({ title, ...(description && { description }), path, data: breadcrumbData({ title, to: path }) });
}

export default function Policy({ params, loaderData }: Route.ComponentProps) {
  return <PolicyScreen key={params.slug} slug={params.slug} prerendered={loaderData} />;
}

function PolicyScreen({ slug, prerendered }: { slug: string; prerendered: Route.ComponentProps["loaderData"] }) {
  const { data, loading } = usePolicy(slug, prerendered);
  const policy = data?.policy;
  const { title, tone } = headOf(slug);
  return (
    <>
      <PageHead title={title} lead={policy?.lead} tone={tone} />
      {policy ? (
        <>
          <PolicyFacts policy={policy} tone={tone} />
          <PolicyText policy={policy} />
        </>
      ) : (
        <div className="wrap section">
          {loading && <LoadingPlaceholder />}
          {data && <PolicyMissing />}
          {!data && !loading && <LoadFailed what="chính sách này" />}
        </div>
      )}
      <div data-screen-only>
        <WorkServices />
      </div>
    </>
  );
}

/** Known before the text is there: every page carries the titles, for the footer. */
function headOf(slug: string) {
  return policies.find((policy) => policy.slug === slug) ?? { title: NOT_FOUND_TITLE, tone: "kraft" as const };
}
