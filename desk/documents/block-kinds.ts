/** The house's own blocks as the desk knows them: the names and attributes of `app/content/text/blocks.build.ts`, and what the owner calls them. */

interface Attribute {
  name: string;
  label: string;
  choices?: { value: string; label: string }[];
  /** Takes the rest of the line. */
  wide?: boolean;
}

export interface BlockKind {
  /** As it stands in the file: `:::con-so`. */
  name: string;
  title: string;
  /** What ProseMirror allows inside; null for a block without text of its own. */
  content: string | null;
  attributes: Attribute[];
}

/** The attribute with the name of a drawing of the shop's. */
export const DRAWING = "ten";

/** Whether an attribute is typed; any other is chosen from a list, the drawing from those there are. */
export const isWritten = ({ name, choices }: Attribute): boolean => !choices && name !== DRAWING;

export const BLOCK_KINDS: readonly BlockKind[] = [
  {
    name: "con-so",
    title: "Con số lớn",
    content: "paragraph",
    attributes: [
      { name: "so", label: "Con số" },
      { name: "donvi", label: "Đơn vị" },
      {
        name: "mau",
        label: "Màu",
        choices: [
          { value: "", label: "vàng" },
          { value: "xanh", label: "xanh" },
          { value: "hong", label: "hồng" },
        ],
      },
    ],
  },
  { name: "meo", title: "Mẹo", content: "block+", attributes: [] },
  {
    name: "kho",
    title: "Khổ vẽ đúng tỉ lệ",
    content: "bullet_list",
    attributes: [{ name: "chu", label: "Tên", wide: true }],
  },
  { name: "bang", title: "Bảng", content: "table", attributes: [{ name: "chu", label: "Tên bảng", wide: true }] },
  // The same block without lines of its own shows the sizes of the category.
  {
    name: "kho",
    title: "Khổ của danh mục này",
    content: null,
    attributes: [{ name: "chu", label: "Tên", wide: true }],
  },
  { name: "ban-ve", title: "Bản vẽ", content: null, attributes: [{ name: DRAWING, label: "Bản vẽ" }] },
];
