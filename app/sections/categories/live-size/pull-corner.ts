/**
 * The corner of the print in a hand. It comes with the first sign of a visitor and not with the page (app/sections/categories/live-size/
 * use-view.ts): most who read a category never pull.
 */

import {
  follow,
  type Point,
  type Pull,
  pulledView,
  type Size,
  sizeAt,
  stepBack,
  takeHold,
} from "../../../try-size/pulling.ts";
import type { Standing } from "../../../try-size/standing.ts";
import { edgesOf, type View } from "../../../try-size/view.ts";

interface Taken {
  /** How a print of that size stands: handed over, since the page has it already. */
  standing: (sides: Size) => Standing;
  /** Of the drawing, in its units. */
  stage: Size;
  view: View;
  /** Metres. */
  size: Size;
  /** Called for each view and size that the hand brings about. */
  draw: (view: View, size: Size) => void;
}

/** A pull that goes on. */
export interface Pulling {
  /** The hand is at another point, in the drawing's units. */
  to: (point: Point) => void;
  letGo: () => void;
}

/** Takes hold of the corner at a point, in the drawing's units. At the rim the view goes on stepping back while the hand rests there. */
export function pullCorner({ standing, stage, view, size, draw }: Taken, start: Point): Pulling {
  const lowerEdge = (sides: Size) => standing(sides).print.y;
  const { print, framing } = standing(size);
  let pull = takeHold(edgesOf(view, print), start, stage.height, framing.cut);
  let { scale } = view;
  let sides = size;

  function put(next: Pull, nextScale: number) {
    pull = next;
    scale = nextScale;
    sides = sizeAt(pull, scale, sides, lowerEdge);
    draw(pulledView(pull, scale, standing(sides).print.x), sides);
  }
  let before = performance.now();
  let frame = requestAnimationFrame(function step(now) {
    const back = stepBack(pull, scale, Math.max(0, now - before), stage.width, { ...sides, y: lowerEdge(sides) });
    if (back) put(back.pull, back.scale);
    before = now;
    frame = requestAnimationFrame(step);
  });
  return {
    to: (point) => put(follow(pull, point, stage.width), scale),
    letGo: () => cancelAnimationFrame(frame),
  };
}
