/** The docket of /thu-kho comes alive with the first sign of a visitor: nothing that is done to it before is lost. */
import type { Page } from "@playwright/test";
import { pass, stopTime } from "../clock.ts";
import { holdBack } from "../held-back.ts";
import { asNewVisitor, fillPerson, open } from "../inside.ts";
import { expect, test } from "../site.ts";

const DOCKET = "**/assets/docket-*.js";

/** Opens the screen without the docket's script. @returns lets the script come */
async function openWithout(page: Page, address = "/thu-kho"): Promise<() => void> {
  const come = await holdBack(page, DOCKET);
  await open(page, address);
  return come;
}

test("the docket's script is asked for at a sign of a visitor, not by a page that is only loaded @computer", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await stopTime(page);
  await open(page, "/thu-kho");
  await pass(page, 10_000);
  expect(asked.filter((address) => address.includes("/docket-"))).toEqual([]);
  const script = page.waitForRequest(DOCKET);
  await page.getByRole("heading", { name: "Phiếu in" }).click();
  await script;
});

test("what is chosen, typed and pressed before the docket's script has come is done once it has @phone", async ({
  page,
}) => {
  const come = await openWithout(page, "/thu-kho?in=standee&n=80&c=200");
  const row = (name: string) => page.getByRole("group", { name, exact: true });
  await page.getByRole("textbox", { name: "Ngang" }).fill("90");
  await page.getByRole("radio", { name: "Trong nhà" }).check();
  for (let press = 0; press < 2; press++) await page.getByRole("button", { name: "Thêm một" }).click();
  const name = page.getByRole("textbox", { name: "Họ và tên" });
  await name.fill("Trần Thị Bình");
  await expect(row("Chỗ dùng")).toContainText("chưa ghi");
  come();
  await expect(row("Khổ")).toContainText(/90\s×\s200\scm/);
  await expect(row("Chỗ dùng")).not.toContainText("chưa ghi");
  await expect(row("Số lượng, ngày cần")).toContainText("3 tấm");
  await expect(name).toBeFocused();
  await expect(name).toHaveValue("Trần Thị Bình");
  await expect(page).toHaveURL(/n=90&c=200&sl=3&cho=trong/);
  await page.reload();
  await expect(name, "is kept as a draft").toHaveValue("Trần Thị Bình");
});

test.describe("on a page that another program has changed", () => {
  // React says that it draws the page anew.
  test.use({ allowed: /React error #418/ });

  test("the docket comes where a translator was there before the script @computer", async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener("DOMContentLoaded", () => {
        const heading = document.querySelector("main h1");
        const words = document.createElement("font");
        words.textContent = "Try a size";
        heading?.replaceChildren(words);
      });
    });
    await open(page, "/thu-kho?in=standee&n=90&c=200");
    await expect(page.getByRole("heading", { name: "Phiếu in" })).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Ngang" })).toHaveValue("90");
  });
});

test("a ticket sent before the docket's script has come goes once it has, with the print that the address says @computer", async ({
  page,
}) => {
  const come = await openWithout(page, "/thu-kho?in=standee&n=80&c=200&sl=2&cho=trong&lau=thang");
  await fillPerson(page);
  const sent = page.waitForRequest((request) => request.method() === "POST" && request.url().includes("/send-form"));
  await page.getByRole("button", { name: "Gửi cho xưởng" }).click();
  come();
  expect((await sent).postDataBuffer()?.toString("utf8")).toContain("PHIẾU IN");
  await expect(page.getByText("Liên 2 ở xưởng")).toBeVisible();
});

test("the size that is pulled, typed, selected or chosen before the docket's script has come is kept once it has @computer", async ({
  page,
}) => {
  await test.step("the docket shows what was pulled and walked in the drawing before the script", async () => {
    const come = await openWithout(page, "/thu-kho?in=standee&n=80&c=200");
    const grip = page.getByRole("button", { name: /^Góc tấm in/ });
    for (let press = 0; press < 3; press++) await grip.press("Shift+ArrowRight");
    await expect(grip).toHaveAccessibleName(/Đang là 110/);
    come();
    await expect(page.getByRole("textbox", { name: "Ngang" })).toHaveValue("110");
  });
  await asNewVisitor(page);
  await test.step("what is typed before the script changes the print that the address says", async () => {
    const come = await openWithout(page, "/thu-kho?in=bat-hiflex&n=300&c=100");
    await page.getByRole("textbox", { name: "Ngang" }).fill("6");
    const name = page.getByRole("textbox", { name: "Họ và tên" });
    await name.fill("Trần Thị Bình");
    come();
    await expect(page.getByRole("group", { name: "Khổ", exact: true })).toContainText(/6\s×\s1\sm/);
    await expect(page.getByRole("textbox", { name: "Ngang" })).toHaveValue("6");
    await expect(name).toHaveValue("Trần Thị Bình");
    await expect(page).toHaveURL(/n=600&c=100/);
  });
  await asNewVisitor(page);
  await test.step("sides typed before the script are read in the unit that was chosen with them", async () => {
    const come = await openWithout(page);
    await page.getByRole("radio", { name: "m", exact: true }).check();
    await page.getByRole("textbox", { name: "Ngang" }).fill("1,2");
    await page.getByRole("textbox", { name: "Cao", exact: true }).fill("3");
    await page.getByRole("textbox", { name: "Họ và tên" }).fill("Trần Thị Bình");
    come();
    await expect(page.getByRole("group", { name: "Khổ", exact: true })).toContainText(/1,2\s×\s3\sm/);
    await expect(page.getByRole("textbox", { name: "Ngang" })).toHaveValue("1,2");
  });
  await asNewVisitor(page);
  await test.step("a side that is selected before the script is overwritten by what is typed after it", async () => {
    const come = await openWithout(page, "/thu-kho?in=bat-hiflex&n=300&c=100");
    const width = page.getByRole("textbox", { name: "Ngang" });
    await width.selectText();
    come();
    await expect(width).toHaveValue("3");
    await page.keyboard.type("6");
    await expect(page.getByRole("group", { name: "Khổ", exact: true })).toContainText(/6\s×\s1\sm/);
  });
  await asNewVisitor(page);
  await test.step("a whole size typed before the script, in a field that was left since, stands in both fields", async () => {
    const come = await openWithout(page);
    const width = page.getByRole("textbox", { name: "Ngang" });
    await width.fill("95x185");
    await width.blur();
    come();
    await expect(page.getByRole("textbox", { name: "Cao", exact: true })).toHaveValue("185");
    await expect(width).toHaveValue("95");
  });
});

test("a note typed before the docket's script is the ticket's, and the contact form's message stays the contact form's @computer", async ({
  page,
}) => {
  const contact = page.getByRole("textbox", { name: "Bạn cần in gì?" });
  await open(page, "/lien-he");
  await contact.fill("Lời của tôi");
  const come = await openWithout(page);
  await page.getByRole("textbox", { name: "Bạn cần in gì, khổ bao nhiêu?" }).fill("treo ở tầng 2");
  come();
  const note = page.getByRole("textbox", { name: /Dặn thêm/ });
  await expect(note).toHaveValue("treo ở tầng 2");
  await page.reload();
  await page.getByRole("heading", { name: "Phiếu in" }).click();
  await expect(note).toHaveValue("treo ở tầng 2");
  await open(page, "/lien-he");
  await expect(contact).toHaveValue("Lời của tôi");
});

test("a button that is held down while the docket comes stays under the finger, whatever the rows above it are by then", async ({
  page,
}) => {
  const come = await openWithout(page, "/thu-kho?in=bat-hiflex&n=600&c=300");
  const template = page.getByRole("button", { name: "Tải file mẫu PDF" });
  await template.scrollIntoViewIfNeeded();
  const place = async () => (await template.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const { x, y, width, height } = await place();
  // Near the lower edge of the button: the rows above it are less high for this print than in the built page.
  await page.mouse.move(x + width / 2, y + height - 2);
  await page.mouse.down();
  come();
  await expect(page.getByRole("group", { name: "Khổ", exact: true })).toContainText(/6\s×\s3\sm/);
  expect(Math.abs((await place()).y - y)).toBeLessThan(1);
  const file = page.waitForEvent("download");
  await page.mouse.up();
  expect((await file).suggestedFilename()).toBe("file-mau-bat-hiflex-600x300cm-1-10.pdf");
});

test.describe("where the docket's script does not come", () => {
  test.use({ allowed: /^(?:console|failed): .*(?:docket-|Failed to load resource)/ });

  test("what was sent before that was known goes as a plain form @computer", async ({ page }) => {
    const known = Promise.withResolvers<void>();
    await page.route(DOCKET, async (route) => {
      await known.promise;
      await route.abort();
    });
    await open(page, "/thu-kho");
    await fillPerson(page);
    await page.getByRole("textbox", { name: "Bạn cần in gì, khổ bao nhiêu?" }).fill("Standee 80 × 200 cm, hai tấm");
    await page.getByRole("button", { name: "Gửi cho xưởng" }).click();
    known.resolve();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Email đã được gửi thành công!");
  });

  test("that is said, and the script is asked for again when the visitor does something, the network is back or Back leads to the page @phone", async ({
    page,
  }) => {
    const missing = page.getByRole("status").getByText(/^Phần còn lại của phiếu chưa tải về được/);
    const row = page.getByRole("group", { name: "Số lượng, ngày cần", exact: true });
    await page.route(DOCKET, (route) => route.abort());
    await open(page, "/thu-kho?in=standee&n=80&c=200");
    await expect(missing).toBeVisible();
    await test.step("the message stands above the bar at the lower edge, and at the edge where there is no bar", async () => {
      const phone = page.viewportSize();
      const below = () => missing.evaluate((words) => innerHeight - words.getBoundingClientRect().bottom);
      const bar = await page.getByRole("navigation", { name: "Liên hệ nhanh" }).boundingBox();
      expect(await below()).toBe(16 + (bar?.height ?? 0));
      await page.setViewportSize({ width: 1280, height: 800 });
      expect(await below()).toBe(16);
      // As in the Safaris that place what is fixed within a size container against that container: the message stands beside the bench.
      await page.locator("main .on-dark").evaluate((bench) => bench.style.setProperty("contain", "layout"));
      expect(await below()).toBe(16);
      if (phone) await page.setViewportSize(phone);
    });
    await page.getByRole("textbox", { name: "Họ và tên" }).fill("Trần Thị Bình");
    await page.unroute(DOCKET);
    await page.getByRole("button", { name: "Thêm một" }).click();
    await expect(row).toContainText("2 tấm");
    await expect(missing).toBeHidden();
    await expect(page.getByRole("textbox", { name: "Họ và tên" })).toHaveValue("Trần Thị Bình");
    // `pageshow` as after Back: WebKit gives up the script when a link leads out of the page. Chromium keeps no page for Back in a test.
    for (const type of ["online", "pageshow"]) {
      await page.route(DOCKET, (route) => route.abort());
      await page.reload();
      await expect(missing).toBeVisible();
      await page.unroute(DOCKET);
      await page.evaluate((event) => dispatchEvent(new Event(event)), type);
      await expect(page.getByRole("textbox", { name: /Dặn thêm/ })).toBeVisible();
      await expect(missing).toBeHidden();
    }
  });

  test("its plain form stands, and the way on is open @computer", async ({ page }) => {
    await page.route(DOCKET, (route) => route.abort());
    await open(page, "/thu-kho");
    const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("/docket-"));
    await page.getByRole("textbox", { name: "Họ và tên" }).fill("Trần Thị Bình");
    await failed;
    await expect(page.getByRole("textbox", { name: "Bạn cần in gì, khổ bao nhiêu?" })).toHaveAttribute(
      "name",
      "message",
    );
    await expect(page.getByRole("textbox", { name: "Họ và tên" })).toHaveValue("Trần Thị Bình");
    await page.locator('a[href="/lien-he"]').first().dispatchEvent("click");
    await expect(page).toHaveURL("/lien-he");
  });
});
