/** The editor of a page's text: Milkdown's engine (ProseMirror, remark), with the house's own blocks. One document, one undo. */
import {
  defaultValueCtx,
  Editor,
  editorViewCtx,
  parserCtx,
  remarkStringifyOptionsCtx,
  rootCtx,
  serializerCtx,
} from "@milkdown/core";
import type { Ctx, MilkdownPlugin } from "@milkdown/ctx";
import { clipboard } from "@milkdown/plugin-clipboard";
import { history } from "@milkdown/plugin-history";
import {
  blockquoteKeymap,
  codeBlockKeymap,
  commonmark,
  headingKeymap,
  imageSchema,
  inlineCodeKeymap,
  linkSchema,
  markInputRules as plainMarkRules,
  inputRules as plainRules,
  remarkPreserveEmptyLinePlugin,
} from "@milkdown/preset-commonmark";
import { gfm, markInputRules as gfmMarkRules, inputRules as gfmRules, strikethroughKeymap } from "@milkdown/preset-gfm";
import { Fragment } from "@milkdown/prose/model";
import { type Command, TextSelection } from "@milkdown/prose/state";
import type { EditorView, NodeViewConstructor } from "@milkdown/prose/view";
import { $prose, $view, getMarkdown } from "@milkdown/utils";
import { blocksOf, holdsWordsOf } from "../../documents/markdown.ts";
import type { Drawing } from "../../drafts/stock.ts";
import { begin, putBelow } from "./below.ts";
import { blockView, pictureView } from "./block-view.ts";
import { commandsOf, type DeskCommands } from "./commands.ts";
import { blockSchemas, directives, plainColons, plainPictures, tablesInBlocks, unknownBlocks } from "./directives.ts";
import { type Told, typingPlugin } from "./typing.ts";
import { undoSteps } from "./undo-steps.ts";
import { wordsInText } from "./words-in-text.ts";
import { writtenText } from "./written-text.ts";

export interface DeskEditor {
  /** The text as Markdown; not yet in the style of the files (the desk does that). */
  markdown(): string;
  commands: DeskCommands;
  /** Runs a command on the selection. */
  run(command: Command): void;
  /** Begins a new heading, list or paragraph with a command (`below.ts`). */
  begin(command: Command): void;
  /** Puts Markdown below the block in which the caret stands, and the caret at its end: the owner writes on there, and what is added next stands below it. */
  insert(markdown: string): void;
  /** Puts a picture there in the same way. @param words that describe it, signs of Markdown among them or not */
  insertPicture(file: string, words: string): void;
  /** Selects words in the text and scrolls to them; `words-in-text.ts` finds them. */
  show(wanted: string, said: string): void;
  view: EditorView;
  close(): void;
}

/** Keys that make what the site does not draw or the desk has no button for; at the beginning of a heading, Backspace and Delete would make it larger. */
const KEYS = [headingKeymap, codeBlockKeymap, inlineCodeKeymap, blockquoteKeymap, strikethroughKeymap];

/**
 * Typed text must never turn into something else, so the rules that make bold text from asterisks are left out. The plugin that keeps empty lines
 * is left out, too, because it writes them as `<br />` into the file.
 */
const LEFT_OUT = new Set<unknown>(
  [...plainRules, ...gfmRules, ...plainMarkRules, ...gfmMarkRules, ...KEYS, ...remarkPreserveEmptyLinePlugin].flat(),
);
const without = (plugins: MilkdownPlugin[]) => plugins.flat().filter((plugin) => !LEFT_OUT.has(plugin));

/** What is typed at the edge of a link does not belong to it. */
const linkThatEnds = linkSchema.extendSchema((before) => (ctx) => ({ ...before(ctx), inclusive: false }));

/** A picture that is copied or cut without a caption has none where it is pasted; the engine's own would take its description for one. */
const pictureAsCopied = imageSchema.extendSchema((before) => (ctx) => ({
  ...before(ctx),
  parseDOM: [
    {
      tag: "img[src]",
      getAttrs: (picture) =>
        Object.fromEntries(["src", "alt", "title"].map((name) => [name, picture.getAttribute(name) ?? ""])),
    },
  ],
}));

interface Setting extends Told {
  root: HTMLElement;
  markdown: string;
  drawings: readonly Drawing[];
}

/** The text has something that the engine's document has no place for. The engine would silently drop it, so such a text must not be edited here. */
export class UnheldText extends Error {
  /** Line of the text, from 1, on which the block begins that the editor cannot hold whole. */
  readonly line: number;

  constructor(line: number, cause?: unknown) {
    super(`The editor cannot hold the block of line ${line}.`, { cause });
    this.name = "UnheldText";
    this.line = line;
  }
}

/** @throws UnheldText for a text that would lose words here */
export async function openEditor({
  root,
  markdown,
  drawings,
  label,
  changed,
  picturesLeft,
  slash,
}: Setting): Promise<DeskEditor> {
  // The casts: Milkdown's view plugins ask for ProseMirror's own constructor type, which these functions are.
  const views = [
    ...blockSchemas.map(({ kind, schema }) =>
      $view(schema.node, () => blockView(kind, drawings) as NodeViewConstructor),
    ),
    $view(pictureAsCopied.node, () => pictureView as NodeViewConstructor),
  ];
  // While it opens, the engine puts its document in order; that is no change of the owner's.
  let open = false;
  let composing = () => false;
  const typing = $prose(() =>
    typingPlugin({ label, changed, picturesLeft, slash, isOpen: () => open, isComposing: () => composing() }),
  );
  const editor = Editor.make()
    .config((ctx) => {
      ctx.set(rootCtx, root);
      ctx.set(defaultValueCtx, markdown);
      ctx.update(remarkStringifyOptionsCtx, ({ handlers, ...options }) => ({
        ...options,
        handlers: { ...handlers, text: writtenText },
      }));
    })
    .use(directives)
    .use(plainColons)
    .use(unknownBlocks)
    .use(tablesInBlocks)
    .use(plainPictures)
    .use(typing)
    .use(without(commonmark))
    .use(without(gfm))
    .use(linkThatEnds)
    .use(pictureAsCopied)
    .use(blockSchemas.flatMap(({ schema }) => schema))
    .use(views)
    .use(history)
    // After the other plugins, so that what they add to a change belongs to the same undo step.
    .use($prose(() => undoSteps(() => composing())))
    .use(clipboard);
  try {
    await editor.create();
  } catch (error) {
    throw new UnheldText(1, error);
  }
  if (!holdsWordsOf(editor.action(getMarkdown()), markdown)) {
    const line = editor.action((ctx) => lineNotHeld(ctx, markdown));
    await editor.destroy();
    throw new UnheldText(line);
  }
  const view = editor.action((ctx) => ctx.get(editorViewCtx));
  composing = () => view.composing;
  open = true;
  const run = (command: Command) => {
    command(view.state, view.dispatch, view);
    view.focus();
  };
  const put = (content: Fragment) => {
    view.dispatch(putBelow(view.state, content));
    view.focus();
  };
  return {
    markdown: () => editor.action(getMarkdown()),
    commands: commandsOf(view.state.schema),
    run,
    begin: (command) => run(begin(command)),
    view,
    insert: (text) => put(editor.action((ctx) => ctx.get(parserCtx)(text)).content),
    insertPicture(file, words) {
      const { schema } = view.state;
      const picture = schema.node("image", { src: file, alt: words.replace(/\s+/g, " ") });
      put(Fragment.from(schema.node("paragraph", null, picture)));
    },
    show(wanted, said) {
      const place = wordsInText(view.state.doc, wanted, said);
      if (!place) return;
      const { from, to } = place;
      view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, from, to)));
      view.focus();
      // In the middle, because at the edge the bars of the window would cover the words.
      view.domAtPos(from).node.parentElement?.scrollIntoView({ block: "center" });
    },
    close: () => void editor.destroy(),
  };
}

/** @returns the line, from 1, of the first block that comes out of the editor with fewer words */
function lineNotHeld(ctx: Ctx, markdown: string): number {
  const [read, write] = [ctx.get(parserCtx), ctx.get(serializerCtx)];
  const block = blocksOf(markdown).find(({ source }) => !holdsWordsOf(write(read(source)), source));
  return markdown.slice(0, block?.start ?? 0).split("\n").length;
}
