/** Words on their way to the disk: what is typed is kept, seen at once, changes nothing else, and outlives a desk that ends. */
import { expect, type Request } from "@playwright/test";
import { holdBack } from "../held-back.ts";
import hostileLines from "../outside/hostile-lines.json" with { type: "json" };
import { ARTICLE, expectSaved, goTo, KILLED, openPage, test } from "./desk.ts";
import { draftText, someTextFiles } from "./running-desk.ts";

const SCREENS = { articles: "bai", categories: "danh-muc", policies: "trang" } as const;

function changedLines(before: string, after: string): string[] {
  const old = new Set(before.split("\n"));
  return after.split("\n").filter((line) => !old.has(line));
}

test("a word typed stands in the real page beside it, in one line of the draft, and not in content", async ({
  page,
  desk,
  online,
}) => {
  test.setTimeout(90_000);
  const before = online.text(ARTICLE.file);
  await openPage(page, desk, ARTICLE.screen);
  const seen = page.frameLocator(".see iframe");
  await seen.locator("article, main").first().waitFor({ timeout: 60_000 });
  const beside = await Promise.all(
    ["link[rel=stylesheet]", "footer", ".prose > :last-child"].map((part) => seen.locator(part).last().elementHandle()),
  );
  await page.locator(".ProseMirror > p").first().click();
  await page.keyboard.press("Control+Home");
  await page.keyboard.type("Xưởng ");
  await expect(seen.locator(".prose")).toContainText("Xưởng ");
  // Elements that do not differ stay in the page: nothing flashes.
  for (const part of beside) expect(await part?.evaluate((element) => element.isConnected)).toBe(true);
  await expect.poll(() => changedLines(before, draftText(desk, ARTICLE.file) ?? before)).toHaveLength(1);
  await expectSaved(page);
  expect(online.text(ARTICLE.file)).toBe(before);
  await page.keyboard.press("Control+z");
  await expect.poll(() => draftText(desk, ARTICLE.file)).toBeNull();
});

test("a text that is opened, written in and brought back is the same byte for byte, whatever blocks it has", async ({
  page,
  desk,
  online,
}) => {
  test.setTimeout(120_000);
  await page.goto(`${desk.address}/bai`);
  for (const file of someTextFiles()) {
    const [folder, name] = file.split("/") as [keyof typeof SCREENS, string];
    await goTo(page, desk, "/bai");
    await expect(page.locator(".ProseMirror")).toHaveCount(0);
    await goTo(page, desk, `/${SCREENS[folder]}/${name.replace(/\.md$/, "")}`);
    await page.locator('.text[data-ready="true"] .ProseMirror').waitFor();
    await page.locator(".ProseMirror > p").first().click();
    await page.keyboard.press("Control+Home");
    const written = page.waitForResponse((response) => response.request().method() === "PUT");
    await page.keyboard.type("x");
    await written;
    expect(changedLines(online.text(file), draftText(desk, file) ?? ""), file).toHaveLength(1);
    await page.keyboard.press("Backspace");
    await expect.poll(() => draftText(desk, file), { message: file }).toBeNull();
  }
});

test("whatever signs an owner types stay what they are", async ({ page, desk }) => {
  await openPage(page, desk, ARTICLE.screen);
  await page.locator(".ProseMirror > p").first().click();
  await page.keyboard.press("Control+Home");
  for (const line of hostileLines) {
    await page.keyboard.insertText(line);
    await page.keyboard.press("Enter");
  }
  await expect.poll(() => draftText(desk, ARTICLE.file)).toContain(hostileLines.at(-1));
  await expectSaved(page);
  await page.reload();
  await page.locator('.text[data-ready="true"] .ProseMirror').waitFor();
  const lines = await page.locator(".ProseMirror > p").allInnerTexts();
  const plain = (text: string) => text.replace(/[\s\u00a0]+/g, " ").trim();
  expect(lines.slice(0, hostileLines.length).map(plain)).toEqual(hostileLines.map(plain));
});

test("a killed desk has every word that was saved, and gets those that had not reached it", async ({
  page,
  desk,
  allow,
}) => {
  allow(KILLED);
  const draft = () => draftText(desk, "articles/vi-sao-mau-in-khac-mau-man-hinh.md");
  await openPage(page, desk, "/bai/vi-sao-mau-in-khac-mau-man-hinh");
  await page.locator(".ProseMirror > p").first().click();
  await page.keyboard.press("Control+Home");
  await page.keyboard.type("Trước khi mất điện. ");
  await expect.poll(draft).toContain("Trước khi mất điện.");
  await expectSaved(page);
  await desk.kill();
  await page.keyboard.type("Trong lúc mất điện. ");
  await expect(page.locator(".saved")).toHaveText("Chưa lưu được");
  await expect(page.getByRole("alert").filter({ hasText: "vẫn còn trong cửa sổ này" })).toBeVisible();
  await desk.start();
  await page.reload();
  await expect(page.locator(".ProseMirror")).toContainText("Trước khi mất điện. Trong lúc mất điện. ");
  await expect.poll(draft).toContain("Trong lúc mất điện.");
});

test("a window loaded anew before the desk has answered loses no word, and none is called saved before it is", async ({
  page,
  desk,
}) => {
  await openPage(page, desk, ARTICLE.screen);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let first = true;
  await page.route(/\/api\/page\?/, async (route) => {
    if (!first || route.request().method() !== "PUT") return route.continue();
    first = false;
    const response = await route.fetch(); // the desk has heard it
    await held;
    await route.fulfill({ response }).catch(() => {}); // the window that asked is gone
  });
  await page.locator(".ProseMirror > p").first().click();
  await page.keyboard.press("Control+Home");
  await page.keyboard.insertText("Một. ");
  await expect.poll(() => draftText(desk, ARTICLE.file)).toContain("Một. ");
  await page.keyboard.insertText("Hai. ");
  await expect(page.locator(".saved")).toHaveText(/^Đang lưu/);
  await page.reload();
  answer();
  await expect(page.locator(".ProseMirror")).toContainText("Một. Hai. ");
  await expect.poll(() => draftText(desk, ARTICLE.file)).toContain("Một. Hai. ");
  await expect(page.getByText("được để riêng")).toHaveCount(0);
});

test("a desk that does not answer is reported within the window, and what was asked of it comes by itself once it is back", async ({
  page,
  desk,
  allow,
}) => {
  allow(KILLED);
  await openPage(page, desk, ARTICLE.screen);
  await desk.kill();
  await test.step("that the desk does not answer is said within the window", async () => {
    await page.evaluate(() => dispatchEvent(new Event("focus"))); // as when somebody comes back to the window
    const told = page.getByRole("alert").filter({ hasText: "Mở lại bàn như mọi ngày" });
    await expect(told).toBeInViewport({ ratio: 1 });
    const over = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(over).toBeLessThanOrEqual(0);
  });
  await test.step("a page that was opened while the desk is down opens by itself once it is back, and nothing is said of it any more", async () => {
    await page.getByRole("banner").getByRole("link", { name: "Bài viết" }).click();
    const link = page.locator("table.list a").first();
    await expect(link).toBeVisible();
    await link.click();
    await expect(page.getByRole("heading", { name: "Chưa mở được" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Thử lại" })).toBeVisible();
    await desk.start();
    await page.locator('.text[data-ready="true"] .ProseMirror').waitFor({ timeout: 20_000 });
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});

test("a desk that takes requests and does not answer them is reported after ten seconds, and no more once it answers", async ({
  page,
  desk,
}) => {
  const saved = page.locator(".saved");
  const told = page.getByRole("alert").filter({ hasText: "Bàn làm việc chưa trả lời" });
  // The lists may be asked for as well while ten seconds pass: the alert about them stands above that of the page.
  const ofPage = told.last();
  const answers: (() => void)[] = [];
  let hanging = /^$/;
  const hang = (what: RegExp) => {
    hanging = what;
  };
  const answer = () => {
    hanging = /^$/;
    for (const one of answers.splice(0)) one();
  };
  await page.route(/\/api\/pages?(\?|$)/, async (route) => {
    if (hanging.test(route.request().url())) await new Promise<void>((resolve) => answers.push(resolve));
    await route.continue();
  });
  const type = async (words: string) => {
    await page.locator(".ProseMirror > p").first().click();
    await page.keyboard.press("Control+Home");
    await page.keyboard.insertText(words);
    await page.clock.runFor(250);
  };
  await openPage(page, desk, ARTICLE.screen);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 8000); // far enough ahead for a busy machine, and less than the desk is waited for
  await test.step("for the lists, which are asked for once and not again until they come", async () => {
    hang(/\/api\/pages$/);
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    await expect.poll(() => answers.length).toBe(1);
    await page.clock.runFor(10_000);
    await expect(ofPage).toBeVisible();
    await page.clock.runFor(30_000);
    expect(answers.length).toBe(1);
    answer();
    await expect(told).toHaveCount(0);
  });
  await test.step("for words, with where they are kept, and all of them are saved", async () => {
    hang(/\/api\/page\?/);
    await type("Một. ");
    await expect.poll(() => answers.length).toBe(1);
    await page.clock.runFor(9000);
    await expect(saved).toHaveText("Đang lưu…");
    await expect(told).toHaveCount(0);
    await page.clock.runFor(1000);
    await expect(saved).toHaveText("Chưa lưu được");
    await expect(ofPage).toContainText("trong cửa sổ này và trong trình duyệt");
    await type("Hai. ");
    await expect(saved).toHaveText("Chưa lưu được");
    answer();
    await expect(told).toHaveCount(0);
    await page.clock.runFor(250);
    await expectSaved(page);
    expect(draftText(desk, ARTICLE.file)).toContain("Hai. Một. ");
  });
  await test.step("for words that the browser has no room for, with the warning that only this window has them", async () => {
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    hang(/\/api\/page\?/);
    await type("Ba. ");
    await expect.poll(() => answers.length).toBe(1);
    await page.clock.runFor(10_000);
    await expect(ofPage).toContainText("chỉ còn trong cửa sổ này, đừng đóng");
    answer();
    await page.clock.runFor(250);
    await expectSaved(page);
  });
  await test.step("for a page that is opened", async () => {
    await page.getByRole("banner").getByRole("link", { name: "Bài viết" }).click();
    hang(/\/api\/page\?/);
    const asked = page.waitForRequest(/\/api\/page\?/);
    await page.locator("table.list a").first().click();
    await asked;
    await page.clock.runFor(10_000);
    await expect(page.getByRole("heading", { name: "Chưa mở được" })).toBeVisible();
    await expect(ofPage).toBeVisible();
    answer();
    await page.clock.runFor(100);
    await page.locator('.text[data-ready="true"] .ProseMirror').waitFor();
    await expect(told).toHaveCount(0);
  });
});

test("before the desk has answered nothing is called saved, and everything is kept", async ({ page, desk }) => {
  await openPage(page, desk, ARTICLE.screen);
  await test.step("the mark says saved only when the last word typed is", async () => {
    const answers: (() => void)[] = [];
    await page.route(/\/api\/page\?/, async (route) => {
      if (route.request().method() !== "PUT") return route.continue();
      await new Promise<void>((resolve) => answers.push(resolve));
      await route.continue();
    });
    await page.locator(".ProseMirror > p").first().click();
    await page.keyboard.press("Control+Home");
    await page.keyboard.insertText("Một. ");
    await expect.poll(() => answers.length).toBe(1);
    await page.keyboard.insertText("Hai. ");
    const said = await page.locator(".saved").evaluateHandle((mark) => {
      const all: (string | null)[] = [];
      new MutationObserver(() => all.push(mark.textContent)).observe(mark, {
        childList: true,
        subtree: true,
        characterData: true,
      });
      return all;
    });
    answers[0]?.();
    await expect.poll(() => answers.length).toBe(2);
    expect((await said.jsonValue()).filter((words) => words?.startsWith("Đã lưu"))).toEqual([]);
    answers[1]?.();
    await expectSaved(page);
    expect(draftText(desk, ARTICLE.file)).toContain("Một. Hai. ");
    await page.unroute(/\/api\/page\?/);
  });
  await test.step("what is typed while the desk is slow goes into the tray with the page, or on top of it", async () => {
    const answers: (() => void)[] = [];
    await page.route(/\/api\/page(\/place)?\?/, async (route) => {
      if (route.request().method() !== "PUT") return route.continue();
      const response = await route.fetch();
      await new Promise<void>((resolve) => answers.push(resolve));
      await route.fulfill({ response });
    });
    const lists = await holdBack(page, /\/api\/pages$/);
    const moving = page.waitForRequest(/\/api\/page\/place\?/);
    await page.keyboard.insertText("Ba. ");
    await expect.poll(() => answers.length).toBe(1);
    await page.keyboard.insertText("Bốn. ");
    await page.getByRole("button", { name: /^Cho vào khay/ }).click();
    answers.shift()?.();
    await expect.poll(() => answers.length).toBe(1);
    await page.locator(".ProseMirror").focus();
    answers.shift()?.();
    await moving;
    await expect.poll(() => answers.length).toBe(1);
    expect(draftText(desk, ARTICLE.file)).toContain("Ba. Bốn. ");
    await page.keyboard.insertText("Năm. ");
    answers.shift()?.();
    await expect(page.getByText("nằm trong khay chờ.")).toBeVisible();
    // The red button stands where "Cho vào khay chờ" was. Had it come with the lists, the bar would have moved twice under the hand.
    await expect(page.getByRole("link", { name: "Đưa lên mạng 1" })).toBeVisible();
    lists();
    await expect.poll(() => answers.length).toBe(1);
    answers.shift()?.();
    await expectSaved(page);
    await page.unroute(/\/api\/page(\/place)?\?/);
    await expect(page.locator(".ProseMirror")).toContainText("Một. Hai. Ba. Bốn. Năm. ");
    expect(draftText(desk, ARTICLE.file)).toContain("Một. Hai. Ba. Bốn. Năm. ");
  });
  await test.step("words of another window go nowhere by a button of a window whose own words are not saved", async () => {
    const write = async (file: string) => {
      const page = `/ban-lam-viec/api/page?file=${encodeURIComponent(file)}`;
      const { revision, fields } = await (await fetch(page)).json();
      const edit = { fields: { ...fields, title: "Standee của cửa sổ kia" }, body: null };
      const headers = { "x-desk": "1", "content-type": "application/json" };
      await fetch(page, { method: "PUT", headers, body: JSON.stringify({ edit, revision }) });
    };
    const pick = async (name: string) => {
      await page.getByRole("button", { name: /^Trạng thái/ }).click();
      await page.getByRole("menuitem", { name }).click();
    };
    await pick("Để lại trên bàn");
    await expect(page.getByRole("button", { name: /^Cho vào khay/ })).toBeEnabled();
    await page.evaluate(write, ARTICLE.file);
    let asked = 0;
    const held = Promise.withResolvers<void>();
    const isQuestion = (request: Request) => request.method() === "GET";
    await page.route(/\/api\/page\?/, async (route) => {
      if (isQuestion(route.request()) && ++asked === 2) await held.promise;
      await route.continue();
    });
    // The window has the focus again, finds that the page is another one, and opens it anew while somebody types already.
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    await expect.poll(() => asked).toBe(2);
    await page.getByLabel("Tiêu đề").fill("Standee của cửa sổ này");
    await expect(page.getByRole("button", { name: "Mở bản mới nhất" })).toBeVisible();
    const opened = page.waitForResponse((answer) => isQuestion(answer.request()) && /api\/page\?/.test(answer.url()));
    held.resolve();
    await opened;
    await page.unroute(/\/api\/page\?/);
    await expect(page.getByLabel("Tiêu đề")).toHaveValue("Standee của cửa sổ này");
    await page.getByRole("button", { name: /^Cho vào khay/ }).click();
    await expect(page.getByText("chưa vào khay")).toBeVisible();
    await pick("Bỏ thay đổi");
    await expect(page.getByText("Chưa bỏ gì cả")).toBeVisible();
    expect(draftText(desk, ARTICLE.file)).toContain("Standee của cửa sổ kia");
    await page.getByRole("button", { name: "Mở bản mới nhất" }).click();
    await expect(page.getByText("được để riêng")).toBeVisible();
    await expect(page.getByLabel("Tiêu đề")).toHaveValue("Standee của cửa sổ kia");
  });
  await test.step("what is saved by hand before the desk has answered is kept in the journal all the same", async () => {
    const certainly = (request: Request) => request.method() === "PUT" && request.postDataJSON()?.certain === true;
    for (const [who, goOn] of [
      ["who stays", async () => {}],
      ["who leaves at once", () => page.getByRole("link", { name: "Nhật ký", exact: true }).click()],
    ] as const)
      await test.step(who, async () => {
        const held = Promise.withResolvers<void>();
        await page.route(/\/api\/page\?/, async (route) => {
          if (route.request().method() === "PUT") await held.promise;
          await route.continue();
        });
        const asked = page.waitForRequest((request) => request.method() === "PUT");
        await page.getByLabel("Tiêu đề").fill(`Standee mất chữ, ${who}`);
        await asked;
        await page.keyboard.press("Control+s");
        const kept = page.waitForResponse((answer) => certainly(answer.request()) && answer.ok());
        await goOn();
        held.resolve();
        await kept;
        await page.unroute(/\/api\/page\?/);
      });
  });
  await test.step("what the desk has saved of a page that was left does not come back by itself: a draft discarded since stays discarded", async () => {
    const letGo = (file: string) =>
      fetch(`/ban-lam-viec/api/page?file=${encodeURIComponent(file)}`, {
        method: "DELETE",
        headers: { "x-desk": "1" },
      });
    await page.evaluate(letGo, ARTICLE.file);
    await expect.poll(() => draftText(desk, ARTICLE.file)).toBeNull();
    await goTo(page, desk, ARTICLE.screen);
    await page.locator('.text[data-ready="true"] .ProseMirror').waitFor();
    await expect(page.getByText("được để riêng")).toHaveCount(0);
    expect(draftText(desk, ARTICLE.file)).toBeNull();
  });
  await test.step("saved by hand, a page that is to leave the site leaves it all the same", async () => {
    const state = page.getByRole("button", { name: /^Trạng thái/ });
    await state.click();
    await page.getByRole("menuitem", { name: "Gỡ bài này…" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Ai mở địa chỉ cũ thì đến đâu?").selectOption("Standee đặt ở đâu cho người ta đọc hết chữ");
    await dialog.getByRole("button", { name: "Gỡ xuống" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(state).toHaveText("Sắp gỡ xuống");
    const sent: string[] = [];
    page.on("request", (request) => request.method() === "PUT" && sent.push(request.url()));
    await page.keyboard.press("Control+s");
    await expect(page.getByRole("status").filter({ hasText: /^Đã lưu/ })).toHaveCount(1);
    expect(sent).toEqual([]);
    await expect(state).toHaveText("Sắp gỡ xuống");
  });
});
