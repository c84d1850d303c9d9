import assert from "node:assert/strict";
import { test } from "node:test";
import routes from "../routes.ts";
import "./fixtures/site-module.ts";

const { pageMeta } = await import("./page-meta.ts");
const { articleData, breadcrumbData, businessData, websiteData } = await import("./structured-data.ts");
const { robots } = await import("./discovery.build.ts");

const PAGE = { title: "Tin tức", description: "Mô tả", path: "/tin-tuc", picture: "/pictures/x/1200.jpg" };
const ARTICLE = {
  title: "Bài",
  description: "Mô tả",
  date: "2026-11-21",
  image: "/pictures/x/1200.jpg",
  path: "/tin-tuc/bai",
};

test("without SITE_URL no tag and no entry holds half an address", () => {
  const data = [
    ...businessData(),
    ...websiteData(),
    ...articleData(ARTICLE),
    ...breadcrumbData({ title: "x", to: "/x" }),
  ];
  const said = JSON.stringify([pageMeta({ ...PAGE, data }), data]);
  for (const half of ["canonical", "og:url", "og:image", "@id", "BreadcrumbList", '"/'])
    assert.ok(!said.includes(half), `${half} in ${said}`);
  assert.ok(said.includes("og:title") && said.includes("LocalBusiness") && said.includes("BlogPosting"));
});

test("without SITE_URL there is neither sitemap nor feed, and robots.txt names none", () => {
  const files = routes.map(({ path }) => path).filter((path) => path?.includes("."));
  assert.deepEqual(files.toSorted(), ["llms.txt", "manifest.webmanifest", "robots.txt"]);
  assert.doesNotMatch(robots(), /Sitemap/);
});
