import path from "node:path";
import { expect } from "@playwright/test";
import { hanoiDay } from "../../contract/time-zone.ts";
import { sqliteVisits } from "../../server/visits/sqlite-visits.ts";
import { daysAfter, type VisitCount } from "../../server/visits/visits.ts";
import { holdBack } from "../held-back.ts";
import { answered, faults, goTo, ON_A_PHONE, test } from "./desk.ts";
import type { RunningDesk } from "./running-desk.ts";

const today = hanoiDay(Date.now());

/** Counts visits, as the site's server does. */
async function count({ data }: RunningDesk, counts: VisitCount[]): Promise<void> {
  const visits = sqliteVisits(path.join(data, "outbox.sqlite"));
  await visits.add(counts);
  await visits.close();
}

test.beforeEach(async ({ desk }) => {
  await count(desk, [
    { day: today, page: "/", kind: "view", count: 40 },
    { day: today, page: "/", kind: "call", count: 3 },
    { day: today, page: "/tim-kiem", kind: "empty-search", count: 2 },
    { day: today, page: "/thu-kho", kind: "ticket", count: 1 },
    { day: daysAfter(today, -1), page: "/lien-he", kind: "form", count: 2 },
    { day: daysAfter(today, -8), page: "/", kind: "view", count: 25 },
    { day: daysAfter(today, -20), page: "/", kind: "view", count: 1000 },
    // Ranges of server/visits/ranges.ts: 58 is about 2.5 s.
    { day: today, page: "/", kind: "LCP~58", count: 9 },
  ]);
});

test("the week stands on the first screen in four lines, and by a press page by page, with nothing for axe to find", async ({
  page,
  desk,
}) => {
  const side = page.locator(".side-col");
  const cards = [
    side.getByRole("link", { name: "Xem năm việc" }),
    side.getByRole("heading", { name: "Thông tin còn là mẫu" }),
    side.getByRole("region", { name: "Tuần này" }).getByText("40", { exact: true }),
    side.getByRole("region", { name: "Tình trạng trang" }),
  ];
  await test.step("the first screen has the week in four lines, with nothing for axe to find", async () => {
    await answered(page, /\/week$/, () => page.goto(`${desk.address}/hom-nay`));
    const card = page.getByRole("region", { name: "Tuần này" });
    await expect(card.getByRole("listitem").filter({ hasText: "Lượt xem" })).toContainText("40");
    await expect(card.getByRole("listitem").filter({ hasText: "Gửi lời nhắn, phiếu" })).toContainText("3");
    expect(await faults(page, "first screen", { within: "main" })).toEqual([]);
    for (const told of cards) await expect(told).toBeVisible({ timeout: 30_000 }); // each by a command of its own
    await card.getByRole("link", { name: "Xem kỹ" }).click();
    await expect(page.getByRole("heading", { name: "Tuần này", level: 1 })).toBeVisible();
  });
  await test.step("opened again, the first screen stands at once as it was: its cards came one after the other and pushed links from under the hand", async () => {
    const answer = await holdBack(page, /\/api\/(coming|health|page|problems|week)(\?|$)/);
    await page.goBack();
    for (const told of cards) await expect(told).toBeVisible();
    answer();
    await page.goForward();
    await expect(page.getByRole("heading", { name: "Tuần này", level: 1 })).toBeVisible();
  });
  const figure = (title: string) => page.locator(".fig").filter({ has: page.getByRole("heading", { name: title }) });
  await test.step("the last days stand beside the days before, page by page, with the speed on phones, with nothing for axe to find", async () => {
    await expect(figure("Lượt xem")).toContainText("40");
    await expect(figure("Lượt xem")).toContainText("7 ngày trước đó (gạch đen): 25 +15");
    await expect(figure("Gửi lời nhắn, phiếu").locator("p.big")).toHaveText("3");
    await expect(page.getByRole("row", { name: "Trang chủ 40 3 0 0" })).toBeVisible();
    await expect(page.getByRole("row", { name: "Liên hệ 0 0 0 2" })).toBeVisible();
    await expect(page.getByText("2 lần. Máy không ghi khách gõ gì, chỉ đếm số lần.")).toBeVisible();
    await expect(page.getByText("2,5 giây")).toBeVisible();
    await expect(page.locator(".fig")).toHaveCount(4);
    expect(await faults(page, "a week")).toEqual([]);
    await page.setViewportSize(ON_A_PHONE);
    await page.getByRole("button", { name: "4 tuần" }).click();
    await expect(figure("Lượt xem").locator("p.big")).toHaveText("1.065");
    await expect(page.getByRole("row", { name: "Trang chủ 1.065 3 0 0" })).toBeVisible();
    expect(await faults(page, "four weeks", { within: "main" })).toEqual([]);
  });
  await test.step("whoever comes back to a window that stayed open sees what came meanwhile, on both screens", async () => {
    const comeBack = () => page.evaluate(() => dispatchEvent(new Event("focus")));
    await count(desk, [{ day: today, page: "/", kind: "view", count: 5 }]);
    await comeBack();
    await expect(figure("Lượt xem").locator("p.big")).toHaveText("1.070", { timeout: 30_000 });
    const findings: object[] = [];
    await page.route("**/api/health", (route) => route.fulfill({ json: { findings, away: null } }));
    await goTo(page, desk, "/hom-nay");
    await expect(side.getByText("Mọi thứ đang ổn.")).toBeVisible();
    findings.push({ subject: "Ổ đĩa", state: "ill", says: "Ổ đĩa gần đầy." });
    await count(desk, [{ day: today, page: "/", kind: "view", count: 7 }]);
    await comeBack();
    await expect(side.getByText("Ổ đĩa gần đầy.")).toBeVisible();
    await expect(side.getByRole("region", { name: "Tuần này" }).getByText("52", { exact: true })).toBeVisible({
      timeout: 30_000,
    });
  });
});
