/** The visitor's picture, decoded as far as the screen draws it. */
export interface Picture {
  /** `data:` address of a reduced copy, which the security policy allows for pictures; or the address of one of the shop's own samples. */
  src: string;
  /** The file's own pixels, after it is turned as it is shown. */
  width: number;
  height: number;
  /** The picture for the loupe; absent for samples and drawings. Must be closed when the file is given up. */
  bitmap?: ImageBitmap;
  /** The file itself, where the bitmap is a reduced copy: a piece cut out of the file shows its true pixels. */
  whole?: Blob;
  /** Where the picture has most detail, as shares of its sides. */
  detail: { u: number; v: number };
}
