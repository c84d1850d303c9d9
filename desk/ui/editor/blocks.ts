/** The house's own blocks in the editor's document, and what a new one holds. */
import { PERSON_SAID } from "../../../app/content/person.ts";
import type { BlockKind } from "../../documents/block-kinds.ts";
import { SAMPLE_WORDS } from "../../documents/sample-words.ts";
import type { IconName } from "../parts/icons.ts";

/** Name of a block in the editor's own document. */
export const nodeName = ({ name, content }: BlockKind): string =>
  `khoi_${name.replaceAll("-", "_")}${content === null ? "_trong" : ""}`;

/** A part that can be added to a text: by the buttons below it, and by "/" on an empty line. */
export interface Part {
  label: string;
  hint: string;
  icon: IconName;
  /** Markdown of a new part; a part without it has the name of a command, or is a picture. */
  markdown?: string;
  command?: "paragraph" | "heading" | "bullets" | "numbers";
  /** The owner first chooses a picture. */
  picture?: boolean;
}

export const PARTS: readonly Part[] = [
  { label: "Đoạn văn", hint: "Chữ thường, bôi đậm, dẫn sang trang khác", icon: "text", command: "paragraph" },
  { label: "Đề mục", hint: "Chia bài cho dễ đọc", icon: "h2", command: "heading" },
  { label: "Gạch đầu dòng", hint: "Hoặc đánh số 1, 2, 3", icon: "list", command: "bullets" },
  {
    label: "Con số lớn",
    hint: "Một con số đáng nhớ",
    icon: "big",
    markdown: `:::con-so{so="5" donvi="cm"}\n${SAMPLE_WORDS.number}\n:::`,
  },
  {
    label: "Mẹo",
    hint: "Lời mách, nền hồng",
    icon: "tip",
    markdown: `:::meo\n**Hỏi gì?** ${SAMPLE_WORDS.tip}\n:::`,
  },
  {
    label: "Khổ",
    hint: `Các khổ bên người ${PERSON_SAID}`,
    icon: "size",
    markdown: ':::kho{chu="Khổ nào trông ra sao"}\n- 3 × 1 m: Khai trương\n- 60 × 160 cm: Standee\n:::',
  },
  {
    label: "Bảng",
    hint: "So sánh vật liệu, khổ, cách làm",
    icon: "table",
    markdown: `:::bang{chu="${SAMPLE_WORDS.table}"}\n| Loại | Hợp với |\n| --- | --- |\n${SAMPLE_WORDS.row}\n:::`,
  },
  { label: "Bản vẽ", hint: "Hình vẽ sẵn của xưởng", icon: "draw", markdown: '::ban-ve{ten="khoang-cach"}' },
  { label: "Ảnh", hint: "Kèm lời tả và chú thích", icon: "photo", picture: true },
];
