/** /thu-kho and a category's size for those who hear them: what is told, and when; and where the focus is once what was pressed has gone away. */
import type { Page } from "@playwright/test";
import { pass, stopTime } from "../clock.ts";
import { open } from "../inside.ts";
import { expect, test } from "../site.ts";
import { choose, grip, row, width } from "./parts.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.skip(({ isMobile }) => isMobile, "the same at every width");

/** Milliseconds: longer than the announcement waits after the last change. */
const RESTED = 800;

/** The region that announces how the print has changed; a category has another one further down, for the brief in its form. */
const told = (page: Page) => page.locator("main [role=status].visually-hidden").first();
const plain = async (page: Page) => ((await told(page).textContent()) ?? "").replaceAll("\u00a0", " ");

for (const address of ["/thu-kho?in=standee&n=80&c=200", "/danh-muc-in/in-standee"]) {
  test(`${address} announces nothing as it opens, then only what has changed, once the changes rest, and calls no side wrong before the typing rests`, async ({
    page,
  }) => {
    await stopTime(page);
    await open(page, "/lien-he"); // what the pages share is in the cache by then
    await open(page, address);
    await pass(page, RESTED);
    expect(await plain(page)).toBe("");
    await grip(page).press("ArrowRight");
    await grip(page).press("ArrowRight");
    expect(await plain(page)).toBe("");
    await pass(page, RESTED);
    expect(await plain(page)).toBe("82 × 200 cm, 1,64 mét vuông");
    await page.getByRole("button", { name: "Thêm một" }).press("Enter");
    await pass(page, RESTED);
    expect(await plain(page)).toBe("2 tấm, 3,28 mét vuông");

    const wrong = page.getByRole("main").getByRole("alert").filter({ hasText: "Nhỏ nhất" });
    await width(page).fill("");
    await width(page).press("5");
    await expect(wrong).toHaveCount(0);
    await width(page).press("0");
    await pass(page, RESTED);
    await expect(wrong).toHaveCount(0);
    await width(page).press("Backspace");
    await pass(page, RESTED);
    await expect(wrong).toHaveText(/^Nhỏ nhất 10 cm\./);
    await expect(width(page)).toHaveAttribute("aria-invalid", "true");
    await expect(width(page)).toHaveAttribute("aria-description", "xăng-ti-mét");
  });
}

test("the distance is the value of the slider, not its name; the button back to the whole scene gives the focus to the slider; new advice on the material is announced", async ({
  page,
}) => {
  await open(page, "/thu-kho?in=standee&n=80&c=200&xa=2");
  const slider = page.getByRole("slider", { name: "Người xem đứng cách", exact: true });
  await slider.press("ArrowRight");
  await expect(slider).toHaveAttribute("aria-valuetext", "3 mét");
  await page.getByRole("button", { name: "Xem cả cảnh" }).press("Enter");
  await expect(slider).toBeFocused();
  const advice = row(page, "Chỗ dùng").getByRole("status");
  await expect(advice).toContainText("Chọn trong nhà hay ngoài trời");
  await page.getByRole("radio", { name: "Trong nhà" }).check();
  await expect(advice).toHaveText(/^Nên in \S/);
});

test("the loupe goes where the visitor taps, and follows no other button; a print made to fit its file leaves the focus in the file's row", async ({
  page,
}) => {
  await open(page, "/thu-kho?in=standee&n=80&c=200");
  await choose(page, "jpeg-rgb-72.jpg"); // 900 × 600
  const loupe = page.getByRole("button", { name: /^(?:Soi 1:1|Từ 2\s)/ });
  await expect(loupe).toHaveAccessibleName(/^Soi 1:1/); // begins with the words that are visible on it (WCAG 2.2, 2.5.3)
  await loupe.press("Enter");
  await expect(loupe).toHaveAccessibleName(/^Từ 2\sm/);
  const print = page.locator("[data-print]").first();
  const box = await print.boundingBox();
  if (!box) throw new Error("There is no print.");
  const place = { x: box.x + box.width * 0.25, y: box.y + box.height * 0.75 };
  await page.mouse.click(place.x, place.y);
  const ring = page.getByRole("button", { name: /^Điểm đặt kính soi/ });
  const isThere = () =>
    expect
      .poll(async () => {
        const { x, y, width: wide, height: tall } = (await ring.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
        return Math.hypot(x + wide / 2 - place.x, y + tall / 2 - place.y);
      })
      .toBeLessThan(3);
  await isThere();
  // After a press of the right button, whose release goes to the menu, the loupe does not follow the mouse.
  await page.mouse.move(place.x, place.y);
  await page.mouse.down({ button: "right" });
  await page.mouse.move(place.x + 20, place.y - 60, { steps: 3 });
  await isThere();
  await page.mouse.up({ button: "right" });
  await page.getByRole("button", { name: /^Sửa khổ theo file/ }).press("Enter");
  await expect(page.getByLabel("Đổi file in")).toBeFocused();
});
