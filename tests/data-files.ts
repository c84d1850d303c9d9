/** The two data files of the specification (§7) as a test sees, changes or spoils them. */
import type { Page } from "@playwright/test";

type Name = "categories" | "blogs";

/** What failing data leaves in the console: the browser's own line and the site's (§8). */
export const FAILED_DATA = /Failed to load resource|Error fetching data/;

/** @returns a list that grows with each request for a data file */
export function dataRequests(page: Page): Name[] {
  const asked: Name[] = [];
  page.on("request", (request) => {
    const name = /\/data\/(categories|blogs)\.json$/.exec(new URL(request.url()).pathname)?.[1];
    if (name) asked.push(name as Name); // one of the two by the expression above
  });
  return asked;
}

/** From now on both data files are refused. */
export async function refuseData(page: Page): Promise<void> {
  await page.route("**/data/*.json", (route) => route.fulfill({ status: 500, body: "" }));
}

/** From now on a data file comes with its list changed. */
export async function changeData<Entry>(page: Page, name: Name, change: (entries: Entry[]) => Entry[]): Promise<void> {
  await page.route(`**/data/${name}.json`, async (route) => {
    const json = await (await route.fetch()).json();
    await route.fulfill({ json: { [name]: change(json[name]) } });
  });
}

/** @returns the text of the next console error that the site writes about data */
export async function nextDataError(page: Page): Promise<string> {
  const message = await page.waitForEvent("console", (entry) => /^Error fetching data/.test(entry.text()));
  return message.text();
}
