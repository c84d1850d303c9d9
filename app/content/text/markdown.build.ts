/**
 * Markdown of a content file → the HTML that stands in pages and data files.
 *
 * The order makes it secure: Markdown becomes a tree (raw HTML is reported to the editor and left out), the tree is sanitised, and only then
 * the site's own blocks (`con-so`, `meo`, `kho`, `bang`, `ban-ve`, pictures) are drawn. What an editor wrote never reaches a page
 * unsanitised, and no style attribute ever does (the security policy forbids them).
 */
import type { Root as MarkdownRoot } from "mdast";
import type { ContainerDirective, LeafDirective, TextDirective } from "mdast-util-directive";
import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import type { BlockContext, Reader } from "./block.build.ts";
import { BLOCKS, drawBlocks } from "./blocks.build.ts";
import type { Headings } from "./headings.build.ts";
import { findMistakes } from "./mistakes.build.ts";
import { foldQuestions } from "./questions.build.ts";

/** What a content file became. */
export interface RenderedMarkdown {
  html: string;
  headings: Headings;
  /** What is wrong, in Vietnamese, for the editor, each with its line in the Markdown (counted from 1). */
  problems: { line: number | undefined; reason: string }[];
}

const schema = {
  ...defaultSchema,
  tagNames: [...(defaultSchema.tagNames ?? []), ...Object.keys(BLOCKS)],
  attributes: { ...defaultSchema.attributes, ...BLOCKS, img: ["src", "alt", "title"], a: ["href", "title"] },
  protocols: { href: ["https", "http", "mailto", "tel"], src: [] },
};

/** Turns `:::ten{...}` and `::ten{...}` into elements that the sanitiser knows; anything else goes back to plain text. */
function directives() {
  return (tree: MarkdownRoot, file: VFile) => {
    visit(tree, (node, index, parent) => {
      if (node.type === "textDirective" && parent && index !== undefined) {
        // "8:30" or "1:10" in running text is no directive: put the characters back.
        const { position } = node as TextDirective;
        const source = String(file.value).slice(position?.start.offset, position?.end.offset);
        parent.children[index] = { type: "text", value: source };
        return;
      }
      if (node.type !== "containerDirective" && node.type !== "leafDirective") return;
      const directive = node as ContainerDirective | LeafDirective;
      const element = `khoi-${directive.name}`;
      if (!(element in BLOCKS)) {
        const known = Object.keys(BLOCKS).map((name) => name.replace("khoi-", ""));
        file.message(`khối ":::${directive.name}" không có; các khối dùng được: ${known.join(", ")}`, node);
      }
      directive.data = { ...directive.data, hName: element, hProperties: { ...directive.attributes } };
    });
  };
}

/**
 * @param markdown body of a content file
 * @param context what the blocks need to draw themselves: pictures and drawings by name
 * @param reader whom the sentences about mistakes are for
 */
export function renderMarkdown(markdown: string, context: BlockContext, reader: Reader = "file"): RenderedMarkdown {
  const headings: Headings = [];
  const file = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkDirective)
    .use(findMistakes, { ...context, reader })
    .use(directives)
    .use(remarkRehype)
    .use(rehypeSanitize, schema)
    .use(drawBlocks, { ...context, headings, reader })
    .use(foldQuestions)
    .use(rehypeStringify, { closeSelfClosing: false, omitOptionalTags: false })
    .processSync(markdown);
  return {
    html: String(file).trim(),
    headings,
    problems: file.messages.map(({ line, reason }) => ({ line, reason })),
  };
}
