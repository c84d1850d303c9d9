/** What an editor did not mean: found in the Markdown itself, before anything is drawn or sanitised away. */
import type { Root } from "mdast";
import type { ContainerDirective, LeafDirective } from "mdast-util-directive";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { linesBefore } from "../files/text-file.build.ts";
import { type BlockContext, inWordsFor, type Reader, type Reason } from "./block.build.ts";
import { unevenRows } from "./uneven-rows.build.ts";

/** remark plugin: names mistakes, and leads links to former addresses to the present ones. */
export function findMistakes({ follow, reader }: Pick<BlockContext, "follow"> & { reader: Reader }) {
  const words = (reason: Reason) => inWordsFor(reader, reason);
  return (tree: Root, file: VFile) => {
    const source = String(file.value);
    visit(tree, (node) => {
      switch (node.type) {
        case "leafDirective":
          if (hasWordsQuotes(node, source)) file.message(WORDS_QUOTES, lineOf(node));
          break;
        case "containerDirective":
          if (hasWordsQuotes(node, source)) file.message(WORDS_QUOTES, lineOf(node));
          if (isOpen(node, source))
            file.message(
              `khối ":::${node.name}" chưa đóng nên nuốt hết phần sau; hãy thêm một dòng ":::" ở chỗ khối kết thúc`,
              lineOf(node),
            );
          break;
        case "text":
          for (const { pattern, reason } of LEFT_OVERS) {
            const found = pattern.exec(node.value);
            if (found) file.message(words(reason(found[0].trim())), placeIn(node, found.index));
          }
          break;
        case "html":
          if (!node.value.startsWith("<!--"))
            file.message(
              `không dán mã HTML vào bài: ${shortened(node.value)}; chữ đậm, bảng, ảnh đều có cách viết riêng`,
              node,
            );
          break;
        case "code":
          file.message(words(/[`~]/.test(source[node.position?.start.offset ?? 0] ?? "") ? FENCED : INDENTED), node);
          break;
        case "table":
          for (const { row, reason } of unevenRows(node, source)) file.message(words(reason), lineOf(row));
          break;
        case "footnoteReference":
        case "footnoteDefinition":
          file.message(
            `chú thích kiểu "[^${node.label ?? node.identifier}]" trang không có; hãy viết thẳng vào câu`,
            node,
          );
          break;
        case "delete":
          file.message(words(STRUCK), node);
          break;
        case "listItem":
          if (node.checked !== null && node.checked !== undefined)
            file.message('ô đánh dấu "[ ]" đầu dòng trang không có; hãy viết gạch đầu dòng thường "- "', lineOf(node));
          break;
        case "link":
        case "definition": {
          const found = target(node.url, follow);
          if ("problem" in found) file.message(found.problem, node);
          else node.url = found.to;
          break;
        }
      }
    });
  };
}

/** How the desk shows lines of program code: as a paragraph in letters of equal width, whichever markup made them code. */
const PROGRAM =
  "Có đoạn chữ đều nét như mã chương trình, trang không dùng: bấm vào đoạn ấy rồi bấm nút “Đoạn văn” ở trên phần chữ";
/** Word begins a paragraph with a tab or with spaces; Markdown takes that for lines of a program. */
const INDENTED: Reason = {
  file: "đoạn này thụt đầu dòng nên máy tưởng là mã chương trình; hãy bỏ các dấu cách hay phím Tab ở đầu dòng",
  desk: PROGRAM,
};
const FENCED: Reason = {
  file: "ba dấu ` mở ra một đoạn mã chương trình, trang không dùng; hãy xóa cả hai dòng có ba dấu ấy",
  desk: PROGRAM,
};

const STRUCK: Reason = {
  file: 'dấu "~~" gạch bỏ chữ, trang không có kiểu chữ gạch; hãy xóa cả đoạn, hay xóa các dấu ấy',
  desk: "Có chữ bị gạch ngang, trang không có kiểu chữ gạch: xóa chữ ấy; cần giữ thì gõ lại bên cạnh rồi xóa chữ gạch",
};

const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

const WORDS_QUOTES = 'dòng mở khối có dấu ngoặc kép cong “ ” do Word tự đổi; hãy gõ lại bằng dấu thẳng " "';

/** `chu=“Khổ”` reads as a value whose letters are the quotes. */
function hasWordsQuotes({ position }: ContainerDirective | LeafDirective, source: string): boolean {
  const [line = ""] = source.slice(position?.start.offset, position?.end.offset).split("\n");
  return /=\s*[“”„]/.test(line);
}

/** Where a node begins: the whole of it, with all that an open block has swallowed, would name the wrong lines. */
const lineOf = ({ position }: Pick<Root, "position">) => position?.start;

/** A container ends with a line of colons; a container that was not closed ends with the text around it. */
function isOpen({ position }: ContainerDirective, source: string): boolean {
  const lines = source.slice(position?.start.offset, position?.end.offset).split(/\r?\n/);
  return lines.length < 2 || !/^\s*:{3,}\s*$/.test(lines.at(-1) ?? "");
}

/** Where a stretch of a text stands. */
function placeIn({ value, position }: { value: string; position?: Root["position"] | undefined }, index: number) {
  if (!position) return undefined;
  return { line: position.start.line + linesBefore(value, index), column: 1 };
}

/** Markup that stayed in the text because it could not be read, or because it was typed at the desk, where it is letters only. */
const LEFT_OVERS: { pattern: RegExp; reason: (found: string) => Reason }[] = [
  {
    pattern: /(?:^|\n):{2,3}\s*[\p{L}-]+\s*\{[^\n]*[“”„][^\n]*/u,
    reason: (found) => ({
      file: `dòng "${shortened(found)}" có dấu ngoặc kép cong “ ” do Word tự đổi; hãy gõ lại bằng dấu thẳng " "`,
      desk: noBlock(found),
    }),
  },
  {
    pattern: /(?:^|\n):{2,3}\s*\p{L}(?![^\n]*[“”„])[^\n]*/u,
    reason: (found) => ({
      file: `dòng "${shortened(found)}" chưa thành khối; viết liền dấu hai chấm với tên khối và dùng dấu thẳng, ví dụ :::kho{chu="Tên"}`,
      desk: noBlock(found),
    }),
  },
  {
    pattern: /(?:^|\n):{3,}[^\S\n]*(?=\n|$)/,
    reason: (found) => ({
      file: 'dòng ":::" này không đóng khối nào; hãy xóa, hoặc thêm dòng mở khối phía trên',
      desk: noBlock(found),
    }),
  },
  {
    pattern: /!\[[^\]\n]*\]\([^)\n]*\)?/,
    reason: (found) => ({
      file: `ảnh "${shortened(found)}" chưa hiện được: tên ảnh không dấu, không có dấu cách, nối bằng gạch ngang, và phải có trong content/pictures/`,
      desk: `"${shortened(found)}" là chữ, không phải ảnh: xóa chỗ ấy rồi bấm nút “Ảnh” ở dưới phần chữ`,
    }),
  },
  {
    pattern: /(?<!!)\[[^\]\n]+\]\([^)\n]*\)?/,
    reason: (found) => ({
      file: `đường dẫn "${shortened(found)}" chưa bấm được: ${/\s/.test(found.slice(found.indexOf("](")).trim()) ? "địa chỉ không được có dấu cách" : String.raw`dấu ngoặc đang có dấu \ phía trước, hoặc viết chưa đủ hai ngoặc`}`,
      desk: `"${shortened(found)}" là chữ, không phải đường dẫn: xóa các dấu ngoặc, bôi đen chữ rồi chọn trang ở ô “Dẫn sang…”`,
    }),
  },
  {
    pattern: /(?:^|\n)#{2,}[^\s#][^\n]*/,
    reason: (found) => ({
      file: `dòng "${shortened(found)}" chưa thành đề mục; viết một dấu cách sau các dấu #`,
      desk: `dòng "${shortened(found)}" là chữ, không phải đề mục: xóa các dấu # rồi bấm nút “Đề mục”`,
    }),
  },
  {
    pattern: /(?:^|\n)[•●▪◦][^\n]*/,
    reason: (found) => ({
      file: `dòng "${shortened(found)}" chưa thành gạch đầu dòng; mỗi ý một dòng bắt đầu bằng "- "`,
      desk: `dòng "${shortened(found)}" chưa thành gạch đầu dòng: để mỗi ý một đoạn, xóa dấu ${found[0]}, bôi đen các ý rồi bấm nút “Gạch đầu dòng”`,
    }),
  },
  {
    pattern: /\{[\p{L} ]+\}/u,
    reason: (found) => ({
      file: `"${found}" chỉ dùng được ở home.md và introduction.md; ở đây hãy viết thẳng`,
      desk: `"${found}" chỉ Trang chủ và Giới thiệu mới dùng được: xóa dấu ngoặc nhọn, viết thẳng vào câu`,
    }),
  },
  {
    pattern: /\*\*(?=\S)|(?<=\S)\*\*/,
    reason: () => ({
      file: 'dấu "**" chưa thành chữ đậm; viết **sát chữ**, đủ hai đầu',
      desk: 'dấu "**" là chữ, không làm đậm: xóa các dấu ấy, bôi đen chữ rồi bấm nút “Chữ đậm”',
    }),
  },
];

const noBlock = (found: string) =>
  `dòng "${shortened(found)}" là chữ, không phải khối: xóa dòng ấy rồi chọn khối ở dưới phần chữ`;

/** Where a link leads, or what is wrong with it. */
function target(url: string, follow: BlockContext["follow"]): { to: string } | { problem: string } {
  if (url.startsWith("/") && !url.startsWith("//")) return follow(url);
  if (/^(?:https?:\/\/[^/]|mailto:.+@|tel:\+?\d|#.)/i.test(url)) return { to: url };
  if (/^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(url))
    return { problem: `đường dẫn "${url}" thiếu phần đầu; viết đủ "https://${url}"` };
  const inside = ["/danh-muc-in/", "/tin-tuc/", "/chinh-sach/", "/"]
    .map((folder) => folder + url)
    .find((to) => "to" in follow(to));
  if (inside) return { problem: `đường dẫn "${url}" thiếu phần đầu; viết đủ "${inside}"` };
  return {
    problem: `đường dẫn "${url}" không dẫn đi đâu; trang trong site bắt đầu bằng "/", trang ngoài bằng "https://", số điện thoại bằng "tel:"`,
  };
}
