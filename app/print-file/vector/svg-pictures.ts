/** Pictures drawn in an SVG, through groups, `use`, symbols, nested drawings and patterns: how many pixels fall on an inch. */
import { memorySource } from "../byte-source.ts";
import { type Colour, type PlacedPicture, type RasterFile, roundPpi } from "../facts.ts";
import { after, type Matrix } from "../pdf/matrix.ts";
import { readRaster } from "../raster/read-raster.ts";
import { latin1, Slices, searchable } from "../slices.ts";
import { laidInto, lengthInPx, readTransform, readViewBox } from "./svg-geometry.ts";
import { idsIn } from "./svg-references.ts";
import { decodeEntities, type Element } from "./xml.ts";

const PX_PER_INCH = 96;
const DEEPEST_USE = 12;
const MOST_PICTURES = 2000;
const MOST_VISITS = 300_000;
/** Longer pictures are looked at from their beginning only. */
const BASE64_AT_MOST = 16 * 1_048_576;
const BASE64_HEAD = 4 * 1_048_576;
/** Elements that are never drawn themselves, or only where something refers to them. */
export const NOT_DRAWN = new Set([
  "defs",
  "symbol",
  "pattern",
  "clipPath",
  "mask",
  "marker",
  "script",
  "style",
  "metadata",
  "filter",
]);
const SHAPES = new Set(["path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text"]);
const WORDS: Partial<Record<Colour, [string, number]>> = {
  grey: ["gray", 1],
  rgb: ["rgb", 3],
  cmyk: ["cmyk", 4],
  palette: ["index", 1],
};

/** Where the walk is: the matrix to px of the drawing at the root's size, what 100 % is across and down, and the elements on the way here. */
type Place = { matrix: Matrix; width: number; height: number; way: readonly Element[] };

/** What an element says of itself. */
type Parts = {
  hidden: boolean;
  transform: Matrix;
  viewBox: ReturnType<typeof readViewBox>;
  /** Patterns that it is painted with. */
  painted: readonly Element[];
};

/** Gathers the pictures of a drawing in `found`, each with the pixels that fall on an inch where it is drawn. */
export class SvgPictures {
  readonly found: PlacedPicture[] = [];
  /** A picture is cut or broken. */
  damaged = false;
  /** There are pictures whose place or pixels are not known. */
  partial = false;
  /** Shapes or letters are drawn. */
  lines = false;
  /** A picture in it is itself a drawing. */
  drawings = false;
  readonly #bytes: Uint8Array;
  readonly #byId: ReadonlyMap<string, Element>;
  readonly #rasters = new Map<Element, RasterFile | undefined>();
  readonly #parts = new Map<Element, Parts>();
  readonly #patterns = new Map<Element, Element>();
  #visits = 0;

  /**
   * @param bytes of the document, in which long values lie
   * @param byId its elements by their ids
   */
  constructor(bytes: Uint8Array, byId: ReadonlyMap<string, Element>) {
    this.#bytes = bytes;
    this.#byId = byId;
  }

  /** @param width of the root's viewport in px · @param height likewise */
  async walkRoot(root: Element, width: number, height: number): Promise<void> {
    await this.#viewport(root, { matrix: [1, 0, 0, 1, 0, 0], width, height, way: [] });
  }

  async #walk(element: Element, place: Place): Promise<void> {
    const { attributes, name } = element;
    if (++this.#visits > MOST_VISITS || this.found.length >= MOST_PICTURES) {
      this.partial = true;
      return;
    }
    const { hidden, transform, painted } = this.#partsOf(element);
    if (hidden) return;
    const own: Place = { ...place, matrix: after(transform, place.matrix) };
    if (name === "image") await this.#image(element, own);
    else if (name === "use") await this.#use(element, own);
    else if (name === "svg") {
      const width = lengthInPx(attributes.get("width"), place.width) ?? place.width;
      const height = lengthInPx(attributes.get("height"), place.height) ?? place.height;
      await this.#viewport(element, { ...own, width, height });
    } else {
      if (SHAPES.has(name)) this.lines = true;
      for (const pattern of painted) await this.#pattern(pattern, element, own);
      await this.#children(element, own);
    }
  }

  /** Read once for each element, however often it is drawn. */
  #partsOf(element: Element): Parts {
    const known = this.#parts.get(element);
    if (known) return known;
    const { attributes } = element;
    const ids = new Set(["fill", "stroke", "style"].flatMap((one) => idsIn(attributes.get(one) ?? "")));
    const parts: Parts = {
      hidden: /display\s*:\s*none/.test(attributes.get("style") ?? "") || attributes.get("display") === "none",
      transform: readTransform(attributes.get("transform")),
      viewBox: readViewBox(attributes.get("viewBox")),
      painted: [...ids].flatMap((id) => this.#byId.get(id) ?? []).filter(({ name }) => name === "pattern"),
    };
    this.#parts.set(element, parts);
    return parts;
  }

  async #children(element: Element, place: Place): Promise<void> {
    for (const child of element.children) if (!NOT_DRAWN.has(child.name)) await this.#walk(child, place);
  }

  /** The contents of an `svg` or `symbol`, laid from their viewBox into width and height. */
  async #viewport(element: Element, place: Place): Promise<void> {
    const { viewBox: box } = this.#partsOf(element);
    if (!box) return this.#children(element, place);
    const [, , width, height] = box;
    const preserve = element.attributes.get("preserveAspectRatio");
    const [across, down] = laidInto([width, height], [place.width, place.height], preserve);
    const matrix = after([across, 0, 0, down, 0, 0], place.matrix);
    return this.#children(element, { ...place, matrix, width, height });
  }

  async #use(element: Element, place: Place): Promise<void> {
    const target = this.#byId.get((element.attributes.get("href") ?? "").replace(/^#/, ""));
    if (!target || place.way.includes(target)) return;
    if (place.way.length >= DEEPEST_USE) {
      this.partial = true;
      return;
    }
    const inside: Place = { ...place, way: [...place.way, target] };
    if (target.name !== "symbol") return this.#walk(target, inside);
    const width = lengthInPx(element.attributes.get("width"), place.width) ?? place.width;
    const height = lengthInPx(element.attributes.get("height"), place.height) ?? place.height;
    return this.#viewport(target, { ...inside, width, height });
  }

  /**
   * Programs for screens fill a rectangle with a pattern that holds the picture, measured in shares of the rectangle's size. With a viewBox the picture is
   * laid into the size of the pattern, which may be given in such shares or in px.
   */
  async #pattern(painted: Element, shape: Element, place: Place): Promise<void> {
    if (place.way.includes(painted)) return;
    if (++this.#visits > MOST_VISITS) {
      this.partial = true;
      return;
    }
    const pattern = this.#completed(painted);
    const { attributes } = pattern;
    const matrix = after(readTransform(attributes.get("patternTransform")), place.matrix);
    const inside: Place = { ...place, matrix, way: [...place.way, painted] };
    const boxed = this.#partsOf(pattern).viewBox !== undefined;
    const inParts = boxed
      ? attributes.get("patternUnits") !== "userSpaceOnUse"
      : attributes.get("patternContentUnits") === "objectBoundingBox";
    const [width, height] = inParts ? extentOf(shape, place) : [1, 1];
    if (!width || !height) {
      // The extent of a path is not measured.
      if (pattern.children.some(({ name }) => name === "image" || name === "use" || name === "g")) this.partial = true;
      return;
    }
    if (boxed) {
      const side = (name: string, part: number, whole: number) =>
        (lengthInPx(attributes.get(name), inParts ? 1 : whole) ?? 0) * part;
      const [across, down] = [side("width", width, place.width), side("height", height, place.height)];
      return this.#viewport(pattern, { ...inside, width: across, height: down });
    }
    if (!inParts) return this.#children(pattern, inside);
    return this.#children(pattern, {
      ...inside,
      matrix: after([width, 0, 0, height, 0, 0], matrix),
      width: 1,
      height: 1,
    });
  }

  /** A pattern takes the attributes and contents that it lacks from the pattern it refers to: Inkscape writes every use of a pattern like this. */
  #completed(pattern: Element, deep = 0): Element {
    const known = this.#patterns.get(pattern);
    if (known) return known;
    const whole = this.#joined(pattern, deep);
    if (deep === 0) this.#patterns.set(pattern, whole);
    return whole;
  }

  #joined(pattern: Element, deep: number): Element {
    const other = this.#byId.get((pattern.attributes.get("href") ?? "").replace(/^#/, ""));
    if (other?.name !== "pattern") return pattern;
    if (deep >= DEEPEST_USE) {
      this.partial = true;
      return pattern;
    }
    const { attributes, children } = this.#completed(other, deep + 1);
    return {
      ...pattern,
      attributes: new Map([...attributes, ...pattern.attributes]),
      children: pattern.children.length > 0 ? pattern.children : children,
    };
  }

  async #image(element: Element, place: Place): Promise<void> {
    const range = element.long.get("href");
    const short = element.attributes.get("href") ?? "";
    if (!range && !/^\s*data:/.test(short)) return; // linked: told as missing
    const data = range ? this.#bytes.subarray(...range) : new TextEncoder().encode(short);
    const raster = await this.#raster(data, element);
    if (!raster?.facts.stored) return;
    const { shown = raster.facts.stored, colour, bits = 8 } = raster.facts;
    const [width, height] = shown;
    const box: [number, number] = [
      lengthInPx(element.attributes.get("width"), place.width) ?? width,
      lengthInPx(element.attributes.get("height"), place.height) ?? height,
    ];
    const [across, down] = laidInto([width, height], box, element.attributes.get("preserveAspectRatio"));
    const [a, b, c, d] = place.matrix;
    const ppi = (px: number) => roundPpi(PX_PER_INCH / px);
    const [word, components] = WORDS[colour ?? "rgb"] ?? ["rgb", 3];
    if (!(across > 0 && down > 0 && Math.hypot(a, b) > 0 && Math.hypot(c, d) > 0)) return;
    this.found.push({
      type: "image",
      px: shown,
      colour: word,
      components,
      bits,
      encoding: raster.format === "jpeg" ? "jpeg" : "image",
      ppi: [ppi(across * Math.hypot(a, b)), ppi(down * Math.hypot(c, d))],
    });
  }

  async #raster(data: Uint8Array, element: Element): Promise<RasterFile | undefined> {
    if (this.#rasters.has(element)) return this.#rasters.get(element);
    const head = latin1(data.subarray(0, 256));
    if (/^\s*data:image\/svg/.test(head)) {
      this.drawings = true;
      return undefined;
    }
    const comma = data.indexOf(44);
    const encoded = data.subarray(comma + 1, data.length > BASE64_AT_MOST ? comma + 1 + BASE64_HEAD : data.length);
    const raster = comma > 0 && /;\s*base64\s*,/.test(head) ? await rasterOf(encoded) : undefined;
    if (!raster) this.partial = true;
    else if (raster.readable !== "yes" && data.length <= BASE64_AT_MOST) this.damaged = true;
    this.#rasters.set(element, raster);
    return raster;
  }
}

/** Width and height of a rectangle, circle or ellipse in px; 0 where they are not written. */
function extentOf({ name, attributes }: Element, place: Place): [number, number] {
  const round = name === "circle" || name === "ellipse";
  const side = (own: string, radius: string, whole: number) =>
    round
      ? 2 * (lengthInPx(attributes.get(radius) ?? attributes.get("r"), whole) ?? 0)
      : (lengthInPx(attributes.get(own), whole) ?? 0);
  return [side("width", "rx", place.width), side("height", "ry", place.height)];
}

async function rasterOf(base64: Uint8Array): Promise<RasterFile | undefined> {
  // Inkscape writes line ends as `&#10;`, whose figures would be taken for characters of the picture's data.
  const text = decodeEntities(searchable(base64)).replace(/%([0-9a-f]{2})/gi, (_, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  try {
    const packed = text.replace(/[^A-Za-z0-9+/]/g, "");
    const signs = atob(packed.slice(0, packed.length - (packed.length % 4 === 1 ? 1 : 0)));
    const bytes = new Uint8Array(signs.length);
    // One by one: `Uint8Array.from` takes forty times as long, seconds for a photo, and the check would give up.
    for (let at = 0; at < signs.length; at++) bytes[at] = signs.charCodeAt(at);
    return await readRaster(new Slices(memorySource(bytes)));
  } catch (error) {
    if (error instanceof DOMException) return undefined; // not base64
    throw error;
  }
}
