/** What an SVG is made of beside its pictures: live text, scripts, links, and what is not looked into. */
import type { SvgFacts, Unexamined } from "../facts.ts";
import { callsForMore, idsIn, REFERRING } from "./svg-references.ts";
import type { SvgStyle } from "./svg-style.ts";
import type { Element } from "./xml.ts";

/** The most elements of one pattern or marker that are looked at. */
const MOST_VISITED = 2000;
/** Elements that a browser draws in ways of its own. */
const FOREIGN = new Set(["foreignObject", "video", "audio", "iframe", "canvas", "object", "embed"]);
/** A foreign object that only Illustrator reads: its own copy of the drawing, which it saves with the SVG. No browser draws it. */
const ILLUSTRATORS_OWN = /^(?:&ns_ai;|http:\/\/ns\.adobe\.com\/)/;

/** Writes counts and what is not looked into into the facts. */
export function countParts(root: Element, byId: ReadonlyMap<string, Element>, style: SvgStyle, facts: SvgFacts): void {
  Object.assign(facts, { embedded_images: 0, linked_images: 0, text: false, script: false });
  const unexamined = new Set<Unexamined>();
  const free = new Set<Element>();
  const holds = (element: Element | undefined) => holdsPictures(element, byId, free);
  if (style.callsForMore || [...style.references.values()].some((ids) => [...ids].some((id) => holds(byId.get(id)))))
    unexamined.add("style");
  const count = (element: Element) => {
    if (element.name === "text") facts.text = true;
    if (element.name === "script") facts.script = true;
    const link = linkOf(element);
    if (element.name === "image" && link === "data") facts.embedded_images = (facts.embedded_images ?? 0) + 1;
    if (link === "outside") {
      facts.linked_images = (facts.linked_images ?? 0) + 1;
      unexamined.add("link");
    }
    const met =
      element.name === "marker" && !unexamined.has("drawing") && holds(element)
        ? "drawing"
        : unexaminedIn(element, link);
    if (met) unexamined.add(met);
    for (const child of element.children) count(child);
  };
  count(root);
  if (unexamined.size > 0) facts.unexamined = [...unexamined].sort();
}

function unexaminedIn({ name, attributes }: Element, link: Link): Unexamined | undefined {
  if (FOREIGN.has(name) && !ILLUSTRATORS_OWN.test(attributes.get("requiredExtensions") ?? "")) return "object";
  // Only the filter says how large it draws the picture, and filters are not read.
  if (name === "feImage" && link === "data") return "drawing";
  return REFERRING.some((one) => callsForMore(attributes.get(one) ?? "")) ? "style" : undefined;
}

type Link = "none" | "inside" | "data" | "outside";

function linkOf({ name, attributes, long }: Element): Link {
  if (name !== "image" && name !== "use" && name !== "feImage") return "none";
  const href = attributes.get("href")?.trim() ?? "";
  if (long.has("href") || href.startsWith("data:")) return "data";
  if (href === "") return "none";
  return href.startsWith("#") ? "inside" : "outside";
}

/**
 * Whether an element that a style sheet paints with, or a marker, holds pictures: they are not measured there. Masks are transparency.
 *
 * @param free elements known to hold none, so that none is looked through again for each that refers to it
 */
function holdsPictures(element: Element | undefined, byId: ReadonlyMap<string, Element>, free: Set<Element>): boolean {
  const visited = new Set<Element>();
  const holds = anyHolds(element, byId, free, visited);
  if (!holds) for (const one of visited) free.add(one);
  return holds;
}

function anyHolds(
  element: Element | undefined,
  byId: ReadonlyMap<string, Element>,
  free: ReadonlySet<Element>,
  visited: Set<Element>,
): boolean {
  if (!element || visited.has(element) || free.has(element)) return false;
  if (visited.size > MOST_VISITED) return true; // not looked through to its end
  visited.add(element);
  if (element.name === "mask" || element.name === "clipPath") return false;
  if (element.name === "image" || element.name === "use") return true;
  const painted = idsIn(element.attributes.get("fill") ?? "").map((id) => byId.get(id));
  // A pattern may have its contents from another one.
  const lent = byId.get((element.attributes.get("href") ?? "").replace(/^#/, ""));
  return [...element.children, ...painted, lent].some((one) => anyHolds(one, byId, free, visited));
}
