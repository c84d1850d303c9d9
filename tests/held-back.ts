/** Files that a page asks for and gets when the test lets it have them. */
import type { Page } from "@playwright/test";

/**
 * @param files their addresses, as `page.route` takes them
 * @returns lets the files come
 */
export async function holdBack(page: Page, files: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
