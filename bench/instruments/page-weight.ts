/**
 * What a browser asks for to show a page, before anybody touches anything: bytes as sent, by kind. Shared by the test of the
 * budgets and the benchmark of growth.
 */
import type { Page, Response } from "@playwright/test";

/** A phone: width and height in CSS pixels, and device pixels for each. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;

/** Milliseconds after which the requests that go out in the background are under way (specification §7: 1 s). */
const SETTLED = 1_500;

/** Bytes of each kind, as sent. */
export interface PageWeight {
  html: number;
  css: number;
  script: number;
  fonts: number;
  /** The heaviest picture in the first view. */
  firstPicture: number;
  /** All pictures that were asked for. */
  pictures: number;
  /** The data files of the specification, in the background. */
  data: number;
  /** Icons, manifest and whatever else. */
  other: number;
  /** Addresses on other hosts that were asked for. */
  foreign: string[];
}

type Kind = Exclude<keyof PageWeight, "firstPicture" | "foreign">;

const KINDS: Record<string, Kind> = {
  document: "html",
  stylesheet: "css",
  script: "script",
  font: "fonts",
  image: "pictures",
  fetch: "data",
  xhr: "data",
};

/**
 * Loads a page and weighs what came.
 *
 * @param page of a context that is new, so that nothing is in its cache
 * @param url address with or without a host
 */
export async function weighPage(page: Page, url: string): Promise<PageWeight> {
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  await page.goto(url);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === "true");
  await page.waitForTimeout(SETTLED);
  await page.waitForLoadState("networkidle");

  const { origin } = new URL(page.url());
  const weight: PageWeight = {
    html: 0,
    css: 0,
    script: 0,
    fonts: 0,
    firstPicture: 0,
    pictures: 0,
    data: 0,
    other: 0,
    foreign: [],
  };
  const inFirstView = new Set(await picturesInView(page));
  for (const response of responses) {
    const address = response.url();
    if (new URL(address).origin !== origin) {
      weight.foreign.push(address);
      continue;
    }
    const bytes = sentBytes(response);
    weight[KINDS[response.request().resourceType()] ?? "other"] += bytes;
    if (inFirstView.has(address)) weight.firstPicture = Math.max(weight.firstPicture, bytes);
  }
  return weight;
}

/** Trusts the header, because the server gives the length of everything it sends, and a body of another length would be an answer cut short. */
function sentBytes(response: Response): number {
  const length = response.headers()["content-length"];
  if (length === undefined && response.status() < 300) throw new Error(`${response.url()} came without Content-Length`);
  return Number(length ?? 0);
}

function picturesInView(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        const { top, bottom, left, right } = image.getBoundingClientRect();
        return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && image.currentSrc !== "";
      })
      .map((image) => image.currentSrc),
  );
}
