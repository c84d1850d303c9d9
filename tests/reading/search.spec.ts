/** The search results, `/tim-kiem?q={query}` (specification §2, §5, §7; open points on search). */
import type { Page } from "@playwright/test";
import { LOADING_DELAY } from "../../app/limits.ts";
import { pass, stopTime } from "../clock.ts";
import { articles, categories, settings } from "../content.ts";
import { dataRequests } from "../data-files.ts";
import { follow, open, placeholder } from "../inside.ts";
import { expect, hydrated, test } from "../site.ts";

const addressOf = (query: string) => `/tim-kiem?q=${encodeURIComponent(query)}`;
const boxOf = (page: Page) => page.getByRole("banner").getByRole("searchbox");
const holds = (text: string, query: string) => text.toLowerCase().includes(query.toLowerCase());

/** Where time stands still: searches by the box of the header, and lets the delay of the screen of results pass. */
async function searchFor(page: Page, query: string): Promise<void> {
  await boxOf(page).fill(query);
  await boxOf(page).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Kết quả tìm kiếm cho: ${query}`);
  await answered(page);
}

/** Lets the delay of the screen of results pass. */
async function answered(page: Page): Promise<void> {
  await expect(placeholder(page)).toBeVisible();
  await pass(page, LOADING_DELAY.search);
}

test("the results are the categories whose title and the articles whose title or description hold the query @computer", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "fetch") asked.push(request.url());
  });
  const data = dataRequests(page);
  await open(page, addressOf("BACKLIT"));
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Kết quả tìm kiếm cho: BACKLIT");
  await expect(page).toHaveTitle("Tìm kiếm: BACKLIT - In ấn Hoàng Gia");
  const expected = [
    ...categories.filter(({ title }) => holds(title, "backlit")).map(({ slug }) => `/danh-muc-in/${slug}`),
    ...articles
      .filter(({ title, description }) => holds(title, "backlit") || holds(description, "backlit"))
      .map(({ slug }) => `/tin-tuc/${slug}`),
  ];
  expect(expected.length).toBeGreaterThan(1);
  await expect(main.getByRole("link")).toHaveCount(expected.length);
  const found = await main
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(found.toSorted()).toEqual(expected.toSorted());
  for (const mark of await main.getByRole("listitem").locator("mark").all())
    await expect(mark).toHaveText(/^backlit$/i);
  expect([...asked, ...data]).toEqual([]);
});

test("the placeholder stands 500 ms on a full load, then the results @computer", async ({ page }) => {
  await stopTime(page);
  await open(page, addressOf("standee"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kết quả tìm kiếm cho: standee");
  await pass(page, 499);
  await expect(placeholder(page)).toBeVisible();
  await pass(page, 1);
  await expect(placeholder(page)).toHaveCount(0);
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: /standee/i })
      .first(),
  ).toBeVisible();
  await test.step("a page that is reloaded comes back to its place among the results", async () => {
    await open(page, addressOf("in"));
    await answered(page);
    const place = () => page.evaluate(() => Math.round(window.scrollY));
    await page
      .getByRole("main")
      .getByRole("heading", { level: 3 })
      .nth(6)
      .evaluate((article) => article.scrollIntoView({ block: "center", behavior: "instant" }));
    const left = await place();
    await page.reload();
    await hydrated(page);
    await answered(page);
    await expect(page.getByRole("main").getByRole("heading", { level: 3 }).nth(6)).toBeInViewport();
    expect(await place()).toBe(left);
  });
});

test("one query after another is answered, each in place of the one before @computer", async ({ page }) => {
  const main = page.getByRole("main");
  const nothing = page.getByText("Không tìm thấy kết quả nào.");
  await stopTime(page);
  await open(page, addressOf("xe tăng"));
  await answered(page);

  await test.step("where nothing matches, the text says so under an animation that goes round and round", async () => {
    await expect(nothing).toBeVisible();
    const rounds = () =>
      main.evaluate((screen) =>
        screen.getAnimations({ subtree: true }).map((animation) => animation.effect?.getTiming().iterations),
      );
    await expect.soft.poll(rounds).toContain(Number.POSITIVE_INFINITY);
  });

  await test.step("the sentence alone is announced, not the ways on", async () => {
    await expect.soft(main.getByRole("status")).toHaveText("Không tìm thấy kết quả nào.");
  });

  await test.step("the button stops the animation and starts it again, though the mouse is still over it", async () => {
    const states = () =>
      main.evaluate((screen) => [
        ...new Set(screen.getAnimations({ subtree: true }).map((animation) => animation.playState)),
      ]);
    await main.getByRole("button", { name: "Dừng hình" }).click();
    await expect.poll(states).toEqual(["paused"]);
    await main.getByRole("button", { name: "Cho hình chạy tiếp" }).click();
    await expect.poll(states).toEqual(["running"]);
    await main.getByRole("button", { name: "Dừng hình" }).click();
    await expect.poll(states).toEqual(["paused"]);
  });

  await test.step("what the shop does not list can be asked for by telephone, whether something is near or not", async () => {
    for (const query of ["danh thiếp", "chữ nổi", "giao tận nơi"]) {
      await searchFor(page, query);
      await expect(nothing).toBeVisible();
      await expect.soft(main.getByRole("list", { name: "Gần nhất" })).toHaveCount(query === "giao tận nơi" ? 1 : 0);
      await expect.soft(main.getByRole("link", { name: settings.phones[0] })).toHaveAttribute("href", /^tel:/);
    }
  });

  await test.step("a new query replaces the results of the one before", async () => {
    await searchFor(page, "backdrop");
    await expect(nothing).toHaveCount(0);
    await expect(main.getByRole("link", { name: "In backdrop" })).toBeVisible();
    await expect(boxOf(page)).toHaveValue("");
  });

  await test.step("one arrives at them as at any screen: the focus is there, and the title is spoken", async () => {
    await expect(main).toBeFocused();
    await pass(page, 100);
    await expect(page.locator("[data-arrived]")).toHaveText("Tìm kiếm: backdrop - In ấn Hoàng Gia");
  });

  await test.step("Back leads to what the query before was answered with, though the last was sent twice, and Forward on again", async () => {
    await boxOf(page).fill("backdrop");
    await boxOf(page).press("Enter");
    await expect(boxOf(page)).toHaveValue("");
    await page.goBack();
    await expect(nothing).toBeVisible();
    await page.goForward();
    await expect(main.getByRole("link", { name: "In backdrop" })).toBeVisible();
  });

  await test.step("another name of a category leads to it: where nothing matches in place of results, beside articles in a line", async () => {
    const held = (name: string) => (texts: string[]) => texts.some((text) => holds(text, name));
    const others = categories.flatMap(({ slug, alsoCalled }) => alsoCalled.map((name) => ({ slug, name })));
    const unheld = others.filter(({ name }) => !held(name)(categories.map(({ title }) => title)));
    const inTexts = articles.map(({ title, description }) => `${title} ${description}`);
    for (const beside of [false, true]) {
      const { slug, name } = unheld.find(({ name }) => held(name)(inTexts) === beside) ?? { slug: "", name: "" };
      await searchFor(page, name);
      await expect(nothing).toHaveCount(beside ? 0 : 1);
      await expect(
        main
          .getByRole("list", { name: beside ? "Có thể bạn cần" : "Gần nhất" })
          .locator("a")
          .first(),
      ).toHaveAttribute("href", `/danh-muc-in/${slug}`);
    }
  });

  await test.step("who asks about the dots or the letters of a file is led to where a file is looked at", async () => {
    for (const query of ["72 dpi", "lỗi font", "file corel", "logo bị vỡ", "hình bị nhòe"]) {
      await searchFor(page, query);
      await expect.soft(main.getByRole("list", { name: "Gần nhất" }).getByRole("link")).toHaveText(["Thử khổ"]);
    }
  });

  await test.step("who asks how to pay, or about a bill, the time it takes, the shop's place, days or number is led to the shop", async () => {
    for (const query of [
      "chuyển khoản",
      "xuất hoá đơn VAT",
      "thời gian in bao lâu",
      "bao lâu có",
      "sđt",
      "ddiaj chir",
      "chủ nhật có làm không",
      settings.address.district,
      (settings.phones[0] ?? "").replaceAll(" ", ""),
    ]) {
      await searchFor(page, query);
      await expect.soft(main.getByRole("list", { name: "Gần nhất" }).getByRole("link")).toHaveText(["Liên hệ"]);
    }
  });

  await test.step("who asks how a print is delivered is led to the delivery policy", async () => {
    await searchFor(page, "giao tận nơi");
    await expect(main.getByRole("list", { name: "Gần nhất" }).getByRole("link").first()).toHaveAttribute(
      "href",
      "/chinh-sach/chinh-sach-giao-hang",
    );
  });

  await test.step("a size that was typed is led to as a drawing, of the category that was named with it", async () => {
    await searchFor(page, "làm standee 80x200");
    const sized = main.getByRole("list", { name: "Gần nhất" }).getByRole("link").first();
    await expect(sized).toHaveText("Thử khổ 80 × 200 cm");
    await expect(sized).toHaveAttribute("href", "/thu-kho?in=standee&n=80&c=200");
  });

  await test.step("a query is shown as text, whatever it holds", async () => {
    await searchFor(page, "<img src=x onerror=alert(1)> & 100%");
    await expect(nothing).toBeVisible();
  });

  await test.step("a query without diacritics finds the words with them", async () => {
    await searchFor(page, "in bat");
    const first = main.getByRole("listitem").first();
    await expect.soft(first.getByRole("link")).toHaveAttribute("href", "/danh-muc-in/in-bat-hiflex");
    await expect.soft(first.locator("mark")).toHaveText("In bạt");
  });

  await test.step("at 1440 × 900 the categories found, many or few, are one compact block, the first article still in view", async () => {
    const cards = main.locator('a[href^="/danh-muc-in/"]');
    for (const query of ["in", "standee"]) {
      await searchFor(page, query);
      await expect(cards.first()).toBeVisible();
      await expect(main.getByRole("heading", { level: 3 }).first()).toBeInViewport({ ratio: 1 });
      for (const card of await cards.all()) {
        const picture = (await card.getByRole("presentation").boundingBox()) ?? { x: 0, width: 0, height: Number.NaN };
        const words = (await card.locator("b").boundingBox()) ?? { x: Number.NaN };
        expect.soft(picture.width / picture.height, `${query}: the whole picture, 4 : 3`).toBeCloseTo(4 / 3, 1);
        expect.soft(words.x, `${query}: words beside it`).toBeGreaterThanOrEqual(picture.x + picture.width);
      }
    }
  });

  await test.step("up to three categories found have room for their names on a line each", async () => {
    await searchFor(page, "decal");
    const names = main.locator("li b");
    await expect(names.first()).toBeVisible();
    for (const width of [768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      for (const lines of await names.evaluateAll((all) =>
        all.map((name) => {
          const range = document.createRange();
          range.selectNodeContents(name);
          const tops = [...range.getClientRects()].map(({ bottom }) => bottom);
          return Math.max(...tops) - Math.min(...tops);
        }),
      ))
        expect(lines, `at ${width} px`).toBeLessThan(8);
    }
  });

  await test.step("between phone and tablet an article's words have more room than its picture, and that is no larger than its file", async () => {
    await page.setViewportSize({ width: 540, height: 720 });
    const pictures = main
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading") })
      .locator("img");
    await expect(pictures.first()).toBeVisible();
    const [picture] = await pictures.evaluateAll((all) =>
      all.map((one) => {
        const row = one.closest("li") as HTMLElement;
        return { width: one.clientWidth, row: row.clientWidth, file: (one as HTMLImageElement).naturalWidth };
      }),
    );
    expect(picture?.width).toBeLessThan((picture?.row ?? 0) * 0.4);
    expect(picture?.width).toBeLessThanOrEqual((picture?.file ?? 0) + 1);
  });

  await test.step("a query as long as a letter takes a few lines, and a word without end widens nothing", async () => {
    const heading = main.getByRole("heading", { level: 1 });
    for (const query of ["in bạt khổ lớn treo mặt tiền ".repeat(7).trim(), "a".repeat(180)]) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await searchFor(page, query);
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const [lines, sideways] = await heading.evaluate((title) => [
          title.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(title).lineHeight),
          document.documentElement.scrollWidth,
        ]);
        expect.soft(lines, `at ${width} px`).toBeLessThan(4.1);
        expect.soft(sideways, `at ${width} px`).toBeLessThanOrEqual(width);
      }
    }
  });
});

test("what is typed into the box and not sent is gone after a change of address @computer", async ({ page }) => {
  await open(page, "/lien-he");
  await boxOf(page).fill("standee");
  await follow(page, "/gioi-thieu");
  await expect(boxOf(page)).toHaveValue("");
});

test("on a phone the categories found stand in one row, and the articles follow in view @phone", async ({ page }) => {
  await open(page, addressOf("in"));
  const main = page.getByRole("main");
  const cards = main.locator('a[href^="/danh-muc-in/"]');
  await expect(cards).toHaveCount(categories.length);
  const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await expect(main.getByRole("heading", { name: /^Bài viết/ })).toBeInViewport({ ratio: 1 });
});

test.describe("where the list of articles does not come", () => {
  test.use({ allowed: /Error fetching data/ });

  test("after 120 s the categories found stand alone, and the screen says what is missing @computer", async ({
    page,
  }) => {
    await stopTime(page);
    await page.route(/\/search-list-.*\.js$/, () => {}); // never answered
    const asked = page.waitForRequest(/\/search-list-.*\.js$/);
    await open(page, addressOf("standee"));
    await asked;
    await pass(page, 119_990);
    await expect(placeholder(page)).toBeVisible();
    await pass(page, 10);
    await expect(placeholder(page)).toHaveCount(0);
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: /standee/i }).first()).toBeVisible();
    await expect(main.getByText(/Chưa tải được danh sách bài viết/)).toBeVisible();
  });
});
