/** Text from outside that wants to be script: in the query and in addresses. Nothing of it runs. */
import type { Page } from "@playwright/test";
import { slugOf } from "../../contract/slug.ts";
import { observatoryScore } from "../../server/fixtures/observatory.ts";
import { changeData } from "../data-files.ts";
import { follow, open } from "../inside.ts";
import { payloads } from "../payloads.ts";
import { screens } from "../screens.ts";
import { answerOtherHosts, BASE_URL, expect, test } from "../site.ts";

test.skip(({ isMobile }) => isMobile, "does not depend on the width");

// What a payload asks of another host is answered: nothing but the site itself keeps it out.
test.beforeEach(({ context }) => answerOtherHosts(context));

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

/** Run in a page: points at, focuses and clicks what a payload may have become, now and whenever `touch()` is called. */
function touchOnPage(): void {
  const touch = () => {
    for (const element of document.querySelectorAll<HTMLElement>("main *")) {
      if (!/ran\(|javascript:/.test((element.cloneNode() as HTMLElement).outerHTML)) continue;
      element.focus?.();
      for (const event of ["mouseover", "toggle", "animationstart"]) element.dispatchEvent(new Event(event));
      if (/^(?:A|BUTTON)$/.test(element.tagName)) element.click();
    }
  };
  Object.assign(window, { touch });
  touch();
}

test("there are at least 60 payloads, and what runs of them where nothing stops it is counted", async ({ page }) => {
  expect(new Set(payloads).size).toBeGreaterThanOrEqual(60);
  const { ran } = await watch(page);
  // A page of another host has no policy here: this proves that a payload that runs is counted.
  await page.goto("https://elsewhere.example/");
  await page.evaluate(
    (texts) => {
      for (const text of texts) document.body.insertAdjacentHTML("beforeend", text);
    },
    payloads.slice(0, 10),
  );
  await expect.poll(() => ran.length).toBeGreaterThan(0);
});

/** A step inside the site: its address, and a text in a heading that shows that the screen has come. */
type Step = readonly [address: string, heading: string];

/**
 * Goes from screen to screen as Forward does, without a load or a wait, and touches what stands on each.
 *
 * @param heading where the text of a step stands
 * @returns the steps whose heading did not come
 */
async function walk(page: Page, steps: Step[], heading = "main h1"): Promise<Step[]> {
  await page.evaluate(touchOnPage);
  return page.evaluate(
    async ([all, its]) => {
      const { touch } = window as unknown as { touch(): void };
      const frame = () => new Promise(requestAnimationFrame);
      const missed: (typeof all)[number][] = [];
      const title = () => document.querySelector(its);
      const words = () => title()?.textContent ?? "";
      for (const [address, text] of all) {
        const [left, said] = [title(), words()];
        // As a step of which the server has been asked already (app/data/ask-server-once.ts): otherwise an unknown address would load the page anew.
        history.pushState({ asked: true }, "", address);
        dispatchEvent(new PopStateEvent("popstate"));
        // A new screen has another heading than the one before, or has the same in an element of its own.
        const hasCome = () => (title() !== left || words() !== said) && words().includes(text);
        for (let frames = 0; frames < 300 && !hasCome(); frames++) await frame();
        if (!hasCome()) missed.push([address, `${text} (it says: ${words()})`]);
        touch();
      }
      return missed;
    },
    [steps, heading] as const,
  );
}

/** A payload as a browser keeps it in an address and the search shows it. */
const asQuery = (payload: string) => payload.replace("\u0000", "").replace(/\s+/g, " ").trim();

test("no payload runs as a query, typed, linked or loaded, and each is shown as text", async ({ page }) => {
  const { ran, stopped } = await watch(page);
  await open(page, "/tim-kiem");
  const shown = page.getByRole("heading", { level: 1 }).locator("mark");
  const box = page.getByRole("banner").getByRole("searchbox");
  for (const payload of payloads.slice(0, 3).map(asQuery)) {
    await box.fill(payload);
    await box.press("Enter");
    await expect(shown).toHaveText(payload);
  }
  const steps = payloads.map(asQuery).map((query): Step => [`/tim-kiem?q=${encodeURIComponent(query)}`, query]);
  expect(await walk(page, steps)).toEqual([]);
  for (const payload of payloads.filter((_, index) => index % 12 === 0)) {
    await open(page, `/tim-kiem?q=${encodeURIComponent(payload)}`);
    await expect(shown).toHaveText(asQuery(payload));
    await page.evaluate(touchOnPage);
  }
  expect({ ran, stopped }).toEqual({ ran: [], stopped: [] });
});

test("no payload in an address comes back in an answer", async () => {
  const whole = new Map<string, string>();
  for (const payload of payloads) {
    await Promise.all(
      ["", "danh-muc-in/", "tin-tuc/", "chinh-sach/", "tin-tuc/trang/", "api/"].map(async (folder) => {
        const address = `/${folder}${encodeURIComponent(payload)}`;
        const answer = await fetch(BASE_URL + address, { redirect: "manual" });
        expect.soft([400, 404], address).toContain(answer.status);
        expect.soft(answer.headers.get("content-security-policy")).toMatch(/^default-src 'none';/);
        const text = await answer.text();
        expect.soft(text, address).not.toContain("ran(1)");
        if (folder === "api/" || answer.status !== 404) return;
        // The same page to the byte for whatever is asked: nothing in it comes from the visitor.
        expect.soft(text, address).toBe(whole.get(folder) ?? text);
        whole.set(folder, text);
      }),
    );
  }
});

test.describe("addresses in the browser", () => {
  test.use({ allowed: /status of 40[04]/ });

  test("no payload in an address runs", async ({ page }) => {
    const { ran, stopped } = await watch(page);
    const folders = ["danh-muc-in", "tin-tuc", "chinh-sach"];
    for (const [index, folder] of folders.entries())
      await open(page, `/${folder}/${encodeURIComponent(payloads[index] ?? "")}`);
    await open(page, "/lien-he");
    const steps = payloads.map(
      (payload, index): Step => [`/${folders[index % folders.length]}/${encodeURIComponent(payload)}`, "ot found"],
    );
    expect(await walk(page, steps)).toEqual([]);
    expect({ ran, stopped }).toEqual({ ran: [], stopped: [] });
  });
});

test.describe("data files that hold payloads", () => {
  // What the security policy stops, and the pictures and frames of payloads that lead nowhere.
  test.use({ allowed: /status of 40[04]|Refused to refresh|[Cc]ontent[ -]Security[ -]Policy|ERR_|^failed: / });

  /** A title that says which payload it holds, as a visitor reads it. */
  const titleOf = (index: number) => `Mẫu ${index} ${asQuery(payloads[index] ?? "")}`;
  /** What the policy may have to stop where a text is inserted as markup, and only there. */
  const STOPPED =
    /^(?:script-src|script-src-elem|script-src-attr|style-src|style-src-elem|style-src-attr|frame-src|object-src|base-uri|form-action|img-src|media-src|child-src|connect-src): /;

  test("no payload in titles, descriptions and texts runs, on any screen that shows them", async ({ page }) => {
    test.slow();
    const { ran, stopped } = await watch(page);
    await changeData<Record<string, unknown>>(page, "categories", ([first]) =>
      payloads.map((payload, index) => ({ ...first, title: titleOf(index), content: `<p>${index}</p>${payload}` })),
    );
    await changeData<Record<string, unknown>>(page, "blogs", ([first]) =>
      payloads.map((payload, index) => ({
        ...first,
        id: index + 1,
        title: titleOf(index),
        description: payload,
        content: `<p>${index}</p>${payload}`,
      })),
    );
    await open(page, "/lien-he");
    const main = page.getByRole("main");
    await follow(page, "/");
    await expect(main.getByRole("link", { name: titleOf(payloads.length - 1) }).first()).toBeVisible();
    await follow(page, "/tin-tuc");
    await expect(main.getByRole("article").first()).toContainText(titleOf(0));
    const pages = Math.ceil(payloads.length / 9);
    const lists = Array.from(
      { length: pages - 1 },
      (_, index): Step => [`/tin-tuc/trang/${index + 2}`, titleOf((index + 1) * 9)],
    );
    expect(await walk(page, lists, "main article :is(h2, h3)")).toEqual([]);
    await expect(main.getByRole("article").last()).toContainText(titleOf(payloads.length - 1));
    await page.evaluate(touchOnPage);
    // Titles and descriptions are text: nothing in them even tries to run.
    expect({ ran, stopped }).toEqual({ ran: [], stopped: [] });

    const texts = payloads.flatMap((_, index): Step[] => [
      [`/tin-tuc/${slugOf(titleOf(index))}`, titleOf(index)],
      [`/danh-muc-in/${slugOf(titleOf(index))}`, titleOf(index)],
    ]);
    expect(await walk(page, texts)).toEqual([]);
    expect(ran).toEqual([]);
    for (const what of stopped) expect.soft(what).toMatch(STOPPED);
  });
});

test.describe("every kind of screen", () => {
  // A screen whose policy stopped something of its own would say so in its console, and fail every test that opens it (site.ts); the rest is in the answer.
  test("the policy of each screen scores 130 points", async ({ request }) => {
    for (const { name, address, status = 200 } of screens()) {
      const answer = await request.get(address);
      expect.soft(answer.status(), name).toBe(status);
      const headers = new Map(Object.entries(answer.headers()));
      expect.soft(observatoryScore({ headers, html: await answer.text() }).total, name).toBe(130);
    }
  });

  test("the policy stops nothing of the site's own, down to the map of another host", async ({ page }) => {
    const { stopped } = await watch(page);
    await open(page, screens().find(({ name }) => name === "category")?.address ?? "");
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.getByTitle(/Bản đồ/)).toBeVisible();
    expect(stopped).toEqual([]);
  });
});
