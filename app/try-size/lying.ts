/** How a file is drawn on the print. It stands apart from the comparison of shapes (placement.ts), which is only needed with the first file. */
import type { Shape, Sides } from "./shape.ts";

/** How a file of the print's shape lies on the print. */
export type Lying = {
  /** Metres of bleed that lie outside of the print on each side. */
  beyond: number;
  /** The file is drawn a quarter turn clockwise. */
  turned: boolean;
};

/** A file that lies on the print as it is. */
export const AS_IT_IS: Lying = { beyond: 0, turned: false };

/** How a file of this shape is drawn. */
export function lyingAs(shape: Shape | undefined): Lying {
  return shape?.same ? { beyond: shape.bled ?? 0, turned: shape.turned === true } : AS_IT_IS;
}

/** The area that such a file covers, as it lies before it is turned: the print with the bleed around it, its sides swapped where the file is to be turned. */
export function groundUnder({ beyond, turned }: Lying, { width, height }: Sides): Sides {
  const [across, down] = [width + 2 * beyond, height + 2 * beyond];
  return turned ? { width: down, height: across } : { width: across, height: down };
}
