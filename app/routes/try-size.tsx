import { TRY_SIZE } from "../addresses.ts";
import { pageTitle } from "../content/site.ts";
import type { ScreenHandle } from "../screen-handle.ts";
import { docketHere } from "../sections/try-size/docket/late-docket.tsx";
import { TrySize } from "../sections/try-size/try-size.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { TRY_SIZE_DESCRIPTION } from "../seo/screen-descriptions.ts";
import { breadcrumbData } from "../seo/structured-data.ts";

/** No call strip, because the screen ends in a form of its own; the screen is not drawn before that form is there. */
export const handle: ScreenHandle = { callStrip: false, ready: docketHere };
/** Whatever the query, the canonical address is that of the screen. */
export const meta = () =>
  pageMeta({
    title: pageTitle(TRY_SIZE.title),
    description: TRY_SIZE_DESCRIPTION,
    path: TRY_SIZE.to,
    data: breadcrumbData(TRY_SIZE),
  });

/** Try the size: what to print, how large, where, with which file, as a ticket for the shop. */
export default function TrySizeScreen() {
  return <TrySize />;
}
