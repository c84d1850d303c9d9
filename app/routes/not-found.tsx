import type { ScreenHandle } from "../root.tsx";
import { RouteFallback } from "../sections/route-fallback.tsx";
import { pageMeta } from "../seo/page-meta.ts";

export const handle: ScreenHandle = { callStrip: false };
export const meta = () => pageMeta({ title: "Unexpected Application Error!", path: "/404", hidden: true });

/** Every address that is none of the site's. */
export default function NotFound() {
  return <RouteFallback message="404 Not Found" />;
}
