/** /thu-kho, its fields: what is typed is read as it is meant, or explained. */
import { categories } from "../content.ts";
import { asNewVisitor, open } from "../inside.ts";
import { expect, test } from "../site.ts";
import { height, row, width } from "./parts.ts";

test("a size that is wrong is explained, and nothing of it stays; a number is read whole @computer", async ({
  page,
}) => {
  await open(page, "/thu-kho?in=standee&n=80&c=200");
  await test.step("a wrong size is explained, and the drawing stays as it was", async () => {
    await width(page).fill("tám mươi");
    await expect(row(page, "Khổ").getByRole("alert")).toHaveText("Ghi bằng số, ví dụ 80 hoặc 1,2 m.");
    await width(page).fill("31 m");
    await expect(row(page, "Khổ").getByRole("alert")).toContainText("Lớn nhất 30 m");
    await expect(width(page)).toHaveAttribute("aria-invalid", "true");
    await width(page).blur();
    await expect(width(page)).toHaveValue("80");
  });
  await test.step("a size that is refused leaves nothing of itself behind, and is explained until it is typed anew", async () => {
    const wrong = row(page, "Khổ").getByRole("alert");
    await width(page).fill("");
    await width(page).pressSequentially("3500");
    await expect(row(page, "Khổ")).toContainText(/80\s×\s200\scm/);
    await width(page).blur();
    await expect(width(page)).toHaveValue("80");
    await expect(wrong).toContainText("Lớn nhất 30 m");
    await width(page).fill("");
    await width(page).pressSequentially("1m8");
    await expect(wrong).toBeHidden();
    await width(page).blur();
    await expect(width(page)).toHaveValue("180");
    await height(page).fill("5000");
    await height(page).blur();
    await expect(wrong).toBeVisible();
    await row(page, "Khổ").getByRole("button", { name: "60 × 160" }).click();
    await expect(wrong, "it was said of another size").toBeHidden();
    await row(page, "Khổ").getByRole("button", { name: "80 × 200" }).click();
    await expect(wrong, "it does not come back with the size").toBeHidden();
  });
  await test.step("the row of sizes cuts nothing off the ring around one of them", async () => {
    const chip = row(page, "Khổ").getByRole("button", { name: "60 × 160" });
    await page.keyboard.press("Tab");
    await chip.focus();
    const [room, ring] = await chip.evaluate((button) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(button);
      const above = button.getBoundingClientRect().top - (button.parentElement?.getBoundingClientRect().top ?? 0);
      return [above, Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)];
    });
    expect(ring).toBeGreaterThan(0);
    expect(room).toBeGreaterThanOrEqual(ring);
  });
  await test.step("a number with its thousands parted is read whole", async () => {
    const pieces = page.getByRole("textbox", { name: "Số lượng tấm" });
    for (const [typed, said] of [
      ["1.000", "1.000 tấm"],
      ["1,200", "1.200 tấm"],
      ["1 500", "1.500 tấm"],
      ["10 000", "9.999 tấm"],
    ] as const) {
      await pieces.fill("");
      await pieces.pressSequentially(typed);
      await expect(row(page, "Số lượng, ngày cần")).toContainText(said);
    }
  });
});

test("sizes as people say them: both sides in one field, in the chosen unit; choices of one height @computer", async ({
  page,
}) => {
  await test.step("words to choose from that stand side by side are of one height, though one takes two lines", async () => {
    await open(page, "/thu-kho");
    const heights = await page
      .getByRole("group", { name: "Dùng bao lâu" })
      .locator("span")
      .evaluateAll((words) => words.map((word) => word.getBoundingClientRect().height));
    expect(heights).toHaveLength(4);
    expect(new Set(heights).size).toBe(1);
  });
  await asNewVisitor(page);
  await test.step("a whole size that is pasted into one side is read as both, and a size as people say it is understood", async () => {
    await open(page, "/thu-kho?in=standee&n=80&c=200");
    await width(page).fill("60x160");
    await expect(height(page)).toHaveValue("160");
    await expect(row(page, "Khổ")).toContainText(/60\s×\s160\scm/);
    await width(page).blur();
    await expect(width(page)).toHaveValue("60");
    await expect(height(page)).toHaveValue("160");
    await height(page).fill("1m rưỡi");
    await height(page).blur();
    await expect(height(page)).toHaveValue("150");
    await width(page).fill("1m3x2");
    await expect(row(page, "Khổ")).toContainText(/130\s×\s200\scm/);
    await width(page).blur();
    await width(page).fill("");
    await width(page).pressSequentially("60x16000");
    await expect(row(page, "Khổ").getByRole("alert")).toContainText("Lớn nhất 30 m");
    await expect(row(page, "Khổ"), "what was refused leaves nothing of itself behind").toContainText(/130\s×\s200\scm/);
  });
  await asNewVisitor(page);
  await test.step("a unit that was chosen stays when a field is left, and with another size or trade", async () => {
    await open(page, "/thu-kho?in=standee&n=80&c=200");
    for (const [unit, wide] of [
      ["m", "0,8"],
      ["cm", "80"],
    ] as const) {
      await row(page, "Khổ").getByRole("radio", { name: unit, exact: true }).check();
      await expect(width(page)).toHaveValue(wide);
    }
    await width(page).fill("500");
    await height(page).fill("355");
    await height(page).blur();
    await expect(width(page)).toHaveValue("500");
    await width(page).fill("600");
    await expect(row(page, "Khổ")).toContainText(/600\s×\s355\scm/);
    await page.getByRole("radio", { name: "Backdrop" }).check();
    await expect(row(page, "Khổ").getByRole("radio", { name: "cm", exact: true })).toBeChecked();
  });
});

test("two sizes of a print may have one name: another print then shows only its own sizes @computer", async ({
  page,
}) => {
  const known = (kind: string) => categories.find(({ fileName }) => fileName === kind);
  const [standee, hiflex] = [known("in-standee"), known("in-bat-hiflex")];
  const [first, second] = standee?.sizes.map(({ label }) => label) ?? [];
  await page.route("**/assets/*.js", async (route) => {
    const answer = await route.fetch();
    const script = (await answer.text()).replace(new RegExp(`(["\`])${second}\\1`, "g"), `$1${first}$1`);
    await route.fulfill({ response: answer, body: script });
  });
  // Reached by a link, because the page as it was built still has two different names.
  await open(page, "/lien-he");
  await page.getByRole("link", { name: "Thử khổ", exact: true }).first().click();
  const print = (title = "") => page.getByRole("radio", { name: title.slice(3) });
  const sizes = page.getByRole("group", { name: "Khổ hay in" }).getByRole("button");
  await print(standee?.title).check({ force: true });
  await expect(sizes.getByText(first ?? "", { exact: true })).toHaveCount(2);
  await print(hiflex?.title).check({ force: true });
  await expect(sizes).toHaveCount(hiflex?.sizes.length ?? 0);
});
