/** What every block is drawn with. */
import type { Element, ElementContent } from "hast";
import { fromHtml } from "hast-util-from-html";
import type { PictureShape } from "../pictures.ts";
import type { TradeSize } from "../schema/category.build.ts";

/** What blocks draw from. The first two return null for a name that does not exist. */
export interface BlockContext {
  /** Folder address of a picture, e.g. `/pictures/hiflex-3f9a01bc`, and its shape: null where it has none, which is told at the picture itself. */
  pictureOf: (file: string) => { address: string; shape: PictureShape | null } | null;
  /** The SVG of a drawing in `content/drawings/`. */
  drawingOf: (name: string) => string | null;
  /** Sizes of the trade, for a block `kho` that names none of its own. */
  sizes: TradeSize[];
  /** Where a link within the site leads, or what is wrong with it. */
  follow: (link: string) => { to: string } | { problem: string };
}

/** Whom a sentence is for: somebody who edits the file and sees its markup, or somebody who writes at the desk and sees boxes and buttons. */
export type Reader = "file" | "desk";

/** What is wrong, in Vietnamese: one sentence, or two where the desk shows something else than the file. */
export type Reason = string | Record<Reader, string>;

/** @returns what is wrong, in the words for this reader */
export const inWordsFor = (reader: Reader, reason: Reason): string =>
  typeof reason === "string" ? reason : reason[reader];

/** Tells the editor what is wrong at the line of a node. */
export type Report = (reason: Reason, node: Element) => void;

/** An attribute as the editor wrote it, without spaces around it; empty where it is missing. */
export const attribute = (node: Element, name: string) => String(node.properties[name] ?? "").trim();

/** The elements of a piece of SVG. */
export const svgOf = (markup: string) => fromHtml(markup, { fragment: true }).children as ElementContent[];
