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
/** References that are followed in all: where each of many elements refers to thousands, following them takes as long as drawing them. */
const MOST_FOLLOWED = 2_000_000;
/** A longer chain of references and children is not followed. */
const DEEPEST = 2000;

/**
 * @param byId elements of the document by their ids
 * @returns whether what references expand to is more than a browser should be asked for
 */
export function expandsBeyondReason(root: Element, byId: ReadonlyMap<string, Element>, style: SvgStyle): boolean {
  const weights = new Map<Element, number>();
  const { countOf, verticesOf } = counting();
  let followed = 0;
  /** What an element draws, itself and its children, and all that they refer to; what refers to itself draws nothing more. */
  const weightOf = (element: Element, depth: number): number => {
    const known = weights.get(element);
    if (known !== undefined) return known;
    if (depth > DEEPEST || followed > MOST_FOLLOWED) return Number.POSITIVE_INFINITY;
    weights.set(element, 0);
    let weight = COSTS.get(element.name) ?? (/^fe[A-Z]/.test(element.name) ? STEP : 1);
    for (const child of drawnIn(element)) weight += weightOf(child, depth + 1);
    for (const id of referencesOf(element, style)) {
      if (++followed > MOST_FOLLOWED) return Number.POSITIVE_INFINITY; // and so does every element that is still to come
      const target = byId.get(id);
      if (!target || COLOURS.has(target.name)) continue;
      const points = target.name === "marker" && atPoints(element);
      const times = points ? verticesOf(element) : COPIED.has(target.name) ? countOf(element) : 1;
      weight += times * weightOf(target, depth + 1);
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

/** Those of a group are passed on to everything drawn in it. */
const COPIED = new Set(["pattern", "marker"]);

/** Whether a marker may stand at each point of what is drawn. */
function atPoints({ attributes }: Element): boolean {
  return attributes.has("marker-mid") || /marker/.test(attributes.get("style") ?? "");
}

/** Counts for an element and those drawn in it, each element once, however often it is asked for. */
function counting() {
  const summed = (own: (element: Element) => number) => {
    const known = new Map<Element, number>();
    const sum = (element: Element): number => {
      const before = known.get(element);
      if (before !== undefined) return before;
      const all = drawnIn(element).reduce((total, child) => total + sum(child), own(element));
      known.set(element, all);
      return all;
    };
    return sum;
  };
  return { countOf: summed(() => 1), verticesOf: summed(ownVertices) };
}

function ownVertices({ attributes, long }: Element): number {
  const range = long.get("d") ?? long.get("points");
  if (range) return (range[1] - range[0]) / 4;
  return (attributes.get("d") ?? attributes.get("points") ?? "").match(/-?[\d.]+/g)?.length ?? 1;
}
