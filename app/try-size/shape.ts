/** The shape of a file beside that of the print (compared by placement.ts). */

/** `cover` = phủ kín, `contain` = vừa trọn. */
export type Fit = "cover" | "contain";

/** Across and down: of a print in metres, of a file in any one unit. */
export type Sides = { width: number; height: number };

/** The file has the shape of the print. */
export type SameShape = {
  same: true;
  /** Its bleed lies around it already. */
  bled?: true;
  /** It lies on its side and is only to be turned. */
  turned?: true;
};

/** The file has another. */
type OtherShape = {
  same: false;
  /** Where it is lost or left blank: left and right, or top and bottom. */
  along: "sides" | "ends";
  /** Metres at each of the two. */
  each: number;
  /** Part of the file that is cut away, 0 to 1; 0 when it lies whole. */
  lost: number;
  /** A print for this file, within what is printed; absent where there is none. Of a shape alone it keeps the print's width, or its height. */
  suggested?: Sides;
};

/** How the shape of a file goes with that of the print. */
export type Shape = SameShape | OtherShape;
