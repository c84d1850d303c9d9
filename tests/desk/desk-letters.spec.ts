import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { answered, test as base, faults, goTo, KILLED, letterArrives, ON_A_PHONE, outboxOf } from "./desk.ts";
import type { RunningDesk } from "./running-desk.ts";

const HOUR = 3_600_000;

const TICKET = `PHIẾU IN – In ấn Hoàng Gia
In: Standee
Khổ: 80 × 200 cm (ngang × cao)
Số lượng: 6, mỗi tấm 1,6 m², cộng 9,6 m²
Chỗ dùng: trong nhà, người xem cách 2 m
File: chưa có
Xem khổ: https://vidu.vn/thu-kho?in=standee&n=80&c=200&sl=6
Nhờ xưởng báo giá giúp.`;

const letters = {
  ha: { from_name: "Nguyễn Thu Hà", from_phone: "0900 000 117", from_email: "thuha@vidu.vn", message: TICKET },
  lan: {
    from_name: "Phạm Ngọc Lan",
    from_phone: "024 3000 0009",
    from_email: "lan@vidu.vn",
    message: "=1+1\nBackdrop 4 x 2,5 m",
  },
};

/** The ids of the two letters by name; new ids for each test, so that nothing the shop did with a letter of an earlier test counts for them. */
type Ids = Record<keyof typeof letters, string>;

const test = base.extend<{ ids: Ids }>({
  ids: [
    async ({ desk }, use) => {
      const now = Date.now();
      const ids = {
        ha: await letterArrives(desk, letters.ha, now - HOUR),
        lan: await letterArrives(desk, letters.lan, now - HOUR),
      };
      const outbox = outboxOf(desk);
      const owner = randomUUID();
      await outbox.claim({ owner, now, leaseUntil: now + HOUR, most: 2 });
      await outbox.recordSent(ids.ha, now);
      const error = "Invalid login: 535 5.7.8 Error: authentication failed";
      await outbox.recordFailure({ id: ids.lan, owner, error, nextAttemptAt: undefined });
      await outbox.close();
      await use(ids);
    },
    { auto: true },
  ],
});

/** @param letter the one that is read; without it, the list */
const openLetters = (page: Page, desk: RunningDesk, letter?: string) =>
  answered(page, /\/letters$/, () => page.goto(`${desk.address}/thu-khach${letter ? `/${letter}` : ""}`));

/** The mark beside a field: whether the desk has saved what stands in it. */
const noteMark = (page: Page) => page.locator(".note-h .saved");
const replyMark = (page: Page) => page.locator(".reply-f .saved");

test("what is typed while the desk is down is told from what is saved, and reaches the desk by itself when it is back, also for a letter that is not looked at any more", async ({
  page,
  desk,
  ids,
  allow,
}) => {
  allow(KILLED);
  await page.setViewportSize(ON_A_PHONE); // where list and letter take turns
  await openLetters(page, desk, ids.ha);
  await expect(noteMark(page)).toHaveText("");
  const box = page.getByRole("textbox", { name: "Lời trả lời" });
  await page.getByLabel("Ghi chú").fill("khách quen");
  await expect(noteMark(page)).toHaveText("Đã lưu");
  await desk.kill();
  await box.fill("Dạ em báo giá chiều nay ạ.");
  await page.getByLabel("Ghi chú").fill("khách quen, lấy hóa đơn");
  await expect(replyMark(page)).toHaveText("Chưa lưu được, đang thử lại");
  await expect(noteMark(page)).toHaveText("Chưa lưu được, đang thử lại");
  const toList = page.locator(".crumb a").filter({ hasText: "Thư khách" });
  const toLetter = page.locator(".lead").filter({ hasText: "Nguyễn Thu Hà" });
  await toList.click();
  await toLetter.click();
  await expect(box).toHaveText("Dạ em báo giá chiều nay ạ.");
  await expect(replyMark(page)).toHaveText("Chưa lưu được, đang thử lại");
  await toList.click();
  await desk.start();
  const file = path.join(desk.folder, "letters", `${ids.ha}.json`);
  await expect.poll(() => readFileSync(file, "utf8"), { timeout: 20_000 }).toContain("lấy hóa đơn");
  await toLetter.click();
  await expect(replyMark(page)).toHaveText("Đã lưu");
  await expect(noteMark(page)).toHaveText("Đã lưu");
  await answered(page, /\/letters$/, () => page.reload());
  await expect(box).toHaveText("Dạ em báo giá chiều nay ạ.");
  await expect(page.getByLabel("Ghi chú")).toHaveValue("khách quen, lấy hóa đơn");
});

test("deleting lists the letters with the same number or e-mail, asks for the four last digits, and leaves nothing of those that are ticked", async ({
  page,
  desk,
  ids,
}) => {
  for (const from_name of ["Hà, số khác", "Chị Hoa cùng công ty"])
    await letterArrives(desk, { ...letters.ha, from_name, from_phone: "0900 000 222" });
  await page.setViewportSize(ON_A_PHONE);
  await openLetters(page, desk, ids.ha);
  await page.getByRole("radio", { name: "Chốt", exact: true }).click();
  await expect(page.getByText("Nguyễn Thu Hà: chốt.")).toBeVisible();
  await expect.poll(() => existsSync(path.join(desk.folder, "letters", `${ids.ha}.json`))).toBe(true);
  await page.getByRole("button", { name: "Việc khác với thư này" }).click();
  await page.getByRole("menuitem", { name: /xóa thông tin/ }).click();
  const list = page.getByRole("list", { name: "Thư của khách này" });
  await expect(list.getByRole("checkbox", { checked: true })).toHaveCount(3);
  for (const box of await list.getByRole("checkbox").all()) await box.uncheck();
  await expect(page.getByRole("button", { name: "Chưa chọn thư nào" })).toBeDisabled();
  for (const box of await list.getByRole("checkbox").all()) await box.check();
  await list.getByRole("checkbox", { name: /Chị Hoa cùng công ty/ }).uncheck();
  await page.getByLabel(/bốn số cuối/).fill("1170");
  await page.getByRole("button", { name: "Xóa hẳn 2 thư" }).click();
  await expect(page.getByText("Chưa khớp với số của thư này, nên chưa xóa gì.")).toBeVisible();
  await page.getByLabel(/bốn số cuối/).fill("0117");
  await answered(page, /\/forget$/, () => page.getByRole("button", { name: "Xóa hẳn 2 thư" }).click());
  await expect(page.getByText("Đã xóa hẳn 2 thư.")).toBeVisible();
  await expect(page.locator(".lead .lead-n, .lead b").filter({ hasText: "Chị Hoa" })).toHaveCount(1);
  await expect(page.locator(".lead")).toHaveCount(2);
  expect(existsSync(path.join(desk.folder, "letters", `${ids.ha}.json`))).toBe(false);
});

test("several letters are ticked and moved at once, and go back by one press", async ({ page, desk }) => {
  await letterArrives(desk, { ...letters.lan, from_name: "Bán liên kết" }, Date.now(), "links");
  await openLetters(page, desk);
  await page.getByRole("button", { name: "Chọn nhiều thư" }).click();
  await page.getByLabel("Chọn thư của Phạm Ngọc Lan").check();
  await page.getByLabel("Chọn thư của Nguyễn Thu Hà").check();
  expect(await faults(page, "ticked", { within: "main" })).toEqual([]);
  await page.setViewportSize(ON_A_PHONE);
  await page.getByRole("button", { name: "Chuyển sang" }).click();
  await page.getByRole("menuitem", { name: "Đánh dấu là rác" }).click();
  await expect(page.getByText("Ngăn Rác có 1 thư máy nghi là quảng cáo.")).toBeVisible();
  await page.getByRole("button", { name: "Hoàn tác" }).click();
  await expect(page.locator(".lead")).toHaveCount(2);
  await page.getByRole("button", { name: "Chọn nhiều thư" }).click();
  await page.getByLabel("Chọn hết").check();
  await page.getByRole("button", { name: "Chuyển sang" }).click();
  await page.getByRole("menuitem", { name: "Đã trả lời" }).click();
  await page.getByRole("button", { name: /^Đang theo/ }).click();
  await expect(page.locator(".lead")).toHaveCount(2);
});

test("a key in the search draws no letter anew that stays in the list, of which there are thousands after years", async ({
  page,
  desk,
}) => {
  await openLetters(page, desk);
  await expect(page.locator(".lead")).toHaveCount(2);
  // Of each letter that is drawn the time is asked.
  const asked = await page.evaluateHandle(() => {
    const count = { drawn: 0 };
    const { now } = Date;
    Date.now = () => {
      count.drawn++;
      return now();
    };
    return count;
  });
  await page.getByRole("searchbox").fill("vidu");
  await expect(page.getByRole("button", { name: /^Đang chờ/ })).toHaveAttribute("aria-pressed", "false");
  await expect(page.locator(".lead")).toHaveCount(2);
  expect(await asked.evaluate(({ drawn }) => drawn)).toBe(0);
});

test("the undelivered letter stands first in red with its reason, has nothing for axe to find, and goes on its way again", async ({
  page,
  desk,
}) => {
  await openLetters(page, desk);
  const first = page.locator(".leads li").first();
  await expect(first).toContainText("Phạm Ngọc Lan");
  await expect(first).toContainText("Chưa đến hộp thư");
  await first.getByRole("link").click();
  await expect(page.locator(".note.bad")).toContainText("không nhận tên hoặc mật khẩu");
  await test.step("letter and dialog have nothing for axe to find", async () => {
    expect(await faults(page, "letter")).toEqual([]);
    await page.getByRole("button", { name: "Việc khác với thư này" }).click();
    await page.getByRole("menuitem", { name: /xóa thông tin/ }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await faults(page, "dialog", { within: "dialog" })).toEqual([]);
    await page.keyboard.press("Escape");
  });
  await test.step("it goes on its way again", async () => {
    await page.setViewportSize(ON_A_PHONE);
    const again = page.getByRole("button", { name: "Gửi lại" });
    const refusal = { status: 409, json: { error: "Máy chủ đang bận." } };
    await page.route("**/again", (route) => route.fulfill(refusal), { times: 1 });
    await answered(page, /\/letters$/, () => again.press("Enter")); // looked at anew: it may have been done all the same
    await expect(page.locator(".toast")).toContainText("Máy chủ đang bận.");
    await expect(again).toBeFocused();
    await answered(page, /\/again$/, () => again.press("Enter"));
    await expect(page.locator(".note.bad")).toHaveCount(0);
    await expect(page.locator(".in-read")).toContainText("Đang trên đường vào hộp thư");
  });
});

test("a letter with a ticket is drawn, answered by mail, and its step is announced once it is saved", async ({
  page,
  desk,
  ids,
  allow,
}) => {
  allow(/ERR_FAILED/);
  await openLetters(page, desk, ids.ha);
  await test.step("a ticket is drawn to scale beside a person, with its docket, on a computer and on a phone", async () => {
    for (const size of [page.viewportSize(), ON_A_PHONE]) {
      if (size) await page.setViewportSize(size);
      const drawing = page.getByRole("img", { name: "80 × 200 cm bên người cao 1,6 m" });
      const print = await drawing.locator(".print").boundingBox();
      const person = await drawing.locator(".who").boundingBox();
      if (!print || !person) throw new Error("nothing is drawn");
      expect(print.height / print.width).toBeCloseTo(2.5, 1);
      expect(print.height / person.height).toBeCloseTo(2 / 1.6, 1);
      await expect(page.getByRole("region", { name: "Phiếu in" })).toContainText("6, mỗi tấm 1,6 m², cộng 9,6 m²");
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  await test.step("its size is opened on the site that the words name, and no other address out of a message", async () => {
    const brief = page.getByRole("region", { name: "Phiếu in" });
    await expect(brief.getByRole("link", { name: "Mở như khách thấy, ở vidu.vn" })).toHaveAttribute(
      "href",
      "https://vidu.vn/thu-kho?in=standee&n=80&c=200&sl=6",
    );
    const message = TICKET.replace("/thu-kho", "/dang-nhap");
    await openLetters(page, desk, await letterArrives(desk, { ...letters.ha, message }));
    await expect(brief).toContainText("https://vidu.vn/dang-nhap?in=standee");
    await expect(brief.getByRole("link")).toHaveCount(0);
    await openLetters(page, desk, ids.ha);
  });
  await test.step("own words that a template took the place of come back by a press, also when the message with the undo button is gone", async () => {
    const box = page.getByRole("textbox", { name: "Lời trả lời" });
    const templates = page.getByRole("group", { name: "Mẫu trả lời" });
    await expect(templates.getByRole("button", { name: "Lời vừa viết" })).toHaveCount(0);
    await box.fill("Dạ chị Hà, tối qua em đã gọi mà máy bận ạ.");
    await templates.getByRole("button", { name: "Hỏi thêm" }).click();
    await page.getByRole("radio", { name: "Đã trả lời" }).click();
    await expect(page.getByText("Nguyễn Thu Hà: đã trả lời.")).toBeVisible(); // in the place of that message
    await templates.getByRole("button", { name: "Đã nhận" }).click();
    await templates.getByRole("button", { name: "Lời vừa viết" }).click();
    await expect(box).toHaveText("Dạ chị Hà, tối qua em đã gọi mà máy bận ạ.");
    await page.getByRole("radio", { name: "Mới", exact: true }).click();
    await expect(page.getByText("Nguyễn Thu Hà: mới.")).toBeVisible();
  });
  await test.step("a reply that goes by mail is said to go by mail, and a step is announced only once it is saved", async () => {
    await page.getByRole("textbox", { name: "Lời trả lời" }).fill("Dạ em báo giá chiều nay ạ.");
    await page.getByRole("button", { name: "Gửi bằng email" }).click();
    await expect(page.locator(".toast")).toContainText(/^Đang mở chương trình email.*Thư này tính là đã trả lời\./);
    await expect(page.locator(".toast")).not.toContainText("chép");
  });
  await test.step("a step shows at once, so that nothing moves under the next press when the desk answers, and goes back if the desk refuses it", async () => {
    const won = page.getByRole("radio", { name: "Chốt", exact: true });
    const refused = Promise.withResolvers<void>();
    await page.route(`**/letters/${ids.ha}`, (route) => refused.promise.then(() => route.abort()));
    await won.click();
    await expect(won).toBeChecked();
    await expect(page.getByRole("group", { name: "Ngăn thư" })).toContainText("Xong1");
    await expect(page.locator(".toast")).not.toContainText("chốt");
    refused.resolve();
    await expect(page.locator(".toast")).toContainText("Chưa lưu được.");
    await expect(won).not.toBeChecked();
  });
});

test("what is done with a letter is there after the desk was left", async ({ page, desk, ids }) => {
  await test.step("keys lead from letter to letter and through its steps; step and note are there after the desk was left", async () => {
    await openLetters(page, desk);
    await expect(page.locator(".lead")).toHaveCount(2);
    await page.keyboard.press("j");
    await expect(page.getByRole("heading", { name: "Phạm Ngọc Lan", level: 2 })).toBeVisible();
    await page.keyboard.press("j");
    await expect(page.getByRole("heading", { name: "Nguyễn Thu Hà", level: 2 })).toBeVisible();
    await page.keyboard.press("3");
    await expect(page.getByRole("radio", { name: "Đã báo giá" })).toBeChecked();
    await page.getByRole("button", { name: "Hoàn tác" }).click();
    await expect(page.getByRole("radio", { name: "Mới", exact: true })).toBeChecked();
    // Keys pressed quickly on a slow machine: the step is chosen for the letter that the keys have led to.
    const machine = await page.context().newCDPSession(page);
    await machine.send("Emulation.setCPUThrottlingRate", { rate: 20 });
    await page.keyboard.press("k");
    await page.keyboard.press("j");
    await page.keyboard.press("3");
    await machine.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await expect(page.getByText("Nguyễn Thu Hà: đã báo giá.")).toBeVisible();
    await page.getByRole("radio", { name: "Đã báo giá" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: "Chốt", exact: true })).toBeChecked();
    await page.getByLabel("Ghi chú").fill("khách quen, lấy hóa đơn");
    const kept = page.waitForResponse((response) => response.request().method() === "PUT" && response.ok());
    await page.getByLabel("Ghi chú").blur();
    await kept;
    await answered(page, /\/letters$/, () => page.reload());
    await expect(page.getByRole("radio", { name: "Chốt", exact: true })).toBeChecked();
    await expect(page.getByLabel("Ghi chú")).toHaveValue("khách quen, lấy hóa đơn");
    await expect(page.locator(".in-tabs [aria-pressed=true]")).toHaveText(/^Xong/);
  });
  await test.step("a note is kept whole, however long what was pasted into it", async () => {
    // In UTF-8 this is more than a browser still sends once its window is gone.
    const pasted = `${"khách kể dài ".repeat(5000)}hết chuyện`;
    await page.getByLabel("Ghi chú").fill(pasted);
    await answered(page, new RegExp(`/letters/${ids.ha}$`), () => page.getByLabel("Ghi chú").blur());
    await answered(page, /\/letters$/, () => page.reload());
    await expect(page.getByLabel("Ghi chú")).toHaveValue(pasted);
  });
});

test("two windows look at one letter", async ({ page, desk, ids, watch, allow }) => {
  allow(/status of 404/); // in the end one of them writes on a letter that the other has deleted
  const other = await page.context().newPage();
  watch(other);
  await openLetters(page, desk, ids.ha);
  await openLetters(other, desk, ids.ha);
  await test.step("two windows lose no word of each other: an untouched field shows the newer note, and of two that were typed both stand there", async () => {
    await page.getByLabel("Ghi chú").fill("khách quen");
    await expect(noteMark(page)).toHaveText("Đã lưu");
    await answered(other, /\/letters$/, () => other.evaluate(() => dispatchEvent(new Event("focus"))));
    await expect(other.getByLabel("Ghi chú")).toHaveValue("khách quen");
    await other.getByLabel("Ghi chú").fill("khách quen, hẹn thứ Sáu");
    await expect(noteMark(other)).toHaveText("Đã lưu");
    await page.getByLabel("Ghi chú").fill("khách quen, lấy hóa đơn");
    const both = "khách quen, hẹn thứ Sáu\n— gõ ở cửa sổ khác:\nkhách quen, lấy hóa đơn";
    await expect(page.getByLabel("Ghi chú")).toHaveValue(both);
    await answered(other, /\/letters$/, () => other.evaluate(() => dispatchEvent(new Event("focus"))));
    await expect(other.getByLabel("Ghi chú")).toHaveValue(both);
  });
  await test.step("a letter that is deleted in one window leaves a message in the other, which does not call the letter's note saved", async () => {
    // The title, which stays in the browser's history, where no deletion reaches, names no customer.
    await expect(page).toHaveTitle("Thư khách · Bàn làm việc");
    await page.getByRole("button", { name: "Việc khác với thư này" }).click();
    await page.getByRole("menuitem", { name: /xóa thông tin/ }).click();
    await page.getByLabel(/bốn số cuối/).fill("0117");
    await answered(page, /\/forget$/, () => page.getByRole("button", { name: "Xóa hẳn 1 thư" }).click());
    await other.getByLabel("Ghi chú").fill("khách quen");
    await expect(other.getByText("Thư này vừa được xóa ở cửa sổ khác.")).toBeVisible();
    await expect(other.getByLabel("Ghi chú")).toHaveCount(0);
    await expect(other.locator(".lead")).toHaveCount(1);
  });
});

test("on a phone a letter is answered, but junk is not", async ({ page, desk, ids, context }) => {
  await page.setViewportSize(ON_A_PHONE);
  await openLetters(page, desk, ids.ha);
  await test.step("on a phone junk offers no reply, and a customer's letter taken out of junk offers one again", async () => {
    const reply = page.getByRole("link", { name: "Trả lời", exact: true });
    await expect(reply).toBeVisible();
    await page.getByRole("button", { name: "Việc khác với thư này" }).click();
    await page.getByRole("menuitem", { name: "Đánh dấu là rác" }).click();
    await expect(page.getByRole("button", { name: "Không phải, đây là khách" })).toBeVisible();
    await expect(reply).toHaveCount(0);
    await page.getByRole("button", { name: "Không phải, đây là khách" }).click();
    await reply.click();
    await expect(page.getByRole("textbox", { name: "Lời trả lời" })).toBeInViewport();
  });
  await test.step("a reply is copied only when its last gap is filled, and then the letter counts as answered", async () => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await context.route("https://zalo.me/**", (route) => route.fulfill({ body: "Zalo" }));
    const box = page.getByRole("textbox", { name: "Lời trả lời" });
    await expect(box).toContainText("anh/chị Hà");
    // An empty reply is no answer either.
    await box.press("Control+a");
    await box.press("Delete");
    await page.getByRole("button", { name: "Chép, mở Zalo" }).click();
    await expect(page.getByText("Chưa có chữ nào. Gõ vào, hoặc bấm một mẫu ở trên.")).toBeVisible();
    await expect(page.getByRole("radio", { name: "Mới", exact: true })).toBeChecked();
    await page.getByRole("button", { name: "Đã nhận" }).click();
    await page.getByRole("button", { name: "Chép, mở Zalo" }).click();
    await expect(page.getByText("Điền nốt chỗ vàng rồi hãy chép.")).toBeVisible();
    // One character, typed or pasted, fills a gap, and no yellow asks for more; nor does it where the gap was deleted before.
    const filled = async () => {
      await page.keyboard.type("9");
      await expect(page.getByText("Đủ chữ, gửi được")).toBeVisible();
      await expect(box.locator("mark, span")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    };
    await page.keyboard.press("Delete");
    await filled();
    await page.getByRole("button", { name: "Đã nhận" }).click();
    await box.locator(".gap").click();
    await filled();
    await expect(box).toContainText("trước 9 nhé");
    // Taken back, it is a gap again: otherwise the customer would read what the desk asked.
    await page.keyboard.press("Control+z");
    await expect(box.locator(".gap")).toHaveText("mấy giờ");
    await page.getByRole("button", { name: "Chép, mở Zalo" }).click();
    await expect(page.getByText("Điền nốt chỗ vàng rồi hãy chép.")).toBeVisible();
    // Also where the desk has selected the gap before.
    await page.getByRole("button", { name: "Đã nhận" }).click();
    await page.getByRole("button", { name: "Chép, mở Zalo" }).click();
    await box.locator(".gap").click();
    await filled();
    await expect(box).toContainText("trước 9 nhé");
    await page.keyboard.type(" giờ");
    const zalo = context.waitForEvent("page");
    await page.getByRole("button", { name: "Chép, mở Zalo" }).click();
    expect((await zalo).url()).toBe("https://zalo.me/0900000117");
    await page.bringToFront();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      "Dạ em chào anh/chị Hà, xưởng In ấn Hoàng Gia đã nhận phiếu standee 80 × 200 cm, 6 tấm. Em tính rồi báo giá trước 9 giờ nhé ạ.",
    );
    await expect(page.getByRole("radio", { name: "Đã trả lời" })).toBeChecked();
    await page.reload();
    await expect(box).toContainText("trước 9 giờ nhé");
  });
});

test("on paper stands the open letter alone, to its end, with the note of the shop if there is one", async ({
  page,
  desk,
}) => {
  await letterArrives(desk, { from_name: "Người khác", message: "Báo giá decal" });
  const message = `${"In băng rôn.\n".repeat(120)}Hết thư.`;
  const id = await letterArrives(desk, { from_name: "Nguyễn Hà", from_phone: "0900000117", message });
  await page.goto(`${desk.address}/thu-khach/${id}`);
  const note = page.getByLabel(/^Ghi chú/);
  await expect(note).toBeVisible({ timeout: 30_000 });
  await expect(page.locator(".who-head p")).toHaveText(/^0900000117 · gửi /); // and nothing where no e-mail is
  await page.emulateMedia({ media: "print" });
  for (const width of [1366, 718]) {
    await page.setViewportSize({ width, height: 1000 });
    await expect(page.getByRole("heading", { name: "Nguyễn Hà", level: 2 })).toBeVisible();
    for (const left of ["Đến phần chính", "Người khác", "Cửa hàng", "Chép, mở Zalo", "Đã báo giá"])
      await expect(page.getByText(left).filter({ visible: true })).toHaveCount(0);
    await expect(note).toBeHidden();
    // What is taller than its sheet goes on to the next one only in a page that is as tall itself.
    const said = await page.locator(".said").evaluate((words) => words.getBoundingClientRect().bottom + scrollY);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThanOrEqual(Math.floor(said));
  }
  await page.emulateMedia({ media: null });
  await note.fill("Khách quen");
  await page.emulateMedia({ media: "print" });
  await expect(note).toBeVisible();
});

test("letters leave the desk for Excel and for a phone", async ({ page, desk, browser, watch }) => {
  await openLetters(page, desk);
  await test.step("the file for Excel begins as Excel wants Vietnamese and runs nothing", async () => {
    await page.getByRole("button", { name: "Xuất ra Excel" }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Lưu tệp Excel" }).click();
    const csv = readFileSync(await (await download).path(), "utf8");
    expect(csv.startsWith("\ufeffGửi lúc,")).toBe(true);
    expect(csv).toContain(`"'=1+1\nBackdrop 4 x 2,5 m"`);
  });
  await page.keyboard.press("Escape");
  await test.step("a phone reads who waits by the code on the screen, until the dialog is closed", async () => {
    await page.getByRole("button", { name: "Đọc trên điện thoại" }).click();
    await expect(page.getByRole("img", { name: "Mã để điện thoại quét" })).toBeVisible();
    const address = (await page.locator(".phone-in code").textContent()) ?? "";
    const phone = await browser.newPage();
    watch(phone);
    await phone.goto(address);
    await expect(phone.getByRole("heading", { level: 2 })).toHaveText(["Phạm Ngọc Lan", "Nguyễn Thu Hà"]);
    await expect(page.getByText("Điện thoại đã vào.")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect.poll(() => fetch(address).then(String, () => "nobody")).toBe("nobody");
    await phone.close();
  });
});

test("lists of letters are looked through, drawer by drawer and by a search", async ({ page, desk }) => {
  await openLetters(page, desk);
  await test.step("list and empty drawer have nothing for axe to find", async () => {
    await expect(page.locator(".lead")).toHaveCount(2);
    expect(await faults(page, "list")).toEqual([]);
    await page.getByRole("button", { name: "Đang theo" }).click();
    await expect(page.getByText("Ngăn này đang trống")).toBeVisible();
    expect(await faults(page, "empty drawer", { within: "main" })).toEqual([]);
  });
  const waiting = page.getByRole("button", { name: /^Đang chờ/ });
  await waiting.click();
  await expect(waiting).toHaveAttribute("aria-pressed", "true");
  await test.step("a letter is found in whatever drawer by name, number or words, from the list and from everywhere", async () => {
    const box = page.getByRole("searchbox", { name: /Tìm trong thư khách/ });
    await box.fill("0900.000.117");
    await expect(page.locator(".lead")).toHaveCount(1);
    await expect(page.locator(".lead")).toContainText("Nguyễn Thu Hà");
    await box.fill("backdrop lan");
    await expect(page.locator(".lead")).toContainText(["Phạm Ngọc Lan"]);
    await box.fill("không ai viết thế");
    await expect(page.getByRole("status").filter({ hasText: "Không thấy thư nào" })).toBeVisible();
    expect(await faults(page, "nothing found", { within: "main" })).toEqual([]);
    await box.fill("");
    await expect(page.locator(".lead")).toHaveCount(2);
    await page.keyboard.press("Control+k");
    await page.keyboard.type("thu ha");
    await expect(page.getByRole("option").filter({ hasText: "Nguyễn Thu Hà" })).toBeVisible();
    await page.getByRole("combobox").fill("không ai viết thế");
    await expect(page.getByRole("dialog").getByRole("status")).toContainText("Không thấy");
    const open = async () => {
      await page.getByRole("combobox").fill("117");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { name: "Nguyễn Thu Hà", level: 2 })).toBeVisible();
    };
    await open();
    // Opened once more while another drawer is shown, the letter brings its own drawer back.
    await page.getByRole("button", { name: "Xong", exact: true }).click();
    await page.keyboard.press("Control+k");
    await open();
    await expect(waiting).toHaveAttribute("aria-pressed", "true");
  });
  await test.step("a store that has not answered since yesterday is told with its day", async () => {
    await page.route("**/api/letters", async (route) => {
      const inbox = await (await route.fetch()).json();
      await route.fulfill({
        json: { ...inbox, answeredAt: inbox.answeredAt - 24 * HOUR, away: "connect ECONNREFUSED" },
      });
    });
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    await expect(page.locator(".note")).toContainText(/Chưa hỏi được kho thư từ hôm qua, \d/);
    await page.unroute("**/api/letters");
  });
  await test.step("the first screen keeps the room of the customers it showed last, so that their letters push nothing away when they come", async () => {
    const below = async () => (await page.getByRole("heading", { name: "Chờ lên mạng" }).boundingBox())?.y;
    await goTo(page, desk, "/hom-nay");
    await expect(page.getByRole("link", { name: /^Nguyễn Thu Hà/ })).toBeVisible();
    const stood = await below();
    await page.route("**/api/letters", () => {}); // never answered
    await page.reload();
    await expect(page.getByText("Đang hỏi kho thư…")).toBeVisible();
    expect(await below()).toBe(stood);
  });
});
