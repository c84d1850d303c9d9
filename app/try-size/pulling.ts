/**
 * Pulling a print's corner: the scale, the left edge and the ground hold still meanwhile, so that the corner stays under the
 * finger. Within {@link RIM} of the stage's rim the view steps back, so that one hand can pull as far as it likes.
 */
import { clampSide, MAX_SIDE, snapSide } from "./measures.ts";
import type { Edges, View } from "./view.ts";

/** Pixels from the top and the right rim within which the view steps back. */
const RIM = { top: 34, right: 64 } as const;
/** The corner itself never comes nearer to the rims than this, otherwise the hand could not get hold of it again. */
const LAST = { top: 22, right: 44 } as const;

/** A corner in the hand. */
export interface Pull {
  /** What holds still: pixel of the left edge, pixel of the stage's ground, and metres left out below it. */
  left: number;
  base: number;
  cut: number;
  /** Where the corner was last put, in pixels of the stage. */
  x: number;
  y: number;
  /** Pixels from the corner to where the pointer took hold of it. */
  offX: number;
  offY: number;
}

/** A point of the stage, in pixels. */
export interface Point {
  x: number;
  y: number;
}

/**
 * Takes hold.
 *
 * @param base pixel of the ground line of the stage (top of the kerb)
 * @param cut metres left out below it
 */
export function takeHold(edges: Edges, pointer: Point, base: number, cut: number): Pull {
  return {
    left: edges.left,
    base,
    cut,
    x: edges.right,
    y: edges.top,
    offX: pointer.x - edges.right,
    offY: pointer.y - edges.top,
  };
}

/** The pointer moved; the corner follows, as far as it may. */
export function follow(pull: Pull, pointer: Point, stageWidth: number): Pull {
  return {
    ...pull,
    x: Math.min(stageWidth - LAST.right, pointer.x - pull.offX),
    y: Math.max(LAST.top, pointer.y - pull.offY),
  };
}

/** A size, in metres. */
export interface Size {
  width: number;
  height: number;
}

/**
 * The size that the corner's place means at this scale.
 *
 * @param lowerEdge metres from the ground to the lower edge of a print of that size: a print hung by its middle sinks as it grows,
 *   so the height is found in a few rounds
 */
export function sizeAt(pull: Pull, scale: number, current: Size, lowerEdge: (size: Size) => number): Size {
  const width = snapSide((pull.x - pull.left) / scale);
  const top = (pull.base + pull.cut * scale - pull.y) / scale;
  let height = current.height;
  for (let turn = 0; turn < 9; turn++) height = clampSide(top - lowerEdge({ width, height }));
  return { width, height: snapSide(height) };
}

/** The view while pulling: left edge and ground stay where they were taken hold of. @param x metres from the origin to the print's left edge */
export function pulledView(pull: Pull, scale: number, x: number): View {
  return { scale, left: pull.left - x * scale, ground: pull.base + pull.cut * scale };
}

/** Milliseconds: a frame that lasted longer, after a pause of the browser, counts as this long. It must not throw the scene away. */
const LONGEST_FRAME = 40;

/**
 * At the rim the view steps back, the faster the further the corner is beyond it. A side of the print that is not at the rim keeps its metres:
 * the corner's pixel moves along that side, and so does the point where the pointer holds the corner.
 *
 * @param elapsed milliseconds since the last frame
 * @param hung lower edge of the print and its size, in metres
 * @returns undefined while the corner is not at the rim, or nothing larger is printed
 */
export function stepBack(
  pull: Pull,
  scale: number,
  elapsed: number,
  stageWidth: number,
  hung: Size & { y: number },
): { pull: Pull; scale: number } | undefined {
  const over = Math.max(0, RIM.top - pull.y);
  const beyond = Math.max(0, pull.x - (stageWidth - RIM.right));
  if ((!over && !beyond) || hung.width >= MAX_SIDE || hung.height >= MAX_SIDE) return;
  const strength = Math.min(0.9, Math.max(over, beyond) / 22);
  const next = scale * (1 - (strength * Math.min(LONGEST_FRAME, elapsed)) / 1600);
  const moved = { ...pull };
  if (!beyond) {
    moved.x = pull.left + hung.width * next;
    moved.offX += pull.x - moved.x;
  }
  if (!over) {
    moved.y = pull.base + pull.cut * next - (hung.y + hung.height) * next;
    moved.offY += pull.y - moved.y;
  }
  return { pull: moved, scale: next };
}
