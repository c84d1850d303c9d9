/** Forms and whatever else is drawn like one: patterns, soft masks, letters (ISO 32000-1, 8.10). */
import { type Box, readBox } from "./box.ts";
import { type Matrix, matrixOf } from "./matrix.ts";
import type { PdfDocument } from "./objects/document.ts";
import type { Dict, Stream } from "./objects/values.ts";

type Form = {
  bytes: Uint8Array;
  matrix: Matrix;
  /** What the form draws beyond its box is cut off. */
  box: Box | undefined;
  resources: Dict | undefined;
};

/** Unpacks each form once, however often it is drawn. */
export class Forms {
  readonly #pdf: PdfDocument;
  readonly #read = new Map<number, Form>();

  constructor(pdf: PdfDocument) {
    this.#pdf = pdf;
  }

  async get(stream: Stream): Promise<Form> {
    const known = this.#read.get(stream.number);
    if (known) return known;
    const entry = (key: string) => this.#pdf.entry(stream.dict, key);
    const resources = await entry("Resources");
    const form: Form = {
      bytes: (await this.#pdf.data(stream)).bytes,
      matrix: matrixOf(await entry("Matrix")),
      box: await readBox(this.#pdf, await entry("BBox")),
      resources: resources instanceof Map ? resources : undefined,
    };
    this.#read.set(stream.number, form);
    return form;
  }
}
