/**
 * Walks through what a page draws (ISO 32000-1, 8 and 9): forms, pictures, fonts, colours. Nothing is drawn, nothing is run.
 * Forms within forms are followed 12 deep, each once on its way, and two million operators in all.
 */
import type { PlacedPicture } from "../facts.ts";
import type { Findings } from "./findings.ts";
import { skipInlineData } from "./inline-pictures.ts";
import type { IsHidden } from "./layers.ts";
import { after, type Matrix, matrixOf } from "./matrix.ts";
import type { PdfDocument } from "./objects/document.ts";
import { Lexer } from "./objects/lexer.ts";
import { dictOf, Keyword, Ref, Stream, type Value } from "./objects/values.ts";
import { maskOf, placePicture } from "./pictures.ts";
import { type Resources, readResources } from "./resources.ts";

const DEEPEST_FORM = 12;
const MOST_SAVED = 10_000;
const MOST_OPERANDS = 1000;

type State = { matrix: Matrix; font: Value | undefined };

/** Where the walk is: in which resources, how deep, on which way. */
export type Walk = {
  resources: Resources;
  matrix: Matrix;
  unit: number;
  /** Pictures in patterns are listed apart, those in soft masks are transparency. */
  within: "page" | "pattern" | "mask";
  isHidden: IsHidden;
  /** Forms that are being walked through: one that draws itself ends here. */
  way: ReadonlySet<number>;
};

/** Walks through the contents of pages and writes what it meets into the findings. Never throws for what a page draws. */
export class ContentWalker {
  readonly #pdf: PdfDocument;
  readonly #findings: Findings;
  /** Patterns are listed once a page, however often they fill. */
  readonly #patterns = new Set<Value>();
  /** Contents of forms that are drawn again and again. */
  readonly #contents = new Map<number, Uint8Array>();

  constructor(pdf: PdfDocument, findings: Findings) {
    this.#pdf = pdf;
    this.#findings = findings;
  }

  /** @param bytes contents, unpacked */
  async walk(bytes: Uint8Array, walk: Walk): Promise<void> {
    const lexer = new Lexer(bytes);
    const saved: State[] = [];
    /** Marked contents under way: for each, whether it lies on a layer that is switched off. */
    const marked: boolean[] = [];
    let hidden = 0;
    let state: State = { matrix: walk.matrix, font: undefined };
    let operands: (Value | undefined)[] = [];
    for (let token = lexer.next(); token !== undefined; token = lexer.next()) {
      if (!(token instanceof Keyword)) {
        if (operands.length < MOST_OPERANDS) operands.push(token);
        continue;
      }
      if (!this.#findings.step()) return;
      switch (token.word) {
        case "q":
          if (saved.length < MOST_SAVED) saved.push({ ...state });
          break;
        case "Q":
          state = saved.pop() ?? state;
          break;
        case "cm":
          state.matrix = after(matrixOf(operands), state.matrix);
          break;
        case "Do":
          if (hidden === 0) await this.#draw(operands.at(-1), state, walk);
          break;
        case "BI": {
          const dict = lexer.dict();
          const drawn = await placePicture(this.#pdf, dict, {
            ...typeWithin(walk),
            matrix: state.matrix,
            spaces: walk.resources.spaces,
          });
          if (drawn && hidden === 0) this.#findings.addPicture(drawn.picture, walk.within === "pattern");
          lexer.at = skipInlineData(bytes, lexer.at, drawn?.picture, dict.has("F") || dict.has("Filter"));
          break;
        }
        case "BMC":
          if (marked.length < MOST_SAVED) marked.push(false);
          break;
        case "BDC": {
          const [tag, layer] = operands;
          const layered = tag === "OC" && typeof layer === "string";
          const off = layered && (await walk.isHidden(walk.resources.properties.get(layer)));
          if (marked.length >= MOST_SAVED) break;
          marked.push(off);
          if (off) hidden++;
          break;
        }
        case "EMC":
          if (marked.pop()) hidden--;
          break;
        case "Tf":
          state.font = operands[0];
          break;
        case "gs": {
          const font = walk.resources.fontOfState.get(String(operands.at(-1)));
          if (font !== undefined) state.font = font;
          await this.#softMask(String(operands.at(-1)), state, walk);
          break;
        }
        case "scn":
        case "SCN":
          if (typeof operands.at(-1) === "string" && hidden === 0) await this.#fill(operands.at(-1), walk);
          break;
        default:
          if (hidden === 0) this.#note(token.word, operands, state, walk);
      }
      operands = [];
    }
  }

  /** Operators that need no reading: colours and text. */
  #note(word: string, operands: (Value | undefined)[], { font }: State, { resources }: Walk): void {
    switch (word) {
      case "g":
      case "G":
        this.#findings.vectorColour.add("grey");
        break;
      case "rg":
      case "RG":
        this.#findings.vectorColour.add("rgb");
        break;
      case "k":
      case "K":
        this.#findings.vectorColour.add("cmyk");
        break;
      case "Tj":
      case "TJ":
      case "'":
      case '"': {
        const shown = operands.at(-1);
        const strings = (Array.isArray(shown) ? shown : [shown]).filter((part) => part instanceof Uint8Array);
        if (!strings.some(({ length }) => length > 0)) break;
        for (const part of strings) this.#findings.addText(part);
        const used = typeof font === "string" ? resources.fonts.get(font) : font;
        if (used !== undefined) this.#findings.used.add(used);
      }
    }
  }

  async #draw(name: Value | undefined, { matrix }: State, walk: Walk): Promise<void> {
    if (typeof name !== "string" || this.#findings.isFull) return;
    const ref = walk.resources.objects.get(name);
    const object = await this.#pdf.get(ref);
    if (!(object instanceof Stream)) {
      this.#pdf.damaged = true; // what the page draws is not there
      return;
    }
    if (await walk.isHidden(object.dict.get("OC"))) return;
    const subtype = await this.#pdf.entry(object.dict, "Subtype");
    if (subtype === "Form") await this.drawForm(object, matrix, walk);
    else if (subtype === "Image") await this.#image(object, matrix, walk);
  }

  async #image(image: Stream, matrix: Matrix, walk: Walk): Promise<void> {
    const placing = { ...typeWithin(walk), matrix, spaces: walk.resources.spaces };
    const inPattern = walk.within === "pattern";
    const drawn = await placePicture(this.#pdf, image, placing);
    if (!(await this.#pdf.isPresent(image))) this.#pdf.damaged = true;
    if (!drawn) return;
    this.#findings.addPicture(drawn.picture, inPattern);
    for (const spot of drawn.spots) this.#findings.spots.add(spot);
    const mask = await maskOf(this.#pdf, image.dict);
    if (!mask) return;
    if (mask[0] === "smask") this.#findings.transparency = true;
    const masking = await placePicture(this.#pdf, mask[1], { ...placing, type: mask[0] });
    if (masking) this.#findings.addPicture(masking.picture, inPattern);
  }

  /** A graphics state may lay a whole drawing over what follows, to say where it shines through. */
  async #softMask(name: string, { matrix }: State, walk: Walk): Promise<void> {
    const group = await this.#pdf.get(walk.resources.softMasks.get(name));
    if (group instanceof Stream) await this.drawForm(group, matrix, { ...walk, within: "mask" });
  }

  /** @param matrix in force where it is drawn; its own comes on top */
  async drawForm(form: Stream, matrix: Matrix, walk: Walk): Promise<void> {
    if (walk.way.size >= DEEPEST_FORM) {
      this.#findings.partial = true;
      return;
    }
    if (walk.way.has(form.number)) return;
    const bytes = this.#contents.get(form.number) ?? (await this.#pdf.data(form)).bytes;
    this.#contents.set(form.number, bytes);
    const own = await this.#pdf.entry(form.dict, "Resources");
    const numbers = await this.#pdf.entry(form.dict, "Matrix");
    await this.walk(bytes, {
      ...walk,
      resources: own instanceof Map ? await readResources(this.#pdf, own, this.#findings) : walk.resources,
      matrix: after(matrixOf(numbers), matrix),
      way: new Set([...walk.way, form.number]),
    });
  }

  /** A tiling pattern draws pictures of its own; its matrix counts from the page, or from the form it is used in. */
  async #fill(name: Value | undefined, walk: Walk): Promise<void> {
    const ref = typeof name === "string" ? walk.resources.patterns.get(name) : undefined;
    const key = ref instanceof Ref ? ref.number : ref;
    if (ref === undefined || this.#patterns.has(key ?? null)) return;
    this.#patterns.add(key ?? null);
    const pattern = await this.#pdf.get(ref);
    if (!(pattern instanceof Stream) || dictOf(pattern).get("PatternType") !== 1) return;
    await this.drawForm(pattern, walk.matrix, { ...walk, within: "pattern" });
  }
}

function typeWithin({ within, unit }: Walk): { type: PlacedPicture["type"]; unit: number } {
  return { type: within === "mask" ? "smask" : "image", unit };
}
