/** A ticket of /thu-kho and a message of /lien-he, by one hand in one tab: neither is taken for the other. */
import { holdBack } from "../held-back.ts";
import { fillPerson, follow, open } from "../inside.ts";
import { expect, test } from "../site.ts";
import { FULL, holdSending, row, send, success, width } from "./parts.ts";

test("what was typed into the contact form is not overwritten by a ticket, and the next ticket begins without the note of the one that was sent @computer", async ({
  page,
}) => {
  const note = page.getByRole("textbox", { name: /Dặn thêm/ });
  await open(page, "/lien-he");
  await page.getByRole("textbox", { name: "Bạn cần in gì?" }).fill("Lời của tôi");
  await open(page, FULL);
  await fillPerson(page);
  await note.fill("treo ở tầng 2");
  await send(page).click();
  await expect(success(page)).toBeVisible();
  await open(page, "/lien-he");
  await expect(page.getByRole("textbox", { name: "Bạn cần in gì?" })).toHaveValue("Lời của tôi");
  await open(page, FULL);
  await expect(page.getByRole("textbox", { name: "Số lượng tấm" })).toHaveValue("2");
  await expect(note).toHaveValue("");
});

test("a message on its way is no ticket: the docket that is opened meanwhile keeps its note and is not stamped @computer", async ({
  page,
}) => {
  const note = page.getByRole("textbox", { name: /Dặn thêm/ });
  const arrive = await holdSending(page);
  await open(page, FULL);
  await note.fill("treo ở tầng 2");
  await open(page, "/lien-he");
  await fillPerson(page);
  await page.getByRole("textbox", { name: "Bạn cần in gì?" }).fill("Lời của tôi");
  await page.getByRole("button", { name: "Liên hệ ngay" }).click();
  await follow(page, "/thu-kho");
  await expect(page.getByRole("button", { name: "Đang gửi…" })).toBeVisible();
  await expect(note).toHaveValue("treo ở tầng 2");
  arrive();
  await expect(success(page)).toBeVisible();
  await expect(send(page)).toBeVisible();
  await expect(note).toHaveValue("treo ở tầng 2");
  await expect(page.getByText("Liên 2 ở xưởng")).toHaveCount(0);
});

test("a ticket on its way is no message: what stands in the contact form stays there @computer", async ({ page }) => {
  const message = page.getByRole("textbox", { name: "Bạn cần in gì?" });
  const arrive = await holdSending(page);
  await open(page, "/lien-he");
  await message.fill("Lời của tôi");
  await follow(page, "/thu-kho");
  await fillPerson(page);
  await send(page).click();
  await page.goBack();
  await expect(page.getByRole("button", { name: "Đang gửi…" })).toBeVisible();
  arrive();
  await expect(success(page)).toBeVisible();
  await expect(message).toHaveValue("Lời của tôi");
});

test("a print that is changed while the ticket is on its way is not stamped as sent @computer", async ({ page }) => {
  const arrive = await holdSending(page);
  await open(page, FULL);
  await fillPerson(page);
  await send(page).click();
  await width(page).fill("120");
  await expect(row(page, "Khổ")).toContainText(/120\s×\s200/);
  arrive();
  await expect(success(page)).toBeVisible();
  await expect(page.getByText("Liên 1")).toBeVisible();
  await width(page).fill("80");
  await expect(page.getByText("Liên 2 ở xưởng")).toBeVisible();
});

test("a ticket goes as it was when it was sent, though the script that sends it comes only once the print is another @computer", async ({
  page,
}) => {
  const sent = page.waitForRequest("**/send-form");
  await open(page, FULL);
  await expect(page.getByRole("textbox", { name: /Dặn thêm/ })).toBeVisible(); // the docket is alive; what sends it has not been asked for
  const come = await holdBack(page, "**/assets/*.js");
  await fillPerson(page);
  await send(page).click();
  await width(page).fill("120");
  await expect(row(page, "Khổ")).toContainText(/120\s×\s200/);
  come();
  expect((await sent).postDataBuffer()?.toString("utf8")).toMatch(/Khổ: 80\s×\s200/);
  await expect(success(page)).toBeVisible();
  await width(page).fill("80");
  await expect(page.getByText("Liên 2 ở xưởng")).toBeVisible();
});

test("a brief in the contact form is still one after a ticket is sent; each kind of print has its own @computer", async ({
  page,
}) => {
  const message = page.getByRole("textbox", { name: "Bạn cần in gì?" });
  const ask = page.getByRole("button", { name: "Hỏi giá khổ này" });
  await open(page, "/danh-muc-in/in-bat-hiflex");
  await ask.click();
  await expect(message).toHaveValue(/^Hỏi giá/);
  await open(page, FULL);
  await fillPerson(page);
  await send(page).click();
  await expect(success(page)).toBeVisible();
  await open(page, "/danh-muc-in/in-standee");
  await ask.click();
  await expect(message).toHaveValue(/^Hỏi giá: In standee\n[\s\S]*\n\nHỏi giá: In bạt hiflex\n/);
  await open(page, "/danh-muc-in/in-bat-hiflex");
  await ask.click();
  expect((await message.inputValue()).match(/Hỏi giá: In bạt hiflex/g)).toHaveLength(1);
});

test("a brief in the contact form is no note on the ticket, not even after a reload @computer", async ({ page }) => {
  await open(page, "/danh-muc-in/in-bat-hiflex");
  await page.getByRole("button", { name: "Hỏi giá khổ này" }).click();
  await expect(page.getByRole("textbox", { name: "Bạn cần in gì?" })).toHaveValue(/^Hỏi giá/);
  await open(page, "/thu-kho");
  await page.getByRole("heading", { name: "Phiếu in" }).click();
  await expect(page.getByRole("textbox", { name: /Dặn thêm/ })).toHaveValue("");
});
