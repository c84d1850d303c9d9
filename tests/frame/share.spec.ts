/** Sharing at the bottom of categories and articles (specification §2, §7; open point on share icons). */

import type { Locator } from "@playwright/test";
import { articles, categories, settings } from "../content.ts";
import { follow, open } from "../inside.ts";
import { ORIGIN } from "../outside/built-pages.ts";
import { BASE_URL, expect, test } from "../site.ts";

test.skip(({ isMobile }) => isMobile, "the same at every width");

const ARTICLE = `/tin-tuc/${articles[0]?.slug}`;
/** What is shared is the address the site has online, where the build knows it. */
const SHARED_FROM = ORIGIN || BASE_URL;
/** The sharing services (specification §7), each with the address to which the shared address is appended. */
const SHARING = [
  ["Facebook", "https://www.facebook.com/sharer/sharer.php?u="],
  ["Twitter", "https://twitter.com/intent/tweet?url="],
  ["Instagram", "https://www.instagram.com/?url="],
] as const;

test("categories and articles are shared, by link and by the business's own page", async ({ page }) => {
  const address = `/danh-muc-in/${categories[0]?.slug}`;
  await open(page, address);
  const share = page.getByRole("region", { name: "Chia sẻ" });

  await test.step("two more icons lead to the business's Facebook page in a new window", async () => {
    const links = share.locator(`a[href="${settings.links.facebook}"]`);
    await expect.soft(links).toHaveCount(2);
    for (const link of await links.all()) {
      await expect.soft(link).toHaveAttribute("target", "_blank");
      await expect.soft(link).toHaveAccessibleName(/\S/);
    }
  });

  await test.step("a page is shared in new windows with the site's address as a parameter", async () => {
    for (const shown of [address, ARTICLE]) {
      if (shown !== address) await follow(page, shown);
      for (const [name, sharing] of SHARING) {
        const link = share.getByRole("link", { name }).first();
        // The address bar is a moment ahead of the page: the link is waited for.
        await expect(link).toHaveAttribute("href", sharing + encodeURIComponent(SHARED_FROM + shown));
        await expect(link).toHaveAttribute("target", "_blank");
        expect(await isLeftToTheBrowser(link)).toBe(true);
      }
      await expect(page).toHaveURL(shown);
    }
  });
});

/**
 * Whether the browser itself answers a press on a link, because no script prevents that. The new window is not opened: only the browser decides when it
 * comes, and whether a test notices its first request.
 */
async function isLeftToTheBrowser(link: Locator): Promise<boolean> {
  // The listener is added in a step of its own: in one step with the press, the press might come first.
  const listening = await link.evaluateHandle(() => {
    const left = new Promise<boolean>((resolve) => {
      const answer = (press: MouseEvent) => {
        resolve(!press.defaultPrevented);
        press.preventDefault();
      };
      window.addEventListener("click", answer, { once: true });
    });
    return { left };
  });
  await link.click();
  return await listening.evaluate(({ left }) => left);
}

test("the link is copied, or handed to the browser's own share sheet", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    Object.assign(navigator, { share: async (data: ShareData) => Object.assign(window, { shared: data.url }) });
  });
  await open(page, ARTICLE);
  const share = page.getByRole("region", { name: "Chia sẻ" });

  await test.step("the browser's own share sheet is offered where there is one", async () => {
    await page.getByRole("button", { name: "Chia sẻ bằng ứng dụng khác" }).click();
    expect(await page.evaluate(() => (window as { shared?: string }).shared)).toBe(SHARED_FROM + ARTICLE);
  });
  await test.step("the page's link can be copied, and the copy is announced", async () => {
    await share.getByRole("button", { name: "Chép đường dẫn" }).click();
    await expect(share.getByRole("status")).toHaveText(/\S/);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(SHARED_FROM + ARTICLE);
  });
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
  await open(page, ARTICLE);
  const share = page.getByRole("region", { name: "Chia sẻ" });
  await share.getByRole("button", { name: "Chép đường dẫn" }).click();
  await expect(share.getByRole("status")).toHaveText("Đã chép đường dẫn.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(SHARED_FROM + ARTICLE);
});
