/** The contact form, through the real client of the e-mail service (specification §2 to §5, §7 to §9; open points on it). */
import type { Locator, Page } from "@playwright/test";
import { pass, stopTime } from "../clock.ts";
import { categories, settings } from "../content.ts";
import { holdBack } from "../held-back.ts";
import { follow, open } from "../inside.ts";
import { expect, test } from "../site.ts";

const SEND = "**/api/v1.0/email/send-form";
const SUCCESS = "Email đã được gửi thành công!";
const FAILURE = "Gửi email thất bại, vui lòng thử lại.";
const TYPED = {
  from_name: "Nguyễn Thu Hà",
  from_phone: "0912 345 678",
  from_email: "thuha@vidu.vn",
  message: "Bạt hiflex 3 × 1 m\ntreo ngoài trời",
};

const form = (page: Page) => page.getByRole("form", { name: "Vui lòng để lại thông tin của bạn" });
const submit = (page: Page) => form(page).getByRole("button");
function fields(page: Page): Record<keyof typeof TYPED, Locator> {
  return {
    from_name: form(page).getByRole("textbox", { name: "Họ và tên" }),
    from_phone: form(page).getByRole("textbox", { name: "Số điện thoại" }),
    from_email: form(page).getByRole("textbox", { name: "Email" }),
    message: form(page).getByRole("textbox", { name: "Bạn cần in gì?" }),
  };
}

async function fill(page: Page): Promise<void> {
  for (const [name, field] of Object.entries(fields(page))) await field.fill(TYPED[name as keyof typeof TYPED]);
}

async function expectTyped(page: Page, typed: boolean): Promise<void> {
  for (const [name, field] of Object.entries(fields(page))) {
    await expect(field).toHaveValue(typed ? TYPED[name as keyof typeof TYPED] : "");
  }
}

/** Counts the sendings and answers them all alike; without an answer they stay open. */
async function answerWith(page: Page, answer?: { status: number; body: string }): Promise<() => number> {
  let count = 0;
  await page.route(SEND, (route) => {
    count++;
    return answer ? route.fulfill({ contentType: "text/plain", ...answer }) : undefined;
  });
  return () => count;
}

test.beforeEach(async ({ page }) => stopTime(page));

for (const address of ["/lien-he", `/danh-muc-in/${categories[3]?.slug}`]) {
  test(`${address} sends the message to the server as the protocol says, announces it and clears the form @phone`, async ({
    page,
  }) => {
    await open(page, address);
    await fill(page);
    const sent = page.waitForRequest(SEND);
    await expect(submit(page)).toHaveText("Liên hệ ngay");
    await submit(page).click();
    const request = await sent;
    expect(request.method()).toBe("POST");
    expect(request.headers()["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
    const body = request.postDataBuffer()?.toString("utf8") ?? "";
    const part = (name: string) => new RegExp(`name="${name}"\r\n\r\n([\\s\\S]*?)\r\n--`).exec(body)?.[1];
    for (const [name, value] of Object.entries(TYPED)) expect(part(name)).toBe(value.replaceAll("\n", "\r\n"));
    expect(part("lib_version")).toMatch(/^\d+\.\d+\.\d+$/);
    for (const name of ["service_id", "template_id", "user_id"]) expect(part(name)).toMatch(/\S/);
    await expect(page.getByRole("status").getByText(SUCCESS)).toBeVisible();
    await expectTyped(page, false);
  });
}

test("the fields: what each takes and asks for, where the caret is seen, what is too long and what is blank @computer", async ({
  page,
}) => {
  const sendings = await answerWith(page, { status: 200, body: "OK" });
  await open(page, "/lien-he");
  const { from_name, from_email, from_phone, message } = fields(page);
  await test.step("all four fields are required and typed as the specification says, and the browser guards them; a line leads to the privacy policy", async () => {
    for (const field of [from_name, from_email, from_phone, message])
      await expect(field).toHaveAttribute("required", "");
    await expect(from_name).toHaveAttribute("type", "text");
    await expect(from_email).toHaveAttribute("type", "email");
    await expect(from_phone).toHaveAttribute("type", "tel");
    await expect(message).toHaveAttribute("rows", "4");
    await expect(form(page).getByRole("link", { name: "Chính sách bảo mật thông tin" })).toHaveAttribute(
      "href",
      "/chinh-sach/chinh-sach-bao-mat-thong-tin",
    );
    const calledWrong = form(page).locator("[aria-invalid=true]");
    for (const field of [from_name, from_email, from_phone, message])
      await expect(field, "not called wrong before it was asked").toHaveAttribute("aria-invalid", "false");
    await submit(page).click();
    await expect(from_name).toBeFocused();
    await expect(calledWrong).toHaveCount(4);
    await fill(page);
    await expect(calledWrong).toHaveCount(0);
    await from_email.fill("không phải email");
    await submit(page).click();
    await expect(from_email).toBeFocused();
    await expect(calledWrong).toHaveAttribute("name", "from_email");
    await pass(page, 20_000);
    expect(sendings()).toBe(0);
  });
  await test.step("where a browser brings the caret into view, the label of the field comes with it", async () => {
    await from_name.focus();
    await page.evaluate(() =>
      scrollBy({ top: (document.activeElement?.getBoundingClientRect().bottom ?? 0) + 100, behavior: "instant" }),
    );
    await expect(from_name).not.toBeInViewport();
    await page.keyboard.type("T");
    const top = (place: Locator) => place.evaluate((element) => element.getBoundingClientRect().top);
    const header = await page.getByRole("banner").evaluate((element) => element.getBoundingClientRect().bottom);
    await expect.poll(() => top(page.locator("label", { hasText: "Họ và tên" }))).toBeGreaterThan(header);
  });
  await test.step("a text that is too long for the shop is kept whole and its field says by how much; blanks count as nothing", async () => {
    await fill(page);
    const menu = "Bánh cuốn nóng ".repeat(700);
    await message.fill(menu);
    await from_phone.fill("0912 345 678 (chị Hà), ".repeat(5));
    await submit(page).click();
    await expect(from_phone).toBeFocused();
    await expect(from_phone).toHaveJSProperty(
      "validationMessage",
      "Ô này nhận nhiều nhất 100 ký tự, xin bớt 14 ký tự.",
    );
    await from_phone.fill(TYPED.from_phone);
    await submit(page).click();
    await expect(message).toBeFocused();
    await expect(message).toHaveJSProperty(
      "validationMessage",
      "Ô này nhận nhiều nhất 10.000 ký tự, xin bớt 499 ký tự.",
    );
    await expect(message).toHaveValue(menu);
    expect(sendings()).toBe(0);
    await message.fill(menu.slice(0, 10_000));
    await submit(page).click();
    await expect(page.getByText(SUCCESS)).toBeVisible();
    await page.mouse.move(0, 0); // a notice that comes under the mouse stays

    await pass(page, 5000);
    await expect(page.getByText(SUCCESS)).toHaveCount(0);
    await fill(page);
    await from_name.fill("   ");
    await submit(page).click();
    await expect(from_name).toBeFocused();
    await expect(from_name).toHaveJSProperty("validity.valueMissing", true);
    expect(sendings()).toBe(1);
    await from_name.fill("Nguyễn\tThu Hà");
    await message.fill(" \n ");
    await submit(page).click();
    await expect(message).toBeFocused();
    await message.fill(TYPED.message);
    await submit(page).click();
    await expect(page.getByText(SUCCESS)).toBeVisible();
    expect(sendings()).toBe(2);
  });
});

test("a message that arrives: its notice, how long the notice stands, and a second tap @computer", async ({ page }) => {
  await open(page, "/lien-he");
  await test.step("an answer of 200 or with 'OK' is a success, and the notice goes after 3 s, or by its close button", async () => {
    const succeeds = async (answer: { status: number; body: string }) => {
      await answerWith(page, answer);
      await fill(page);
      await submit(page).click();
      await expect(page.getByText(SUCCESS)).toBeVisible();
      await expectTyped(page, false);
    };
    await succeeds({ status: 200, body: "bất kỳ" });
    await pass(page, 2990);
    await expect(page.getByText(SUCCESS)).toBeVisible();
    await pass(page, 10);
    await expect(page.getByText(SUCCESS)).toHaveCount(0);
    await succeeds({ status: 202, body: "OK" });
    await page.getByRole("button", { name: "Đóng thông báo" }).click();
    await expect(page.getByText(SUCCESS)).toHaveCount(0);
  });
  await test.step("mouse and focus hold the notice, and its 3 s begin anew when they leave", async () => {
    const notice = page.getByText(SUCCESS);
    const holds: [hold: () => Promise<void>, leave: () => Promise<void>][] = [
      [() => notice.hover(), () => page.mouse.move(2, 2)],
      [() => page.getByRole("button", { name: "Đóng thông báo" }).focus(), () => page.getByRole("main").focus()],
    ];
    for (const [hold, leave] of holds) {
      await fill(page);
      await submit(page).click();
      await expect(notice).toBeVisible();
      await pass(page, 2000);
      await hold();
      await pass(page, 20_000);
      await expect(notice).toBeVisible();
      await leave();
      await pass(page, 2990);
      await expect(notice).toBeVisible();
      await pass(page, 10);
      await expect(notice).toHaveCount(0);
    }
  });
  await test.step("a second tap right after the answer does nothing, and no empty field is marked", async () => {
    const count = await answerWith(page, { status: 200, body: "OK" });
    await fill(page);
    await submit(page).click();
    await expectTyped(page, false);
    await submit(page).click();
    await expect(form(page).locator(":user-invalid")).toHaveCount(0);
    await expect(page.getByText(SUCCESS)).toBeVisible();
    // A later press is meant as one.
    await pass(page, 1000);
    await submit(page).click();
    await expect(fields(page).from_name).toBeFocused();
    expect(count()).toBe(1);
  });
});

test.describe("where sending fails", () => {
  test.use({ allowed: /Failed to load resource|net::ERR_FAILED|Error sending message/ });

  test("the failure is announced with other ways, everything typed stays, and the next try succeeds @phone", async ({
    page,
  }) => {
    await answerWith(page, { status: 500, body: "Internal error" });
    await open(page, "/lien-he");
    await fill(page);
    // As low as a thumb finds it: what stays said below the button is under the bar of the four contacts then.
    await submit(page).evaluate((button) => button.scrollIntoView({ behavior: "instant", block: "end" }));
    await submit(page).click();
    const notice = page.getByRole("alert");
    await expect(notice.getByText(FAILURE)).toBeVisible();
    await expect(notice.getByRole("link", { name: settings.phones[0] })).toHaveAttribute("href", /^tel:/);
    await expect(notice.getByRole("link", { name: "Zalo" })).toHaveAttribute("href", settings.links.zalo ?? "");
    await expectTyped(page, true);
    await pass(page, 3000);
    await expect(page.getByText(FAILURE)).toHaveCount(0);
    const bar = page.getByRole("navigation", { name: "Liên hệ nhanh" });
    const edge = await bar.evaluate((element) => element.getBoundingClientRect().top);
    const bottom = (words: string) =>
      form(page)
        .getByText(words)
        .evaluate((element) => element.getBoundingClientRect().bottom);
    await expect.poll(() => bottom("Xưởng chưa báo nhận được")).toBeLessThan(edge);
    await page.unroute(SEND);
    await answerWith(page, { status: 200, body: "OK" });
    await submit(page).evaluate((button) => button.scrollIntoView({ behavior: "instant", block: "end" }));
    await submit(page).click();
    await expect(page.getByText(SUCCESS)).toBeVisible();
    await expectTyped(page, false);
    await pass(page, 3000);
    await expect.poll(() => bottom("không cần gửi lại")).toBeLessThan(edge);
  });

  test("a message on its way: the button says so, nothing is sent twice, and no answer is a failure @computer", async ({
    page,
  }) => {
    const count = await answerWith(page);
    await open(page, "/lien-he");
    await test.step("while a message is on its way the button says so, and nothing is sent twice", async () => {
      await fill(page);
      await submit(page).dblclick();
      await expect(submit(page)).toHaveAttribute("aria-busy", "true");
      await expect(submit(page)).not.toHaveText("Liên hệ ngay");
      await fields(page).from_name.press("Enter");
      await submit(page).click({ force: true });
      await expect.poll(count, "what sends comes after the press").toBe(1);
      await pass(page, 5000);
      expect(count()).toBe(1);
      await expectTyped(page, true);
    });
    await test.step("an answer that has not come after 15 s is a failure", async () => {
      await pass(page, 9990);
      await expect(submit(page)).toHaveAttribute("aria-busy", "true");
      await expect(page.getByText(FAILURE)).toHaveCount(0);
      await pass(page, 10);
      await expect(page.getByText(FAILURE)).toBeVisible();
      await expect(submit(page)).toHaveText("Liên hệ ngay");
      await expectTyped(page, true);
    });
  });

  test("what was typed and the other ways stay where they are needed @computer", async ({ page }) => {
    await test.step("once the notice has gone, the telephone and Zalo stay by the form until the visitor sends again", async () => {
      await answerWith(page, { status: 503, body: "" });
      await open(page, "/lien-he");
      await fill(page);
      const logged = page.waitForEvent("console", (entry) => entry.text().startsWith("Error sending message"));
      await submit(page).click();
      expect((await logged).text()).toContain("503");
      await expect(page.getByText(FAILURE)).toBeVisible();
      await fields(page).message.focus();
      await pass(page, 60_000);
      await expect(page.getByText(FAILURE)).toHaveCount(0);
      await expect(fields(page).message, "who writes on is not interrupted").toBeFocused();
      await expect(form(page).getByRole("link", { name: settings.phones[0] })).toBeVisible();
      await expect(form(page).getByRole("link", { name: "Zalo" })).toHaveAttribute("href", settings.links.zalo ?? "");
      await page.unroute(SEND);
      await answerWith(page, { status: 200, body: "OK" });
      await submit(page).click();
      await expect(page.getByText(SUCCESS)).toBeVisible();
      await expect(form(page).getByRole("link", { name: "Zalo" })).toHaveCount(0);
      await page.unroute(SEND);
    });
    await test.step("what is typed survives a reload and shows in the form of a category too", async () => {
      await fill(page);
      await page.reload();
      await expectTyped(page, true);
      await open(page, `/danh-muc-in/${categories[0]?.slug}`);
      await expectTyped(page, true);
    });
    await test.step("a broken line fails, and what was typed survives that and a reload", async () => {
      await page.route(SEND, (route) => route.abort());
      await submit(page).click();
      await expect(page.getByText(FAILURE)).toBeVisible();
      await page.reload();
      await expectTyped(page, true);
    });
  });

  test("an answer that comes after all, and how a sending ended while the visitor was elsewhere @computer", async ({
    page,
  }) => {
    const answers: (() => Promise<void>)[] = [];
    await page.route(SEND, (route) => {
      answers.push(() => route.fulfill({ contentType: "text/plain", body: "OK" }));
    });
    const send = async () => {
      await fill(page);
      await submit(page).click();
      await expect.poll(() => answers.length).toBe(1);
    };
    const arrives = () => answers.splice(0)[0]?.();
    const failed = form(page).getByText("Xưởng chưa báo nhận được");
    const expectToldAsSent = async () => {
      await expect(page.getByText(SUCCESS)).toBeVisible();
      await expect(failed).toHaveCount(0);
      await expectTyped(page, false);
    };
    await open(page, "/lien-he");
    await test.step("a message that counts as failed and arrives after all is told as sent", async () => {
      await send();
      await pass(page, 15_000);
      await expect(failed).toBeVisible();
      await arrives();
      await expectToldAsSent();
    });
    await test.step("what was written since is neither cleared nor called sent", async () => {
      await send();
      await pass(page, 15_000);
      await fields(page).message.fill("Bạt 5 × 1 m");
      const told = page.waitForResponse(SEND);
      await arrives();
      await (await told).finished();
      await pass(page, 100);
      await expect(page.getByText(SUCCESS)).toHaveCount(0);
      await expect(failed).toBeVisible();
      await expect(fields(page).message).toHaveValue("Bạt 5 × 1 m");
    });
    await test.step("the same words sent again are sent once the shop has them, whichever of the two it answers", async () => {
      await open(page, "/lien-he");
      await send();
      await pass(page, 15_000);
      await expect(failed).toBeVisible();
      await submit(page).click();
      await expect.poll(() => answers.length).toBe(2);
      await answers.shift()?.();
      await expect(page.getByText(SUCCESS)).toBeVisible();
      await pass(page, 15_000);
      await expect(failed).toHaveCount(0);
      await expectTyped(page, false);
      answers.splice(0);
    });
    await test.step("also where the second was refused", async () => {
      await send();
      await pass(page, 15_000);
      await page.route(SEND, (route) => route.fulfill({ status: 503, body: "" }), { times: 1 });
      await submit(page).click();
      await expect(page.getByRole("alert").getByText(FAILURE)).toBeVisible();
      await expectTyped(page, true);
      await arrives();
      await expectToldAsSent();
    });
    await test.step("the next form tells of a failure that came while the visitor was on a page without a form", async () => {
      await send();
      await follow(page, "/tin-tuc");
      await pass(page, 15_000);
      await follow(page, "/lien-he");
      await pass(page, 1000);
      await expect(page.getByRole("alert").getByText(FAILURE)).toBeVisible();
      await expect(failed).toBeVisible();
      await expectTyped(page, true);
      answers.splice(0);
    });
  });
});

test("a message goes without the official client where that does not come @computer", async ({ page }) => {
  await open(page, "/lien-he");
  const come = await holdBack(page, "**/assets/*.js"); // the client is asked for with the first touch of the form
  const sent = page.waitForRequest(SEND);
  await fill(page);
  await submit(page).click();
  await pass(page, 4000);
  expect((await sent).postDataBuffer()?.toString("utf8")).toContain(TYPED.from_name);
  await expect(page.getByText(SUCCESS)).toBeVisible();
  come();
});
