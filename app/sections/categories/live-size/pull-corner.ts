/**
 * Pulling the corner of the print. This module is loaded at the first sign of a visitor and not with the page (app/sections/categories/live-size/
 * use-view.ts), because most readers of a category never pull.
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
  /** How a print of a given size stands: passed in, because the page has loaded that code already. */
  standing: (sides: Size) => Standing;
  /** Size of the drawing, in its units. */
  stage: Size;
  view: View;
  /** Metres. */
  size: Size;
  /** Called for each view and size that the hand brings about. */
  draw: (view: View, size: Size) => void;
}

/** A pull in progress. */
export interface Pulling {
  /** Call when the hand has moved to another point, in the drawing's units. */
  to: (point: Point) => void;
  letGo: () => void;
}

/** Takes hold of the corner at a point, in the drawing's units. At the edge of the drawing the view keeps stepping back while the hand rests there. */
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
