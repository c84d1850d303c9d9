/**
 * What is known about a print file. The fields carry the words of the fixtures' manifest (`shown_mm`, `bleed_mm`, `ppi` …),
 * so one line of `npm run file-facts` compares with what other tools say about the same file.
 */

/** Told by the bytes, whatever the name says. `heic` is also AVIF, `psd` also PSB, `pdf` also a PDF-compatible .ai, `ps` EPS and old .ai. */
export type Format =
  | "jpeg"
  | "png"
  | "webp"
  | "tiff"
  | "psd"
  | "heic"
  | "pdf"
  | "ps"
  | "svg"
  | "cdr"
  | "html"
  | "other"
  | "none";

/** `yes` sound · `header` facts can be told, but the body is damaged, not for browsers, or must not be decoded · `no` nothing can be told. */
type Readable = "yes" | "header" | "no";

/** Why a file is not simply readable. A code, never a piece of the file. */
export type Trouble =
  | "empty" // 0 bytes: often a picture that still lies in the cloud
  | "unknown" // bytes that mean nothing
  | "web-page" // a failed download
  | "other-kind" // a sound file of a kind nobody prints from: see facts.kind
  | "cut" // the end is missing
  | "damaged" // its parts contradict each other
  | "locked" // asks for a password
  | "oversized" // declares far more than its bytes can sensibly hold
  | "not-drawable" // sound, but browsers do not draw it (HEIC, arithmetic JPEG)
  | "header-only" // EPS, CDR: only the head can be read here
  | "notice-only" // .ai saved without PDF content
  | "entities" // SVG with entities that a parser could swell to any size
  | "timed-out" // the browser gave up waiting
  | "folder" // not a file: told by the browser when it was dropped
  | "vanished"; // the browser could not read it: moved, renamed, or not there yet

/** Across and down. */
export type Pixels = [width: number, height: number];
/** Across and down. */
export type Millimetres = [width: number, height: number];
export type Colour = "rgb" | "cmyk" | "grey" | "palette" | "lab" | "bilevel" | "multichannel" | "duotone";

/** x, y and the unit as the file states them. A density says nothing about the print and is never shown as a verdict. */
export type Density = [x: number, y: number, unit?: "none" | "inch" | "cm" | "metre"];

/** A file made of pixels. Fields that the format does not have are absent. */
export type RasterFacts = {
  /** As the bytes lie in the file. */
  stored?: Pixels;
  /** After turning as the file asks (EXIF; in HEIF irot and clap). */
  shown?: Pixels;
  orientation?: number;
  colour?: Colour;
  /** A CMYK JPEG is often stored as YCCK. */
  stored_as?: "ycck";
  bits?: number;
  alpha?: boolean;
  components?: number;
  adobe_marker?: boolean;
  adobe_transform?: number;
  process?: "baseline" | "extended" | "progressive" | "lossless" | "arithmetic" | "differential";
  jfif_density?: Density;
  exif_density?: Density;
  phys?: Density;
  resolution?: Density | number;
  interlaced?: boolean;
  animated?: boolean;
  frames?: number;
  compression?: string;
  /** TIFF: the sizes of its pictures; the first one counts. */
  pages?: Pixels[];
  samples?: number;
  byte_order?: "little" | "big";
  bigtiff?: boolean;
  tiled?: boolean;
  /** PSD: channels, version (2 = PSB), layers. */
  channels?: number;
  version?: number;
  layers?: number;
  /** HEIF: the displayed size, the turn in degrees anticlockwise, the brand. */
  heif_info?: Pixels;
  irot?: number;
  major_brand?: string;
  /** Description of the colour profile, and its space ("RGB", "CMYK", "GRAY"). */
  icc?: string;
  icc_space?: string;
};

/** One picture drawn on a PDF page or in an SVG. */
export type PlacedPicture = {
  /** `image`; `stencil` prints as line art; `mask` and `smask` are transparency. */
  type: "image" | "stencil" | "mask" | "smask";
  px: Pixels;
  /** gray, rgb, cmyk, lab, icc, index, sep, devn or - : the words of pdfimages. */
  colour: string;
  components: number;
  bits: number;
  encoding: "image" | "jpeg" | "jpx" | "ccitt" | "jbig2";
  /** Pixels per inch at page size, along the picture's width and height; as {@link roundPpi} has it. */
  ppi: [x: number, y: number];
  /** It lies outside of what the page shows, or is wholly clipped away. */
  unseen?: true;
  /** A mask over one flat colour: only the outlines of the mask are seen. */
  outlines?: true;
};

/** Pixels per inch to a tenth, but never none: what they lack is reckoned by dividing by them. */
export function roundPpi(ppi: number): number {
  return Math.max(0.1, Math.round(ppi * 10) / 10);
}

/** A page and its boxes (ISO 32000-1, 14.11.2), as they are before the page is turned, unless a field says otherwise. */
export type PdfPage = {
  media_mm: Millimetres;
  crop_mm: Millimetres;
  trim_mm: Millimetres;
  /** CropBox, turned as the page asks, times UserUnit: what a viewer shows. */
  shown_mm: Millimetres;
  /** Boxes that the page itself writes. */
  boxes_written: string[];
  rotate: number;
  user_unit: number;
  /** Left, bottom, right, top; null when no TrimBox is written, since the bleed is not known then. */
  bleed_mm: [number, number, number, number] | null;
  bleed_from?: "BleedBox" | "MediaBox";
  images: PlacedPicture[];
  /** Pictures that a pattern repeats; absent where there are none. pdfimages does not list them. */
  pattern_images?: PlacedPicture[];
  /** Lines, areas, shadings or letters are drawn on it. */
  lines: boolean;
};

/**
 * What a drawing contains that is not examined, so that it is never called sharp: a linked file, a portfolio of files, letters made of pictures, a
 * foreign or unknown object, a drawing within the drawing, a style sheet that imports more.
 */
export type Unexamined = "link" | "portfolio" | "letters" | "object" | "drawing" | "style";

export type PdfFont = { name: string; type: string; embedded: boolean; subset: boolean };

/** How many pages of a PDF are looked through, from the first; the notes on a longer PDF say so. */
export const PAGES_READ = 20;

/** A PDF, or an .ai that holds one. Fields that are not known are absent. */
export type PdfFacts = {
  pages?: number;
  version?: string;
  encrypted?: boolean;
  needs_password?: boolean;
  printing_allowed?: boolean;
  linearized?: boolean;
  javascript?: boolean;
  object_streams?: boolean;
  transparency?: boolean;
  /** The first {@link PAGES_READ}. */
  page?: PdfPage[];
  /** The fonts that text is drawn with. */
  fonts?: PdfFont[];
  /** Names of the fonts in `fonts` that the file does not carry. */
  fonts_not_embedded?: string[];
  /** Text is drawn with a font that the file does not even name. */
  font_unknown?: true;
  /** Names of spot colours: inks, but also cutting lines (CutContour). */
  spots?: string[];
  /** Colour systems that the operators g, rg and k (and G, RG and K) set; other tools list only these. */
  vector_colour?: ("grey" | "rgb" | "cmyk")[];
  /** Colour systems of all that is drawn: lines, areas, shadings, pictures, and what patterns repeat. */
  drawn_colour?: ("grey" | "rgb" | "cmyk" | "lab")[];
  /** Absent where everything was examined. */
  unexamined?: Unexamined[];
  /** The table of objects was missing or wrong and was made anew. */
  rebuilt?: boolean;
  notice_only?: boolean;
};

/** A drawing for the web; `width`, `height` and `viewbox` as they are written. */
export type SvgFacts = {
  width?: string;
  height?: string;
  viewbox?: string;
  size_is_physical?: boolean;
  shown_mm?: Millimetres;
  /** Width and height in px, 96 to the inch. Where no size is stated that inch is a screen's, and only their ratio says anything. */
  shape?: Pixels;
  embedded_images?: number;
  linked_images?: number;
  text?: boolean;
  script?: boolean;
  doctype_entities?: boolean;
  /** ppi at the stated size; without a physical size at 96 units an inch. */
  images?: PlacedPicture[];
  /** Shapes or letters are drawn in it. */
  lines?: boolean;
  /** Its references expand to more than a browser should be asked to draw, or are written in ways that are not followed. */
  expands?: true;
  /** It is packed, in another encoding than UTF-8, or too long to be handed to a browser for drawing. */
  undrawn?: true;
  /** Absent where everything was examined. */
  unexamined?: Unexamined[];
};

/** EPS or an old .ai: what its head says; the box in points, as it is written. */
export type PostscriptFacts = { bounding_box_pt?: string; shown_mm?: Millimetres };
/** CorelDRAW: how it is packed, and its version. */
type CorelFacts = { container?: "riff" | "zip"; version?: number };
/** A sound file of a kind that nobody prints from. */
type OtherFacts = { kind?: string };

type File<F extends Format, Facts> = {
  format: F;
  readable: Readable;
  /** Absent where readable is `yes`. */
  trouble?: Trouble;
  /** A limit ended the reading early: what is told is true, but there may be more. Such a file is never called sharp. */
  partial?: boolean;
  facts: Facts;
};

export type RasterFile = File<"jpeg" | "png" | "webp" | "tiff" | "psd" | "heic", RasterFacts>;
export type PdfFile = File<"pdf", PdfFacts>;
export type SvgFile = File<"svg", SvgFacts>;
export type PostscriptFile = File<"ps", PostscriptFacts>;
export type CorelFile = File<"cdr", CorelFacts>;
export type OtherFile = File<"html" | "other" | "none", OtherFacts>;

/** What `readPrintFile` returns. `format` tells which facts there are. */
export type PrintFile = RasterFile | PdfFile | SvgFile | PostscriptFile | CorelFile | OtherFile;

/** Thrown by a reader when a file cannot be read any further. */
export class Unreadable extends Error {
  readonly trouble: Trouble;
  /** @param trouble why; nothing of the file goes into the message */
  constructor(trouble: Trouble) {
    super(`print file: ${trouble}`);
    this.trouble = trouble;
  }
}
