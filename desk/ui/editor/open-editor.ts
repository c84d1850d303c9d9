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
  commonmark,
  imageSchema,
  markInputRules as plainMarkRules,
  inputRules as plainRules,
  remarkPreserveEmptyLinePlugin,
} from "@milkdown/preset-commonmark";
import { gfm, markInputRules as gfmMarkRules, inputRules as gfmRules } from "@milkdown/preset-gfm";
import { type Command, Plugin, TextSelection } from "@milkdown/prose/state";
import type { EditorView, NodeViewConstructor } from "@milkdown/prose/view";
import { $prose, $view, getMarkdown } from "@milkdown/utils";
import { blocksOf, holdsWordsOf } from "../../documents/markdown.ts";
import { begin, onEmptyLine, putBelow, roomBelowChosen } from "./below.ts";
import { blockView, pictureView } from "./block-view.ts";
import { commandsOf, type DeskCommands, keysOf } from "./commands.ts";
import { blockSchemas, directives, plainColons, plainPictures, tablesInBlocks, unknownBlocks } from "./directives.ts";
import { fillCells } from "./fill-cells.ts";
import { cleanPasted, pastePlain } from "./pasted.ts";
import { picturesAlone, roomForSyllable } from "./picture-alone.ts";
import { sliceOfText, textOfSlice } from "./plain-text.ts";
import { toNextCell } from "./table-tools.ts";
import { undoSteps } from "./undo-steps.ts";
import { wordsInText } from "./words-in-text.ts";
import { writtenText } from "./written-text.ts";

export interface DeskEditor {
  /** The text as Markdown; not yet in the style of the files (the desk does that). */
  markdown(): string;
  commands: DeskCommands;
  /** Does it to what is chosen. */
  run(command: Command): void;
  /** Begins something new with it (`below.ts`). */
  begin(command: Command): void;
  /** Puts Markdown below the block in which the caret stands, and the caret to its end: one writes on in it, and what is put in next stands below it. */
  insert(markdown: string): void;
  /** Chooses words in the text and brings them into view: `words-in-text.ts` says which. */
  show(wanted: string, said: string): void;
  view: EditorView;
  close(): void;
}

/**
 * Typing must never turn what is typed into something else: the rules that make bold of asterisks are left out. So is the plugin that keeps
 * empty lines, as `<br />` in the file.
 */
const LEFT_OUT = new Set<unknown>(
  [...plainRules, ...gfmRules, ...plainMarkRules, ...gfmMarkRules, ...remarkPreserveEmptyLinePlugin].flat(),
);
const without = (plugins: MilkdownPlugin[]) => plugins.flat().filter((plugin) => !LEFT_OUT.has(plugin));

/** Of the caret's line, in pixels of the window. */
export interface LinePlace {
  left: number;
  top: number;
  bottom: number;
}

interface Setting {
  root: HTMLElement;
  markdown: string;
  drawings: readonly string[];
  label: string;
  /** The text is another than before. */
  changed: () => void;
  /** So many pictures of what was pasted or dropped did not come along. */
  picturesLeft: (count: number) => void;
  /** "/" on an empty line, with the caret's place on the screen. */
  slash: (place: LinePlace) => void;
}

/** The engine leaves out, without a word to anybody, what its document has no place for: such a text must not be edited in it. */
export class UnheldText extends Error {
  /** Line of the text, from 1, with the block that is not held whole. */
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
    $view(imageSchema.node, () => pictureView as NodeViewConstructor),
  ];
  // While it opens, the engine puts its document in order; that is no change of the owner's.
  let open = false;
  let composing = () => false;
  const told = $prose(
    () =>
      new Plugin({
        view: () => ({
          update: (view, before) => {
            if (open && !view.state.doc.eq(before.doc)) changed();
          },
        }),
        appendTransaction: (done, _before, state) =>
          open && !composing() && done.some(({ docChanged }) => docChanged) ? picturesAlone(state) : null,
        props: {
          attributes: {
            "aria-label": label,
            role: "textbox",
            "aria-multiline": "true",
            lang: "vi",
            spellcheck: "false",
          },
          handleDOMEvents: {
            keydown: (view, event) =>
              caretInTime(view) ||
              isOfTheWindow(event) ||
              (typesText(event) && roomBelowChosen(view)) ||
              (beginsSyllable(event) && roomForSyllable(view)),
            paste: (view) => caretInTime(view) || roomBelowChosen(view),
            compositionend: partLater,
            focus: caretBack,
          },
          transformPastedHTML: (given, { state }) => {
            const { html, pictures } = cleanPasted(given, state.selection.$from);
            if (pictures > 0) picturesLeft(pictures);
            return html;
          },
          clipboardTextParser: (text, place) => sliceOfText(text, place),
          clipboardTextSerializer: textOfSlice,
          handlePaste: (view, event, slice) => pastePlain(view, event, slice) || fillCells(view, slice),
          handleKeyDown: (view, event) => {
            if (event.key === "/" && !event.isComposing && onEmptyLine(view.state)) {
              event.preventDefault();
              slash(view.coordsAtPos(view.state.selection.from));
              return true;
            }
            return toNextCell(view, event) || keysOf(view, event);
          },
        },
      }),
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
    .use(told)
    .use(without(commonmark))
    .use(without(gfm))
    .use(blockSchemas.flatMap(({ schema }) => schema))
    .use(views)
    .use(history)
    // The last: what the others add to a change belongs to its step.
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
  return {
    markdown: () => editor.action(getMarkdown()),
    commands: commandsOf(view.state.schema),
    run,
    begin: (command) => run(begin(command)),
    view,
    insert(text) {
      const { content } = editor.action((ctx) => ctx.get(parserCtx)(text));
      view.dispatch(putBelow(view.state, content));
      view.focus();
    },
    show(wanted, said) {
      const place = wordsInText(view.state.doc, wanted, said);
      if (!place) return;
      const { from, to } = place;
      view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, from, to)));
      view.focus();
      // In the middle: at the edge the bars of the window would cover it.
      view.domAtPos(from).node.parentElement?.scrollIntoView({ block: "center" });
    },
    close: () => void editor.destroy(),
  };
}

/**
 * Browsers report a moved caret in a task of its own, and on a busy machine what is pressed or pasted next may overtake it and act where the caret was before.
 * So the editor reads the caret before it acts, except while a syllable is being composed: then it belongs to the keyboard.
 */
function caretInTime(view: EditorView): boolean {
  if (!view.composing) view.dom.ownerDocument.dispatchEvent(new Event("selectionchange"));
  return false;
}

/** The key that a keyboard for syllables takes: a browser says no more of it (UI Events, "processed by an input method"). */
const beginsSyllable = ({ keyCode, isComposing }: KeyboardEvent) => keyCode === 229 && !isComposing;

/** A key of every screen (frame/use-keys.ts): the editor would take it for an Enter of its own. */
const isOfTheWindow = (event: KeyboardEvent) =>
  event.key === "Enter" && (event.ctrlKey || event.metaKey) && !event.isComposing;

const typesText = (event: KeyboardEvent) =>
  beginsSyllable(event) || (event.key.length === 1 && !event.isComposing && !event.ctrlKey && !event.metaKey);

/** A syllable that came without a key, as from a pen or a voice, parts from its picture once it is whole. */
function partLater(view: EditorView): boolean {
  requestAnimationFrame(() => {
    const parted = view.isDestroyed || view.composing ? null : picturesAlone(view.state);
    if (parted) view.dispatch(parted);
  });
  return false;
}

/**
 * A dialog that closes gives the focus back, not the caret: it stays outside of the text, and what is typed then goes nowhere. A click has set its caret
 * before the next frame.
 */
function caretBack(view: EditorView): boolean {
  requestAnimationFrame(() => {
    if (view.hasFocus() && !view.dom.contains(getSelection()?.anchorNode ?? null)) view.focus();
  });
  return false;
}

/** @returns the line, from 1, of the first block that comes out of the editor with fewer words */
function lineNotHeld(ctx: Ctx, markdown: string): number {
  const [read, write] = [ctx.get(parserCtx), ctx.get(serializerCtx)];
  const block = blocksOf(markdown).find(({ source }) => !holdsWordsOf(write(read(source)), source));
  return markdown.slice(0, block?.start ?? 0).split("\n").length;
}
