/** Text from outside that wants to be script: in the query and in addresses. Nothing of it runs. */
import type { Page } from "@playwright/test";
import { screens } from "../scripts/bench/screens.ts";
import { observatoryScore } from "../server/fixtures/observatory.ts";
import { open } from "./inside.ts";
import { payloads } from "./payloads.ts";
import { expect, test } from "./site.ts";

test.skip(({ isMobile }) => isMobile, "does not depend on the width");

/** Counts what runs, and what the security policy had to stop, across all pages opened from now on. */
async function watch(page: Page) {
  const ran: string[] = [];
  const stopped: string[] = [];
  await page.exposeFunction("ran", (what: unknown) => ran.push(String(what)));
  await page.exposeFunction("stoppedByPolicy", (what: string) => stopped.push(what));
  page.on("dialog", (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile }) =>
      (window as unknown as { stoppedByPolicy(what: string): void }).stoppedByPolicy(
        `${effectiveDirective}: ${blockedURI} in ${sourceFile}`,
      ),
    );
  });
  return { ran, stopped };
}

/** Points at, focuses and clicks what a payload may have become. */
async function touch(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>("main *")) {
      if (!/ran\(|javascript:/.test(element.outerHTML)) continue;
      element.focus?.();
      for (const event of ["mouseover", "toggle", "animationstart"]) element.dispatchEvent(new Event(event));
      if (element.closest("a")?.href.startsWith("javascript:")) element.click();
    }
  });
}

test("there are at least 60 payloads, and they run where nothing stops them", async ({ page }) => {
  expect(new Set(payloads).size).toBeGreaterThanOrEqual(60);
  const { ran } = await watch(page);
  // A page of another host has no policy here: the proof that the payloads and the counting are alive.
  await page.goto("https://elsewhere.example/");
  await page.evaluate(
    (texts) => {
      for (const text of texts) document.body.insertAdjacentHTML("beforeend", text);
    },
    payloads.slice(0, 10),
  );
  await expect.poll(() => ran.length).toBeGreaterThan(0);
});

// In parts, because each query waits for its results' delay.
const PARTS = 4;
for (let part = 0; part < PARTS; part++) {
  test(`no payload runs as a query, and each is shown as text (part ${part + 1} of ${PARTS})`, async ({ page }) => {
    test.slow();
    const { ran, stopped } = await watch(page);
    await open(page, "/tim-kiem");
    const heading = page.getByRole("heading", { level: 1 });
    const box = page.getByRole("banner").getByRole("searchbox");
    for (const payload of payloads.filter((_, index) => index % PARTS === part)) {
      const query = payload.replace("\u0000", "").replace(/\s+/g, " ").trim();
      await box.fill(query);
      await box.press("Enter");
      await expect(heading.locator("mark")).toHaveText(query);
    }
    for (const payload of payloads.filter((_, index) => index % (6 * PARTS) === part)) {
      await page.goto(`/tim-kiem?q=${encodeURIComponent(payload)}`);
      await expect(heading).toBeVisible();
      await touch(page);
    }
    expect({ ran, stopped }).toEqual({ ran: [], stopped: [] });
  });
}

test("no payload in an address comes back in an answer", async ({ request }) => {
  for (const payload of payloads) {
    for (const folder of ["", "danh-muc-in/", "tin-tuc/", "chinh-sach/", "tin-tuc/trang/", "api/"]) {
      const answer = await request.get(`/${folder}${encodeURIComponent(payload)}`, { maxRedirects: 0 });
      expect.soft([400, 404], `/${folder}${payload}`).toContain(answer.status());
      expect.soft(await answer.text(), `/${folder}${payload}`).not.toContain("ran(1)");
      expect.soft(answer.headers()["content-security-policy"]).toMatch(/^default-src 'none';/);
    }
  }
});

test.describe("addresses in the browser", () => {
  test.use({ allowed: /status of 40[04]/ });

  test("no payload in an address runs", async ({ page }) => {
    test.slow();
    const { ran, stopped } = await watch(page);
    const folders = ["danh-muc-in", "tin-tuc", "chinh-sach"];
    for (const [index, payload] of payloads.entries()) {
      await page.goto(`/${folders[index % folders.length]}/${encodeURIComponent(payload)}`, { waitUntil: "commit" });
    }
    await open(page, `/tin-tuc/${encodeURIComponent(payloads[0] ?? "")}`);
    expect({ ran, stopped }).toEqual({ ran: [], stopped: [] });
  });
});

for (const { name, address, status = 200 } of screens()) {
  test.describe(() => {
    test.use({ allowed: status === 200 ? null : /status of 404/ });

    test(`the policy of the ${name} screen stops nothing of its own, and scores 130 points`, async ({ page }) => {
      const { stopped } = await watch(page);
      const answer = await page.goto(address);
      await page.waitForFunction(
        () => document.documentElement.dataset.hydrated === "true" || !document.scripts.length,
      );
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState("networkidle");
      expect(stopped).toEqual([]);
      const headers = new Map(Object.entries((await answer?.allHeaders()) ?? {}));
      expect(observatoryScore({ headers, html: (await answer?.text()) ?? "" }).total).toBe(130);
    });
  });
}
