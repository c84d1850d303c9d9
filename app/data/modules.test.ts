/** What pages' scripts know of the content without a request. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { categories as withWords } from "virtual:content/near-words";
import { slugOf } from "../../contract/slug.ts";
import { showCollection } from "../content/collection.build.ts";
import { smallContent } from "../content/fixtures/small-content.ts";
import { readCollection } from "../content/read-collection.build.ts";
import type { CatalogueEntry, CategoryFacts } from "../content/types.ts";
import { contentModule } from "./modules.build.ts";

test("a category with another title has another address, and code knows it as before", () => {
  const content = smallContent();
  content.edit("categories/0.md", /^title: .*$/m, 'title: "In tên mới"');
  for (const article of ["articles/0.md", "articles/1.md"])
    content.edit(article, /^category: .*$/m, "category: in-ten-moi");
  showCollection(readCollection());
  const catalogue = contentModule("site").catalogue as CatalogueEntry[]; // as app/content/virtual.d.ts declares it
  assert.equal(catalogue.find(({ slug }) => slug === "in-ten-moi")?.kind, "0");
});

test("a policy with another title is still where the form and the facts of an order lead", () => {
  const content = smallContent();
  const policy = (file: string, title: string, order: number) =>
    content.write(
      `policies/${file}.md`,
      content
        .read("policies/0.md")
        .replace(/^title: .*$/m, `title: "${title}"`)
        .replace(/^order: .*$/m, `order: ${order}`),
    );
  policy("chinh-sach-bao-mat-thong-tin", "Riêng tư", 90);
  policy("chinh-sach-giao-hang", "Giao nhận", 91);
  showCollection(readCollection());
  assert.deepEqual(contentModule("site").privacy, { title: "Riêng tư", slug: "rieng-tu" });
  const { slug } = contentModule("ordering").delivery as { slug: string }; // as app/content/virtual.d.ts declares it
  assert.equal(slug, "giao-nhan");
});

test("ways to pay stand in a sentence, and names among them keep their letters", () => {
  const content = smallContent();
  content.edit(
    "settings.yml",
    /payment: \[\].*$/m,
    'payment: ["Tiền mặt", "Chuyển khoản", "Thu hộ COD", "VietQR", "Visa"]',
  );
  showCollection(readCollection());
  const { payment } = contentModule("ordering").terms as { payment: string[] }; // as app/content/virtual.d.ts declares it
  assert.equal(payment.join(", "), "tiền mặt, chuyển khoản, thu hộ COD, VietQR, Visa");
});

test("as long as a category does not say what its price has in it, its own question stands there, else that of its stance", () => {
  const content = smallContent();
  const asked = (included: string, includedAsked: string) => {
    const others = content.read("categories/0.md").replace(/^(included|includedAsked): .*\n/gm, "");
    content.write("categories/0.md", others.replace("\n", `\nincluded: ${included}\n${includedAsked}`));
    showCollection(readCollection());
    const { slug = "" } = (contentModule("site").catalogue as CatalogueEntry[]).find(({ kind }) => kind === "0") ?? {};
    return (contentModule("categories").categoryFacts as Record<string, CategoryFacts>)[slug]?.order.includedAsked;
  };
  assert.match(asked("[]", "") ?? "", /^Chỉ .*\?$/);
  assert.equal(asked("[]", 'includedAsked: "Cả đèn?"\n'), "Cả đèn?");
  assert.equal(asked('["Đèn"]', ""), "");
});

test("a category is told as it is shown, its usual size first and in metres, with three reads of its own", () => {
  const content = smallContent();
  const [first = "", second = ""] = ["0", "1"].map((kind) => {
    const file = `categories/${kind}.md`;
    return /^title: "?(.*?)"?$/m.exec(content.read(file))?.[1] ?? "";
  });
  content.write(
    "categories/0.md",
    content
      .read("categories/0.md")
      .replace(/^(displayTitle: .*\n)?title: (.*)$/m, 'displayTitle: "Như đã quen"\ntitle: $2'),
  );
  for (const number of [1, 2, 3])
    content.article(`articles/bai-${number}.md`, { id: 900 + number, title: `Bài ${number}` });
  content.article("articles/khac.md", { id: 950, title: "Của loại khác", category: slugOf(second) });
  showCollection(readCollection());
  const catalogue = contentModule("site").catalogue as CatalogueEntry[]; // as app/content/virtual.d.ts declares it
  const facts = contentModule("categories").categoryFacts as Record<string, CategoryFacts>;
  const entry = catalogue.find(({ kind }) => kind === "0") ?? assert.fail();
  assert.deepEqual([entry.title, entry.otherTitle, entry.slug], ["Như đã quen", first, slugOf(first)]);
  assert.equal(catalogue.find(({ kind }) => kind === "1")?.otherTitle, undefined);
  const usual = facts[entry.slug]?.order.sizes[0] ?? assert.fail();
  assert.deepEqual([entry.size.width, entry.size.height], [usual.width / 1000, usual.height / 1000]);
  assert.equal(facts[entry.slug]?.reads.length, 3);
  assert.deepEqual(
    facts[slugOf(second)]?.reads.map(({ title }) => title),
    ["Của loại khác"],
  );
});

test("the search is told what else a category is called, what its page says in short, and headings and rows without markup", () => {
  const content = smallContent();
  const others = content.read("categories/0.md").replace(/^alsoCalled: .*\n/m, "");
  content.write(
    "categories/0.md",
    `${others.replace("\n", '\nalsoCalled: ["tên lóng"]\n')}\n## Đo **chỗ** treo\n\n:::bang{chu="Chọn"}\n| Loại | Dày |\n| --- | --- |\n| Bạt lưới | 8 |\n:::\n`,
  );
  showCollection(readCollection());
  const categories = contentModule("near-words").categories as typeof withWords; // as app/content/virtual.d.ts declares it
  const named = categories.find(({ names }) => names.includes("tên lóng"));
  assert.match(named?.said ?? "", /Đo chỗ treo\. Bạt lưới$/);
});

test("what only the owner has to know of the settings reaches no page", () => {
  smallContent();
  showCollection(readCollection());
  const { settings, hasJobs } = contentModule("site") as { settings: object; hasJobs: boolean };
  assert.deepEqual(
    ["sample", "hours", "otherHours", "notices", "terms", "company"].filter((name) => name in settings),
    [],
  );
  assert.equal(hasJobs, false);
});
