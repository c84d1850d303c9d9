/** Headings of a text: their addresses in the page, and their units. */
import type { Element, ElementContent } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { h } from "hastscript";
import { slugOf } from "../../../contract/slug.ts";
import { holdCompounds } from "./typeset.build.ts";

/** Second-level headings in order, with the id each has in the HTML. */
export type Headings = { id: string; text: string }[];

/**
 * Gives a heading the id that its words make and the class that its styles need, keeps its compounds whole and gives its units their own face.
 *
 * @returns false where another heading has the same words
 */
export function nameHeading(node: Element, ids: Set<string>, headings: Headings): boolean {
  const id = slugOf(textOf(node));
  const first = !ids.has(id);
  ids.add(id);
  node.properties.id = id;
  node.properties.className = ["heading"];
  node.children = node.children.flatMap((child) =>
    child.type === "text" ? withUnits(holdCompounds(child.value)) : child,
  );
  if (node.tagName === "h2") headings.push({ id, text: textOf(node) });
  return first;
}

/**
 * Units in a heading or a title get the text face: the display face would turn `m` into `M` (docs/look.md, "Type"), and it
 * draws ×, –, / and % as hairlines.
 */
export function withUnits(text: string): ElementContent[] {
  return text
    .split(/(?<=\d)(\u00a0(?:m|cm|mm|m²|m³)(?![\p{L}\d])|\u00a0?×\u00a0?|–\u2060?(?=\d)|\/(?=\d)|%)/u)
    .map((piece, index) =>
      index % 2 === 1 ? h("span", { className: ["unit"] }, piece) : { type: "text", value: piece },
    );
}
