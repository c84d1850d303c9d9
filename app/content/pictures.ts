/**
 * The shapes of the site's pictures and the files that the build makes of each: known to the browser too, so that a
 * picture's whole `srcset` follows from the one address in the data files (specification §3, imageUrl).
 */

/** Public folder of all pictures. */
export const PICTURE_FOLDER = "/pictures";

/** Bytes of a source, at most: the largest JPEG of a telephone (200 megapixels) has some 60 million. */
export const MOST_PICTURE_BYTES = 80_000_000;

/** Width of the JPEG that the data files and the sitemap name, and that browsers show that know no better format. */
export const JPEG_WIDTH = 1200;

/** The link preview made of each landscape picture: size in pixels (the one Facebook and Zalo show large) and file name. */
export const PREVIEW = { width: 1200, height: 630, file: "preview.jpg" } as const;

/** The formats that the build makes, best first; their qualities: scripts/build/pictures.ts. */
export const PICTURE_FORMATS = ["avif", "webp"] as const;

interface Shape {
  /** Pixels of the largest file; the ratio of every file of the shape. */
  width: number;
  height: number;
  /** Widths made of every source, in pixels, smallest first. */
  widths: readonly number[];
  /** Further widths, made of a source that has enough pixels: what the layouts show at 2x and 3x. Only in the first format. */
  large: readonly number[];
}

/** Every source is one of these; the content check refuses others. */
export const PICTURE_SHAPES = {
  /** Categories, articles, services. */
  landscape: { width: 1200, height: 900, widths: [176, 320, 480, 640, 960, 1200], large: [1600, 2400] },
  /** Banner from 769 px up. */
  banner: { width: 1920, height: 800, widths: [1024, 1440, 1920], large: [2880] },
  /** Banner up to 768 px, composed for its shape. */
  phone: { width: 900, height: 1100, widths: [480, 720, 900], large: [1200] },
  /** The standee designs that scroll. */
  standee: { width: 800, height: 2400, widths: [280, 400, 560, 800], large: [] },
} as const satisfies Record<string, Shape>;

export type PictureShape = keyof typeof PICTURE_SHAPES;

/** Pixels across below which a picture of each shape is soft at the size in which the pages show it. */
export const LEAST_WIDTH: Record<PictureShape, number> = { landscape: 1000, banner: 1600, phone: 720, standee: 560 };

/** The shape that a size in pixels has, by its ratio within one per cent, or undefined when it is none of ours. */
export function shapeOfSize({ width, height }: { width: number; height: number }): PictureShape | undefined {
  const shapes = Object.entries(PICTURE_SHAPES) as [PictureShape, Shape][];
  return shapes.find(([, shape]) => Math.abs(width / height / (shape.width / shape.height) - 1) < 0.01)?.[0];
}

/** Said beside every picture that is made, not a photograph (docs/look.md). */
export const ILLUSTRATION_NOTE = "Hình minh họa";

/** Marks behind the hash in a folder's name: it holds the large widths of its shape; it is a photograph, not a picture of the studio (pictures.build.ts). */
export const LARGE_MARK = "l";
export const PHOTOGRAPH_MARK = "p";

const FOLDER = new RegExp(`^${PICTURE_FOLDER}/[a-z0-9-]+-[0-9a-f]{8}(l?)(p?)(?:/|$)`);

/** Whether a picture is a photograph, by any address of it; a picture that is not from this pipeline counts as one. */
export function isPhotograph(address: string): boolean {
  const [, , mark] = FOLDER.exec(address) ?? [];
  return mark === undefined || mark === PHOTOGRAPH_MARK;
}

/** Widths in which a picture stands in its folder, smallest first. */
function widthsIn(address: string, shape: PictureShape, format: string): readonly number[] {
  const { widths, large } = PICTURE_SHAPES[shape];
  return format === PICTURE_FORMATS[0] && FOLDER.exec(address)?.[1] === LARGE_MARK ? [...widths, ...large] : widths;
}

/** Pixels of a screen a CSS pixel, at most: today's phones. */
const DENSEST = 3;
/** In CSS pixels: the width of the narrowest screen, and the least that a rem, or an em in a media query, has. */
const NARROWEST = 320;
const EM = 16;

/**
 * Width in `sizes` of a picture as wide as a phone's column. It is a little less than the picture covers (91 to 93vw), so that a phone of 720 dots across takes
 * the file of 640, and a phone of 1080 that of 960: still more than 1.6 dots a CSS pixel, and half the bytes of the next larger file.
 */
export const PHONE_WIDTH = "86vw";
/** The same for one of two pictures side by side. More than it covers (43 to 45vw): at its own width, the letters of a print are soft in so small a picture. */
export const HALF_PHONE_WIDTH = "48vw";

/**
 * `srcset` of one format: without the files that no screen would ask for at these sizes.
 *
 * @param address folder of the picture, e.g. `/pictures/hiflex-3f9a01bc`
 * @param sizes the attribute beside it
 */
export function srcSet(address: string, shape: PictureShape, format: string, sizes = ""): string {
  const [least, most] = shownAcross(sizes);
  const widths = widthsIn(address, shape, format);
  const enough = widths.find((width) => width >= most * DENSEST) ?? Number.POSITIVE_INFINITY;
  return widths
    .filter((width) => width >= Math.min(least, widths.at(-1) ?? 0) && width <= enough)
    .map((width) => `${address}/${width}.${format} ${width}w`)
    .join(", ");
}

/** CSS pixels that the layout shows a picture in, at least and at most, as far as `sizes` says so in pixels or as a share of the window. */
function shownAcross(sizes: string): [number, number] {
  const shown = sizes.split(", ").map((size): [number, number] => {
    const [, from = "0", length = "", unit] = /^(?:\(min-width: ([\d.]+)em\) )?([\d.]+)(px|rem|vw)$/.exec(size) ?? [];
    if (unit === "px") return [Number(length), Number(length)];
    if (unit === "rem") return [Number(length) * EM, Number.POSITIVE_INFINITY];
    const narrowest = Math.max(NARROWEST, Number(from) * EM);
    return [unit ? (narrowest * Number(length)) / 100 : 0, Number.POSITIVE_INFINITY];
  });
  return [Math.min(...shown.map(([least]) => least)), Math.max(...shown.map(([, most]) => most))];
}

/** Address of the JPEG of a picture: what the data files carry as imageUrl. */
export function jpegAddress(address: string): string {
  return `${address}/${JPEG_WIDTH}.jpg`;
}

/** Folder of a picture of ours, or null for an imageUrl that is not from this pipeline (it is shown as it is). */
export function addressOfJpeg(imageUrl: string): string | null {
  const match = new RegExp(`^(${PICTURE_FOLDER}/[a-z0-9-]+)/${JPEG_WIDTH}\\.jpg$`).exec(imageUrl);
  return match?.[1] ?? null;
}
