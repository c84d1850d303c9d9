/** The letters of the site's own font (app/styles/fonts): a sign it lacks is looked for in all fonts of the device before the first view is laid out. */
import { articleAddress, categoryAddress, policyAddress } from "../../app/addresses.ts";
import { articles, categories, policies } from "../content.ts";
import { screens } from "../screens.ts";
import { expect, test } from "../site.ts";

test.skip(({ isMobile }) => isMobile, "does not depend on the width");

test("every sign on every page is in the font of the text", async ({ page }) => {
  const addresses = [
    ...screens().map(({ address }) => address),
    ...categories.map(({ slug }) => categoryAddress(slug)),
    ...articles.map(({ slug }) => articleAddress(slug)),
    ...policies.map(({ slug }) => policyAddress(slug)),
  ];
  const signs = new Set("→"); // which it does not have
  for (const address of addresses) {
    const html = await (await page.request.get(address)).text();
    const shown = html.replace(/<(style|script|noscript)\b[\s\S]*?<\/\1>|<[^>]*>/g, "");
    // Signs that show nothing, as the one that forbids a break, are not looked for.
    for (const sign of shown.replace(/[\s\p{Cf}]/gu, "")) signs.add(sign);
  }
  await page.goto("/");
  const lacking = await page.evaluate(
    async (all) => {
      const font = document.querySelector<HTMLLinkElement>('link[as="font"]'); // the text's comes first
      document.fonts.add(await new FontFace("Own", `url(${font?.href})`).load());
      const pen = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
      const width = (sign: string, others: string) => {
        pen.font = `100px Own, ${others}`;
        return pen.measureText(sign).width;
      };
      return all.filter((sign) => width(sign, "monospace") !== width(sign, "serif"));
    },
    [...signs],
  );
  expect(lacking).toEqual(["→"]);
});
