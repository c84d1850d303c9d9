/** A form whose page is loaded anew while it sends. Apart from the other journeys of the form: they stop the time, and then a browser does not say how it came to a page. */
import { shown } from "../clock.ts";
import { open } from "../inside.ts";
import { expect, hydrated, test } from "../site.ts";

const SEND = "**/api/v1.0/email/send-form";
const SUCCESS = "Email đã được gửi thành công!";

test.use({ allowed: /Error sending message/ });

test("a page that is loaded anew while it sends says that no yes has come, until one does @phone", async ({ page }) => {
  const form = page.getByRole("form", { name: "Vui lòng để lại thông tin của bạn" });
  const message = form.getByRole("textbox", { name: "Bạn cần in gì?" });
  const failed = form.getByText("Xưởng chưa báo nhận được");
  const answers: (() => Promise<void>)[] = [];
  const cutOff = async () => {
    await page.route(SEND, (route) => {
      answers.push(() => route.fulfill({ contentType: "text/plain", body: "OK" }));
    });
    const typed = { from_name: "Hà", from_phone: "0912345678", from_email: "ha@vidu.vn", message: "Bạt 3 × 1 m" };
    for (const [name, value] of Object.entries(typed)) await form.locator(`[name=${name}]`).fill(value);
    await form.getByRole("button").click();
    await expect.poll(() => answers.length).toBe(1);
    await page.reload();
    await expect(failed).toBeVisible();
    await expect(message).toHaveValue("Bạt 3 × 1 m");
    answers.splice(0);
  };
  await open(page, "/lien-he");
  await test.step("once the shop has it, nothing more is said of it", async () => {
    await cutOff();
    await form.getByRole("button").click();
    await expect.poll(() => answers.length).toBe(1);
    await expect(failed).toHaveCount(0);
    await answers.splice(0)[0]?.();
    await expect(page.getByText(SUCCESS)).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(message).toHaveValue("");
    await expect(failed).toHaveCount(0);
  });
  await test.step("nor after the form was sent without its script, which tells how that went", async () => {
    await cutOff();
    await page.unroute(SEND);
    await form.evaluate((element: HTMLFormElement) => element.submit());
    await expect(page.getByRole("heading", { name: SUCCESS })).toBeVisible();
    await open(page, "/lien-he");
    await expect(message).toHaveValue("Bạt 3 × 1 m");
    await expect(failed).toHaveCount(0);
  });
  await test.step("a late yes to other words, sent before, is none to these", async () => {
    await page.addInitScript(() => {
      const { setTimeout } = window;
      // What counts as failed after 15 seconds does so after one.
      Object.assign(window, {
        setTimeout: (then: () => void, after = 0, ...given: []) =>
          setTimeout(then, after === 15_000 ? 1000 : after, ...given),
      });
    });
    await cutOff();
    await form.getByRole("button").click();
    await expect.poll(() => answers.length).toBe(1);
    await expect(failed).toBeVisible();
    await message.fill("Bạt 5 × 1 m");
    await form.getByRole("button").click();
    await expect.poll(() => answers.length).toBe(2);
    const told = page.waitForResponse(SEND);
    await answers[0]?.();
    await (await told).finished();
    await shown(page); // as a page does that would take this for its answer
    await page.reload();
    await expect(message).toHaveValue("Bạt 5 × 1 m");
    await expect(failed).toBeVisible();
  });
});
