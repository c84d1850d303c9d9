/**
 * The site in the oldest browsers it is built for (`build.target` in vite.config.ts), an iPhone 8 with the last iOS it gets among them: what they lack is
 * taken away before the page's scripts run. Style sheets are left as they are: such a browser skips a rule that it does not know.
 */
import type { Page } from "@playwright/test";
import { policies } from "../content.ts";
import { follow, open } from "../inside.ts";
import { expect, test } from "../site.ts";

/** What Safari 16.4, Firefox 114 or Chrome 111 lacks, and what each of them calls a mistake in a selector. */
function takeAway(): void {
  const forget = (owner: object, ...names: string[]) => {
    for (const name of names) Reflect.deleteProperty(owner, name);
  };
  forget(HTMLElement.prototype, "popover", "showPopover", "hidePopover", "togglePopover");
  forget(HTMLButtonElement.prototype, "popoverTargetElement", "popoverTargetAction");
  forget(HTMLDialogElement.prototype, "requestClose", "closedBy");
  forget(Element.prototype, "checkVisibility", "moveBefore");
  forget(Document.prototype, "startViewTransition", "caretPositionFromPoint");
  forget(CanvasRenderingContext2D.prototype, "filter", "letterSpacing", "reset");
  forget(Promise, "withResolvers", "try");
  forget(Array, "fromAsync");
  forget(Object, "groupBy");
  forget(Map, "groupBy");
  forget(URL, "canParse", "parse");
  forget(AbortSignal, "any");
  forget(ArrayBuffer.prototype, "transfer");
  forget(Set.prototype, "union", "intersection", "difference", "isSubsetOf", "isSupersetOf", "isDisjointFrom");
  forget(ReadableStream.prototype, "values");
  forget(globalThis, "requestIdleCallback", "scheduler", "navigation", "Iterator", "ImageDecoder");
  const steps = Object.getPrototypeOf(Object.getPrototypeOf([].values()));
  forget(steps, "map", "filter", "take", "drop", "flatMap", "reduce", "toArray", "forEach", "some", "every", "find");

  const unknown = /:(?:popover-open|user-invalid|user-valid|open)\b/;
  // An unknown selector within :is() is skipped, and is no mistake.
  const asked = (selector: string) => selector.replace(/:(?:is|where)\([^)]*\)/g, "");
  for (const owner of [Element.prototype, Document.prototype]) {
    for (const name of ["matches", "closest", "querySelector", "querySelectorAll"]) {
      const find = Reflect.get(owner, name);
      if (!find) continue;
      const strict = function (this: Element | Document, selector: string) {
        if (unknown.test(asked(selector))) throw new SyntaxError(`'${selector}' is not a valid selector.`);
        return find.call(this, selector);
      };
      Reflect.defineProperty(owner, name, { value: strict, configurable: true, writable: true });
    }
  }
}

const heading = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 });

test("every screen is reached by the site's own links, without an error", async ({ page, isMobile }) => {
  await page.addInitScript(takeAway);
  await open(page, "/lien-he");
  const drawer = page.getByRole("dialog", { name: "Menu" });
  for (const address of ["/gioi-thieu", "/thu-kho", "/tin-tuc", "/"]) {
    if (isMobile) {
      await page.getByRole("button", { name: "Mở menu" }).click();
      await drawer.locator(`a[href="${address}"]`).last().click();
      await expect(page).toHaveURL(address);
    } else await follow(page, address);
    await expect(heading(page)).toBeVisible();
    await expect(drawer).toBeHidden();
  }
});

test("Escape in the size menu is no error @computer", async ({ page }) => {
  await page.addInitScript(takeAway);
  await open(page, "/lien-he");
  const menu = page.getByRole("navigation", { name: "Chính" });
  await menu.getByRole("link", { name: "Danh mục in" }).focus();
  await page.keyboard.press("Escape");
  await expect(menu.getByRole("button", { name: "Các danh mục in" })).toBeVisible();
});

test("one section of the drawer is open at a time, though the browser knows no groups of them @phone", async ({
  page,
}) => {
  await page.addInitScript(takeAway);
  await open(page, "/lien-he");
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await page.evaluate(() => {
    for (const group of document.querySelectorAll("details")) group.removeAttribute("name");
  });
  await page.getByRole("button", { name: "Mở menu" }).click();
  const [category, policy] = [
    drawer.getByRole("link", { name: "In standee" }),
    drawer.getByRole("link", { name: policies[0]?.title }),
  ];
  await drawer.getByText("Danh mục in", { exact: true }).click();
  await expect(category).toBeVisible();
  await drawer.getByText("Chính sách", { exact: true }).click();
  await expect(policy).toBeVisible();
  await expect(category).toBeHidden();
  await drawer.getByText("Danh mục in", { exact: true }).click();
  await expect(category).toBeVisible();
  await expect(policy).toBeHidden();
});
