/** What pages know of the content without asking. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { smallContent } from "../content/fixtures/small-content.ts";
import type { CatalogueEntry } from "../content/types.ts";
import { contentModule } from "./modules.build.ts";

test("a category with another title has another address, and code knows it as before", () => {
  const content = smallContent();
  content.edit("categories/0.md", /^title: .*$/m, 'title: "In tên mới"');
  for (const article of ["articles/0.md", "articles/1.md"])
    content.edit(article, /^category: .*$/m, "category: in-ten-moi");
  const catalogue = contentModule("site").catalogue as CatalogueEntry[]; // as app/content/virtual.d.ts declares it
  assert.equal(catalogue.find(({ slug }) => slug === "in-ten-moi")?.kind, "0");
});
