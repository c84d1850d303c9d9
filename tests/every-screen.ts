/** Every kind of screen, including those that found nothing, for tests of rules that hold for all. */
import type { Page } from "@playwright/test";
import { emptyScreens, screens } from "./screens.ts";
import { expect } from "./site.ts";

/** In the order of the navigation. */
export const everyScreen = [...screens(), ...emptyScreens()];

/** Waits until an opened screen shows its content: only search results come later than the screen. */
export async function expectFound(page: Page, address: string): Promise<void> {
  if (address.startsWith("/tim-kiem?")) await expect(page.getByText(/Không tìm thấy kết quả|bài viết\./)).toBeVisible();
}
