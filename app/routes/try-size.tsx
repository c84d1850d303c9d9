import { TRY_SIZE } from "../addresses.ts";
import { PERSON_SAID } from "../content/person.ts";
import { pageTitle } from "../content/site.ts";
import type { ScreenHandle } from "../screen-handle.ts";
import { docketHere } from "../sections/try-size/docket/late-docket.tsx";
import { TrySize } from "../sections/try-size/try-size.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { breadcrumbData } from "../seo/structured-data.ts";

const DESCRIPTION = `Xem khổ in đúng tỉ lệ bên người cao ${PERSON_SAID}, ướm file lên xem nét hay vỡ, nhìn từ 0,5 đến 20 m rồi gửi phiếu in cho xưởng. File không rời máy bạn.`;

/** No call strip, because the screen ends in a form of its own; the screen is not drawn before that form is there. */
export const handle: ScreenHandle = { callStrip: false, ready: docketHere };
/** Whatever the query, the canonical address is that of the screen. */
export const meta = () =>
  pageMeta({
    title: pageTitle(TRY_SIZE.title),
    description: DESCRIPTION,
    path: TRY_SIZE.to,
    data: breadcrumbData(TRY_SIZE),
  });

/** Try the size: what to print, how large, where, with which file, as a ticket for the shop. */
export default function TrySizeScreen() {
  return <TrySize />;
}
