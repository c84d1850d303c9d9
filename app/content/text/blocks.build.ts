/** The blocks an editor can put into a text, drawn after the text was sanitised. `content/README.md` shows each. */
import type { Element, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { h } from "hastscript";
import { SKIP, visit } from "unist-util-visit";
import { slugOf } from "../../../contract/slug.ts";
import { attribute, type BlockContext, inWordsFor, type Reader, type Report } from "./block.build.ts";
import { figure } from "./figure.build.ts";
import { type Headings, nameHeading } from "./headings.build.ts";
import { drawing, figureCard, sizesPanel } from "./panels.build.ts";
import { captionedTable, NAMELESS_TABLE } from "./tables.build.ts";
import { typeset } from "./typeset.build.ts";

/** Element name of each block → the attributes it may carry. */
export const BLOCKS: Record<string, string[]> = {
  "khoi-con-so": ["so", "donvi", "mau"],
  "khoi-meo": [],
  "khoi-kho": ["chu"],
  "khoi-bang": ["chu"],
  "khoi-ban-ve": ["ten"],
};

/** rehype plugin: draws every block, gives headings their ids and links their marks. */
export function drawBlocks(context: BlockContext & { headings: Headings; reader: Reader }) {
  return (tree: Root, file: { message: (reason: string, node: Element) => unknown }) => {
    const report: Report = (reason, node) => void file.message(inWordsFor(context.reader, reason), node);
    visit(tree, "text", (node) => {
      node.value = typeset(node.value);
    });
    const ids = new Set<string>();
    visit(tree, "element", (node) => {
      if (node.tagName === "h1")
        report(
          {
            file: 'tiêu đề "# …" đã có từ mục title, trong bài bắt đầu bằng "## …"',
            desk: `Đề mục "${textOf(node)}" to bằng tên trang: bấm vào dòng ấy rồi bấm nút “Đề mục” ở trên phần chữ`,
          },
          node,
        );
      if (/^h[4-6]$/.test(node.tagName))
        report(
          {
            file: 'đề mục trong bài chỉ có hai cấp, "## …" và "### …"; hãy bớt dấu #',
            desk: `Đề mục "${textOf(node)}" nhỏ quá, trang chỉ có hai cỡ: bấm vào dòng ấy rồi bấm “Mục nhỏ” ở trên phần chữ`,
          },
          node,
        );
      if (/^h[23]$/.test(node.tagName) && slugOf(textOf(node)) === "")
        report(
          {
            file: "đề mục này không có chữ hay số nào; hãy viết đề mục bằng chữ, hoặc xóa các dấu #",
            desk: "Có đề mục không có chữ hay số nào: viết đề mục bằng chữ, hoặc xóa dòng ấy",
          },
          node,
        );
      else if (/^h[23]$/.test(node.tagName) && !nameHeading(node, ids, context.headings))
        report(
          {
            file: `có hai tiêu đề giống nhau: "${textOf(node)}"; hãy đổi một tiêu đề`,
            desk: `Có hai đề mục giống nhau, "${textOf(node)}": gõ lại một trong hai`,
          },
          node,
        );
      if (node.tagName === "a" && attribute(node, "href").startsWith("http")) node.properties.rel = ["noopener"];
    });
    visit(tree, "element", (node) => {
      const anchor = node.tagName === "a" ? /^#(.+)$/.exec(attribute(node, "href"))?.[1] : undefined;
      // Footnotes have ids of their own.
      if (anchor && !anchor.startsWith("user-content-") && !ids.has(decoded(anchor)))
        report(`đường dẫn "#${anchor}" không dẫn đến đề mục nào trong bài`, node);
    });
    visit(tree, "element", (node, index, parent) => {
      if (!parent || index === undefined) return;
      const drawn = draw(node, context, report);
      if (!drawn) return;
      parent.children[index] = drawn;
      return [SKIP, index + 1];
    });
  };
}

/** @returns the address decoded; as it stands where it was cut off within an encoded letter */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

function draw(node: Element, context: BlockContext, report: Report): Element | null {
  switch (node.tagName) {
    case "khoi-con-so":
      return figureCard(node, report);
    case "khoi-meo":
      if (!textOf(node).trim())
        report(
          {
            file: "khối :::meo chưa có chữ nào bên trong",
            desk: "Khối “Mẹo” chưa có chữ nào: viết vào khối, hoặc bấm “Bỏ khối”",
          },
          node,
        );
      return h("div", { className: ["tip", "wide"] }, ...node.children);
    case "khoi-kho":
      return sizesPanel(node, context, report);
    case "khoi-bang":
      return captionedTable(node, report);
    case "khoi-ban-ve":
      return drawing(node, context, report);
    case "p": {
      const only = node.children.length === 1 ? node.children[0] : undefined;
      return only?.type === "element" && only.tagName === "img" ? figure(only, context, report) : null;
    }
    case "img":
      report(`ảnh "${attribute(node, "src")}" phải đứng riêng một đoạn, trên và dưới có dòng trống`, node);
      return null;
    case "table":
      report({ file: 'bảng phải nằm trong khối :::bang{chu="Tên bảng"} … :::', desk: NAMELESS_TABLE }, node);
      return null;
    default:
      return null;
  }
}
