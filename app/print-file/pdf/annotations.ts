/** What lies on a page without being part of its contents: stamps, filled forms (ISO 32000-1, 12.5). Only what is printed counts. */
import { EVERYWHERE, readNumbers } from "./box.ts";
import type { ContentWalker } from "./content.ts";
import { after, type Matrix, matrixOf } from "./matrix.ts";
import type { PdfDocument } from "./objects/document.ts";
import { type Dict, dictOf, numberOf, Stream, type Value } from "./objects/values.ts";
import type { Walk } from "./walk.ts";

const MOST_ANNOTATIONS = 500;
const [HIDDEN, PRINT] = [2, 4];

/** @param page its dictionary */
export async function walkAnnotations(pdf: PdfDocument, page: Dict, walker: ContentWalker, walk: Walk): Promise<void> {
  const annotations = await pdf.entry(page, "Annots");
  if (!Array.isArray(annotations)) return;
  if (annotations.length > MOST_ANNOTATIONS) pdf.partial = true;
  for (const value of annotations.slice(0, MOST_ANNOTATIONS)) {
    const annotation = dictOf(await pdf.get(value));
    const flags = numberOf(await pdf.entry(annotation, "F"), 0);
    if ((flags & PRINT) === 0 || (flags & HIDDEN) !== 0 || (await walk.isHidden(annotation.get("OC")))) continue;
    const form = await appearanceOf(pdf, annotation);
    if (!form) continue;
    const place = await placeOf(pdf, form, await pdf.entry(annotation, "Rect"));
    // The size of the form is known, its place is not: nothing of it can be called hidden.
    if (!place) continue;
    const isField = (await pdf.entry(annotation, "Subtype")) === "Widget";
    const fieldFonts = isField ? await walker.fieldFonts() : undefined;
    await walker.drawForm(form, place, { ...walk, clip: EVERYWHERE, ...(fieldFonts && { fieldFonts }) });
  }
}

/** The normal look of an annotation; of a field with several looks, the look of its present state. */
async function appearanceOf(pdf: PdfDocument, annotation: Dict): Promise<Stream | undefined> {
  const normal = await pdf.entry(dictOf(await pdf.entry(annotation, "AP")), "N");
  if (normal instanceof Stream) return normal;
  const state = await pdf.entry(annotation, "AS");
  const appearance = typeof state === "string" ? await pdf.entry(dictOf(normal), state) : null;
  return appearance instanceof Stream ? appearance : undefined;
}

/** The matrix that stretches the look until its box fills the annotation's rectangle. */
async function placeOf(pdf: PdfDocument, form: Stream, rect: Value): Promise<Matrix | undefined> {
  const box = await readNumbers(pdf, await pdf.entry(form.dict, "BBox"));
  const target = await readNumbers(pdf, rect);
  if (!box || !target) return undefined;
  const [a, b, c, d] = after(matrixOf(await pdf.entry(form.dict, "Matrix")), [1, 0, 0, 1, 0, 0]);
  const [width, height] = [Math.abs(box[2] - box[0]), Math.abs(box[3] - box[1])];
  const across = Math.abs(a) * width + Math.abs(c) * height;
  const down = Math.abs(b) * width + Math.abs(d) * height;
  if (!(across > 0 && down > 0)) return undefined;
  return [Math.abs(target[2] - target[0]) / across, 0, 0, Math.abs(target[3] - target[1]) / down, 0, 0];
}
