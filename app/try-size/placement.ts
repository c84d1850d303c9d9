/** How a file lies on the print: filling it and losing its ends, or whole with blank edges. Sides in metres, files in any one unit. */

/** `cover` = phủ kín, `contain` = vừa trọn. */
export type Fit = "cover" | "contain";
export type Sides = { width: number; height: number };

/** Shapes that differ by less count as the same: nobody sees it, and the trim takes more. */
const SAME_WITHIN = 0.012;

export type Shape =
  | { same: true }
  | {
      same: false;
      /** Where it is lost or left blank: left and right, or top and bottom. */
      along: "sides" | "ends";
      /** Metres at each of the two. */
      each: number;
      /** Part of the file that is cut away, 0 to 1; 0 when it lies whole. */
      lost: number;
      /** The size of the file's own shape that keeps the print's width, or its height. */
      suggested: Sides;
      /** Turned on its side the file would fit. */
      fitsTurned: boolean;
    };

/** Metres of print for each unit of the file. */
export function placed(file: Sides, print: Sides, fit: Fit): number {
  const [across, down] = [print.width / file.width, print.height / file.height];
  return fit === "cover" ? Math.max(across, down) : Math.min(across, down);
}

/** What the file's shape costs on a print of another shape. */
export function compareShapes(file: Sides, print: Sides, fit: Fit): Shape {
  const [ofFile, ofPrint] = [file.width / file.height, print.width / print.height];
  const apart = (a: number, b: number) => Math.abs(Math.log(a / b));
  if (apart(ofFile, ofPrint) < SAME_WITHIN) return { same: true };
  const scale = placed(file, print, fit);
  const [width, height] = [file.width * scale, file.height * scale];
  const wider = ofFile > ofPrint;
  const acrossDiffers = wider === (fit === "cover");
  const difference = Math.abs(acrossDiffers ? width - print.width : height - print.height);
  return {
    same: false,
    along: acrossDiffers ? "sides" : "ends",
    each: difference / 2,
    lost: fit === "cover" ? difference / (acrossDiffers ? width : height) : 0,
    suggested: wider
      ? { width: print.width, height: print.width / ofFile }
      : { width: print.height * ofFile, height: print.height },
    fitsTurned: apart(1 / ofFile, ofPrint) < SAME_WITHIN,
  };
}
