/** Every address of the site. Links are typed against this table; the build renders all of them (app/data/prerendered-addresses.build.ts). */
import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { hasJobs } from "./content/jobs.build.ts";
import { SITE_URL } from "./seo/whole-address.ts";

/** Files that mean nothing without the site's origin: without it there are no such addresses. */
const ofWholeAddresses = SITE_URL
  ? [route("sitemap.xml", "routes/files/sitemap.ts"), route("feed.xml", "routes/files/feed.ts")]
  : [];

/** Jobs done have a screen as soon as there is one job. */
const ofJobs = hasJobs() ? [route("viec-da-lam", "routes/jobs.tsx")] : [];

export default [
  index("routes/home.tsx"),
  route("gioi-thieu", "routes/introduction.tsx"),
  route("danh-muc-in", "routes/categories.tsx"),
  route("danh-muc-in/:slug", "routes/category.tsx"),
  route("thu-kho", "routes/try-size.tsx"),
  route("tin-tuc", "routes/news-list.tsx", [
    index("routes/news-page.tsx", { id: "routes/news-first-page" }),
    route("trang/:page", "routes/news-page.tsx", { id: "routes/news-later-page" }),
  ]),
  route("tin-tuc/:slug", "routes/article.tsx"),
  ...ofJobs,
  route("lien-he", "routes/contact.tsx"),
  route("chinh-sach/:slug", "routes/policy.tsx"),
  route("tim-kiem", "routes/search.tsx"),
  ...ofWholeAddresses,
  route("robots.txt", "routes/files/robots.ts"),
  route("llms.txt", "routes/files/llms.ts"),
  route("manifest.webmanifest", "routes/files/manifest.ts"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
