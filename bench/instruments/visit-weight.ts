/** What a visit inside the site costs in data files, for the benchmark of growth. */
import type { Page } from "@playwright/test";

/**
 * A visitor comes to home, goes to the news, turns two pages, reads an article and goes back.
 *
 * @param page of a context that is new, in Chromium
 * @param origin of the server
 * @returns bytes that came for data files, headers included
 * @throws Error when a step fails or does not lead where it should
 */
export async function weighVisit(page: Page, origin: string): Promise<number> {
  const failures: string[] = [];
  page.on("console", (message) => message.type() === "error" && failures.push(message.text()));
  const fetched = await countFetched(page);
  const cards = page.getByRole("main").getByRole("article");

  await page.goto(`${origin}/`);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === "true");
  await page.getByRole("link", { name: "Đọc tất cả bài viết" }).click();
  await page.waitForURL(`${origin}/tin-tuc`);
  const shown = [await cards.nth(8).getByRole("heading").textContent()];
  for (const number of [2, 1]) {
    const link = page.getByRole("link", { name: `Trang ${number}`, exact: true });
    await link.click();
    await link.and(page.locator("[aria-current=page]")).waitFor(); // the address changes a moment before the screen does
    shown.push(await cards.first().getByRole("heading").textContent());
  }
  if (new Set(shown).size < shown.length) failures.push(`pages of the list show the same cards: ${shown}`);
  const [, , title] = shown;
  await cards.first().click();
  await page.getByRole("heading", { level: 1, name: title ?? "" }).waitFor();
  await page.goBack();
  await cards.first().waitFor();
  if (failures.length > 0) throw new Error(`A visit inside the site failed: ${failures.join("; ")}`);
  return fetched();
}

/** @returns a function that tells the bytes that have come for requests of scripts, as the browser counts them */
async function countFetched(page: Page): Promise<() => number> {
  const client = await page.context().newCDPSession(page);
  const asked = new Set<string>();
  let bytes = 0;
  client.on("Network.requestWillBeSent", ({ requestId, type }) => type === "Fetch" && asked.add(requestId));
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (asked.has(requestId)) bytes += encodedDataLength;
  });
  await client.send("Network.enable");
  return () => bytes;
}
