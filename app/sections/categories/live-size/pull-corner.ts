/**
 * The corner of the print in a hand. It comes with the first sign of a visitor and not with the page (app/sections/categories/live-size/
 * use-view.ts): most who read a category never pull.
 */

import type { Stance } from "../../../content/types.ts";
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
import { standingOf } from "../../../try-size/standing.ts";
import { edgesOf, type View } from "../../../try-size/view.ts";
import { STAGE } from "./stage.ts";

interface Taken {
  stance: Stance;
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
export function pullCorner({ stance, view, size, draw }: Taken, start: Point): Pulling {
  const standing = (sides: Size) => standingOf(stance, sides.width, sides.height);
  const lowerEdge = (sides: Size) => standing(sides).print.y;
  const { print, framing } = standing(size);
  let pull = takeHold(edgesOf(view, print), start, STAGE.height, framing.cut);
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
    const back = stepBack(pull, scale, Math.max(0, now - before), STAGE.width, { ...sides, y: lowerEdge(sides) });
    if (back) put(back.pull, back.scale);
    before = now;
    frame = requestAnimationFrame(step);
  });
  return {
    to: (point) => put(follow(pull, point, STAGE.width), scale),
    letGo: () => cancelAnimationFrame(frame),
  };
}
