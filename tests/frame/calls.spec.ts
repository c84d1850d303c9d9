/** Which screen asks for which data file, and when (specification §4, §7, §8, §9; open points on waiting). */
import type { Page } from "@playwright/test";
import { pass, stopTime } from "../clock.ts";
import { articles, categories, policies } from "../content.ts";
import { changeData, dataRequests, FAILED_DATA, nextDataError, refuseData } from "../data-files.ts";
import { holdBack } from "../held-back.ts";
import { follow, open, placeholder } from "../inside.ts";
import { expect, hydrated, test } from "../site.ts";

test.skip(({ isMobile }) => isMobile, "calls do not depend on the width");

const [article] = articles;
const [category] = categories;
const ARTICLE = `/tin-tuc/${article?.slug}`;
const CATEGORY = `/danh-muc-in/${category?.slug}`;
const POLICY = `/chinh-sach/${policies[0]?.slug}`;

/** The script with what the build knew of the categories, which is asked for on navigation inside the site only. */
const FACTS = /\/categories-.*\.js$/;
test.beforeEach(async ({ page }) => stopTime(page));

test("each screen on a full load shows its content at once and asks for its data in the background", async ({
  page,
}) => {
  const asked = dataRequests(page);
  for (const [address, atOnce, afterSecond] of [
    ["/", ["categories"], ["blogs"]],
    ["/danh-muc-in", ["categories"], ["blogs"]],
    [CATEGORY, ["categories"], ["blogs"]],
    ["/tin-tuc", ["categories"], ["blogs"]],
    [ARTICLE, [], ["blogs"]],
  ] as const) {
    await test.step(address, async () => {
      asked.length = 0;
      await open(page, address);
      await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
      await expect(placeholder(page)).toHaveCount(0);
      await pass(page, 999);
      await expect.poll(() => asked).toEqual(atOnce);
      await pass(page, 1);
      await expect.poll(() => asked).toEqual([...atOnce, ...afterSecond]);
      await pass(page, 10_000);
      expect(asked).toHaveLength(atOnce.length + afterSecond.length);
      await expect(placeholder(page)).toHaveCount(0);
    });
  }
});

test("each screen reached by a link waits its time under its placeholder, then asks for its data, or for none", async ({
  page,
}) => {
  await open(page, "/lien-he");
  const asked = dataRequests(page);
  for (const [address, delay, atOnce, afterDelay] of [
    ["/danh-muc-in", 1000, ["blogs"], ["categories"]],
    ["/gioi-thieu", 500, [], []],
    [CATEGORY, 1000, ["blogs"], ["categories"]],
    [POLICY, 1000, [], []],
    ["/tin-tuc", 1000, ["categories"], ["blogs"]],
    [ARTICLE, 1000, [], ["blogs"]],
    ["/lien-he", 500, [], []],
    ["/tim-kiem?q=bat", 500, [], []],
  ] as const) {
    await test.step(`${address} after ${delay} ms`, async () => {
      asked.length = 0;
      if (address.includes("?")) await search(page, "bat");
      else await follow(page, address);
      await expect(placeholder(page).first()).toBeVisible();
      await pass(page, delay - 1);
      await expect.poll(() => asked).toEqual(atOnce);
      await expect(placeholder(page).first()).toBeVisible();
      await pass(page, 1);
      await expect.poll(() => asked).toEqual([...atOnce, ...afterDelay]);
      await expect(placeholder(page)).toHaveCount(0);
      expect(asked).toEqual([...atOnce, ...afterDelay]);
    });
  }
  await test.step("home, which asks for both at once", async () => {
    asked.length = 0;
    await follow(page, "/");
    await expect(placeholder(page).first()).toBeVisible(); // the address changes before the screen that asks is there
    await pass(page, 1);
    await expect.poll(() => asked.toSorted()).toEqual(["blogs", "categories"]);
    await expect(placeholder(page)).toHaveCount(0);
  });
  await test.step("home once more, which asks for nothing: the next screen gets an answer of its own", async () => {
    asked.length = 0;
    await follow(page, "/");
    await follow(page, "/danh-muc-in");
    await expect(placeholder(page).first()).toBeVisible();
    await pass(page, 999);
    await expect.poll(() => asked).toEqual(["blogs"]);
    await pass(page, 1);
    await expect.poll(() => asked).toEqual(["blogs", "categories"]);
  });
});

async function search(page: Page, query: string): Promise<void> {
  const box = page.getByRole("banner").getByRole("searchbox");
  await box.fill(query);
  await box.press("Enter");
}

test("leaving a screen cancels what it was about to ask, and the request that is on its way", async ({ page }) => {
  await open(page, "/lien-he");
  const asked = dataRequests(page);
  await follow(page, "/tin-tuc");
  await expect(placeholder(page)).toBeVisible();
  await pass(page, 900);
  await follow(page, "/gioi-thieu");
  await expect(page).toHaveTitle(/^Giới thiệu/); // the placeholder of the screen that was left looks the same
  await expect(placeholder(page)).toBeVisible();
  await pass(page, 5000);
  expect(asked).toEqual(["categories"]);

  await page.route("**/data/blogs.json", () => {}); // never answered
  await follow(page, "/tin-tuc");
  await expect(placeholder(page)).toBeVisible();
  const request = page.waitForRequest("**/data/blogs.json");
  await pass(page, 1000);
  await request;
  const cancelled = page.waitForEvent("requestfailed", (failed) => failed.url().endsWith("/data/blogs.json"));
  await follow(page, "/gioi-thieu");
  expect((await cancelled).failure()?.errorText).toBe("net::ERR_ABORTED");
});

test("a wait begins with the link that was followed, whatever is clicked meanwhile, and there is none on the way back, after a reload neither", async ({
  page,
}) => {
  await open(page, "/lien-he");
  const asked = dataRequests(page);
  await test.step("a click that leads nowhere", async () => {
    const come = await holdBack(page, /\/news-list.*\.js$/);
    await page.getByRole("navigation", { name: "Chính" }).getByRole("link", { name: "Tin tức" }).click();
    await expect(page.getByRole("banner")).toHaveAttribute("data-leaving", "true");
    await pass(page, 5000);
    await page.getByRole("main").getByText("Đang mở trang…").click();
    come();
    await expect(placeholder(page).first()).toBeVisible();
    await pass(page, 1);
    await expect.poll(() => asked.toSorted()).toEqual(["blogs", "categories"]);
    await expect(placeholder(page)).toHaveCount(0);
  });
  for (const address of [CATEGORY, POLICY, "/tim-kiem?q=bat"]) {
    await test.step(`Back to ${address}`, async () => {
      if (address.includes("?")) await search(page, "bat");
      else await follow(page, address);
      await expect(page).toHaveURL(address);
      await follow(page, "/lien-he");
      await page.reload();
      await hydrated(page);
      await page.goBack();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
      await pass(page, 1);
      await expect(placeholder(page)).toHaveCount(0);
      await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
    });
  }
});

test("what the background request brings replaces the content where it differs", async ({ page }) => {
  await changeData<{ title: string }>(page, "blogs", ([first, ...others]) => [
    { ...first, title: "Bài vừa sửa" },
    ...others,
  ]);
  await changeData<{ title: string }>(page, "categories", ([first, ...others]) => [
    { ...first, title: "Loại vừa sửa" },
    ...others,
  ]);
  await open(page, "/danh-muc-in");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: article?.title })).toBeVisible();
  await pass(page, 1000);
  await expect(main.getByRole("heading", { name: "Bài vừa sửa" })).toBeVisible();
  await expect(main.getByRole("link", { name: "Loại vừa sửa" })).toHaveAttribute("href", "/danh-muc-in/loai-vua-sua");
});

test.describe("where the data does not come", () => {
  test.use({ allowed: FAILED_DATA });

  test("a full load logs it and keeps what stands on the page", async ({ page }) => {
    await refuseData(page);
    await open(page, "/tin-tuc");
    const logged = nextDataError(page);
    await pass(page, 1000);
    expect(await logged).toContain("Error fetching data");
    const first = page.getByRole("main").getByRole("heading", { name: article?.title });
    await expect(first).toBeVisible();
    await expect(page.getByRole("region", { name: "Danh mục liên quan" })).toBeVisible();
    await test.step("a page of the list that is not known says so; the one before is kept; the unknown one is asked for once more", async () => {
      const failed = page.getByText(/^Chưa tải được danh sách bài viết/);
      await page.getByRole("link", { name: "Trang sau" }).click();
      await expect(placeholder(page).first()).toBeVisible();
      const loggedAgain = nextDataError(page);
      await pass(page, 1);
      await loggedAgain;
      await expect(failed).toBeVisible();
      await page.goBack();
      await expect(first).toBeVisible();
      await expect(failed).toHaveCount(0);
      await page.unroute("**/data/*.json");
      await page.getByRole("link", { name: "Trang 2" }).click();
      await expect(placeholder(page).first()).toBeVisible();
      await pass(page, 1);
      await expect(page.getByRole("main").getByRole("heading", { name: articles[9]?.title })).toBeVisible();
    });
  });

  test("each screen reached by a link logs it, ends loading and stays empty", async ({ page }) => {
    await open(page, "/tin-tuc");
    await refuseData(page);
    for (const [address, texts] of [
      [ARTICLE, []],
      ["/danh-muc-in", [/^Not found\.\.\.$/]],
      ["/tin-tuc", []],
      [CATEGORY, []],
      ["/", []],
    ] as const) {
      await test.step(address, async () => {
        await follow(page, address);
        await expect(placeholder(page).first()).toBeVisible();
        const logged = nextDataError(page);
        await pass(page, 1000);
        await logged;
        await expect(placeholder(page)).toHaveCount(0);
        await expect(page.getByRole("main").getByRole("article")).toHaveCount(0);
        for (const text of texts) await expect(page.getByText(text)).toBeVisible();
      });
    }
  });

  test("an answer that is not of the expected shape counts as a failure", async ({ page }) => {
    await open(page, "/lien-he");
    await page.route("**/data/blogs.json", (route) => route.fulfill({ json: { blogs: [{ id: 1 }] } }));
    await follow(page, "/tin-tuc");
    await expect(placeholder(page)).toBeVisible();
    const logged = nextDataError(page);
    await pass(page, 1000);
    expect(await logged).toContain("shape");
    await expect(placeholder(page)).toHaveCount(0);
  });
});

test.describe("where a line drops", () => {
  test.use({ allowed: /ERR_INTERNET_DISCONNECTED|Failed to fetch|Error fetching data|Failed to load resource/ });

  test("a category that exists has its name, and a form to ask through", async ({ page }) => {
    await open(page, "/danh-muc-in/in-standee");
    const main = page.getByRole("main");
    const hasName = async ({ title }: { title: string }) => {
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(`${title} - In ấn Hoàng Gia`);
    };
    const told = main.getByText(/^Chưa tải được nội dung của danh mục này/);
    await test.step("neither the facts nor the text come", async () => {
      await page.route("**/*", (route) => route.abort("internetdisconnected"));
      await follow(page, CATEGORY);
      await expect(placeholder(page)).toBeVisible();
      await pass(page, 1000);
      await expect(told).toBeVisible();
      if (category) await hasName(category);
      await expect(main.getByRole("form", { name: "Vui lòng để lại thông tin của bạn" })).toBeVisible();
    });
    await test.step("only the text comes", async () => {
      const renamed = categories.find(({ title, dataTitle }) => title !== dataTitle);
      if (!renamed)
        throw new Error("A category is needed that is shown under another title than that of the data file");
      await page.unroute("**/*");
      await page.route(FACTS, (route) => route.abort("internetdisconnected"));
      await open(page, "/danh-muc-in/in-standee");
      await follow(page, `/danh-muc-in/${renamed.slug}`);
      await expect(placeholder(page)).toBeVisible();
      await pass(page, 1000);
      await expect(main.getByRole("article")).toBeVisible();
      await hasName(renamed);
    });
    await test.step("only the facts come: the size in hand goes into the form", async () => {
      await page.unroute(FACTS);
      await refuseData(page);
      await open(page, "/danh-muc-in/in-standee");
      await follow(page, CATEGORY);
      await expect(placeholder(page)).toBeVisible();
      await pass(page, 1000);
      await expect(told).toBeVisible();
      await main.getByRole("button", { name: "Hỏi giá khổ này" }).click();
      await expect(main.getByRole("textbox", { name: "Bạn cần in gì?" })).toHaveValue(
        new RegExp(category?.title ?? "-"),
      );
      await expect(main.getByRole("textbox", { name: "Họ và tên" })).toBeFocused();
    });
  });
});
