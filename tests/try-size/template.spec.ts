/** /thu-kho, the template of a print. */
import { readFile } from "node:fs/promises";
import { memorySource } from "../../app/print-file/byte-source.ts";
import { readPrintFile } from "../../app/print-file/read-print-file.ts";
import { open } from "../inside.ts";
import { expect, test } from "../site.ts";

test("a template is a PDF of the print's own size with its bleed, read by the site's own readers @computer", async ({
  page,
}) => {
  await open(page, "/thu-kho?in=bat-hiflex&n=600&c=300");
  const pdf = page.waitForEvent("download");
  await page.getByRole("button", { name: "Tải file mẫu PDF" }).click();
  const file = await pdf;
  expect(file.suggestedFilename()).toBe("file-mau-bat-hiflex-600x300cm-1-10.pdf");
  const found = await readPrintFile(memorySource(new Uint8Array(await readFile(await file.path()))));
  expect(found).toMatchObject({ format: "pdf", readable: "yes", facts: { pages: 1, fonts_not_embedded: [] } });
  const [first] = found.format === "pdf" ? (found.facts.page ?? []) : [];
  expect(first?.trim_mm.map(Math.round)).toEqual([600, 300]);
  expect(first?.bleed_mm?.map(Math.round)).toEqual([5, 5, 5, 5]);
  const svg = page.waitForEvent("download");
  await page.getByRole("button", { name: "Tải file mẫu SVG" }).click();
  const drawing = await readFile(await (await svg).path(), "utf8");
  expect(drawing).toContain('width="610mm" height="310mm"');
});

test.describe("without a network", () => {
  test.use({ allowed: /template-|Failed to load resource/ });

  test("a template that does not come is told where other outcomes are @computer", async ({ page }) => {
    await page.route("**/assets/template-*.js", (route) => route.abort());
    await open(page, "/thu-kho");
    const uncaught: Error[] = [];
    page.on("pageerror", (error) => uncaught.push(error));
    await page.getByRole("button", { name: "Tải file mẫu SVG" }).click();
    await expect(page.getByRole("status").getByText(/^Chưa tải được file mẫu/)).toBeVisible();
    expect(uncaught).toEqual([]);
  });
});
