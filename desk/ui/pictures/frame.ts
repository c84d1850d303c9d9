/** The frame through which a picture is looked at while it is cut, in shares of the turned picture; the frame never leaves the picture. */

export interface Size {
  width: number;
  height: number;
}

/** Which part of the picture is kept: where it lies, and how many times larger the picture is than the smallest one that fills the frame. */
export interface Framing {
  /** 0: left edge or top edge, 1: right or bottom. */
  across: number;
  down: number;
  zoom: number;
  /** Quarter turns to the right. */
  turns: number;
}

/** A way across the frame, as shares of its own width and height: 0.1 across shows a tenth more of what lies to the right. */
export interface Way {
  across: number;
  down: number;
}

export const FIRST_FRAMING: Framing = { across: 0.5, down: 0.5, zoom: 1, turns: 0 };

export function isFirst({ across, down, zoom, turns }: Framing): boolean {
  const first = FIRST_FRAMING;
  return across === first.across && down === first.down && zoom === first.zoom && turns === first.turns;
}

export const MOST_ZOOM = 3;

/** @returns width and height after the turns */
export function turned({ width, height }: Size, turns: number): Size {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** @param shape any size with the ratio of the frame @returns the part that is kept, as shares of the turned picture, and its width in pixels */
export function kept(picture: Size, shape: Size, { across, down, zoom, turns }: Framing) {
  const { width, height } = turned(picture, turns);
  const ratio = shape.height / shape.width;
  const pixels = Math.min(width, height / ratio) / zoom;
  // Rounding must not make a part larger than its whole, or its edge would lie outside the picture.
  const [w, h] = [pixels / width, Math.min(1, (pixels * ratio) / height)];
  return { left: (1 - w) * across, top: (1 - h) * down, width: w, height: h, pixels: Math.round(pixels) };
}

export function moved(picture: Size, shape: Size, framing: Framing, by: Way): Framing {
  const { width, height } = kept(picture, shape, framing);
  const shift = (place: number, part: number, share: number) =>
    share >= 1 ? place : Math.max(0, Math.min(1, place + (part * share) / (1 - share)));
  return { ...framing, across: shift(framing.across, by.across, width), down: shift(framing.down, by.down, height) };
}
