/** Sharing at the bottom of categories and articles (specification §2, §7; open point on share icons). */

import { articles, categories, settings } from "../content.ts";
import { open } from "../inside.ts";
import { ORIGIN } from "../outside/built-pages.ts";
import { answerOtherHosts, BASE_URL, expect, test } from "../site.ts";

test.skip(({ isMobile }) => isMobile, "the same at every width");

/** What is shared is the address the site has online, where the build knows it. */
const SHARED_FROM = ORIGIN || BASE_URL;
const SHARING = [
  ["Facebook", "https://www.facebook.com/sharer/sharer.php", "u"],
  ["Twitter", "https://twitter.com/intent/tweet", "url"],
  ["Instagram", "https://www.instagram.com/", "url"],
] as const;

for (const address of [`/danh-muc-in/${categories[0]?.slug}`, `/tin-tuc/${articles[0]?.slug}`]) {
  test(`${address} is shared in new windows with the site's address as a parameter`, async ({ page, context }) => {
    await answerOtherHosts(context);
    await open(page, address);
    const share = page.getByRole("region", { name: "Chia sẻ" });
    for (const [name, target, parameter] of SHARING) {
      const opened = page.waitForEvent("popup");
      await share.getByRole("link", { name }).filter({ hasNotText: "Fb" }).first().click();
      await (await opened).waitForURL(/^https:/); // a new window begins empty
      const shared = new URL((await opened).url());
      expect(shared.origin + shared.pathname).toBe(target);
      expect([...shared.searchParams]).toEqual([[parameter, SHARED_FROM + address]]);
      await (await opened).close();
    }
    await expect(page).toHaveURL(address);
  });
}

test("two more icons lead to the business's Facebook page in a new window", async ({ page }) => {
  await open(page, `/danh-muc-in/${categories[0]?.slug}`);
  const links = page.getByRole("region", { name: "Chia sẻ" }).locator(`a[href="${settings.links.facebook}"]`);
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAccessibleName(/\S/);
  }
});

test("the page's link can be copied, and the copy is announced", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const address = `/tin-tuc/${articles[0]?.slug}`;
  await open(page, address);
  const share = page.getByRole("region", { name: "Chia sẻ" });
  await share.getByRole("button", { name: "Chép đường dẫn" }).click();
  await expect(share.getByRole("status")).toHaveText(/\S/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(SHARED_FROM + address);
});

test("the link is copied also where the browser keeps the clipboard from scripts, as within another app", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    if (!navigator.clipboard) return; // the blank page before the site's
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("kept", "NotAllowedError"));
  });
  const address = `/tin-tuc/${articles[0]?.slug}`;
  await open(page, address);
  const share = page.getByRole("region", { name: "Chia sẻ" });
  await share.getByRole("button", { name: "Chép đường dẫn" }).click();
  await expect(share.getByRole("status")).toHaveText("Đã chép đường dẫn.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(SHARED_FROM + address);
});

test("the browser's own share sheet is offered where there is one", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { share: async (data: ShareData) => Object.assign(window, { shared: data.url }) });
  });
  const address = `/tin-tuc/${articles[0]?.slug}`;
  await open(page, address);
  await page.getByRole("button", { name: "Chia sẻ bằng ứng dụng khác" }).click();
  expect(await page.evaluate(() => (window as { shared?: string }).shared)).toBe(SHARED_FROM + address);
});
