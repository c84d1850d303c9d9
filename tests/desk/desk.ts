/**
 * One desk that tests use one after the other: opening a desk takes seconds of processor time, because of the preview beside it. Each test finds
 * the desk without drafts, letters and pictures.
 */
import { randomUUID } from "node:crypto";
import { copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdtemp, readdir, rename, symlink } from "node:fs/promises";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { type ContactMessage, fieldsOf } from "../../contract/contact-message.ts";
import { sqliteOutbox } from "../../server/outbox/sqlite-outbox.ts";
import { axeFindings } from "../axe.ts";
import { test as base } from "../site.ts";
import { type RunningDesk, runningDesk } from "./running-desk.ts";

/** What a running desk keeps in its folder for itself: its lock, and the content with the drafts laid over it, updated whenever the desk shows a page. */
const ITS_OWN = ["lock.json", "preview"];

/** An article that is online, for tests that need any: its file, and its screen on the desk. */
export const ARTICLE = {
  file: "articles/standee-cuon-bi-mat-chu-o-chan.md",
  screen: "/bai/standee-cuon-bi-mat-chu-o-chan",
};

/** The content's text files: to read as customers see them, and to change as somebody does without the desk. After the test they are the project's again. */
interface Online {
  text(file: string): string;
  put(file: string, text: string): void;
}

/**
 * What the browser writes into its console of what the desk refuses, of the page beside the form, which may be asked for just as its page is let go, and of a
 * script of Playwright's for the frame of that page, which runs none.
 */
const USUAL =
  /status of 4(?:09|22)|status of 404 .*\/api\/page\/seen|^console: Blocked script execution in 'about:srcdoc'/;
/** For a test that kills its desk: {@link test}'s `allow` takes it. */
export const KILLED = /ERR_(?:CONNECTION_|EMPTY_RESPONSE)/;

/** A test with a desk: the desk of its process, without what earlier tests wrote. */
export const test = base.extend<{ desk: RunningDesk; online: Online }, { openDesk: RunningDesk }>({
  allowed: USUAL,
  openDesk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const desk = await runningDesk(({ data }) => pointAtFresh(data));
      await use(desk);
      await desk.end();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  desk: async ({ openDesk }, use) => {
    await openDesk.alone();
    for (const name of await readdir(openDesk.folder))
      if (!ITS_OWN.includes(name)) rmSync(path.join(openDesk.folder, name), { recursive: true });
    await pointAtFresh(openDesk.data);
    await use(openDesk);
  },
  online: async ({ desk }, use) => {
    const place = (file: string) => path.join(desk.content, file);
    const changed = new Set<string>();
    await use({
      text: (file) => readFileSync(place(file), "utf8"),
      put(file, text) {
        changed.add(file);
        writeFileSync(place(file), text);
      },
    });
    for (const file of changed) copyFileSync(path.join("content", file), place(file));
  },
});

/** Makes the data folder a link to a new, empty one: a process that still works in the former folder writes there, and disturbs nobody. */
async function pointAtFresh(data: string): Promise<void> {
  const link = `${data}.new`;
  await symlink(await mkdtemp(`${data}-`), link);
  await rename(link, data);
}

/** Opens a page of the desk and waits until its text can be written in. @param address below the desk's, e.g. `/bai/standee-dat-o-dau` */
export async function openPage(page: Page, desk: RunningDesk, address: string): Promise<void> {
  await page.goto(desk.address + address);
  await page.locator('.text[data-ready="true"] .ProseMirror').waitFor();
  await page.evaluate(() => document.fonts.ready); // words have another width in another font
}

/** Goes to another screen as a link of the desk does: without a full load, so the window keeps what it has loaded. @param address below the desk's */
export async function goTo(page: Page, desk: RunningDesk, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, desk.address + address);
}

/**
 * Waits until the bar says that all is saved. It says so of a page that nobody has written on as well, and a change in the text may reach the bar a moment
 * after its key: where it matters which word is saved, the test waits for the word in the draft (`draftText`).
 */
export const expectSaved = (page: Page) => expect(page.locator(".saved")).toHaveText(/^Đã lưu/);

/** Where letters arrive at the site's server. */
export const outboxOf = ({ data }: RunningDesk) => sqliteOutbox(path.join(data, "outbox.sqlite"));

/** A letter comes to the site's server. @param at milliseconds since 1970 @param suspicion why the server takes it for junk @returns its id */
export async function letterArrives(
  desk: RunningDesk,
  letter: Partial<ContactMessage>,
  at = Date.now(),
  suspicion = "",
): Promise<string> {
  const id = randomUUID();
  const outbox = outboxOf(desk);
  await outbox.accept({ id, receivedAt: at, suspicion, ...fieldsOf(letter) });
  await outbox.close();
  return id;
}

/**
 * Does something for which the desk runs a command of the site (letters, figures, the doctor), and waits for the answer: the command is a process
 * of its own that reads the store, which takes a busy machine seconds.
 *
 * @param question end of the address that the desk's window asks below `/api/`
 */
export async function answered(page: Page, question: RegExp, act: () => Promise<unknown>): Promise<void> {
  const answer = page.waitForResponse((response) => question.test(new URL(response.url()).pathname) && response.ok());
  await act();
  await answer;
}

/** The desk in a window as narrow as a phone's. */
export const ON_A_PHONE = { width: 390, height: 844 };

/**
 * What axe finds, and whether the window would scroll sideways, at both widths, with what is open now.
 *
 * @param asked options of axeFindings: which rules (all without `only`), and which part of the page. Where only a part has opened, name that part: axe takes
 * longer the larger a page is, and the screen around the part is examined once, elsewhere
 */
export async function faults(page: Page, name: string, asked: Parameters<typeof axeFindings>[1] = {}) {
  const found: string[] = [];
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const finding of await axeFindings(page, asked)) found.push(`${name} ${width}: ${finding}`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > width) found.push(`${name} ${width}: ${wide} px wide`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  return found;
}
