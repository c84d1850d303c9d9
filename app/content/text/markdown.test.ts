import assert from "node:assert/strict";
import { test } from "node:test";
import { fromHtml } from "hast-util-from-html";
import { visit } from "unist-util-visit";
import { payloads } from "../../../tests/payloads.ts";
import { renderMarkdown } from "./markdown.build.ts";

const PICTURES = new Map([
  ["hiflex.jpg", { address: "/pictures/hiflex-0a1b2c3d", shape: "landscape" as const }],
  ["standee-spa.jpg", { address: "/pictures/standee-spa-0a1b2c3d", shape: "standee" as const }],
]);
const context = {
  pictureOf: (file: string) => PICTURES.get(file) ?? null,
  drawingOf: (name: string) => (name === "goc-bat" ? '<svg role="img" aria-label="Góc bạt"></svg>' : null),
  sizes: [],
  follow: (link: string) => ({ to: link }),
};
const render = (markdown: string) => renderMarkdown(markdown, context);

test("a heading gets the slug of its words as id, and second-level headings are listed", () => {
  const { html, headings } = render("## Chọn loại bạt nào?\n\n### Nhỏ\n");
  assert.match(html, /<h2 id="chon-loai-bat-nao" class="heading">/);
  assert.deepEqual(headings, [{ id: "chon-loai-bat-nao", text: "Chọn loại bạt nào?" }]);
});

test("a figure block becomes a card beside the text", () => {
  const { html, problems } = render(':::con-so{so="60" donvi="cm" mau="xanh"}\nKhoảng cách hai khoen.\n:::\n');
  assert.equal(
    html,
    '<aside class="fact" data-tone="green"><b>60<small> cm</small></b><span>Khoảng cách hai khoen.</span></aside>',
  );
  assert.deepEqual(problems, []);
  assert.match(
    render(':::con-so{so="24–48" donvi="giờ"}\nChờ khô.\n:::\n').html,
    /<b><span>24<span class="unit">–<\/span>48<\/span><small> giờ<\/small><\/b>/,
  );
});

test("a table stands in a box that scrolls and can be reached by keyboard", () => {
  const { html } = render(':::bang{chu="Bảng"}\n| Cột | Hai |\n| --- | --- |\n| a | b |\n:::\n');
  assert.match(
    html,
    /<div class="scroll-x" tabindex="0" role="region" aria-label="Bảng"><table><caption>Bảng<\/caption>/,
  );
  assert.match(html, /<th scope="row">a<\/th>/);
});

const said = (markdown: string, reader?: "file" | "desk") =>
  renderMarkdown(markdown, context, reader).problems.map(({ line, reason }) => `${line}: ${reason}`);

test("a row of a table with more or fewer cells than its first is told by its line, its number and what it begins with", () => {
  const table = ':::bang{chu="Bảng"}\n| A | B |\n| --- | --- |\n| Bạt |\n| a | b |\n| a \\| b | 2 | 3 |\n:::\n';
  assert.deepEqual(
    said(table).map((one) => one.replace(/;.*/, "")),
    ['4: hàng 2 của bảng ("Bạt") có 1 ô, hàng đầu có 2 ô', '6: hàng 4 của bảng ("a \\| b") có 3 ô, hàng đầu có 2 ô'],
  );
  assert.match(said(table, "desk").join(), /Hàng 2 của bảng \(“Bạt”\) có 1 ô, hàng đầu có 2 ô: gõ thêm/);
});

test("who writes at the desk is told of boxes and buttons, never of a file's signs", () => {
  const table = "| A | B |\n| --- | --- |\n| a | b |\n";
  const mistakes = [table, `:::bang\n${table}:::\n`, "```\nmã\n```\n", "    mã\n", "\\[x]\\(y)\n", "\\!\\[x]\\(y)\n"];
  const told = [...mistakes, ":::\n", "::: meo\n", "##x\n", "• a\n", "\\*\\*a\n", "{phone}\n"].map((one) =>
    said(one, "desk").join(),
  );
  assert.deepEqual(
    told.slice(0, 2),
    [1, 1].map((line) => `${line}: Bảng chưa có tên: bấm vào bảng rồi ghi tên ở ô trên cùng`),
  );
  for (const one of told) assert.match(one, /: (?:bấm|xóa|để) /);
  assert.doesNotMatch(told.join("\n"), /:::[a-z]|chu=|content\/|\.md|ba dấu|"- "|dấu cách/);
  assert.match(said(table).join(), /:::bang\{chu=/);
  const blocks = [
    ":::meo\n:::\n",
    ":::con-so\nChừa mép.\n:::\n",
    ":::kho\n- 3 × 1 m: Khai trương\n:::\n",
    ':::kho{chu="Khổ"}\n- Khai trương\n:::\n',
    ':::kho{chu="Khổ"}\n- 3 × 1 m: Khai trương\n-\n:::\n',
    '::kho{chu="Khổ"}\n',
    '::ban-ve{ten="khong-co"}\n',
    "![Bạt](khong-co.jpg)\n",
    "![](hiflex.jpg)\n",
    "![Standee](standee-spa.jpg)\n",
    "## !!!\n",
    "# Một\n",
    "#### Một\n",
    "## Một\n\n## Một\n",
  ];
  for (const one of blocks) {
    const [told = "", ...more] = renderMarkdown(one, { ...context, sizes: [] }, "desk").problems.map(
      ({ reason }) => reason,
    );
    assert.deepEqual(more, []);
    assert.match(told, /^\p{Lu}.*(?:: (?:ghi|viết|bấm|chọn|gõ)|hãy bấm|chưa đúng dạng)/u, one);
    assert.doesNotMatch(told, /:::|content\/|chu=|so=|!\[|#/, one);
  }
});

test("a link that does not work because of a blank in its address is told so; one that does not work for another reason is not", () => {
  assert.match(said("[x](y z)\n").join(), /địa chỉ không được có dấu cách/);
  assert.doesNotMatch(said("\\[x]\\(y)\n").join(), /dấu cách/);
});

test("a table too wide for a phone says in each cell which column it is of", () => {
  const { html } = render(
    ':::bang{chu="Bảng"}\n| A | B | C | D |\n| --- | --- | --- | --- |\n| a | b | c | d |\n:::\n',
  );
  assert.match(html, /<table class="stacked">/);
  assert.match(html, /<th scope="row">a<\/th>\s*<td data-column="B">b<\/td>\s*<td data-column="C">c<\/td>/);
});

test("the parts of a drawing stand in one picture with one description", () => {
  const file =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 5" role="img" aria-label="Hai nửa"><svg width="40%" viewBox="0 0 4 5"><path d="M0 0"/></svg><svg x="60%" width="40%" height="3" viewBox="0 0 4 3"></svg></svg>';
  const drawing = (markup: string) => renderMarkdown('::ban-ve{ten="x"}\n', { ...context, drawingOf: () => markup });
  assert.equal(
    drawing(file).html,
    '<div class="drawing wide" role="img" aria-label="Hai nửa"><svg width="40%" viewBox="0 0 4 5" aria-hidden="true"><path d="M0 0"></path></svg><svg width="40%" viewBox="0 0 4 3" aria-hidden="true"></svg></div>',
  );
  assert.match(
    render('::ban-ve{ten="goc-bat"}\n').html,
    /<div class="drawing wide" role="img" aria-label="Góc bạt"><svg width="100%" aria-hidden="true"><\/svg><\/div>/,
  );
  assert.match(
    drawing("<svg><svg></svg><path/></svg>")
      .problems.map(({ reason }) => reason)
      .join(),
    /bản vẽ "x" có phần/,
  );
});

test("a compound in a heading stays on one line, in the list of headings too", () => {
  const { html, headings } = render("## Đơn nhỏ hơn, địa chỉ ngoài nội thành\n");
  assert.match(
    html,
    /id="don-nho-hon-dia-chi-ngoai-noi-thanh" class="heading">Đơn nhỏ hơn, địa\u00a0chỉ ngoài nội thành</,
  );
  assert.equal(headings[0]?.text, "Đơn nhỏ hơn, địa\u00a0chỉ ngoài nội thành");
});

test("a range does not break after its dash, and quotes become curved", () => {
  const { html } = render('Chừa 5–10 cm, ghi "80 × 200" và "đã gồm chân".\n');
  assert.match(html, /5–\u206010\u00a0cm, ghi “80\u00a0×\u00a0200” và “đã gồm chân”\./);
});

test("a photograph is not called an illustration", () => {
  const { html } = renderMarkdown('![Tấm bạt](hiflex.jpg "Bạt 3 × 1 m.")\n', {
    ...context,
    pictureOf: () => ({ address: "/pictures/hiflex-0a1b2c3dp", shape: "landscape" }),
  });
  assert.match(html, /<figcaption><span>Bạt 3[^<]*<\/span><\/figcaption>/);
});

test("a link to a former address leads to the present one", () => {
  const follow = (link: string) => ({ to: link.replace("/tin-tuc/cu", "/tin-tuc/moi") });
  assert.match(renderMarkdown("[x](/tin-tuc/cu#gia)\n", { ...context, follow }).html, /<a href="\/tin-tuc\/moi#gia">/);
});

test("a picture brings all its widths and its caption", () => {
  const { html } = render('![Tấm bạt](hiflex.jpg "Bạt 3 × 1 m.")\n');
  assert.match(html, /srcset="\/pictures\/hiflex-0a1b2c3d\/320\.avif 320w, /);
  assert.match(html, /width="1200" height="900" loading="lazy"/);
  assert.match(html, /<figcaption><span>Bạt 3 × 1 m\.<\/span><span>Hình minh họa<\/span>/);
});

test("figures with a colon in running text stay text", () => {
  assert.match(render("Mở cửa 8:30, tỉ lệ 1:10, ghi chú :abc ở đây.\n").html, /8:30, tỉ lệ 1:10, ghi chú :abc ở đây\./);
});

test("a per cent sign in a heading has its own face, like a unit", () => {
  assert.match(render("## Tên ở 40% phía trên\n").html, /40<span class="unit">%<\/span> phía/);
});

test("figures and their units stay on one line", () => {
  assert.match(
    render("Bạt 3 × 1 m, nặng 340 g/m², cao 2 mét.\n").html,
    /3\u00a0×\u00a01\u00a0m, nặng 340\u00a0g\/m², cao 2 mét/,
  );
});

test("hostile Markdown and HTML leave no script, handler, style or foreign frame behind", () => {
  const payloads = [
    "<script>alert(1)</script>",
    '<img src=x onerror="alert(1)">',
    "<svg onload=alert(1)>",
    '<a href="javascript:alert(1)">x</a>',
    "[x](javascript:alert(1))",
    "[x](data:text/html,<script>alert(1)</script>)",
    '<iframe src="https://example.com"></iframe>',
    '<p style="background:url(javascript:alert(1))">x</p>',
    '<form action="https://example.com"><input name=q></form>',
    '<details open ontoggle="alert(1)">x</details>',
    '<math><mtext></mtext><mglyph><style><img src=x onerror="alert(1)"></style></math>',
    '<khoi-con-so so="&lt;img src=x onerror=alert(1)&gt;" onclick="alert(1)">x</khoi-con-so>',
    ':::con-so{so="<img src=x onerror=alert(1)>" onclick="alert(1)"}\nx\n:::',
    ':::bang{chu="\\"><script>alert(1)</script>"}\n| a |\n| - |\n| b |\n:::',
    '<object data="x"></object><embed src="x"><base href="https://example.com">',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  ];
  for (const payload of payloads) {
    // What stands inside a quoted attribute value is text: only what is left can be markup.
    const html = render(`${payload}\n`).html.replace(/"[^"]*"/g, (value) =>
      /^"\s*(javascript|data):/i.test(value) ? value : '""',
    );
    assert.doesNotMatch(html, /<(script|iframe|object|embed|base|form|style|math)\b/i, payload);
    assert.doesNotMatch(html, /<[^>]*\s(on\w+|style)\s*=/i, payload);
    assert.doesNotMatch(html, /(href|src)\s*=\s*"?\s*(javascript|data):/i, payload);
  }
});

test("none of the payloads of the browser tests leaves markup that runs, alone, in a block or in an attribute of a block", () => {
  assert.ok(new Set(payloads).size >= 60);
  for (const payload of payloads) {
    const quoted = payload.replaceAll('"', "&quot;").replace(/\s/g, " ");
    for (const markdown of [
      payload,
      `Một câu ${payload} rồi thôi.`,
      `## ${payload}`,
      `- ${payload}`,
      `[${payload}](${payload.replace(/[\s<>()]/g, "")})`,
      `![${payload}](hiflex.jpg "${quoted}")`,
      `:::bang{chu="${quoted}"}\n| a |\n| - |\n| ${payload.replaceAll("|", "")} |\n:::`,
      `:::con-so{so="${quoted}" donvi="cm" mau="xanh"}\n${payload}\n:::`,
    ]) {
      const running: string[] = [];
      // A checkbox may stay, because task lists are made of it; like every other element it has no handler.
      visit(fromHtml(render(`${markdown}\n`).html, { fragment: true }), "element", ({ tagName, properties }) => {
        if (
          /^(?:script|iframe|object|embed|base|form|button|style|math|meta|link|template|noscript|animate)$/.test(
            tagName,
          )
        )
          running.push(tagName);
        for (const [name, value] of Object.entries(properties))
          if (
            /^(?:on|style$|srcDoc$|formAction$)/i.test(name) ||
            (/^(?:href|src|action|xLinkHref|data|poster|cite)$/.test(name) &&
              /^\W*(?:javascript|data|vbscript):/i.test(String(value)))
          )
            running.push(`${name}=${value}`);
      });
      assert.deepEqual(running, [], markdown);
    }
  }
});
