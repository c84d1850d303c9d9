/** Every kind of screen, those that found nothing too, for tests that hold a rule against all of them. */
import type { Page } from "@playwright/test";
import { open } from "./inside.ts";
import { emptyScreens, screens } from "./screens.ts";
import { expect } from "./site.ts";

/** In the order of the navigation. */
export const everyScreen = [...screens(), ...emptyScreens()];

/** Opens a screen and waits until it shows what it is there for. */
export async function openScreen(page: Page, address: string): Promise<void> {
  await open(page, address);
  if (address.startsWith("/tim-kiem?")) await expect(page.getByText(/Không tìm thấy kết quả|bài viết\./)).toBeVisible();
}
