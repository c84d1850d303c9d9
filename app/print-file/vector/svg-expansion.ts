/**
 * How much a browser would have to draw for an SVG: what is referred to twice is drawn twice, and what it refers to twice again. Nothing is
 * expanded; each element is counted once, its weight multiplied.
 */
import { NOT_DRAWN } from "./svg-pictures.ts";
import { idsIn, REFERRING } from "./svg-references.ts";
import { idsByStyle, type SvgStyle } from "./svg-style.ts";
import type { Element } from "./xml.ts";

/**
 * Elements beyond those that stand in the file. Chromium draws so many in a second or two on a desktop; 22 nested masks of two uses each,
 * four million, stood still for 25 s.
 */
const MOST_DRAWN = 20_000;
/** What costs more than other elements, counted in elements: each is a picture of its own, as large as what it is laid on (measured in Chromium, full size). */
const COSTS = new Map(Object.entries({ mask: 100, filter: 100, pattern: 20, clipPath: 5, feMorphology: 5000 }));
/** A step of a filter. */
const STEP = 20;
/** Gradients are colours: they draw nothing. */
const COLOURS = new Set(["linearGradient", "radialGradient"]);
/** A longer chain of references and children is not followed. */
const DEEPEST = 2000;

/**
 * @param byId elements of the document by their ids
 * @returns whether what references expand to is more than a browser should be asked for
 */
export function expandsBeyondReason(root: Element, byId: ReadonlyMap<string, Element>, style: SvgStyle): boolean {
  const weights = new Map<Element, number>();
  /** What an element draws, itself and its children, and all that they refer to; what refers to itself draws nothing more. */
  const weightOf = (element: Element, depth: number): number => {
    const known = weights.get(element);
    if (known !== undefined) return known;
    if (depth > DEEPEST) return Number.POSITIVE_INFINITY;
    weights.set(element, 0);
    let weight = COSTS.get(element.name) ?? (/^fe[A-Z]/.test(element.name) ? STEP : 1);
    for (const child of drawnIn(element)) weight += weightOf(child, depth + 1);
    for (const id of referencesOf(element, style)) {
      const target = byId.get(id);
      if (target && !COLOURS.has(target.name)) weight += timesDrawn(target, element) * weightOf(target, depth + 1);
    }
    weights.set(element, weight);
    return weight;
  };
  return weightOf(root, 0) - countOf(root) > MOST_DRAWN;
}

function drawnIn({ children }: Element): Element[] {
  return children.filter(({ name }) => !NOT_DRAWN.has(name));
}

/** Elements that draw, or fill themselves with, what their `href` names. */
const LINKING = new Set(["use", "feImage", "pattern"]);

function referencesOf(element: Element, style: SvgStyle): string[] {
  const { name, attributes } = element;
  const link = LINKING.has(name) ? (attributes.get("href")?.trim() ?? "") : "";
  const ids = [...REFERRING.flatMap((one) => idsIn(attributes.get(one) ?? "")), ...idsByStyle(style, element)];
  return link.startsWith("#") ? [...ids, link.slice(1)] : ids;
}

/** A pattern or a marker of a group is passed on to everything drawn in it; a marker may stand at each of their points. */
function timesDrawn({ name }: Element, element: Element): number {
  if (name === "pattern") return countOf(element);
  if (name !== "marker") return 1;
  const { attributes } = element;
  const atPoints = attributes.has("marker-mid") || /marker/.test(attributes.get("style") ?? "");
  return atPoints ? verticesOf(element) : countOf(element);
}

function verticesOf(element: Element): number {
  const { attributes, long } = element;
  const range = long.get("d") ?? long.get("points");
  const own = range
    ? (range[1] - range[0]) / 4
    : ((attributes.get("d") ?? attributes.get("points") ?? "").match(/-?[\d.]+/g)?.length ?? 1);
  return drawnIn(element).reduce((sum, child) => sum + verticesOf(child), own);
}

/** How many elements are drawn: the element and those in it. */
function countOf(element: Element): number {
  return drawnIn(element).reduce((sum, child) => sum + countOf(child), 1);
}
