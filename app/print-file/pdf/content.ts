/**
 * Walks through what a page draws (ISO 32000-1, 8 and 9): forms, pictures, fonts, colours. Nothing is drawn, nothing is run.
 * Forms within forms are followed 12 deep, but never into themselves, and two million operators in all.
 */
import { EVERYWHERE, isEmpty, laidOut, overlap } from "./box.ts";
import { Colours } from "./colours.ts";
import type { Findings } from "./findings.ts";
import { lettersOf } from "./fonts.ts";
import { Forms } from "./forms.ts";
import { skipInlineData } from "./inline-pictures.ts";
import { after, IDENTITY, type Matrix, matrixOf } from "./matrix.ts";
import type { PdfDocument } from "./objects/document.ts";
import { Lexer } from "./objects/lexer.ts";
import { dictOf, Keyword, Ref, Stream, type Value } from "./objects/values.ts";
import { Path } from "./path.ts";
import { type DrawnPicture, maskOf, placePicture } from "./pictures.ts";
import { type Resources, readFieldFonts, readResources } from "./resources.ts";
import { firstState, MarkedContents, placingOf, type State, type Walk } from "./walk.ts";

const DEEPEST_FORM = 12;
const MOST_SAVED = 10_000;
const MOST_OPERANDS = 1000;

/** What drawing a form, a picture or a shading weighs beside other operators: each looks into several objects. */
const DRAWING = 2;
/** Text rendering mode 3 (9.3.6): letters that can be searched, not seen. */
const INVISIBLE = 3;

/** Walks through the contents of pages and writes what it meets into the findings. Never throws for what a page draws. */
export class ContentWalker {
  readonly #pdf: PdfDocument;
  readonly #findings: Findings;
  readonly #colours: Colours;
  readonly #forms: Forms;
  /** Fonts whose letters are drawings, and were looked through. */
  readonly #letters = new Set<Value>();

  #fieldFonts: Resources["fonts"] | undefined;

  constructor(pdf: PdfDocument, findings: Findings) {
    this.#pdf = pdf;
    this.#findings = findings;
    this.#colours = new Colours(pdf, findings);
    this.#forms = new Forms(pdf);
  }

  /** The fonts that all fields of the document may use, read when the first field is met. */
  async fieldFonts(): Promise<Resources["fonts"]> {
    this.#fieldFonts ??= await readFieldFonts(this.#pdf, this.#findings);
    return this.#fieldFonts;
  }

  /**
   * @param bytes contents, unpacked
   * @param caller of a form, the state in which it is drawn
   */
  async walk(bytes: Uint8Array, walk: Walk, caller?: State): Promise<void> {
    if (!this.#findings.walks(bytes.length)) return;
    const lexer = new Lexer(bytes);
    const saved: State[] = [];
    const marked = new MarkedContents();
    const path = new Path();
    let state = firstState(walk, caller);
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
          if (!marked.isHidden) await this.#draw(operands.at(-1), state, walk);
          break;
        case "BI": {
          const dict = lexer.dict();
          const drawn = await placePicture(this.#pdf, dict, placingOf(state, walk));
          if (drawn && !marked.isHidden) this.#add(drawn, walk);
          const behind = skipInlineData(bytes, lexer.at, drawn?.picture, dict.get("F") ?? dict.get("Filter"));
          if (behind === undefined) this.#findings.partial = true; // the contents behind the picture may be anything
          lexer.at = behind ?? bytes.length;
          break;
        }
        case "BMC":
          marked.begin(false);
          break;
        case "BDC": {
          const [tag, layer] = operands;
          const layered = tag === "OC" && typeof layer === "string";
          marked.begin(layered && (await walk.isHidden(walk.resources.properties.get(layer))));
          break;
        }
        case "EMC":
          marked.end();
          break;
        case "Tf":
          state.font = fontOf(operands[0], walk);
          break;
        case "Tr":
          state.invisible = operands.at(-1) === INVISIBLE;
          break;
        case "gs": {
          const font = walk.resources.fontOfState.get(String(operands.at(-1)));
          if (font !== undefined) state.font = font;
          await this.#softMask(String(operands.at(-1)), state, walk);
          break;
        }
        default: {
          if (path.take(token.word, operands, state.matrix)) break;
          const ended = path.end(token.word, state.clip);
          if (ended) state.clip = ended.clip;
          if (ended?.painted && !marked.isHidden) this.#drawLines(walk);
          // Most operators need no waiting, and a promise for each of two million would take noticeable time.
          const waiting = ended || marked.isHidden ? undefined : this.#note(token.word, operands, state, walk);
          if (waiting) await waiting;
        }
      }
      operands = [];
    }
    if (lexer.stopped) this.#findings.partial = true;
  }

  /** Handles colours, shadings and text. @returns a promise where the work has to be waited for */
  #note(word: string, operands: (Value | undefined)[], state: State, walk: Walk): Promise<void> | undefined {
    const last = operands.at(-1);
    switch (word) {
      case "cs":
      case "CS":
        return this.#colours.setSpace(word, last, walk.resources, state);
      case "sc":
      case "SC":
      case "scn":
      case "SCN":
        if (walk.within === "mask") return undefined; // a mask has no colours, and what fills it is transparency
        this.#colours.setColour(word, state);
        return typeof last === "string" ? this.#fill(last, walk) : undefined;
      case "sh":
        return typeof last === "string" && !isEmpty(state.clip) ? this.#shade(last, walk) : undefined;
      case "Tj":
      case "TJ":
      case "'":
      case '"':
        return this.#write(last, state, walk);
      default:
        this.#colours.setAtOnce(word, state, walk.within !== "mask");
        return undefined;
    }
  }

  async #write(shown: Value | undefined, { font, invisible, clip }: State, walk: Walk): Promise<void> {
    const strings = (Array.isArray(shown) ? shown : [shown]).filter((part) => part instanceof Uint8Array);
    if (!strings.some(({ length }) => length > 0)) return;
    for (const part of strings) this.#findings.addText(part);
    if (invisible) return;
    if (!isEmpty(clip)) this.#drawLines(walk);
    if (font === undefined) {
      this.#findings.unknownFont = true;
      return;
    }
    this.#findings.used.add(font);
    if (this.#findings.fonts.get(font)?.type === "Type 3") await this.#lookThroughLetters(font, walk);
  }

  /** Letters of a Type 3 font are drawings, and may be pictures. */
  async #lookThroughLetters(key: Value, walk: Walk): Promise<void> {
    if (this.#letters.has(key)) return;
    this.#letters.add(key);
    const { drawings, own } = await lettersOf(this.#pdf, key);
    const resources = own ? await readResources(this.#pdf, own, this.#findings) : walk.resources;
    for (const drawing of drawings)
      await this.drawForm(drawing, IDENTITY, { ...walk, resources, clip: EVERYWHERE, within: "letter" });
  }

  async #shade(name: string, walk: Walk): Promise<void> {
    this.#drawLines(walk);
    if (!this.#findings.step(DRAWING)) return;
    const shading = await this.#pdf.entry(walk.resources.shadings, name);
    if (walk.within !== "mask") await this.#colours.shade(shading, walk.resources);
  }

  #drawLines({ within }: Walk): void {
    if (within === "page" || within === "pattern") this.#findings.lines = true;
  }

  async #draw(name: Value | undefined, state: State, walk: Walk): Promise<void> {
    if (typeof name !== "string" || this.#findings.isFull) return;
    const ref = walk.resources.objects.get(name);
    const object = await this.#pdf.get(ref);
    if (!(object instanceof Stream)) {
      this.#pdf.damaged = true; // what the page draws is not there
      return;
    }
    if (await walk.isHidden(object.dict.get("OC"))) return;
    const subtype = await this.#pdf.entry(object.dict, "Subtype");
    // The data, or the page, lie in another file: this file holds at most a substitute.
    if (object.dict.has("F") || object.dict.has("Ref")) this.#findings.unexamined.add("link");
    if (subtype === "Form") await this.drawForm(object, state.matrix, { ...walk, clip: state.clip }, state);
    else if (subtype === "Image") await this.#image(object, state, walk);
    else this.#findings.unexamined.add("object");
  }

  async #image(image: Stream, state: State, walk: Walk): Promise<void> {
    const placing = placingOf(state, walk);
    if (!this.#findings.step(DRAWING)) return;
    const drawn = await placePicture(this.#pdf, image, placing);
    if (!(await this.#pdf.isPresent(image))) this.#pdf.damaged = true;
    if (!drawn) return;
    this.#add(drawn, walk);
    const mask = await maskOf(this.#pdf, image.dict);
    if (!mask) return;
    if (mask[0] === "smask") this.#findings.transparency = true;
    const masking = await placePicture(this.#pdf, mask[1], { ...placing, type: mask[0] });
    if (!masking) return;
    if (Math.min(...drawn.picture.px) === 1) masking.picture.outlines = true;
    this.#add(masking, walk);
  }

  #add({ picture, spots, system }: DrawnPicture, { within }: Walk): void {
    if (within === "letter") {
      this.#findings.unexamined.add("letters");
      return;
    }
    this.#findings.addPicture(picture, within === "pattern");
    for (const spot of spots) this.#findings.spots.add(spot);
    if (picture.type === "image" && !picture.unseen) this.#colours.meet({ system });
  }

  /** A graphics state may use a whole drawing as a mask, which says where the drawings that follow shine through. */
  async #softMask(name: string, { matrix }: State, walk: Walk): Promise<void> {
    const group = await this.#pdf.get(walk.resources.softMasks.get(name));
    if (group instanceof Stream) await this.drawForm(group, matrix, { ...walk, clip: EVERYWHERE, within: "mask" });
  }

  /**
   * @param matrix the one in force where the form is drawn; the form's own is applied before it
   * @param caller the whole state there, for what goes on from it
   */
  async drawForm(form: Stream, matrix: Matrix, walk: Walk, caller?: State): Promise<void> {
    if (walk.way.size >= DEEPEST_FORM) {
      this.#findings.partial = true;
      return;
    }
    if (walk.way.has(form.number) || !this.#findings.step(DRAWING)) return;
    const { bytes, matrix: own, box, resources } = await this.#forms.get(form);
    const laid = after(own, matrix);
    const within: Walk = {
      ...walk,
      resources: resources ? await readResources(this.#pdf, resources, this.#findings) : walk.resources,
      matrix: laid,
      clip: box ? overlap(laidOut(box, laid), walk.clip) : walk.clip,
      way: new Set([...walk.way, form.number]),
    };
    await this.walk(bytes, within, caller);
  }

  /** A tiling pattern draws pictures of its own; its matrix counts from the page, or from the form that uses the pattern. */
  async #fill(name: Value | undefined, walk: Walk): Promise<void> {
    const ref = typeof name === "string" ? walk.resources.patterns.get(name) : undefined;
    const key = ref instanceof Ref ? ref.number : ref;
    if (ref === undefined || this.#findings.patterns.has(key ?? null)) return;
    this.#findings.patterns.add(key ?? null);
    const pattern = await this.#pdf.get(ref);
    if (pattern instanceof Map) await this.#colours.shade(await this.#pdf.entry(pattern, "Shading"), walk.resources);
    if (!(pattern instanceof Stream) || dictOf(pattern).get("PatternType") !== 1) return;
    // Where its tiles lie on the page is not followed, so nothing in them counts as hidden.
    await this.drawForm(pattern, walk.matrix, { ...walk, clip: EVERYWHERE, within: "pattern" });
  }
}

/** The key of the font that contents call so. */
function fontOf(name: Value | undefined, { resources, fieldFonts }: Walk): Value | undefined {
  return typeof name === "string" ? (resources.fonts.get(name) ?? fieldFonts?.get(name)) : undefined;
}
