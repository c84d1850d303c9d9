/** What is pasted into a text: its words, bold, headings, lists and tables come along; colours, faces and what nobody sees do not. */
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { ARTICLE, openPage, test } from "./desk.ts";
import { draftText, type RunningDesk } from "./running-desk.ts";

/** As Word 365 puts it on the clipboard: styles and conditional comments in the head, lists as paragraphs, the mark of an item in a span of its own. */
const FROM_WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">
<style>p.MsoNormal{font-family:"Times New Roman";color:#1F497D}</style></head><body><!--StartFragment-->
<h1><span style='font-family:"Arial"'>Đo chân trước</span></h1>
<p class=MsoNormal><span style='font-size:14.0pt;color:#1F497D'>Khổ <b>80&nbsp;×&nbsp;200&nbsp;cm</b>, chừa <span style='font-weight:700'>15 cm</span> cuối.<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span>Logo lên trên</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>Số điện thoại ở giữa</p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>Xuất PDF</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>2.<span>&nbsp; </span></span>Gửi xưởng</p>
<p class=MsoNormal><img width=100 src="file:///C:/Users/shop/clip_image001.png"><script>alert(1)</script>Hết.</p>
<!--EndFragment--></body></html>`;

/** An item of a list, which Word may write as any paragraph. */
const item = (level: string, mark: string, words: string) =>
  `<p class=MsoNormal style='text-indent:-18.0pt;mso-list:${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${mark}<span>&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>`;
const MORE_FROM_WORD = `${item("l0 level1", "·", "Một")}
${item("l0 level2", "o", "Một con")}${item("l0 level2", "o", "Một nữa")}${item("l0 level1", "·", "Hai")}
${item("l1 level1", "a)", "Đầu")}${item("l1 level1", "b)", "Sau")}
<p class=MsoListParagraph>Không dấu đầu dòng</p>
<p class=MsoNormal>Giá <s>80.000</s> <span style='text-decoration:line-through'>70.000</span> 60.000đ/m<sup>2</sup><del cite="mailto:Lan" datetime="2026-01-01">, trừ Tết</del>,
xem <a href="file:///C:/gia.docx">tệp</a>, <a href="https://l.facebook.com/l.php?u=https%3A%2F%2Fa.example%2Fgia">bài</a> và <a href="#_ftn1">[1]</a></p>`;

/** Decomposed letters, a no-break space, a zero-width space: as a chat on a telephone sends them. */
const FROM_ZALO = "Shop ơi, in 2 tấm\u00a060 × 160 cm nhé\u200b.\n\nMai lấy được không?".normalize("NFD");

async function paste(page: Page, kinds: Record<string, string>): Promise<void> {
  await page.locator(".ProseMirror").evaluate((editor, given) => {
    const clipboardData = new DataTransfer();
    for (const [kind, words] of Object.entries(given)) clipboardData.setData(kind, words);
    editor.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, kinds);
}

/** An empty paragraph before all others, with the caret in it. */
async function beginAnew(page: Page): Promise<void> {
  await page.locator(".ProseMirror > p").first().click();
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
}

/** The first blocks of the draft's text, as many as asked for. */
const begins = (desk: RunningDesk, blocks: number) =>
  (draftText(desk, ARTICLE.file) ?? "").split("---\n").slice(2).join("---\n").trim().split("\n\n").slice(0, blocks);

/** Prices and lists as they stand in a chat or in Notepad. */
const PRICES = `Bạt 2*3m và 4*5m giá 50.000đ
100~200~300k, cắt_theo_mẫu_x

# 12 Trần Thái Tông
3. Bạt
5. Standee

    thụt bốn dấu cách
\tthụt một dấu Tab
- a
- b
+ c
> d
| e | f |
1. Gửi in@xuong.vn

:::meo
[1] \`mã\` <b> \\* &amp;`;

test("what is pasted into a text is its words, headings, lists and breaks, where the caret is", async ({
  page,
  desk,
}) => {
  test.setTimeout(120_000);
  await openPage(page, desk, ARTICLE.screen);
  await test.step("a word pasted into a sentence stays in it with its blanks, lines stay lines whatever they end with, those in a cell are one", async () => {
    const first = page.locator(".ProseMirror > p").first();
    const words = (await first.textContent()) ?? "";
    await first.click();
    await page.keyboard.press("Control+Home");
    await page.keyboard.press("ArrowRight");
    await paste(page, { "text/plain": " *x* " });
    await expect(first).toHaveText(`${words.slice(0, 1)} *x* ${words.slice(1)}`);
    await beginAnew(page);
    await paste(page, { "text/plain": "\nMột\u2028hai\vba\r\nbốn\r\n" });
    await expect.poll(() => begins(desk, 1)).toEqual(["Một\\\nhai\\\nba\\\nbốn"]);
    const cell = page.locator(".ProseMirror td").first();
    const stood = await cell.textContent();
    await cell.click();
    await page.keyboard.press("Home");
    await paste(page, { "text/plain": "50.000\n60.000\n\nHết. " });
    await expect(cell).toHaveText(`50.000; 60.000; Hết. ${stood}`);
    await expect.poll(() => draftText(desk, ARTICLE.file)).toContain(`| 50.000; 60.000; Hết. ${stood} |`);
  });
  await test.step("what is pasted and where a line is broken follow the caret, though the browser has not reported its move yet", async () => {
    const second = page.locator(".ProseMirror > p").nth(1);
    const words = (await second.textContent()) ?? "";
    await page.locator(".ProseMirror > p").first().click();
    // In one task, as on a machine that is too busy to tell of a moved caret before the next key.
    await second.evaluate((paragraph) => {
      const editor = paragraph.closest(".ProseMirror");
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", "Dán vào đây:");
      getSelection()?.setBaseAndExtent(paragraph, 0, paragraph, 0);
      editor?.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
      getSelection()?.setBaseAndExtent(paragraph, 0, paragraph, 0);
      editor?.dispatchEvent(
        new KeyboardEvent("keydown", { key: "Enter", keyCode: 13, bubbles: true, cancelable: true }),
      );
    });
    await expect(page.locator(".ProseMirror > p").nth(2)).toHaveText(`Dán vào đây:${words}`);
  });
  await test.step("pictures that do not come along are told of near the text, until somebody has read it", async () => {
    const said = page.getByText(/^Bỏ lại \d+ ảnh/);
    await beginAnew(page);
    const [picture, emoji, dot] = [
      '<img src="https://x.vn/a.jpg" alt="Bạt">',
      '<img src="x.png" alt="👍🏻">',
      '<img width=1 src="x.gif">',
    ];
    await paste(page, { "text/html": `<p>Một ${emoji}</p>${picture}<p>Hai${dot}</p>${picture}`, "text/plain": "Một" });
    await expect(said).toBeInViewport({ ratio: 1 });
    await expect(said).toContainText("Bỏ lại 2 ảnh: kéo từng ảnh vào đây.");
    await expect.poll(() => begins(desk, 2)).toEqual(["Một 👍🏻", expect.stringMatching(/^Hai/)]);
    await page.keyboard.type("x");
    await expect(said).toBeVisible();
    await paste(page, { "text/html": picture, "text/plain": "Ba" });
    await expect(said).toContainText("Bỏ lại 3 ảnh");
    await page.getByRole("button", { name: "Đã rõ" }).click();
    await expect(said).toHaveCount(0);
  });
  await test.step("from Word come headings, bold and both kinds of lists, from Zalo composed letters, plain blanks and its paragraphs", async () => {
    await beginAnew(page);
    await paste(page, { "text/html": FROM_WORD, "text/plain": "Đo chân trước" });
    await page.keyboard.press("Enter");
    await paste(page, { "text/plain": FROM_ZALO });
    await expect
      .poll(() => begins(desk, 8))
      .toEqual([
        "## Đo chân trước",
        "Khổ **80 × 200 cm**, chừa **15 cm** cuối.",
        "- Logo lên trên\n- Số điện thoại ở giữa",
        "1. Xuất PDF\n2. Gửi xưởng",
        "Hết.",
        "Shop ơi, in 2 tấm 60 × 160 cm nhé.",
        "Mai lấy được không?",
        expect.any(String),
      ]);
  });
  await test.step("from Word come lists within lists and lettered ones, m² as it is read, what is struck out as that, links where they end, and neither deleted words nor links that lead nowhere", async () => {
    await beginAnew(page);
    await paste(page, { "text/html": MORE_FROM_WORD, "text/plain": "Một" });
    await expect
      .poll(() => begins(desk, 5))
      .toEqual([
        "- Một\n  - Một con\n  - Một nữa\n- Hai",
        "1. Đầu\n2. Sau",
        "Không dấu đầu dòng",
        "Giá ~~80.000~~ ~~70.000~~ 60.000đ/m², xem tệp, [bài](https://a.example/gia) và \\[1]",
        expect.any(String),
      ]);
    await expect(page.getByText("Có chữ bị gạch ngang")).toBeVisible({ timeout: 60_000 });
    for (let back = 0; back < 2; back++) await page.keyboard.press("Control+z");
  });
  await test.step("lines of a program are plain paragraphs: a print shop writes none", async () => {
    await beginAnew(page);
    const program = "<pre>  Bạt 3 m\n    giá 50.000\n\nHết <b>giờ</b></pre>";
    await paste(page, { "text/html": program, "text/plain": "Bạt", "vscode-editor-data": '{"mode":"markdown"}' });
    await expect.poll(() => begins(desk, 2)).toEqual(["Bạt 3 m\\\ngiá 50.000", "Hết giờ"]);
  });
  await test.step("plain text is what it looks like: no star, number or indent of it is read as Markdown, and lines stay lines on the page", async () => {
    const seen = page.frameLocator(".see iframe").locator(".prose > p");
    await seen.first().waitFor({ timeout: 60_000 });
    await beginAnew(page);
    await paste(page, { "text/plain": PRICES });
    const paragraphs = PRICES.split("\n\n").map((lines) => lines.replaceAll(/^[^\S\n]+/gm, ""));
    const shown = async () => (await page.locator(".ProseMirror > p").allInnerTexts()).slice(0, 4);
    await expect.poll(shown).toEqual(paragraphs);
    await expect
      .poll(() => begins(desk, 1))
      .toEqual(["Bạt 2\\*3m và 4\\*5m giá 50.000đ\\\n100\\~200\\~300k, cắt_theo_mẫu_x"]);
    await expect(seen.nth(1)).toContainText("3. Bạt");
    expect((await seen.allInnerTexts()).slice(0, 4).map((text) => text.replaceAll("\u00a0", " "))).toEqual(paragraphs);
    await page.reload();
    await page.locator('.text[data-ready="true"] .ProseMirror').waitFor();
    expect(await shown()).toEqual(paragraphs);
  });
});

/** What the editor itself puts on the clipboard for all of its text. */
async function copied(page: Page): Promise<Record<string, string>> {
  await page.locator(".ProseMirror > p").first().click();
  await page.keyboard.press("Control+a");
  return page.locator(".ProseMirror").evaluate((editor) => {
    const clipboardData = new DataTransfer();
    editor.dispatchEvent(new ClipboardEvent("copy", { clipboardData, bubbles: true, cancelable: true }));
    return Object.fromEntries(["text/html", "text/plain"].map((kind) => [kind, clipboardData.getData(kind)]));
  });
}

test("what is moved within the editor stays what it is", async ({ page, desk, online }) => {
  const file = "articles/vi-sao-mau-in-khac-mau-man-hinh.md";
  const text = `${online.text(file).trimEnd()}\n\n![Chân standee, không chú thích](can-canh-chan-standee.jpg)\n`;
  online.put(file, text);
  await openPage(page, desk, "/bai/vi-sao-mau-in-khac-mau-man-hinh");
  await test.step("what is copied within the editor keeps its form there: blocks, tables, pictures and line ends; elsewhere it is plain text without a sign of Markdown", async () => {
    const blocks = () =>
      page
        .locator(".ProseMirror")
        .evaluate((editor) => [...editor.children].map((one) => one.localName + one.className));
    const before = await blocks();
    await beginAnew(page);
    await paste(page, { "text/plain": "Một\nhai, 2*3m" });
    const given = await copied(page);
    expect(given["text/plain"]).toMatch(/^Một\nhai, 2\*3m\n\n/);
    expect(given["text/plain"]).toContain("\n\nTrên màn hình\tKhi in ra\tNên làm\nDạ quang, neon\t");
    expect(given["text/plain"]).not.toMatch(/:::|\\|!\[|\*\*/);
    await page.keyboard.press("Backspace");
    await expect.poll(async () => (await blocks()).length).toBeLessThan(3);
    // Saved without the text: what is found in the draft below was pasted anew.
    await expect.poll(() => draftText(desk, file)).not.toContain("hai, 2");
    await paste(page, given);
    await expect.poll(() => draftText(desk, file)).toMatch(/---\n\nMột\\\nhai, 2\\\*3m\n\n/);
    expect((await blocks()).filter((one) => one.includes("bx"))).toEqual(before.filter((one) => one.includes("bx")));
    const pictures = (text: string | null) => text?.match(/!\[.*/g);
    expect(pictures(draftText(desk, file))).toEqual(pictures(text));
  });
  await test.step("a picture of the text that is dragged elsewhere in it is moved, though Chrome brings it as a file, too", async () => {
    await page.locator('.ProseMirror img[src*="can-canh-quat-mau"]').evaluate((picture) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(["Chrome's own"], "can-canh-quat-mau.jpg", { type: "image/jpeg" }));
      const first = picture.closest(".ProseMirror")?.querySelector(":scope > p");
      const { left = 0, top = 0 } = first?.getBoundingClientRect() ?? {};
      const common = { bubbles: true, cancelable: true, dataTransfer, clientX: left + 2, clientY: top + 4 };
      picture.dispatchEvent(new DragEvent("dragstart", common));
      first?.dispatchEvent(new DragEvent("drop", common));
    });
    const written = () => draftText(desk, file)?.split("---\n")[2]?.trim();
    await expect.poll(written).toMatch(/^!\[[^\]]*\]\(can-canh-quat-mau\.jpg/);
    expect(written()?.match(/can-canh-quat-mau/g)).toHaveLength(1);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

/** The red of the next picture: no two pictures are the same, because the desk keeps only one of each. */
let shade = 0;
const freshPicture = () => {
  shade += 8;
  return sharp({ create: { width: 1200, height: 900, channels: 3, background: { r: shade, g: 136, b: 204 } } })
    .jpeg()
    .toBuffer();
};

/** Pastes pictures into the second paragraph or drops them on it. @param words that come with them @returns whether the browser is left to open them itself */
async function bring(page: Page, kind: "paste" | "drop", names: string[], words = ""): Promise<boolean> {
  const files = await Promise.all(
    names.map(async (name) => ({ name, base64: (await freshPicture()).toString("base64") })),
  );
  return page
    .locator(".ProseMirror > p")
    .nth(1)
    .evaluate(
      (paragraph, given) => {
        const brought = new DataTransfer();
        for (const { name, base64 } of given.files) {
          const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
          brought.items.add(new File([bytes], name, { type: "image/jpeg" }));
        }
        if (given.words) brought.setData("text/plain", given.words);
        const { left, top } = paragraph.getBoundingClientRect();
        const common = { bubbles: true, cancelable: true };
        const event =
          given.kind === "paste"
            ? new ClipboardEvent("paste", { ...common, clipboardData: brought })
            : new DragEvent("drop", { ...common, dataTransfer: brought, clientX: left + 2, clientY: top + 4 });
        return paragraph.dispatchEvent(event);
      },
      { files, kind, words },
    );
}

test("pictures that are brought to the text are cut as those from the button are, and stand where they were brought", async ({
  page,
  desk,
}) => {
  test.setTimeout(120_000);
  await openPage(page, desk, ARTICLE.screen);
  await page.locator(".ProseMirror > p").nth(1).click();
  const dialog = page.getByRole("dialog");
  for (const [kind, words, name] of [
    ["paste", "Tấm bạt 2*3m dán vào, cạnh 4*5m", "tam-bat-23m-dan-vao-canh-45m"],
    ["drop", "Tấm bạt thả vào lúc 8:30", "tam-bat-tha-vao-luc-830"],
  ] as const) {
    await test.step(`a picture that comes by ${kind} is cut as one from the button is, and stands in the text`, async () => {
      expect(await bring(page, kind, ["mat-tien.jpg"]), "the browser is left to open it itself").toBe(false);
      await dialog.getByLabel("Trong ảnh có gì?").fill(words);
      await dialog.getByRole("button", { name: "Dùng ảnh này" }).click();
      // Cutting takes a busy machine seconds.
      await expect(page.locator(`.ProseMirror img[src*="${name}"]`)).toBeVisible({ timeout: 30_000 });
      const asWritten = words.replaceAll(/[*:]/g, "\\$&");
      await expect.poll(() => draftText(desk, ARTICLE.file)).toContain(`![${asWritten}](${name}.jpg)`);
    });
  }
  await test.step("a file that was copied in a folder of a Mac or of Linux brings its name as words, and is a picture all the same", async () => {
    for (const words of ["mat-tien.jpg", "file:///home/shop/mat-tien.jpg"]) {
      expect(await bring(page, "paste", ["mat-tien.jpg"], words), words).toBe(false);
      await expect(dialog.getByText(/^mat-tien\.jpg, /)).toBeVisible({ timeout: 30_000 });
      await dialog.getByRole("button", { name: "Thôi" }).click();
      await expect(dialog).toHaveCount(0);
    }
  });
  await test.step("who gives up a picture that was described already writes on where the caret stood", async () => {
    await page.locator(".parts").getByRole("button", { name: "Ảnh" }).click();
    const buffer = await freshPicture();
    await page.locator('input[type="file"]').setInputFiles({ name: "mat-tien.jpg", mimeType: "image/jpeg", buffer });
    await dialog.getByLabel("Trong ảnh có gì?").fill("Tấm bạt thôi không lấy");
    await page.keyboard.press("Escape");
    await dialog.getByRole("button", { name: "Bỏ ảnh" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.locator(".ProseMirror")).toBeFocused();
  });
  await test.step("of several pictures that are dropped at once each is cut, one after the other, and they stand in their order", async () => {
    await bring(page, "drop", ["mot.jpg", "hai.jpg", "ba.jpg"]);
    await expect(dialog.getByText(/^mot\.jpg, /)).toBeVisible({ timeout: 30_000 });
    await dialog.getByLabel("Trong ảnh có gì?").fill("Tấm một");
    await dialog.getByRole("button", { name: "Dùng ảnh này" }).click();
    await expect(dialog.getByText(/^hai\.jpg, /)).toBeVisible({ timeout: 30_000 });
    await dialog.getByRole("button", { name: "Thôi" }).click();
    await expect(dialog.getByText(/^ba\.jpg, /)).toBeVisible({ timeout: 30_000 });
    await dialog.getByLabel("Trong ảnh có gì?").fill("Tấm ba");
    await dialog.getByRole("button", { name: "Dùng ảnh này" }).click();
    await expect(dialog).toHaveCount(0, { timeout: 30_000 });
    await expect
      .poll(() => draftText(desk, ARTICLE.file))
      .toContain("![Tấm một](tam-mot.jpg)\n\n![Tấm ba](tam-ba.jpg)");
  });
});

/** A price list of Excel: a title over both prices, one kind over two rows, an empty column at the end. */
const FROM_EXCEL = `<html><body><table><col><tr><td rowspan=2>Loại</td><td colspan=2>Giá</td><td>&nbsp;</td></tr>
<tr><td>1 mặt</td><td>2 mặt</td><td></td></tr>
<tr><td rowspan=2>Bạt</td><td>50.000<br>60.000</td><td>90.000</td><td></td></tr>
<tr><td>70.000</td></tr>
<tr><td colspan=3><p>Giá chưa có VAT.</p><p>Hỏi <b>xưởng</b></p></td><td></td></tr></table></body></html>`;

test("tables come whole: from a file, from Excel, and into one another", async ({ page, desk, online }) => {
  test.setTimeout(120_000);
  await test.step("a table without a name, a row without all its cells and lines of a program, from a file, are mended on the screen", async () => {
    const trouble = "Đầu bài.\n\n| A | B |\n| --- | --- |\n| 1 |\n\n```\nBạt 3 m\n```";
    online.put(ARTICLE.file, online.text(ARTICLE.file).replace(/(?<=\n---\n)/, `\n${trouble}\n`));
    await openPage(page, desk, ARTICLE.screen);
    const told = page.getByRole("status").filter({ hasText: "Còn chỗ phải sửa" });
    await expect(told.getByRole("listitem")).toHaveText(
      [/^Hàng 2 của bảng \(“1”\) có 1 ô/, /^Có đoạn chữ đều nét/, /^Bảng chưa có tên: bấm vào bảng/],
      { timeout: 60_000 },
    );
    await page.locator(".ProseMirror .bx.bang").first().getByLabel("Tên bảng").fill("Giá");
    await page.locator(".ProseMirror pre").click();
    await page.getByRole("button", { name: "Đoạn văn" }).first().click();
    const mended = ["Đầu bài.", ':::bang{chu="Giá"}\n| A | B |\n| --- | --- |\n| 1 |  |\n:::', "Bạt 3 m"];
    await expect.poll(() => begins(desk, 3)).toEqual(mended);
    await expect(told).toHaveCount(0);
  });
  await test.step("one cell of Excel is a paragraph, and a table that is pasted into a table fills its cells", async () => {
    await beginAnew(page);
    await paste(page, { "text/html": "<table><tr><td>Một ô</td></tr></table>", "text/plain": "Một ô" });
    await expect.poll(() => begins(desk, 1)).toEqual(["Một ô"]);
    const table = page.locator(".ProseMirror table").first();
    const before = (await table.locator("tr").allInnerTexts()).map((row) => row.split(/\s*\t\s*/));
    await table.locator("tr").last().locator("td").last().click();
    const brought = "<table><tr><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr></table>";
    await paste(page, { "text/html": brought, "text/plain": "1\t2\n3\t4" });
    await expect.poll(async () => (await table.locator("tr").allInnerTexts()).length).toBe(before.length + 1);
    expect((await table.locator("tr").last().locator("td").allInnerTexts()).slice(-2)).toEqual(["3", "4"]);
    await expect(page.locator(".ProseMirror .bx.bang .bx.bang")).toHaveCount(0);
    const columns = before[0]?.length ?? 0;
    await expect.poll(() => draftText(desk, ARTICLE.file)).toContain(`|${"  |".repeat(columns - 1)} 3 | 4 |\n:::`);
  });
  await test.step("merged cells of a table are taken apart, no column is lost, and no value stands in another one's", async () => {
    await beginAnew(page);
    await paste(page, { "text/html": FROM_EXCEL, "text/plain": "Loại\tGiá" });
    const name = page.locator(".ProseMirror .bx.bang").first().getByLabel("Tên bảng");
    await expect(name).toHaveValue("");
    await expect(
      page.getByRole("status").filter({ hasText: "Bảng chưa có tên: bấm vào bảng rồi ghi tên ở ô trên cùng" }),
    ).toBeVisible({ timeout: 60_000 });
    await name.fill("Giá bạt");
    await expect
      .poll(() => begins(desk, 1))
      .toEqual([
        [
          ':::bang{chu="Giá bạt"}',
          "| Loại | Giá |  |",
          "| :-- | :-- | :-- |",
          "|  | 1 mặt | 2 mặt |",
          "| Bạt | 50.000; 60.000 | 90.000 |",
          "|  | 70.000 |  |",
          "| Giá chưa có VAT. Hỏi **xưởng** |  |  |",
          ":::",
        ].join("\n"),
      ]);
    await expect(page.frameLocator(".see iframe").locator(".prose table").first()).toContainText("Giá bạt");
    await expect(page.getByText("Còn chỗ phải sửa")).toHaveCount(0);
  });
});
