/** What makes the site found: links a crawler can follow, words of each page, previews, structured data, sitemap, feed, manifest. */
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { parseAst } from "vite";
import { PREVIEW } from "../../app/content/pictures.ts";
import { pageAddresses } from "../../app/data/prerendered-addresses.build.ts";
import { BUILD_FOLDER, FORMER_FILE } from "../../contract/built-site.ts";
import { hanoiDay } from "../../contract/time-zone.ts";
import { articles, categories, phoneHours, settings } from "../content.ts";
import { BASE_URL, expect, test } from "../site.ts";
import {
  attribute,
  type BuiltPage,
  builtPages,
  elements,
  listedPages,
  metaOf,
  ORIGIN,
  SITE,
  sitemapAddresses,
  textOf,
  withinSite,
} from "./built-pages.ts";

test.skip(({ isMobile }) => isMobile, "files do not depend on the width");

type Entry = Record<string, unknown> & { "@type": string };
const read = (file: string) => readFileSync(path.join(SITE, file), "utf8");
const pageAt = (address: string) => builtPages.find((page) => page.address === address) as BuiltPage; // a missing one fails where it is used
const isFile = (address: string) => path.extname(address) !== "";
const linksOf = (page: BuiltPage) =>
  elements(page, "a")
    .map((link) => attribute(link, "href") ?? "")
    .filter((href) => /^(?:\/(?!\/)|#)/.test(href));
const dataOf = (page: BuiltPage) =>
  elements(page, "script")
    .filter(({ properties }) => properties.type === "application/ld+json")
    .map((script) => JSON.parse(textOf(script)) as Entry);
const headingOf = (page: BuiltPage) =>
  elements(page, "h1").map((heading) => textOf(heading).replace(/\s+/g, " ").trim());

test("from home, links lead to every page of the sitemap and to nothing broken or moved", async ({ request }) => {
  const seen = new Set<string>(["/"]);
  for (const address of seen) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status(), `${address}, linked within the site`).toBe(200);
    // A picture that opens large is a link to its file where there is no script.
    if (isFile(address)) continue;
    for (const href of linksOf(pageAt(address))) {
      const target = href.replace(/[?#].*$/, "") || address;
      const fragment = href.split("#")[1];
      if (fragment) {
        const ids = elements(pageAt(target)).map(({ properties }) => properties.id);
        expect.soft(ids, `${href} on ${address}`).toContain(fragment);
      }
      seen.add(target);
    }
  }
  expect([...seen].filter((address) => !isFile(address)).toSorted()).toEqual(sitemapAddresses.toSorted());
});

test("every page ends with the year in which it was built, by the clock of Hanoi", () => {
  for (const page of builtPages) {
    const built = statSync(path.join(SITE, page.address, "index.html")).mtime;
    const [footer] = elements(page, "footer");
    expect.soft(footer && textOf(footer), page.address).toContain(`© ${hanoiDay(built).slice(0, 4)} ${settings.name}`);
  }
});

test("the sitemap lists exactly the pages", () => {
  expect(sitemapAddresses.toSorted()).toEqual(listedPages.map(({ address }) => address).toSorted());
  expect(sitemapAddresses).toEqual(pageAddresses());
  for (const { slug, date } of articles)
    expect.soft(read("sitemap.xml")).toContain(`/tin-tuc/${slug}</loc><lastmod>${date}</lastmod>`);
});

test("each title and each description is its page's own", () => {
  for (const of of [
    (page: BuiltPage) => elements(page, "title").map(textOf).join(" | "),
    (page: BuiltPage) => metaOf(page, "description") ?? "",
  ]) {
    const pages = new Map<string, string>();
    for (const page of listedPages) {
      const words = of(page);
      expect.soft(words.trim(), page.address).not.toBe("");
      expect.soft(pages.get(words), `${page.address}: ${words}`).toBeUndefined();
      pages.set(words, page.address);
    }
  }
});

test("every page has one first heading, its canonical address and a preview of 1200 × 630", async ({ request }) => {
  const previews = new Set<string>();
  for (const page of listedPages) {
    const { address } = page;
    expect.soft(headingOf(page), address).toHaveLength(1);
    const canonical = elements(page, "link").filter(({ properties }) => [properties.rel].flat().includes("canonical"));
    expect
      .soft(
        canonical.map(({ properties }) => properties.href),
        address,
      )
      .toEqual([`${ORIGIN}${address}`]);
    expect.soft(metaOf(page, "og:url"), address).toBe(`${ORIGIN}${address}`);
    expect.soft(metaOf(page, "og:locale"), address).toBe("vi_VN");
    expect.soft(metaOf(page, "og:type"), address).toBe(/^\/tin-tuc\/(?!trang\/)/.test(address) ? "article" : "website");
    expect.soft(metaOf(page, "og:title"), address).toBe(elements(page, "title").map(textOf)[0]);
    expect.soft(metaOf(page, "og:description"), address).toBe(metaOf(page, "description"));
    expect.soft(metaOf(page, "twitter:card"), address).toBe("summary_large_image");
    // Checked to the letter, because services that show previews repair no address.
    const preview = metaOf(page, "og:image") ?? "";
    expect
      .soft(preview.startsWith(`${ORIGIN}/`) && !preview.startsWith(`${ORIGIN}//`), `${preview} of ${address}`)
      .toBe(true);
    expect.soft(metaOf(page, "twitter:image") ?? preview, address).toBe(preview);
    const isOwn = withinSite(preview) !== `/${PREVIEW.file}`;
    expect.soft(metaOf(page, "robots"), address).toBe(isOwn ? "max-image-preview:large" : undefined);
    previews.add(withinSite(preview));
  }
  for (const preview of previews) {
    const answer = await request.get(`${BASE_URL}${preview}`, { maxRedirects: 0 });
    expect.soft(answer.status(), preview).toBe(200);
    expect.soft(answer.headers()["content-type"], preview).toBe("image/jpeg");
    const { format, width, height } = await sharp(await answer.body()).metadata();
    expect.soft({ format, width, height }, preview).toEqual({ format: "jpeg", width: 1200, height: 630 });
  }
});

test("in a list of search results the page of all categories says what is printed, and where", () => {
  const said = metaOf(pageAt("/danh-muc-in"), "description")?.toLowerCase();
  for (const words of [settings.name, settings.address.city, ...categories.map(({ title }) => title)])
    expect.soft(said).toContain(words.toLowerCase());
});

test("search results and missing pages are not to be listed", () => {
  const others = builtPages.filter((page) => !listedPages.includes(page));
  expect(others.length).toBeGreaterThan(1);
  for (const page of others) {
    const hidden = metaOf(page, "robots") === "noindex";
    // What answers 404 is never listed; the search answers 200 and has to say so.
    if (page.address === "/tim-kiem") expect(hidden).toBe(true);
    expect.soft(metaOf(page, "og:url"), page.address).toBeUndefined();
  }
});

test("the structured data says what the page says", () => {
  for (const page of listedPages) {
    const { address } = page;
    const entries = dataOf(page);
    const typesOf = entries.map((entry) => entry["@type"]);
    const only = (type: string) => entries.find((entry) => entry["@type"] === type);
    for (const entry of entries) expect.soft(entry["@context"], address).toBe("https://schema.org");
    expect.soft(new Set(typesOf).size, address).toBe(typesOf.length);
    expect.soft(typesOf.includes("WebSite"), address).toBe(address === "/");
    expect.soft(typesOf.includes("LocalBusiness"), address).toBe(["/", "/lien-he"].includes(address));
    expect.soft(typesOf.includes("BreadcrumbList"), address).toBe(address !== "/");

    const way = only("BreadcrumbList")?.itemListElement as
      | { name: string; item: string; position: number }[]
      | undefined;
    const visible = elements(page, "nav").find(({ properties }) => properties.ariaLabel === "Đường dẫn");
    if (way) {
      expect
        .soft(
          way.map(({ position }) => position),
          address,
        )
        .toEqual(way.map((_, index) => index + 1));
      expect.soft(visible && textOf(visible), address).toBe(way.map(({ name }) => name).join(""));
      // Only the last step is marked as current: it is the page itself, and no link.
      const here = elements({ tree: { type: "root", children: visible ? [visible] : [] } }).filter(
        ({ properties }) => properties.ariaCurrent,
      );
      expect
        .soft(
          here.map((step) => [step.tagName, step.properties.ariaCurrent, textOf(step)]),
          address,
        )
        .toEqual([["span", "page", way.at(-1)?.name]]);
      // A later page of the list shows the way to the list.
      expect.soft(withinSite(way.at(-1)?.item ?? ""), address).toBe(address.replace(/\/trang\/\d+$/, ""));
      for (const { item } of way) expect.soft(sitemapAddresses, address).toContain(withinSite(item));
    }

    const category = categories.find(({ slug }) => address === `/danh-muc-in/${slug}`);
    const service = only("Service");
    expect.soft([service?.name, service?.description], address).toEqual([category?.title, category?.description]);

    const article = articles.find(({ slug }) => address === `/tin-tuc/${slug}`);
    const posting = only("BlogPosting");
    expect
      .soft([posting?.headline, posting?.description, posting?.datePublished], address)
      .toEqual([article?.title, article?.description, article?.date]);
    if (article) expect.soft(headingOf(page)).toEqual([article.title]);
  }
});

interface Hours {
  /** Missing in the hours of particular dates. */
  dayOfWeek?: string[];
  opens: string;
  closes: string;
}

/** Groups of days as the structured data must have them: all where the hours of all are known, otherwise none. */
const hoursOf = (groups: typeof settings.hours.phone) =>
  groups.every(({ times }) => times.length > 0)
    ? groups.flatMap(({ days, times }) =>
        times.map((one) => ({
          ...one,
          dayOfWeek: days.map((day) => day.replace(/^./, (letter) => letter.toUpperCase())),
        })),
      )
    : [];

test("the business in the structured data is the business of the page", () => {
  for (const address of ["/", "/lien-he"]) {
    const page = pageAt(address);
    const business = dataOf(page).find((entry) => entry["@type"] === "LocalBusiness");
    const phones = business?.telephone as string[];
    expect(phones).toHaveLength(settings.phones.length);
    for (const phone of phones) {
      expect(phone).toMatch(/^(?:\+84\d{9,10}|1[89]00\d{4,6})$/);
      expect(elements(page, "a").map(({ properties }) => properties.href)).toContain(`tel:${phone}`);
    }
    const contacts = business?.contactPoint as { telephone: string; hoursAvailable: Hours[] }[];
    expect(contacts.map(({ telephone }) => telephone)).toEqual(phones);
    for (const { hoursAvailable } of contacts)
      expect(hoursAvailable.filter(({ dayOfWeek }) => dayOfWeek)).toMatchObject(hoursOf(settings.hours.phone));
    // The workshop's own days; none of them where the hours of an open day are unknown.
    expect(business?.openingHoursSpecification ?? []).toMatchObject(hoursOf(settings.hours.workshop));
    expect(business?.address).toMatchObject({
      addressRegion: settings.address.city,
      addressCountry: settings.address.country,
    });
    expect(textOf(page.tree)).toContain(phoneHours);
    expect(textOf(page.tree)).toContain(settings.address.district);
  }
});

test("robots, feed and manifest are whole and lead to what exists", async ({ request }) => {
  expect(read("robots.txt")).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  expect(read("robots.txt")).not.toMatch(/^Disallow: \/$/m);
  const feed = read("feed.xml");
  for (const { slug } of articles.slice(0, 20)) expect.soft(feed).toContain(`<link href="${ORIGIN}/tin-tuc/${slug}"/>`);
  expect(feed.match(/<entry>/g)).toHaveLength(Math.min(20, articles.length));
  for (const file of ["feed.xml", "sitemap.xml"])
    expect((await request.get(`/${file}`)).headers()["content-type"]).toMatch(/xml/);
  const manifest = JSON.parse(read("manifest.webmanifest"));
  expect(manifest).toMatchObject({ name: settings.name, lang: "vi", start_url: "/" });
  for (const { src, sizes, type } of manifest.icons) {
    expect((await request.head(src)).headers()["content-type"]).toBe(type);
    if (type !== "image/png") continue;
    const { width, height } = await sharp(path.join(SITE, src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test("no script has a top-level await: Safari before 27 hands such a module out unfinished to the second script that imports it", () => {
  const carried = path.join(BUILD_FOLDER, FORMER_FILE); // not there where nothing was built before
  const former = existsSync(carried) ? (JSON.parse(readFileSync(carried, "utf8")) as Record<string, number>) : {};
  const scripts = globSync("assets/*.js", { cwd: SITE }).filter((file) => !(file.replaceAll(path.sep, "/") in former));
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((file) => waitsAtTop(parseAst(read(file))))).toEqual([]);
});

/** Whether a part of a syntax tree holds an `await` that stands in no function. */
function waitsAtTop(part: unknown): boolean {
  if (typeof part !== "object" || part === null) return false;
  const { type = "", await: waits } = part as { type?: string; await?: boolean };
  if (type.includes("Function")) return false;
  return type === "AwaitExpression" || waits === true || Object.values(part).some(waitsAtTop);
}
