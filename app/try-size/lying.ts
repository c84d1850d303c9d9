/** How a file is drawn on the print. Apart from what compares shapes, which comes with the first file. */
import type { Shape, Sides } from "./shape.ts";

/** Of a file that has the shape of the print. */
export type Lying = {
  /** Metres of bleed that lie outside of the print on each side. */
  beyond: number;
  /** A quarter turn clockwise from how the file lies. */
  turned: boolean;
};

/** A file that lies on the print as it is. */
export const AS_IT_IS: Lying = { beyond: 0, turned: false };

/** How a file of this shape is drawn. */
export function lyingAs(shape: Shape | undefined, bleed: number): Lying {
  return shape?.same ? { beyond: shape.bled ? bleed : 0, turned: shape.turned === true } : AS_IT_IS;
}

/** What a file that lies so covers, as the file lies: the print, grown by its bleed, its sides swapped where the file is to be turned. */
export function groundUnder({ beyond, turned }: Lying, { width, height }: Sides): Sides {
  const [across, down] = [width + 2 * beyond, height + 2 * beyond];
  return turned ? { width: down, height: across } : { width: across, height: down };
}
