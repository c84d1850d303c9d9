/** A new version never breaks an open tab: the tab's scripts stay, and its form is still taken (docs/decisions/0006-server.md). A visitor who comes back
 * already has most of the new version. */

import { createHash } from "node:crypto";
import { cpSync } from "node:fs";
import { mkdtemp, readdir, readFile, realpath, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { BUILD_FOLDER, MARK_PREFIX, SITE_FOLDER } from "../../contract/built-site.ts";
import { putInPlace } from "../../scripts/build/put-in-place.ts";
import { runningServer } from "../../server/fixtures/running-server.ts";
import { pass, stopTime } from "../clock.ts";
import { articles, categories, policies, settings } from "../content.ts";
import { changeData } from "../data-files.ts";
import { follow, open, placeholder } from "../inside.ts";
import { expect, hydrated, test } from "../site.ts";

/**
 * Makes a second version without rendering again: every script gets another content and so another name, as if one line that all scripts share had changed, and
 * every file that names scripts names the new ones. The compressed forms are removed; the server does without them.
 */
async function changeEveryScript(release: string): Promise<number> {
  const site = path.join(release, SITE_FOLDER);
  const files = (await readdir(site, { recursive: true })).map((file) => path.join(site, file));
  for (const file of files.filter((name) => /\.(?:br|gz)$/.test(name))) await rm(file);
  const scripts = files.filter((name) => /\/assets\/[^/]+\.js$/.test(name));
  const names = new Map(
    scripts.map((file) => {
      const name = path.basename(file);
      const mark = createHash("sha256").update(name).digest("base64url").slice(0, 8).replaceAll("-", "_");
      return [name, `${name.slice(0, -".js".length)}.${mark}.js`];
    }),
  );
  for (const file of files.filter((name) => /\.(?:html|js)$/.test(name))) {
    const text = await readFile(file, "utf8");
    const renamed = text.replace(/[\w.-]+\.js\b/g, (name) => names.get(name) ?? name);
    // A changed script is written under its new name: the file with the old name goes.
    await rm(file);
    await writeFile(path.join(path.dirname(file), names.get(path.basename(file)) ?? path.basename(file)), renamed);
  }
  return names.size;
}

test.use({ allowed: /ERR_CONNECTION_REFUSED/ }); // its server ends before the page, which may still be asking for a screen ahead

test("a tab that is open while a new version is published goes on to other screens and sends the form @computer", async ({
  page,
}) => {
  const folder = await mkdtemp(path.join(tmpdir(), "open-tab-"));
  const ending: (() => void | Promise<void>)[] = [];
  try {
    const releases = path.join(folder, "releases");
    const filter = (file: string) => !path.basename(file).startsWith(MARK_PREFIX);
    const built = await realpath(BUILD_FOLDER);
    // At once: for three thousand files `cp` takes ten times as long.
    const copyOfBuild = (to: string) => cpSync(built, to, { recursive: true, filter });
    copyOfBuild(path.join(releases, "first"));
    const current = path.join(folder, "current");
    await putInPlace(path.join(releases, "first"), { current });
    const server = await runningServer(
      { after: (end) => void ending.push(end) },
      { SITE: current, DATA_DIR: path.join(folder, "var"), LOG_LEVEL: "info" },
    );
    await page.goto(server.address);
    await hydrated(page);

    copyOfBuild(path.join(folder, "second"));
    expect(await changeEveryScript(path.join(folder, "second"))).toBeGreaterThan(10);
    await rename(path.join(folder, "second"), path.join(releases, "second"));
    const takenOver = new Promise<void>((resolve) => {
      server.process.stderr?.on("data", (line) => String(line).includes("a new build is being served") && resolve());
    });
    await putInPlace(path.join(releases, "second"), { current });
    await takenOver;

    // What the old tab asks for from here on has other names in the new version.
    const asked: string[] = [];
    page.on("response", (response) => asked.push(`${response.status()} ${new URL(response.url()).pathname}`));
    await page.evaluate(() => Object.assign(window, { sameTab: true }));
    await page.locator('a[href="/gioi-thieu"]:visible').first().click();
    await expect(page.getByRole("main").getByText(String(settings.founded)).first()).toBeVisible();
    await page.locator('a[href="/lien-he"]:visible').first().click();
    const form = page.getByRole("form", { name: "Vui lòng để lại thông tin của bạn" });
    await form.getByRole("textbox", { name: "Họ và tên" }).fill("Nguyễn Thu Hà");
    await form.getByRole("textbox", { name: "Số điện thoại" }).fill("0912 345 678");
    await form.getByRole("textbox", { name: "Email" }).fill("thuha@vidu.vn");
    await form.getByRole("textbox", { name: "Bạn cần in gì?" }).fill("Bạt hiflex 3 × 1 m");
    const answer = page.waitForResponse("**/send-form");
    await form.getByRole("button").click();
    expect((await answer).status()).toBe(200);
    expect(await page.evaluate(() => "sameTab" in window)).toBe(true);
    expect(asked.some((line) => /^200 \/assets\/.*\.js$/.test(line))).toBe(true);
    expect(asked.filter((line) => /^[45]/.test(line))).toEqual([]);

    // A tab that opens now has the new version.
    const fresh = await (await fetch(server.address)).text();
    expect(/[\w-]+\.[\w]{8}\.js/.test(fresh)).toBe(true);
  } finally {
    // The form's screen still fetches what is behind it: a server that ends meanwhile would break that off.
    await page.goto("about:blank");
    for (const end of ending) await end();
    await rm(folder, { recursive: true, force: true });
  }
});

test.describe("where what a link of an open tab leads to has got another title, or is gone", () => {
  test.use({ allowed: /status of 404/ });

  test("the server is asked, which leads on, or has its own page for what does not exist @computer", async ({
    page,
  }) => {
    await stopTime(page);
    const main = page.getByRole("main");
    const documents: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url());
    });
    const [article, otherArticle] = articles;
    const [category, otherCategory] = categories;
    const [policy] = policies;
    const titled = <Entry extends { title: string }>([first, ...others]: Entry[]) => [
      { ...first, title: `${first?.title} khác` },
      ...others,
    ];
    /** Follows a link that the screen in view gets for this. */
    const followTo = async (address: string) => {
      await main.evaluate((screen, href) => {
        screen.insertAdjacentHTML("afterbegin", `<p><a href="${href}">Đường dẫn</a></p>`);
      }, address);
      await main.getByRole("link", { name: "Đường dẫn" }).click();
    };
    /** From now on the server leads from the first of these addresses to the second. */
    const lead = (from: string, to: string) =>
      page.route(
        ({ pathname }) => pathname === from,
        (route) => {
          const { search } = new URL(route.request().url());
          return route.fulfill({ status: 301, headers: { Location: to + search } });
        },
      );

    for (const [kind, from, to, title] of [
      ["article", `/tin-tuc/${article?.slug}`, `/tin-tuc/${otherArticle?.slug}`, otherArticle?.title],
      ["category", `/danh-muc-in/${category?.slug}`, `/danh-muc-in/${otherCategory?.slug}`, otherCategory?.title],
      ["policy", "/chinh-sach/chinh-sach-moi", `/chinh-sach/${policy?.slug}`, policy?.title],
    ] as const) {
      await test.step(`${kind} with another title`, async () => {
        await open(page, "/lien-he");
        if (kind === "article") await changeData<{ title: string }>(page, "blogs", titled);
        if (kind === "category") await changeData<{ title: string }>(page, "categories", titled);
        await lead(from, to);
        await followTo(`${from}?tu=bai#cuoi`);
        await expect(placeholder(page)).toBeVisible();
        await pass(page, 1000);
        await expect(page).toHaveURL(`${to}?tu=bai#cuoi`);
        await expect(main.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
        await page.unrouteAll({ behavior: "ignoreErrors" });
      });
    }
    await test.step("an article that is being read again: it stays until the page with its new address is there", async () => {
      const [from, to] = [`/tin-tuc/${article?.slug}`, `/tin-tuc/${otherArticle?.slug}`];
      await open(page, from);
      await pass(page, 1000);
      await follow(page, "/lien-he");
      await changeData<{ title: string }>(page, "blogs", titled);
      await lead(from, to);
      await page.goBack();
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(article?.title ?? "");
      await pass(page, 1000);
      await expect(page).toHaveURL(to);
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(otherArticle?.title ?? "");
      await page.unrouteAll({ behavior: "ignoreErrors" });
    });
    await test.step("what is gone: the server is asked once", async () => {
      await open(page, "/lien-he");
      documents.length = 0;
      await followTo("/tin-tuc/bai-da-go");
      await expect(placeholder(page)).toBeVisible();
      const anew = page.waitForEvent("load");
      await pass(page, 1000);
      await anew;
      await hydrated(page);
      await pass(page, 10_000);
      await expect(main.getByRole("heading", { level: 1 })).toHaveText("Page not found");
      await follow(page, "/lien-he");
      await page.goBack();
      await expect(main.getByRole("heading", { level: 1 })).toHaveText("Page not found");
      await pass(page, 10_000);
      expect(documents).toHaveLength(1);
    });
  });
});

test("the library, two thirds of all script, names no file that a change of the site renames, so a visitor who comes back still has it @computer", async ({
  page,
}) => {
  const library = page.waitForResponse(/\/react-[^/]+\.js$/);
  await page.goto("/");
  const named = (await (await library).text()).match(/[\w-]+-[\w-]{6,8}\.(?:js|css)/g);
  expect(named?.map((file) => file.replace(/-[\w-]{6,8}\.js$/, ""))).toEqual(["rolldown-runtime"]);
});
