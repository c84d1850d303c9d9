/** The shape of a file beside that of the print (compared by placement.ts). */

/** `cover` = phủ kín, `contain` = vừa trọn. */
export type Fit = "cover" | "contain";

/** Across and down: of a print in metres, of a file in any one unit. */
export type Sides = { width: number; height: number };

/** The file has the shape of the print. */
export type SameShape = {
  same: true;
  /** Metres of bleed that the file has around it already, on each side. */
  bled?: number;
  /** The file lies on its side and only has to be turned. */
  turned?: true;
};

/** The file has another shape than the print. */
type OtherShape = {
  same: false;
  /** Where the file is cut or the print stays blank: left and right, or top and bottom. */
  along: "sides" | "ends";
  /** Metres that are cut or blank at each of these two edges. */
  each: number;
  /** Part of the file that is cut away, 0 to 1; 0 when it lies whole. */
  lost: number;
  /** A printable size that suits this file; absent where there is none. If only the file's shape is known, it keeps the print's width, or its height. */
  suggested?: Sides;
};

/** How the shape of a file compares with that of the print. */
export type Shape = SameShape | OtherShape;
