/** What walking through the pages of a PDF gathers, and what is left of the work allowed. */
import type { PdfFont, PlacedPicture, Unexamined } from "../facts.ts";
import type { ColourSystem } from "./colour-space.ts";
import type { Value } from "./objects/values.ts";

const MOST_OPERATORS = 2_000_000;
/** Bytes of contents, those of a form as often as it is drawn: one without operators, drawn a million times, would take hours. */
const WALKED_AT_MOST = 128 * 1_048_576;
/** Entries of resources that are looked through: thousands of forms may each name the same thousands. */
const MOST_ENTRIES = 200_000;
const MOST_PICTURES = 5000;
const TEXT_KEPT = 4096;

/** Gathered over all pages; pictures are those of the page under way. A limit that is reached sets `partial`. */
export class Findings {
  /** Fonts listed in the resources, by the number of their object; one that is written out there, by itself. */
  readonly fonts = new Map<Value, PdfFont>();
  /** Of these, the ones that text was drawn with. */
  readonly used = new Set<Value>();
  /** Text was drawn with a font that nothing in the file names. */
  unknownFont = false;
  readonly spots = new Set<string>();
  readonly vectorColour = new Set<"grey" | "rgb" | "cmyk">();
  readonly drawnColour = new Set<ColourSystem>();
  readonly unexamined = new Set<Unexamined>();
  transparency = false;
  /** A limit was reached, or a part is packed in a way that is not read. */
  partial = false;
  /** The first letters of the pages, as bytes: enough to recognise Illustrator's notice. */
  text = "";
  /** Pictures of the page under way. */
  pictures: PlacedPicture[] = [];
  /** Pictures that patterns repeat on that page. */
  patternPictures: PlacedPicture[] = [];
  /** Patterns that were looked through for that page: each once a page, however often it fills something. */
  patterns = new Set<Value>();
  /** Lines, areas, shadings or letters were drawn on that page. */
  lines = false;
  #operators = 0;
  #walked = 0;
  #entries = 0;

  /** Counts an operator. @param weight in operators of the usual kind @returns false when there were too many */
  step(weight = 1): boolean {
    this.#operators += weight;
    return this.#within(this.#operators, MOST_OPERATORS);
  }

  /** Counts contents that are about to be walked through. @returns false when there were too many */
  walks(bytes: number): boolean {
    this.#walked += bytes;
    return this.#within(this.#walked, WALKED_AT_MOST);
  }

  /** Counts an entry of resources. @returns false when there were too many */
  takesEntry(): boolean {
    this.#entries++;
    return this.#within(this.#entries, MOST_ENTRIES);
  }

  /** What is counted beyond its bound is not looked at: then the file was read in part. */
  #within(counted: number, most: number): boolean {
    this.partial ||= counted > most;
    return counted <= most;
  }

  addPicture(picture: PlacedPicture, inPattern: boolean): void {
    const pictures = inPattern ? this.patternPictures : this.pictures;
    if (pictures.length < MOST_PICTURES) pictures.push(picture);
    else this.partial = true;
  }

  /** No more pictures of this page are taken. */
  get isFull(): boolean {
    if (this.pictures.length < MOST_PICTURES && this.patternPictures.length < MOST_PICTURES) return false;
    this.partial = true;
    return true;
  }

  addText(bytes: Uint8Array): void {
    if (this.text.length < TEXT_KEPT) this.text += String.fromCharCode(...bytes.subarray(0, 1024));
  }
}
