import type { ScreenHandle } from "../screen-handle.ts";
import { FALLBACK_TITLE, NOT_FOUND, RouteFallback } from "../sections/lost/route-fallback.tsx";
import { pageMeta } from "../seo/page-meta.ts";

export const handle: ScreenHandle = { callStrip: false };
export const meta = () =>
  pageMeta({
    title: FALLBACK_TITLE,
    description: "Địa chỉ này không có trang nào. Tìm theo tên sản phẩm, hoặc chọn trong danh mục in.",
    path: "/404",
    hidden: true,
  });

/** What stands at every address that is none of the site's. */
export default function NotFound() {
  return <RouteFallback message={NOT_FOUND} />;
}
