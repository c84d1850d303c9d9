/** Everything that opens on top of a screen of the desk, on a computer and on a phone: nothing for axe to find, nothing wider than the window. */
import { expect } from "@playwright/test";
import sharp from "sharp";
import { answered, faults, goTo, letterArrives, openPage, test } from "./desk.ts";
import { draftText } from "./running-desk.ts";

const FILE = "articles/hashtag-cam-tay-cho-tiec-cuoi-va-le-tot-nghiep.md";
const PAGE = "/bai/hashtag-cam-tay-cho-tiec-cuoi-va-le-tot-nghiep";

/** What lies over a screen; the screen behind it is looked at by itself. */
const DIALOG = "dialog";
const MENU = "[role=menu], [aria-expanded=true]";

const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#0c4a3f" } })
    .jpeg()
    .toBuffer();

test("what opens over a page that is written has nothing for axe to find", async ({ page, desk, online }) => {
  test.setTimeout(120_000);
  const found: string[] = [];
  const look = async (name: string, within?: string) =>
    found.push(...(await faults(page, name, within ? { within } : {})));
  const menu = () => page.getByRole("button", { name: /^Trạng thái/ }).click();
  await openPage(page, desk, PAGE);
  await page.keyboard.press("Control+k");
  await page.keyboard.type("so");
  await look("jump", DIALOG);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Phím tắt" }).click();
  await look("keys", DIALOG);
  await page.keyboard.press("Escape");
  await menu();
  await look("states");
  await page.getByRole("menuitem", { name: /hẹn ngày/i }).click();
  await page.keyboard.type("x");
  await page.keyboard.press("Enter");
  await look("an hour that is none", DIALOG);
  await page.keyboard.press("Escape");
  await menu();
  await page.getByRole("menuitem", { name: "Gỡ bài này…" }).click();
  await look("retire", DIALOG);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Nhật ký trang này" }).click();
  await look("history", DIALOG);
  await page.keyboard.press("Escape");
  await page.getByLabel(/^Mô tả ngắn/).fill("");
  await page.locator("#description-wrong").waitFor();
  await page.locator(".ProseMirror > p").first().click();
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Enter");
  await page.keyboard.press("/");
  await page.getByRole("menu", { name: "Thêm khối" }).waitFor();
  await look("blocks, and a field to be mended", "main");
  await page.keyboard.press("Escape");
  online.put(FILE, `${online.text(FILE).trimEnd()}\n\nThêm.\n`);
  await page.reload();
  await page.getByRole("button", { name: "Xem hai bản cạnh nhau" }).click();
  await page.getByRole("dialog").getByRole("radio").first().waitFor();
  await expect(page.getByRole("rowheader", { name: "Mô tả ngắn" })).toBeVisible();
  await look("two states beside each other", DIALOG);
  expect(found).toEqual([]);
});

test("choosing, cutting and looking up pictures has nothing for axe to find", async ({ page, desk }) => {
  test.setTimeout(90_000);
  const found: string[] = [];
  const look = async (name: string, within?: string) =>
    found.push(...(await faults(page, name, within ? { within } : {})));
  const choose = async (name: string, mimeType: string, buffer: Buffer) =>
    page.locator("input[type=file]").setInputFiles({ name, mimeType, buffer });
  await page.goto(`${desk.address}/anh`);
  await page.locator(".gallery img").first().waitFor();
  await look("gallery");
  await page.getByRole("button", { name: /standee-cafe\.jpg/ }).click();
  await expect(page.getByRole("dialog").getByRole("link", { name: /^Trang chủ, mẫu standee/ })).toBeVisible();
  await look("where a picture is shown", DIALOG);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Chưa có lời tả" }).click();
  await expect(page.getByRole("heading", { name: "Ngăn này đang trống" })).toBeVisible();
  await look("an empty drawer of pictures", "main");
  const refusal = "Ổ đĩa đang bận.";
  await page.route("**/api/pictures", (route) => route.fulfill({ status: 409, json: { error: refusal } }), {
    times: 1,
  });
  await page.reload();
  await page.getByText(refusal).waitFor();
  await page.getByRole("button", { name: "Thêm ảnh" }).click();
  await choose("phim.mov", "video/quicktime", Buffer.from("không phải ảnh"));
  await page.getByRole("dialog").getByRole("alert").waitFor();
  await look("no picture", DIALOG);
  await page.getByRole("button", { name: /^Lấy từ điện thoại/ }).click();
  await page.getByRole("img", { name: "Mã để điện thoại quét" }).waitFor();
  await look("the code for a phone", DIALOG);
  await choose("IMG_1.jpg", "image/jpeg", await photograph(800, 600));
  await page.getByLabel("Trong ảnh có gì?").waitFor();
  await look("too small", DIALOG);
  await page.getByRole("button", { name: "Chọn ảnh khác" }).click();
  await choose("IMG_2.jpg", "image/jpeg", await photograph(2400, 1800));
  await page.getByRole("button", { name: "Dùng ảnh này" }).click();
  await page.getByText("Thêm một câu tả ảnh nhé.").waitFor();
  await look("without words", DIALOG);
  await page.getByLabel("Trong ảnh có gì?").fill("Thợ kéo thước");
  await page.getByRole("button", { name: "Dùng ảnh này" }).click();
  await page.getByRole("button", { name: /^Chưa dùng/ }).click();
  await expect(page.getByRole("button", { name: "tho-keo-thuoc.jpg chưa dùng ở đâu" })).toBeVisible();
  await expect(page.getByText(refusal)).toHaveCount(0);
  expect(found).toEqual([]);
});

test("the tray, the journal, lists and letters have nothing for axe to find when something is opened there", async ({
  page,
  desk,
}) => {
  test.setTimeout(120_000);
  const found: string[] = [];
  const look = async (name: string, within?: string) =>
    found.push(...(await faults(page, name, within ? { within } : {})));
  await letterArrives(desk, {
    from_name: "Phạm Ngọc Lan",
    from_phone: "024 3000 0009",
    from_email: "lan@vidu.vn",
    message: "Bạt 3 × 1 m",
  });
  await answered(page, /\/letters$/, () => page.goto(`${desk.address}/thu-khach`));
  await page.getByRole("link", { name: /Phạm Ngọc Lan/ }).click();
  await page.getByRole("button", { name: "Việc khác với thư này" }).click();
  await look("what else can be done with a letter", MENU);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Xuất ra Excel" }).click();
  await look("letters for Excel", DIALOG);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Đọc trên điện thoại" }).click();
  await page.getByRole("img", { name: "Mã để điện thoại quét" }).waitFor();
  await look("letters on a phone", DIALOG);
  await page.keyboard.press("Escape");
  await goTo(page, desk, "/bai");
  await page.getByRole("button", { name: "Viết bài mới" }).click();
  await page.getByRole("button", { name: "Mở bàn viết" }).click();
  await page.getByRole("dialog").locator(".say").waitFor();
  await look("a page without a name", DIALOG);
  await page.keyboard.press("Escape");
  await goTo(page, desk, PAGE);
  await page
    .getByLabel(/^Mô tả ngắn/)
    .fill("Hashtag cầm tay khổ nào vừa tay, nuốt mấy phân mép cắt, chữ to cỡ nào thì cả nhóm đọc được trong ảnh chụp.");
  await expect.poll(() => draftText(desk, FILE)).toContain("nuốt mấy phân");
  await page.getByRole("button", { name: /^Cho vào khay/ }).click();
  await page.getByRole("link", { name: /^Đưa lên mạng/ }).click();
  await page.locator(".tr-b").click();
  await page.getByText("Trang nằm ở máy nào").click();
  await page.getByLabel("Đưa lên bằng cách").selectOption({ label: "Gửi sang máy chủ qua ssh" });
  await look("the tray", "main");
  await goTo(page, desk, "/nhat-ky");
  await page.locator(".ev").first().click();
  await page.getByRole("region", { name: "Lần này đổi gì" }).waitFor();
  await look("a day of the journal", "main");
  await goTo(page, desk, "/danh-muc/in-standee");
  await page.getByRole("button", { name: /^Trạng thái/ }).click();
  await page.getByRole("menuitem", { name: "Ngừng nhận…" }).click();
  await look("a category that goes", DIALOG);
  expect(found).toEqual([]);
});
