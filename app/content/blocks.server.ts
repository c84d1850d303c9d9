/** The blocks an editor can put into a text, drawn after the text was sanitised. `content/README.md` shows each. */
import type { Element, ElementContent, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toString as textOf } from "hast-util-to-string";
import { SKIP, visit } from "unist-util-visit";
import { slugOf } from "../../contract/slug.ts";
import { jpegAddress, PICTURE_FORMATS, PICTURE_SHAPES, srcSet } from "./pictures.ts";
import type { TradeSize } from "./schema/category.server.ts";
import { drawSizes, inMetres, parseSizes } from "./size-drawing.server.ts";
import { typeset } from "./typeset.server.ts";

/** Element name of each block → the attributes it may carry. */
export const BLOCKS: Record<string, string[]> = {
  "khoi-con-so": ["so", "donvi", "mau"],
  "khoi-meo": [],
  "khoi-kho": ["chu"],
  "khoi-bang": ["chu"],
  "khoi-ban-ve": ["ten"],
};

/** What blocks draw from. The first two return null for a name that does not exist. */
export interface BlockContext {
  /** Folder address of a picture, e.g. `/pictures/hiflex-3f9a01bc`. */
  pictureOf: (file: string) => string | null;
  /** The SVG of a drawing in `content/drawings/`. */
  drawingOf: (name: string) => string | null;
  /** Sizes of the trade, for a block `kho` that names none of its own. */
  sizes: TradeSize[];
  /** Where a link within the site leads, or what is wrong with it. */
  follow: (link: string) => { to: string } | { problem: string };
}

type Message = { message: (reason: string) => unknown };
type Found = { headings: { id: string; text: string }[] };

/** Shown under every picture, because the pictures are made, not photographs of delivered jobs (docs/look.md). */
export const ILLUSTRATION_NOTE = "Hình minh họa";

const TONES: Record<string, string> = { xanh: "green", hong: "pink", vang: "yellow" };

const el = (tagName: string, properties: Element["properties"], ...children: (ElementContent | string)[]): Element => ({
  type: "element",
  tagName,
  properties,
  children: children.map((child) => (typeof child === "string" ? { type: "text", value: child } : child)),
});
const attribute = (node: Element, name: string) => String(node.properties[name] ?? "").trim();
const svg = (markup: string) => fromHtml(markup, { fragment: true }).children as ElementContent[];
/** Wide things scroll in a box of their own that a keyboard can reach (WCAG 2.1.1). */
const scrollBox = (label: string, ...children: ElementContent[]) =>
  el("div", { className: ["scroll-x"], tabIndex: 0, role: "region", ariaLabel: label }, ...children);

/** rehype plugin: draws every block, gives headings their ids, collects the links. */
export function drawBlocks(context: BlockContext & Found) {
  return (tree: Root, file: Message) => {
    visit(tree, "text", (node) => {
      node.value = typeset(node.value);
    });
    const ids = new Set<string>();
    visit(tree, "element", (node) => {
      if (node.tagName === "h2" || node.tagName === "h3") nameHeading(node, ids, context.headings, file);
      if (node.tagName === "h1") file.message('tiêu đề "# …" đã có từ mục title, trong bài bắt đầu bằng "## …"');
      if (node.tagName === "a") {
        const href = attribute(node, "href");
        if (href.startsWith("/")) followLink(node, href, context, file);
        else if (href.startsWith("http")) node.properties.rel = ["noopener"];
      }
    });
    visit(tree, "element", (node, index, parent) => {
      if (!parent || index === undefined) return;
      const drawn = draw(node, context, file);
      if (!drawn) return;
      parent.children[index] = drawn;
      return [SKIP, index + 1];
    });
  };
}

/** A link to a former address leads to the present one at once. */
function followLink(node: Element, href: string, context: BlockContext, file: Message) {
  const found = context.follow(href);
  if ("problem" in found) file.message(found.problem);
  else node.properties.href = found.to;
}

function nameHeading(node: Element, ids: Set<string>, headings: Found["headings"], file: Message) {
  const text = textOf(node);
  const id = slugOf(text);
  if (ids.has(id)) file.message(`có hai tiêu đề giống nhau: "${text}"; hãy đổi một tiêu đề`);
  ids.add(id);
  node.properties.id = id;
  node.children = node.children.flatMap((child) => (child.type === "text" ? withUnits(child.value) : child));
  if (node.tagName === "h2") headings.push({ id, text });
}

/**
 * Units in a heading or a title get the text face: the display face would turn `m` into `M` (docs/look.md, "Type"), and it
 * draws ×, – and / as hairlines.
 */
function withUnits(text: string): ElementContent[] {
  return text
    .split(/(?<=\d)(\u00a0(?:m|cm|mm|m²|m³)(?![\p{L}\d])|\u00a0?×\u00a0?|–\u2060?(?=\d)|\/(?=\d))/u)
    .map((piece, index) =>
      index % 2 === 1 ? el("span", { className: ["unit"] }, piece) : { type: "text", value: piece },
    );
}

function draw(node: Element, context: BlockContext & Found, file: Message): Element | null {
  switch (node.tagName) {
    case "khoi-con-so":
      return figureCard(node, file);
    case "khoi-meo":
      return el("div", { className: ["tip", "wide"] }, ...node.children);
    case "khoi-kho":
      return sizesPanel(node, context, file);
    case "khoi-bang":
      return captionedTable(node, file);
    case "khoi-ban-ve":
      return drawing(node, context, file);
    case "p": {
      const only = node.children.length === 1 ? node.children[0] : undefined;
      return only?.type === "element" && only.tagName === "img" ? picture(only, context, file) : null;
    }
    case "table":
      file.message('bảng phải nằm trong khối :::bang{chu="Tên bảng"} … :::');
      return null;
    default:
      return null;
  }
}

function figureCard(node: Element, file: Message): Element {
  const figure = attribute(node, "so");
  if (!figure) file.message('khối :::con-so cần so="…", ví dụ :::con-so{so="60" donvi="cm"}');
  const unit = attribute(node, "donvi");
  const tone = TONES[attribute(node, "mau")];
  const pieces = withUnits(figure).filter((piece) => piece.type !== "text" || piece.value);
  return el(
    "aside",
    { className: ["fact"], ...(tone ? { dataTone: tone } : {}) },
    el(
      "b",
      {},
      ...(pieces.length > 1 ? [el("span", {}, ...pieces)] : pieces),
      ...(unit ? [el("small", {}, ` ${unit}`)] : []),
    ),
    el("span", {}, textOf(node).trim()),
  );
}

function sizesPanel(node: Element, context: BlockContext, file: Message): Element {
  const title = attribute(node, "chu");
  if (!title) file.message('khối :::kho cần chu="…", ví dụ :::kho{chu="Khổ nào trông ra sao"}');
  const lines: string[] = [];
  visit(node, "element", (item) => {
    if (item.tagName === "li") lines.push(textOf(item).trim());
  });
  const { sizes: own, wrong } = parseSizes(lines);
  const sizes = lines.length > 0 ? own : context.sizes.map(inMetres);
  if (lines.length === 0 && sizes.length === 0)
    file.message(`khối :::kho "${title}" chưa có khổ nào; mỗi dòng một khổ, ví dụ "- 3 × 1 m: Khai trương"`);
  for (const line of wrong) file.message(`dòng "${line}" trong khối :::kho chưa đúng dạng "3 × 1 m: Khai trương"`);
  return el(
    "div",
    { className: ["panel", "wide", "on-dark"] },
    el("p", { className: ["panel__title"] }, ...withUnits(typeset(title))),
    ...svg(sizes.length > 0 ? drawSizes(sizes) : ""),
  );
}

function captionedTable(node: Element, file: Message): Element {
  const title = attribute(node, "chu");
  const table = node.children.find((child): child is Element => child.type === "element" && child.tagName === "table");
  if (!title) file.message('khối :::bang cần chu="…", ví dụ :::bang{chu="Chọn loại bạt"}');
  if (!table) file.message(`khối :::bang "${title}" không có bảng nào bên trong`);
  const rows = table ? rowsOf(table) : [];
  if (table) nameCells(table, rows);
  for (const row of rows) {
    const first = row.children.find((cell): cell is Element => cell.type === "element");
    if (first?.tagName === "td")
      Object.assign(first, { tagName: "th", properties: { ...first.properties, scope: "row" } });
    for (const cell of row.children) {
      if (cell.type === "element" && cell.tagName === "th") cell.properties.scope ??= "col";
      if (cell.type === "element") delete cell.properties.align;
    }
  }
  table?.children.unshift(el("caption", {}, ...withUnits(typeset(title))));
  return el("div", { className: ["wide"] }, scrollBox(title, ...(table ? [table] : [])));
}

/** So many columns fit a phone; a wider table is stacked there, and each cell says which column it is of. */
const COLUMNS_ON_PHONE = 3;

function nameCells(table: Element, rows: Element[]) {
  const [names, ...others] = rows.map((row) => row.children.filter((cell) => cell.type === "element"));
  if (!names || names.length <= COLUMNS_ON_PHONE) return;
  table.properties.className = ["stacked"];
  for (const cells of others) {
    for (const [column, cell] of cells.entries()) {
      const name = names[column];
      if (column > 0 && name) cell.properties.dataColumn = textOf(name);
    }
  }
}

function rowsOf(table: Element): Element[] {
  const rows: Element[] = [];
  visit(table, "element", (row) => {
    if (row.tagName === "tr") rows.push(row);
  });
  return rows;
}

function drawing(node: Element, context: BlockContext, file: Message): Element {
  const name = attribute(node, "ten");
  const markup = context.drawingOf(name);
  if (!markup) file.message(`bản vẽ "${name}" không có trong content/drawings/`);
  const root = svg(markup ?? "").find((child) => child.type === "element") ?? el("svg", {});
  const inner = root.children.filter((child) => child.type === "element");
  const parts = inner.filter((child) => child.tagName === "svg");
  if (parts.length > 0 && parts.length < inner.length)
    file.message(`bản vẽ "${name}" có phần <svg> bên trong thì mọi hình phải nằm trong các phần ấy`);
  // The page says where a part stands; of its place in the file only the share of the width counts.
  for (const part of parts) for (const place of ["x", "height"]) delete part.properties[place];
  const { role, ariaLabel = "Bản vẽ", xmlns, ...shape } = root.properties;
  const whole = { ...root, properties: { ...shape, width: "100%" } };
  return el(
    "div",
    { className: ["drawing", "wide"], role: "img", ariaLabel: String(ariaLabel) },
    ...(parts.length > 0 ? parts : [whole]),
  );
}

function picture(image: Element, context: BlockContext, file: Message): Element {
  const source = attribute(image, "src");
  const caption = attribute(image, "title");
  const alt = attribute(image, "alt");
  const address = context.pictureOf(source);
  if (!address) file.message(`ảnh "${source}" không có trong content/pictures/`);
  if (!alt) file.message(`ảnh "${source}" cần lời mô tả: ![mô tả ảnh](${source} "chú thích")`);
  const { width, height } = PICTURE_SHAPES.landscape;
  const sizes = "(min-width: 64em) 44rem, 100vw";
  return el(
    "figure",
    { className: ["picture", "wide"] },
    el(
      "picture",
      {},
      ...PICTURE_FORMATS.map((format) =>
        el("source", { type: `image/${format}`, srcSet: srcSet(address ?? "", "landscape", format), sizes }),
      ),
      el("img", { src: jpegAddress(address ?? ""), alt, width, height, loading: "lazy", decoding: "async" }),
    ),
    el("figcaption", {}, el("span", {}, caption), el("span", {}, ILLUSTRATION_NOTE)),
  );
}
