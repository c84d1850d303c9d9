/** The head of a category: its print drawn true to size in the visitor's hands, what decides an order, and the brief for the form. */
import type { Locator, Page } from "@playwright/test";
import { shown } from "../clock.ts";
import { standees } from "../content.ts";
import { pullBesideResting, pullByFinger } from "../finger.ts";
import { holdBack } from "../held-back.ts";
import { fillPerson, follow, open } from "../inside.ts";
import { expect, test } from "../site.ts";
import { holdSending } from "../try-size/parts.ts";
import { boxOf, expectDrawn, metres } from "./drawn-print.ts";

const STANDEE = "/danh-muc-in/in-standee";
/** Three sizes of standees as the owner has them, in centimetres, the usual one first. */
const [USUAL, OTHER, THIRD] = standees as [Standee, Standee, Standee]; // the trade has more (docs/trade-facts.md, "Standee")
type Standee = (typeof standees)[number];
const saidOf = ({ width, height }: Standee) => `${width} × ${height}`.replaceAll(".", ",");
const sizeButton = (page: Page, size: Standee) => head(page).getByRole("button", { name: saidOf(size) });
const drawnOf = ({ width, height }: Standee) => metres(width / 100, height / 100);

const head = (page: Page) => page.locator("main");
const grip = (page: Page) => page.getByRole("button", { name: /^Góc tấm in, kéo để đổi khổ/ });
/** The end of the corner's name while the print has a size. */
const sizeNow = ({ width, height }: Standee) => new RegExp(`Đang là ${width}\\s×\\s${height}\\s`);
const ask = (page: Page) => page.getByRole("button", { name: "Hỏi giá khổ này" });
const message = (page: Page) => page.getByRole("textbox", { name: "Bạn cần in gì?" });

test("the box of an order asks where the shop has said nothing, and its choices are told apart in forced colours @computer", async ({
  page,
}) => {
  await open(page, STANDEE);
  await test.step("where the shop has said nothing, the box asks, and tells what follows from the trade", async () => {
    const box = page.getByRole("region", { name: "Thông tin đặt in" });
    await expect(box).toContainText("Cần ngày nào?");
    await expect(box).toContainText("PDF");
    await expect(box).toContainText("giao miễn phí");
    await expect(box).not.toContainText(/null|undefined/);
    await expect(box).not.toContainText("Giá từ"); // stands there only with a sum
  });
  await test.step("at every width the names of the fields stand on one line, and a side of four figures is seen whole", async () => {
    await page.getByRole("textbox", { name: "Ngang" }).fill("420"); // an area that takes room
    await page.getByRole("textbox", { name: "Cao" }).fill("1200");
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const cut = await page
        .getByRole("textbox", { name: "Cao" })
        .evaluate((field) => field.scrollWidth - field.clientWidth);
      expect.soft(cut, `at ${width} px`).toBeLessThanOrEqual(0);
      const names = await head(page)
        .getByText(/^(Cao|Số lượng)$/)
        .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().bottom));
      expect.soft(names).toHaveLength(2);
      if (width > 360) expect.soft(names[1], `at ${width} px`).toBeCloseTo(names[0] ?? Number.NaN, 0);
    }
  });
  await test.step("on a phone the plus of the pieces stays under the finger, however long the area is", async () => {
    await page.getByRole("textbox", { name: "Ngang" }).fill("50");
    await page.getByRole("textbox", { name: "Cao" }).fill("140"); // 0,7 m²
    const top = async () => (await boxOf(page.getByRole("button", { name: "Thêm một" }))).y;
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.getByRole("textbox", { name: "Số lượng" }).fill("1");
      const before = await top();
      await page.getByRole("textbox", { name: "Số lượng" }).fill("777"); // 543,9 m²
      expect.soft(await top(), `at ${width} px`).toBeCloseTo(before, 0);
    }
  });
  await test.step("the measures in the drawing have 12 px at every width, beside the words too", async () => {
    for (const width of [320, 640, 740, 768, 820, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      const letters = await page
        .locator("[data-stage] text")
        .evaluateAll((texts) =>
          texts.map(
            (text) =>
              Number.parseFloat(getComputedStyle(text).fontSize) * ((text as SVGTextElement).getScreenCTM()?.a ?? 0),
          ),
        );
      expect.soft(letters.length, `at ${width} px`).toBeGreaterThan(0);
      expect.soft(Math.min(...letters), `at ${width} px`).toBeGreaterThanOrEqual(11.9);
    }
  });
  await test.step("the chosen unit and size are told apart in forced colours", async () => {
    await sizeButton(page, USUAL).click();
    await page.emulateMedia({ forcedColors: "active" });
    const grounds = (of: Locator) =>
      of.evaluateAll((parts) => parts.map((part) => getComputedStyle(part).backgroundColor));
    const [paper] = await grounds(page.locator("body"));
    const sizes = page.getByRole("list", { name: "Khổ hay in" });
    const units = page.getByRole("group", { name: "Đơn vị" });
    for (const chosen of [sizes.getByRole("button", { pressed: true }), units.locator(":checked + span")]) {
      const [ground] = await grounds(chosen);
      expect(ground).toBeDefined();
      expect(ground).not.toBe(paper);
    }
  });
});

/** Takes hold of the standee's corner, once it stands where it will be. @returns where the mouse is now */
async function takeByMouse(page: Page): Promise<{ x: number; y: number }> {
  await expectDrawn(page, drawnOf(USUAL));
  await grip(page).scrollIntoViewIfNeeded();
  // A head that is still being laid out slips away under the mouse: the corner has the focus once it is held.
  let at = { x: 0, y: 0 };
  await expect(async () => {
    const corner = await boxOf(grip(page));
    at = { x: corner.x + corner.width / 2, y: corner.y + corner.height / 2 };
    await page.mouse.up();
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    await expect(grip(page)).toBeFocused({ timeout: 1 });
  }).toPass();
  return at;
}

/** Pulls the corner by so many pixels, and lets go. */
async function pullByMouse(page: Page, by: { x: number; y: number }) {
  const { x, y } = await takeByMouse(page);
  await page.mouse.move(x + by.x, y + by.y, { steps: 5 });
  await page.mouse.up();
}

test("a size by hand: by the trade's sizes, typed, by the corner, wrong ones too @computer", async ({ page }) => {
  await open(page, STANDEE);
  await test.step("the corner is pulled: the print grows under the hand and settles true to size", async () => {
    await pullByMouse(page, { x: 40, y: 30 });
    const said = async () => {
      const words = /Đang là (\d+)\s×\s(\d+)\scm/.exec((await grip(page).getAttribute("aria-label")) ?? "");
      return { width: Number(words?.[1]) / 100, height: Number(words?.[2]) / 100 };
    };
    await expect.poll(async () => (await said()).width).toBeGreaterThan(USUAL.width / 100);
    await expect.poll(async () => (await said()).height).toBeLessThan(USUAL.height / 100);
    await expectDrawn(page, said);
  });
  await sizeButton(page, USUAL).click();
  await test.step("a size is typed as it is said in a shop, both sides into one field, and leaves nothing of itself where it is refused", async () => {
    const [across, up] = ["Ngang", "Cao"].map((name) => page.getByRole("textbox", { name, exact: true }));
    await across?.fill("60x160");
    await expectDrawn(page, metres(0.6, 1.6));
    await expect(up as Locator).toHaveValue("160");
    await up?.fill("1 mét rưỡi");
    await expectDrawn(page, metres(0.6, 1.5));
    await up?.blur();
    await expect(up as Locator).toHaveValue("150");
    await across?.fill("");
    await across?.pressSequentially("1m2x99");
    await expectDrawn(page, metres(1.2, 0.99));
    await across?.pressSequentially("999");
    await expect(page.locator("#size-width-error")).toHaveText(/Lớn nhất 30 m/);
    await expectDrawn(page, metres(0.6, 1.5));
  });
  await sizeButton(page, USUAL).click();
  const field = page.getByRole("textbox", { name: "Ngang" });
  const wrong = page.locator("#size-width-error");
  await test.step("a side that cannot be printed is told beside its field, and the drawing stays", async () => {
    await field.fill("5000");
    await expect(wrong).toHaveText("Lớn nhất 30 m. To hơn thì gọi xưởng.");
    await field.fill("tám mươi");
    await expect(wrong).toHaveText(/Ghi bằng số/);
    await expectDrawn(page, drawnOf(USUAL));
    await field.blur();
    await expect(field).toHaveValue(String(USUAL.width));
  });
  await test.step("a side that is refused leaves nothing of itself behind, and is explained until it is typed anew", async () => {
    await field.fill("");
    await field.pressSequentially("3500");
    await field.blur();
    await expect(field).toHaveValue(String(USUAL.width));
    await expect(wrong).toHaveText(/Lớn nhất 30 m/);
    await expectDrawn(page, drawnOf(USUAL));
    await field.fill("");
    await field.pressSequentially("1m8");
    await expect(wrong).toHaveCount(0);
    await expectDrawn(page, metres(1.8, USUAL.height / 100));
    await field.fill("1");
    await field.blur();
    await expect(wrong).toHaveText(/Nhỏ nhất 10 cm/);
    await sizeButton(page, OTHER).click();
    await expect(wrong, "it was said of another size").toHaveCount(0);
  });
  await test.step("a unit that nobody has chosen gives way to that of a size of the trade", async () => {
    await field.fill("400");
    await page.getByRole("textbox", { name: "Cao" }).fill("300");
    await expectDrawn(page, metres(4, 3));
    await sizeButton(page, THIRD).click();
    await expect(field).toHaveValue(String(THIRD.width));
  });
  await test.step("a number pasted with its thousands parted is read whole", async () => {
    const pieces = page.getByRole("textbox", { name: "Số lượng" });
    await pieces.selectText();
    await page.keyboard.insertText("1.000");
    await pieces.blur();
    await expect(pieces).toHaveValue("1000");
  });
  await sizeButton(page, USUAL).click();
  await test.step("the sizes of the trade, typed sides and arrow keys are drawn true to size beside the person", async () => {
    await expectDrawn(page, drawnOf(USUAL));
    await sizeButton(page, OTHER).click();
    await expectDrawn(page, drawnOf(OTHER));
    await expect(page.getByRole("textbox", { name: "Ngang" })).toHaveValue(String(OTHER.width));
    await page.getByRole("textbox", { name: "Ngang" }).fill("2,5 m");
    await page.getByRole("textbox", { name: "Cao" }).fill("180");
    await expectDrawn(page, metres(2.5, 1.8));
    await grip(page).focus();
    await page.keyboard.press("Shift+ArrowRight");
    await expectDrawn(page, metres(2.6, 1.8));
    await page.getByText("m", { exact: true }).first().click();
    await expect(page.getByRole("textbox", { name: "Ngang" })).toHaveValue("2,6");
  });
  await test.step("where it is tried with a file, the size stands in the unit that was chosen", async () => {
    const there = head(page).getByRole("link", { name: "Thử với file của bạn" });
    await expect(there).toHaveAttribute("href", /n=260&c=180&sl=1000&dv=m$/);
    await page.getByText("cm", { exact: true }).first().click();
    await expect(there).toHaveAttribute("href", /n=260&c=180&sl=1000$/);
  });
});

test("a finger pulls the corner: the print grows, and the page does not scroll; two quick taps on + are no zoom, but two prints more @phone", async ({
  page,
}) => {
  await open(page, STANDEE);
  await expectDrawn(page, drawnOf(USUAL));
  const scrolled = await page.evaluate(() => scrollY);
  await test.step("a second finger on the corner does nothing", async () => {
    const script = page.waitForResponse(/pull-corner/);
    await pullByFinger(page, grip(page), { x: 0, y: 0 });
    await page.evaluate((its) => import(its), (await script).url()); // what pulls has come and been run
    await pullBesideResting(page, grip(page));
    await shown(page);
    await expect(grip(page)).toHaveAccessibleName(sizeNow(USUAL));
    await expectDrawn(page, drawnOf(USUAL));
    await expect(page.getByRole("textbox", { name: "Ngang" })).toHaveValue(String(USUAL.width));
  });
  await pullByFinger(page, grip(page), { x: 40, y: 30 });
  await expect(grip(page)).not.toHaveAccessibleName(sizeNow(USUAL));
  await expect(page.getByRole("textbox", { name: "Ngang" })).not.toHaveValue(String(USUAL.width));
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  const more = page.getByRole("button", { name: "Thêm một" });
  await expect(more).toHaveCSS("touch-action", "manipulation");
  await more.dblclick();
  await expect(page.getByRole("textbox", { name: "Số lượng" })).toHaveValue("3");
});

test("a pull that is over before its script has come is done when it comes @computer", async ({ page }) => {
  const come = await holdBack(page, "**/assets/pull-corner-*.js");
  await open(page, STANDEE);
  await pullByMouse(page, { x: 40, y: 30 });
  await expect(page.getByRole("textbox", { name: "Ngang" })).toHaveValue(String(USUAL.width));
  come();
  await expect(page.getByRole("textbox", { name: "Ngang" })).not.toHaveValue(String(USUAL.width));
});

test("a pull whose script comes when its screen has been left pulls nothing @computer", async ({ page }) => {
  const come = await holdBack(page, "**/assets/pull-corner-*.js");
  await open(page, STANDEE);
  await takeByMouse(page);
  const link = page.locator('footer a[href^="/chinh-sach/"]').first();
  await link.evaluate((its: HTMLElement) => its.click()); // as Back would, the hand still on the corner
  await expect(grip(page)).toHaveCount(0);
  const script = page.waitForResponse(/pull-corner/);
  come();
  const address = (await script).url();
  await page.evaluate((its) => import(its), address);
  /** How many animation frames the page asks for while two frames pass. */
  const asked = () =>
    page.evaluate(async () => {
      const ask = window.requestAnimationFrame;
      let count = 0;
      window.requestAnimationFrame = (draw) => {
        count++;
        return ask(draw);
      };
      for (let frame = 0; frame < 2; frame++) await new Promise((drawn) => ask(drawn));
      window.requestAnimationFrame = ask;
      return count;
    });
  await expect.poll(asked).toBe(0);
});

test("a pull ends with the size it had when the screen is turned @phone", async ({ page }) => {
  await open(page, STANDEE);
  await expectDrawn(page, drawnOf(USUAL));
  await grip(page).scrollIntoViewIfNeeded();
  const corner = await boxOf(grip(page));
  const [x, y] = [corner.x + corner.width / 2, corner.y + corner.height / 2];
  const field = page.getByRole("textbox", { name: "Ngang" });
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y + 30, { steps: 5 });
  await expect(field).not.toHaveValue(String(USUAL.width));
  await shown(page); // the last of the moves, too
  const pulled = await field.inputValue();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ width: height, height: width });
  await page.mouse.move(x + 20, y + 60, { steps: 3 });
  await expect(field).toHaveValue(pulled);
  await page.mouse.up();
});

test("a unit stays while sides are typed, whether it was chosen or not, and is the one they are read in @computer", async ({
  page,
}) => {
  const [width, height] = ["Ngang", "Cao"].map((name) => page.getByRole("textbox", { name })) as [Locator, Locator];
  await open(page, "/danh-muc-in/in-bat-hiflex");
  await test.step("a unit that nobody has chosen", async () => {
    await height.fill("0,5");
    await width.fill("0,9");
    await expectDrawn(page, metres(0.9, 0.5));
    await expect(height).toHaveValue("0,5");
  });
  await test.step("a unit that was chosen", async () => {
    await page.getByText("cm", { exact: true }).first().click();
    await width.fill("");
    await width.pressSequentially("500");
    await height.fill("");
    await height.pressSequentially("120");
    await height.blur();
    await expect(width).toHaveValue("500");
    await expect(height).toHaveValue("120");
    await expectDrawn(page, metres(5, 1.2));
    await grip(page).press("ArrowUp");
    await expect(height).toHaveValue("121");
  });
  await test.step("a unit that was chosen, after a reload", async () => {
    await page.reload();
    await expect(height).toHaveValue("121");
    await grip(page).press("ArrowUp");
    await expect(height).toHaveValue("122");
  });
});

/** Square metres of so many prints, as they are written. */
const area = ({ width, height }: Standee, pieces = 1) =>
  `${((width * height * pieces) / 10_000).toLocaleString("vi-VN", { maximumFractionDigits: 2 })} m²`;

/** What is told beside the form; those who hear the page hear it, too. */
const note = (page: Page) => page.locator("p:not([role])", { hasText: "đã ghi vào lời nhắn" });

test("the size goes into the form as a brief, and what the visitor wrote stays @phone", async ({ page }) => {
  await open(page, STANDEE);
  await message(page).fill("Treo ở sảnh.");
  await sizeButton(page, THIRD).click();
  await page.getByRole("button", { name: "Thêm một" }).click();
  await page.getByRole("textbox", { name: "Ngày cần" }).fill("sáng thứ Sáu");
  await ask(page).click();
  await expect(message(page)).toHaveValue(
    `Hỏi giá: In standee\nKhổ: ${saidOf(THIRD)} cm (ngang × cao)\nSố lượng: 2, mỗi tấm ${area(THIRD)}, cộng ${area(THIRD, 2)}\nCần: sáng thứ Sáu\n\nTreo ở sảnh.`,
  );
  await expect(page.getByRole("textbox", { name: "Họ và tên" })).toBeFocused();
  await expect(note(page)).toHaveText(/^In standee, khổ .* đã ghi vào lời nhắn/);
  // Another size takes the place of the first; the visitor's own words are still there.
  await sizeButton(page, USUAL).click();
  await ask(page).click();
  await expect(message(page)).toHaveValue(
    new RegExp(`^Hỏi giá: In standee\nKhổ: ${saidOf(USUAL)} cm[\\s\\S]*\n\nTreo ở sảnh\\.$`),
  );
  expect((await message(page).inputValue()).match(/Hỏi giá/g)).toHaveLength(1);
});

test("the brief in the form: it follows the size, stands beside others, and is the visitor's once it was changed @computer", async ({
  page,
}) => {
  await open(page, STANDEE);
  await test.step("a brief that the visitor has changed counts as theirs", async () => {
    await ask(page).click();
    const own = (await message(page).inputValue()).replace(saidOf(USUAL), "81 × 201");
    await message(page).fill(own);
    await ask(page).click();
    await expect(message(page)).toHaveValue(new RegExp(`Khổ: ${saidOf(USUAL)}[\\s\\S]*Khổ: 81 × 201`));
  });
  await test.step("of a brief that was deleted nothing is told any more", async () => {
    await expect(note(page)).toHaveCount(1);
    await message(page).fill("");
    await sizeButton(page, THIRD).click();
    await expect(note(page)).toHaveCount(0);
    await sizeButton(page, USUAL).click();
  });
  await test.step("the brief follows the size, and one for another kind of print stands beside it", async () => {
    await ask(page).click();
    await sizeButton(page, THIRD).click();
    await expect(message(page)).toHaveValue(new RegExp(`^Hỏi giá: In standee\\nKhổ: ${saidOf(THIRD)} cm`));
    await page.getByRole("textbox", { name: "Ngày cần" }).fill("mai");
    await expect(message(page)).toHaveValue(/Cần: mai/);
    await expect(note(page)).toContainText(`${saidOf(THIRD)}`);
    await follow(page, "/danh-muc-in/in-bang-ron");
    await ask(page).click();
    await expect(message(page)).toHaveValue(/^Hỏi giá: In băng rôn\n[\s\S]*\n\nHỏi giá: In standee\n[\s\S]*Cần: mai/);
  });
});

test("what is asked while a message is on its way to the shop goes into the next one @computer", async ({ page }) => {
  const arrive = await holdSending(page);
  await open(page, STANDEE);
  await fillPerson(page);
  await message(page).fill("Treo ở sảnh.");
  await page.getByRole("button", { name: "Liên hệ ngay" }).click();
  await expect(message(page)).not.toBeEditable();
  await ask(page).click();
  await expect(message(page)).toHaveValue("Treo ở sảnh.");
  await expect(note(page)).toHaveCount(0);
  arrive();
  await expect(message(page)).toHaveValue(/^Hỏi giá: In standee\n(?![\s\S]*Treo)/);
  await expect(note(page)).toBeVisible();
});

test("size, number and day are there again after a reload and after Back @computer", async ({ page }) => {
  await open(page, STANDEE);
  await page.getByRole("textbox", { name: "Ngang" }).fill("1m2");
  await page.getByRole("button", { name: "Thêm một" }).click();
  await page.getByRole("textbox", { name: "Ngày cần" }).fill("thứ Hai");
  const expectKept = async () => {
    await expect(page.getByRole("textbox", { name: "Ngang" })).toHaveValue("120");
    await expect(page.getByRole("textbox", { name: "Số lượng" })).toHaveValue("2");
    await expect(page.getByRole("textbox", { name: "Ngày cần" })).toHaveValue("thứ Hai");
  };
  await page.reload();
  await expectKept();
  await follow(page, "/lien-he");
  await page.goBack();
  await expectKept();
});

test("where the shop has said when, how much and what is included, the box tells it instead of asking @computer", async ({
  page,
}) => {
  // On the way from another page the facts come with the screen's script: they are filled in there as an owner would.
  await page.route("**/assets/*.js", async (route) => {
    const answer = await route.fetch();
    const said =
      'leadTime:"1–2 ngày",cutOff:"16:00",priceFrom:{amount:65000,per:"m²"},included:"Chân đế, Túi đựng",leastQuantity:2';
    const script = (await answer.text()).replaceAll(/(?=includedAsked:")/g, `${said},`);
    await route.fulfill({ response: answer, body: script });
  });
  await open(page, "/danh-muc-in");
  await follow(page, STANDEE);
  const box = page.getByRole("region", { name: "Thông tin đặt in" });
  for (const told of [
    "Giá từ",
    "1–2 ngày",
    "Duyệt mẫu trước 16:00",
    "65.000 đ/m²",
    "Chân đế, Túi đựng",
    "Nhận từ 2 tấm",
  ])
    await expect(box).toContainText(told);
  await expect(box).not.toContainText("?");
});

test("what else the price may hold is asked as the trade finishes such a print @computer", async ({ page }) => {
  const box = page.getByRole("region", { name: "Thông tin đặt in" });
  await open(page, "/danh-muc-in/in-bat-hiflex");
  await expect(box).toContainText("mép, khoen");
  await follow(page, "/danh-muc-in/in-backlit");
  await expect(box).toContainText("hộp, đèn");
  await expect(box).not.toContainText("khoen");
});
