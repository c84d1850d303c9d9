/** How metres become pixels on a stage: one scale for both directions, so that everything drawn stays true to size. */

/**
 * Metres count from the ground upwards and from an origin of the drawing to the right; pixels as on screens:
 * `x px = left + x m × scale`, `y px = ground − y m × scale`.
 */
export interface View {
  /** Pixels a metre. */
  scale: number;
  /** Pixel where metre 0 lies. */
  left: number;
  /** Pixel where the ground lies; it lies below the stage when the people's legs are left out. */
  ground: number;
}

/** A print in the drawing, in metres; x and y are its lower left corner. */
export interface Hung {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Four edges in pixels of the stage. */
export interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where a print lies on the stage. */
export function edgesOf({ scale, left, ground }: View, { x, y, width, height }: Hung): Edges {
  const l = left + x * scale;
  const bottom = ground - y * scale;
  return { left: l, top: bottom - height * scale, right: l + width * scale, bottom };
}

/** What must be seen of a drawing besides its print. */
export interface Framing {
  /** Metres that must be in view: left and right of the origin, up from the ground. */
  box: { left: number; right: number; top: number };
  /** Metres from the ground up that are left out, for small prints seen from near. */
  cut: number;
}

/** The stage, in pixels, and the room its labels take. */
export interface StageRoom {
  width: number;
  height: number;
  /** Height of the tape along the ground. */
  kerb: number;
  /** Free at left and right. */
  pad: number;
  /** For the label above the print and beside it. */
  above: number;
  beside: number;
}

/** Pixels a metre: a stage that is lower than its own labels, while a window is dragged small, still gets a picture. */
const LEAST_SCALE = 0.1;

/**
 * The largest view that holds the framing, the print and its labels, in the middle of the stage, standing on its ground.
 * The room beside the print is in pixels while the rest is in metres, so the scale is found in six rounds (each more than halves the error).
 */
export function fitView({ box, cut }: Framing, print: Hung, room: StageRoom): View {
  const kerb = cut > 0 ? 0 : room.kerb;
  const free = { width: room.width - 2 * room.pad, height: room.height - kerb };
  const leftmost = Math.min(box.left, print.x);
  let scale = 1;
  let right = box.right;
  for (let turn = 0; turn < 6; turn++) {
    right = Math.max(box.right, print.x + print.width + room.beside / scale);
    scale = Math.max(
      LEAST_SCALE,
      Math.min(
        free.width / (right - leftmost),
        (free.height - 10) / (box.top - cut),
        (free.height - room.above) / (print.y + print.height - cut),
      ),
    );
  }
  const wide = (right - leftmost) * scale;
  return { scale, left: (room.width - wide) / 2 - leftmost * scale, ground: room.height - kerb + cut * scale };
}

/** Half of the angle that the eye takes in at once: 60° across the stage. */
const HALF_ANGLE = Math.PI / 6;

/**
 * The print as it looks from `distance` metres (d) away: the stage is then `2 · d · tan 30°` metres wide.
 *
 * @param distance metres between the eye and the print
 */
export function viewFrom(distance: number, print: Hung, width: number, height: number): View {
  const scale = width / (2 * distance * Math.tan(HALF_ANGLE));
  return {
    scale,
    left: width / 2 - scale * (print.x + print.width / 2),
    ground: height * 0.47 + scale * (print.y + print.height / 2),
  };
}

/**
 * A view between two others. The scale goes by its logarithm: stepping back from 1 m to 2 m takes as long as from 10 m to 20 m.
 *
 * @param progress 0 to 1; eased by the caller
 */
export function viewBetween(from: View, to: View, progress: number): View {
  const between = (a: number, b: number) => a + (b - a) * progress;
  return {
    scale: Math.exp(between(Math.log(from.scale), Math.log(to.scale))),
    left: between(from.left, to.left),
    ground: between(from.ground, to.ground),
  };
}
