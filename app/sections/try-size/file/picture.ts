/** The visitor's picture, decoded as far as the screen draws it. */
export interface Picture {
  /** `data:` address of a reduced copy, which the security policy lets pictures have; or one of the shop's own samples. */
  src: string;
  /** Its true pixels, turned as it is shown. */
  width: number;
  height: number;
  /** The picture for the loupe; absent for samples and drawings. To be closed when it is given up. */
  bitmap?: ImageBitmap;
  /** The file itself, where the bitmap is a reduced copy: a piece of it shows the true dots. */
  whole?: Blob;
  /** Where it has most detail, as shares of its sides. */
  detail: { u: number; v: number };
}
