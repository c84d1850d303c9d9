/** Every kind of screen, those that found nothing too, for tests that hold a rule against all of them. */
import type { Page } from "@playwright/test";
import { emptyScreens, screens } from "./screens.ts";
import { expect } from "./site.ts";

/** In the order of the navigation. */
export const everyScreen = [...screens(), ...emptyScreens()];

/** Waits until a screen that was opened shows what it is there for. */
export async function expectFound(page: Page, address: string): Promise<void> {
  if (address.startsWith("/tim-kiem?")) await expect(page.getByText(/Không tìm thấy kết quả|bài viết\./)).toBeVisible();
}
