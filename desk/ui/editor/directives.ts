/** How the blocks of `documents/block-kinds.ts` stand in the editor's document, and how they are read from and written to Markdown. */

import type { MarkdownNode } from "@milkdown/transformer";
import { $nodeSchema, $remark } from "@milkdown/utils";
import type { Nodes, Parents } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import remarkDirective from "remark-directive";
import { SKIP, visit } from "unist-util-visit";
import { BLOCK_KINDS, type BlockKind } from "../../documents/block-kinds.ts";
import { nodeName } from "./blocks.ts";

export const directives = $remark("directives", () => remarkDirective);

/** "1:10" is no directive (as in app/content/text/markdown.build.ts): back to text. */
export const plainColons = $remark("plainColons", () => () => (tree: Nodes, file: { value?: unknown }) => {
  visit(
    tree,
    "textDirective",
    (node: Nodes & { name?: string }, index: number | undefined, parent: Parents | undefined) => {
      if (!parent || index === undefined) return;
      const source = String(file?.value ?? "");
      const { start, end } = node.position ?? {};
      const value = source && start && end ? source.slice(start.offset, end.offset) : `:${node.name ?? ""}`;
      (parent.children as unknown[])[index] = { type: "text", value }; // the parent holds phrasing, which text is
    },
  );
});

/** The engine's own picture node needs strings: a caption or description that is missing becomes an empty string. */
export const plainPictures = $remark("plainPictures", () => () => (tree: Nodes) => {
  visit(tree, "image", (picture) => {
    picture.title ??= "";
    picture.alt ??= "";
  });
});

/** Puts a table that stands by itself, in a file or from elsewhere, into the house's block, because there its name can be written. */
export const tablesInBlocks = $remark("tablesInBlocks", () => () => (tree: Nodes) => {
  visit(tree, (node: Nodes, index, parent: Parents | undefined) => {
    if (node.type === "containerDirective") return SKIP;
    if (node.type !== "table" || !parent || index === undefined) return;
    const block: ContainerDirective = { type: "containerDirective", name: "bang", attributes: {}, children: [node] };
    (parent.children as unknown[])[index] = block; // the parent holds blocks, which tables are, too
    return SKIP;
  });
});

type Attributes = Record<string, string>;

/** Empty attributes are left out of the text. */
const filled = (attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => value));

const attributesOf = (element: HTMLElement): Attributes => JSON.parse(element.dataset.muc ?? "{}") as Attributes;

export const blockSchemas = BLOCK_KINDS.map((kind) => ({ kind, schema: schemaOf(kind) }));

function schemaOf(kind: BlockKind) {
  const { name, content } = kind;
  const type = content ? "containerDirective" : "leafDirective";
  return $nodeSchema(nodeName(kind), () => ({
    group: "block",
    attrs: { attributes: { default: {} } },
    ...(content ? { content, defining: true, isolating: true } : { atom: true }),
    parseDOM: [
      {
        tag: `section[data-khoi="${nodeName(kind)}"]`,
        getAttrs: (element: HTMLElement) => ({ attributes: attributesOf(element) }),
      },
    ],
    toDOM: (node) => {
      const attributes = { "data-khoi": nodeName(kind), "data-muc": JSON.stringify(node.attrs.attributes) };
      return content ? ["section", attributes, 0] : ["section", attributes];
    },
    parseMarkdown: {
      match: (node: MarkdownNode) => node.type === type && node.name === name,
      runner: (state, node, nodeType) => {
        const attributes = { attributes: node.attributes ?? {} };
        if (!content) state.addNode(nodeType, attributes);
        else state.openNode(nodeType, attributes).next(node.children).closeNode();
      },
    },
    toMarkdown: {
      match: (node) => node.type.name === nodeName(kind),
      runner: (state, node) => {
        const attributes = filled(node.attrs.attributes as Attributes);
        if (!content) state.addNode(type, undefined, undefined, { name, attributes });
        else state.openNode(type, undefined, { name, attributes }).next(node.content).closeNode();
      },
    },
  }));
}

/** A block that the site does not know (a misspelt name, or a block of a later version) stays letter for letter as it was written. */
export const unknownBlocks = $remark("unknownBlocks", () => () => (tree: Nodes, file: { value?: unknown }) => {
  visit(
    tree,
    ["containerDirective", "leafDirective"],
    (node: Nodes & { name?: string }, index, parent: Parents | undefined) => {
      const leaf = node.type === "leafDirective";
      const { start, end } = node.position ?? {};
      if (!parent || index === undefined || !start || !end) return;
      if (BLOCK_KINDS.some(({ name, content }) => name === node.name && (content === null) === leaf)) return;
      const value = String(file.value ?? "").slice(start.offset, end.offset);
      (parent.children as unknown[])[index] = { type: "html", value }; // written back as it is; the parent holds blocks, which html is
    },
  );
});
