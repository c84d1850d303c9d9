/** The blocks `con-so`, `kho` and `ban-ve`: a figure, sizes to scale, a drawing. */
import type { Element } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { h } from "hastscript";
import { visit } from "unist-util-visit";
import { LONGEST_SIZE_NAME } from "../schema/category.build.ts";
import { attribute, type BlockContext, type Report, svgOf } from "./block.build.ts";
import { withUnits } from "./headings.build.ts";
import { drawSizes, inMetres, parseSizes } from "./size-drawing.build.ts";
import { typeset } from "./typeset.build.ts";

const TONES: Record<string, string> = { xanh: "green", hong: "pink", vang: "yellow" };

/** Characters of a figure, and of a unit under it, that fit its card at every width. */
const LONGEST_FIGURE = 5;
const LONGEST_UNIT = 12;

/** `:::con-so`: one figure with its unit, large, and what it counts. What is wrong goes to `report`. */
export function figureCard(node: Element, report: Report): Element {
  const figure = attribute(node, "so");
  if (!figure)
    report(
      {
        file: 'khối :::con-so cần so="…", ví dụ :::con-so{so="60" donvi="cm"}',
        desk: "Khối “Con số lớn” chưa có con số: ghi vào ô “Con số”, hoặc bấm “Bỏ khối”",
      },
      node,
    );
  if ([...figure].length > LONGEST_FIGURE)
    report(`con số "${figure}" dài quá nên tràn ra ngoài thẻ; nhiều nhất ${LONGEST_FIGURE} ký tự`, node);
  const unit = attribute(node, "donvi");
  if ([...unit].length > LONGEST_UNIT)
    report(
      `đơn vị "${unit}" dài quá nên tràn ra ngoài thẻ; nhiều nhất ${LONGEST_UNIT} ký tự, còn lại viết ở câu bên dưới`,
      node,
    );
  const asked = attribute(node, "mau");
  const tone = TONES[asked];
  if (asked && !tone) report(`màu "${asked}" không có; mau là một trong: ${Object.keys(TONES).join(", ")}`, node);
  const pieces = withUnits(figure).filter((piece) => piece.type !== "text" || piece.value);
  return h(
    "aside",
    { className: ["fact"], ...(tone ? { dataTone: tone } : {}) },
    h(
      "b",
      {},
      ...(pieces.length > 1 ? [h("span", {}, ...pieces)] : pieces),
      ...(unit ? [h("small", {}, ` ${unit}`)] : []),
    ),
    h("span", {}, textOf(node).trim()),
  );
}

/** `:::kho`: the sizes that are listed, or those of the category, drawn in true proportion. What is wrong goes to `report`. */
export function sizesPanel(node: Element, context: BlockContext, report: Report): Element {
  const title = attribute(node, "chu");
  if (!title)
    report(
      {
        file: 'khối :::kho cần chu="…", ví dụ :::kho{chu="Khổ nào trông ra sao"}',
        desk: "Khối vẽ khổ chưa có tên: ghi vào ô “Tên” của khối, hoặc bấm “Bỏ khối”",
      },
      node,
    );
  const lines: string[] = [];
  visit(node, "element", (item) => {
    if (item.tagName !== "li") return;
    const line = textOf(item).trim();
    lines.push(line);
    const { sizes, wrong } = parseSizes([line]);
    if (wrong.length > 0)
      report(
        {
          file: `dòng "${line}" trong khối :::kho chưa đúng dạng "3 × 1 m: Khai trương"`,
          desk: line
            ? `Dòng "${line}" của khối “Khổ vẽ đúng tỉ lệ” chưa đúng dạng "3 × 1 m: Khai trương"`
            : "Khối “Khổ vẽ đúng tỉ lệ” còn một dòng trống: gõ khổ vào, hoặc xóa dòng ấy",
        },
        item,
      );
    for (const { label } of sizes)
      if ([...label].length > LONGEST_SIZE_NAME)
        report(`tên khổ "${label}" dài quá nên đè lên khổ bên cạnh; nhiều nhất ${LONGEST_SIZE_NAME} ký tự`, item);
  });
  const sizes = lines.length > 0 ? parseSizes(lines).sizes : context.sizes.map(inMetres);
  if (lines.length === 0 && sizes.length === 0)
    report(
      {
        file: `khối :::kho "${title}" chưa có khổ nào; mỗi dòng một khổ, ví dụ "- 3 × 1 m: Khai trương"`,
        desk: `Khối khổ của danh mục "${title}" chưa có khổ nào: trang này không có khổ riêng, hãy bấm “Bỏ khối” rồi chọn “Khổ” ở dưới phần chữ`,
      },
      node,
    );
  return h(
    "div",
    { className: ["panel", "wide", "on-dark"] },
    h("p", { className: ["panel__title"] }, ...withUnits(typeset(title))),
    ...svgOf(sizes.length > 0 ? drawSizes(sizes) : ""),
  );
}

/** `::ban-ve`: a drawing of content/drawings. What is wrong goes to `report`. */
export function drawing(node: Element, context: BlockContext, report: Report): Element {
  const name = attribute(node, "ten");
  const markup = context.drawingOf(name);
  if (!markup)
    report(
      {
        file: `bản vẽ "${name}" không có trong content/drawings/`,
        desk: `Bản vẽ "${name}" không còn nữa: chọn bản vẽ khác trong khối ấy, hoặc bấm “Bỏ khối”`,
      },
      node,
    );
  const drawn = svgOf(markup ?? "").find(
    (child): child is Element => child.type === "element" && child.tagName === "svg",
  );
  if (markup && !drawn)
    report(`bản vẽ "${name}" hỏng, trong tệp không có hình <svg>; hãy lấy lại tệp từ bản lưu`, node);
  if (/<script|\son\w+\s*=/i.test(markup ?? ""))
    report(`bản vẽ "${name}" có mã chạy trong tệp (<script>); hãy lấy lại tệp từ bản lưu`, node);
  const root = drawn ?? h("svg", {});
  const inner = root.children.filter((child) => child.type === "element");
  const parts = inner.filter((child) => child.tagName === "svg");
  if (parts.length > 0 && parts.length < inner.length)
    report(`bản vẽ "${name}" có phần <svg> bên trong thì mọi hình phải nằm trong các phần ấy`, node);
  // The page says where a part stands; of its place in the file only the share of the width counts.
  for (const part of parts) for (const place of ["x", "height"]) delete part.properties[place];
  const { role, ariaLabel = "Bản vẽ", xmlns, ...shape } = root.properties;
  const whole = { ...root, properties: { ...shape, width: "100%" } };
  return h(
    "div",
    { className: ["drawing", "wide"], role: "img", ariaLabel: String(ariaLabel) },
    // Otherwise Firefox reads the words of a picture aloud after its description.
    ...(parts.length > 0 ? parts : [whole]).map((part) => ({
      ...part,
      properties: { ...part.properties, ariaHidden: "true" },
    })),
  );
}
