/** A text as a person reads it, without the signs of Markdown: for showing what has changed in it. */
import type { List, Nodes, RootContent, Table } from "mdast";
import type { ContainerDirective, LeafDirective } from "mdast-util-directive";
import { BLOCK_KINDS, DRAWING, isWritten } from "./block-kinds.ts";
import { BOLD } from "./bold.ts";
import { treeOf } from "./markdown.ts";

/** What each drawing of the shop's shows, by its name. */
export type DrawingsShown = Readonly<Record<string, string>>;

type Directive = ContainerDirective | LeafDirective;

interface Text {
  markdown: string;
  drawings: DrawingsShown;
}

/**
 * @param drawings one that is missing is called by its name
 * @returns the text line by line: of a heading, a block and a picture first what it is called, bold words between two {@link BOLD}; what the desk does not know
 *   stands as it was written
 */
function textWords(markdown: string, drawings: DrawingsShown): string {
  return linesOfAll(treeOf(markdown).children, { markdown, drawings }).join("\n");
}

/**
 * Two states of a text, or of a part of one, as they read.
 *
 * @returns both as they were written where they differ but would read alike, because only signs differ then
 */
export function bothTextWords(before: string, after: string, drawings: DrawingsShown): [before: string, after: string] {
  const [said, says] = [textWords(before, drawings), textWords(after, drawings)];
  return said === says && before !== after ? [before, after] : [said, says];
}

const linesOfAll = (nodes: readonly RootContent[], text: Text): string[] =>
  nodes.flatMap((node) => linesOf(node, text));

function linesOf(node: RootContent, text: Text): string[] {
  switch (node.type) {
    case "paragraph": {
      const [only, ...more] = node.children;
      if (only?.type !== "image" || more.length > 0) return [inline(node.children)];
      return [named(`Ảnh ${only.url}`, only.alt), ...(only.title ? [named("Chú thích", only.title)] : [])];
    }
    case "heading":
      return [named(node.depth < 3 ? "Đề mục" : "Đề mục nhỏ", inline(node.children))];
    case "list":
      return linesOfList(node, text);
    case "table":
      return linesOfTable(node);
    case "blockquote":
      return linesOfAll(node.children, text);
    case "containerDirective":
    case "leafDirective":
      return linesOfBlock(node, text);
    default:
      return asWritten(node, text);
  }
}

const named = (name: string, words?: string | null): string => (words ? `${name}: ${words}` : name);

function linesOfList({ ordered, start, children }: List, text: Text): string[] {
  return children.flatMap((item, at) => {
    const [first = "", ...more] = linesOfAll(item.children, text);
    return [`${ordered ? `${(start ?? 1) + at}.` : "•"} ${first}`, ...more];
  });
}

const linesOfTable = ({ children }: Table): string[] =>
  children.map((row) => row.children.map((cell) => inline(cell.children)).join(" | "));

function linesOfBlock(node: Directive, text: Text): string[] {
  const kind = BLOCK_KINDS.find(
    ({ name, content }) => name === node.name && (content === null) === (node.type === "leafDirective"),
  );
  if (!kind) return asWritten(node, text);
  const values = kind.attributes.map((attribute) => ({ ...attribute, value: node.attributes?.[attribute.name] ?? "" }));
  // What is chosen from a list belongs to the name, because the owner wrote none of it.
  const chosen = values.flatMap(({ name, label, choices, value }) => {
    if (name === DRAWING) return `“${text.drawings[value] ?? value}”`;
    const choice = value && choices?.find((one) => one.value === value);
    return choice ? `${label.toLowerCase()} ${choice.label}` : [];
  });
  const words = values.filter(isWritten).map(({ value }) => value);
  return [
    named([kind.title, ...chosen].join(" "), words.filter(Boolean).join(" ")),
    ...(node.type === "containerDirective" ? linesOfAll(node.children, text) : []),
  ];
}

const asWritten = ({ position }: Nodes, { markdown }: Text): string[] => [
  markdown.slice(position?.start.offset, position?.end.offset),
];

/** Words within a line; those of a link with the address it leads to. */
function inline(nodes: readonly Nodes[]): string {
  return nodes
    .map((node) => {
      switch (node.type) {
        case "strong":
          return `${BOLD}${inline(node.children)}${BOLD}`;
        case "link":
          return linkWords(inline(node.children), node.url);
        case "image":
          return node.alt ?? "";
        case "break":
          return "\n";
        default:
          if ("value" in node) return node.value;
          return "children" in node ? inline(node.children) : "";
      }
    })
    .join("");
}

/** An address that was typed as such is not said twice. */
const linkWords = (words: string, address: string): string =>
  address === words || address === `mailto:${words}` ? words : `${words} (${address})`;
