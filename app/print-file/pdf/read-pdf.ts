/** PDF and PDF-compatible .ai: pages, boxes, pictures, fonts, colours. Nothing in it is run, nothing outside it is fetched. */
import type { PdfFacts, PdfFile, PdfPage, Trouble } from "../facts.ts";
import { LimitReached, latin1, type Slices } from "../slices.ts";
import { walkAnnotations } from "./annotations.ts";
import type { Box } from "./box.ts";
import { ContentWalker } from "./content.ts";
import { Findings } from "./findings.ts";
import { type IsHidden, readLayers } from "./layers.ts";
import { IDENTITY } from "./matrix.ts";
import { PdfDocument } from "./objects/document.ts";
import { hasLosses } from "./objects/losses.ts";
import { dictOf, numberOf, Stream, type Value } from "./objects/values.ts";
import { type PageDict, readPage, readPageTree } from "./pages.ts";
import { readResources } from "./resources.ts";
import type { Walk } from "./walk.ts";

const HEADER_WITHIN = 1024;
const MOST_CONTENTS = 1000;
/** What Illustrator writes on the page when "Create PDF Compatible File" is off; gaps between words are often moves, not letters. */
const NOTICE = /savedwithoutPDFContent/;
/** ISO 32000-1, table 22, bit 3. */
const MAY_PRINT = 4;

/** @param file holds `%PDF-` within its first kilobyte */
export async function readPdf(file: Slices): Promise<PdfFile> {
  const head = latin1(await file.some(0, HEADER_WITHIN));
  const base = head.indexOf("%PDF-");
  const pdf = await PdfDocument.open(file, base);
  const unreadable: PdfFile = {
    format: "pdf",
    readable: "no",
    trouble: pdf.cut ? "cut" : "damaged",
    facts: { needs_password: false },
  };
  if (pdf.isEmpty) return unreadable;
  const { lock } = pdf;
  const findings = new Findings();
  const { pages, count } = await readPageTree(pdf);
  if (lock !== "locked" && (pages.length === 0 || (pdf.cut && pdf.rebuilt))) return unreadable;

  const facts: PdfFacts = { pages: count, version: await versionOf(pdf, head.slice(base + 5, base + 8)) };
  facts.encrypted = lock !== "open";
  facts.needs_password = lock === "locked";
  if (facts.encrypted) facts.printing_allowed = await mayPrint(pdf);
  facts.linearized = isLinearized(head, file.size);
  facts.javascript = await hasScript(pdf);
  if (await isPortfolio(pdf)) findings.unexamined.add("portfolio");
  facts.object_streams = pdf.hasObjectStreams;
  facts.page = [];
  const walker = new ContentWalker(pdf, findings);
  const isHidden = await readLayers(pdf);
  for (const page of pages) {
    const { told, crop } = await readPage(pdf, page);
    facts.page.push(told);
    if (lock !== "locked") await readContents(pdf, page, told, { walker, findings, isHidden, crop });
  }
  if (lock === "locked") return { format: "pdf", readable: "no", trouble: "locked", facts };
  // Of a file that was looked through in part, what is not found may lie in the rest.
  if (pdf.rebuilt && !pdf.damaged && !pdf.partial && (await hasLosses(pdf))) pdf.damaged = true;
  return settle(pdf, findings, facts);
}

function settle(pdf: PdfDocument, findings: Findings, facts: PdfFacts): PdfFile {
  // Asked only now, because the table may be made anew as late as while a page is walked through.
  if (pdf.rebuilt) facts.rebuilt = true;
  // Some programs list Helvetica on each page without writing a letter in it.
  facts.fonts = [...findings.fonts].filter(([key]) => findings.used.has(key)).map(([, font]) => font);
  facts.fonts_not_embedded = facts.fonts.filter(({ embedded }) => !embedded).map(({ name }) => name);
  if (findings.unknownFont) facts.font_unknown = true;
  facts.spots = [...findings.spots].sort();
  facts.transparency = findings.transparency;
  facts.drawn_colour = (["grey", "rgb", "cmyk", "lab"] as const).filter((colour) => findings.drawnColour.has(colour));
  if (findings.unexamined.size > 0) facts.unexamined = [...findings.unexamined].sort();
  facts.vector_colour = (["grey", "rgb", "cmyk"] as const).filter((colour) => findings.vectorColour.has(colour));
  const notice = NOTICE.test(findings.text.replace(/[\s\0]/g, ""));
  if (notice) facts.notice_only = true;
  const trouble: Trouble | undefined = pdf.cut ? "cut" : pdf.damaged ? "damaged" : notice ? "notice-only" : undefined;
  const partial = pdf.partial || findings.partial;
  return {
    format: "pdf",
    readable: trouble ? "header" : "yes",
    ...(trouble && { trouble }),
    ...(partial && { partial }),
    facts,
  };
}

type Reading = { walker: ContentWalker; findings: Findings; isHidden: IsHidden; crop: Box };

async function readContents(
  pdf: PdfDocument,
  { dict, inherited }: PageDict,
  told: PdfPage,
  { walker, findings, isHidden, crop }: Reading,
) {
  findings.pictures = told.images;
  findings.patternPictures = [];
  findings.patterns = new Set();
  findings.lines = false;
  try {
    const resources = await readResources(pdf, dictOf(await pdf.entry(inherited, "Resources")), findings);
    const bytes = await contentsOf(pdf, await pdf.entry(dict, "Contents"));
    const walk: Walk = {
      resources,
      matrix: IDENTITY,
      clip: crop,
      unit: told.user_unit,
      within: "page",
      isHidden,
      way: new Set(),
    };
    await walker.walk(bytes, walk);
    await walkAnnotations(pdf, dict, walker, walk);
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    findings.partial = true;
  }
  told.lines = findings.lines;
  if (findings.patternPictures.length > 0) told.pattern_images = findings.patternPictures;
}

/** One stream, or several that are read as one, with a line break between them as a space. */
async function contentsOf(pdf: PdfDocument, contents: Value): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  const streams = Array.isArray(contents) ? contents : [contents];
  if (streams.length > MOST_CONTENTS) pdf.partial = true;
  for (const value of streams.slice(0, MOST_CONTENTS)) {
    const stream = await pdf.get(value);
    if (stream instanceof Stream) parts.push((await pdf.data(stream)).bytes);
    else if (value !== null) pdf.damaged = true;
  }
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length + 1, 0)).fill(10);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length + 1;
  }
  return bytes;
}

/** The catalogue may state a later version than the header. */
async function versionOf(pdf: PdfDocument, header: string): Promise<string> {
  const raised = await pdf.entry(dictOf(await pdf.entry(pdf.trailer, "Root")), "Version");
  return typeof raised === "string" && raised > header ? raised : header;
}

async function mayPrint(pdf: PdfDocument): Promise<boolean> {
  const permissions = await pdf.entry(dictOf(await pdf.entry(pdf.trailer, "Encrypt")), "P");
  return (numberOf(permissions, -1) & MAY_PRINT) !== 0;
}

/** The first object of a linearized file says so, and how long the file is: a file that has grown since is no longer linearized. */
function isLinearized(head: string, size: number): boolean {
  const length = /\/Linearized\b/.test(head) ? /\/L\s+(\d+)/.exec(head) : undefined;
  return Number(length?.[1]) === size;
}

/** A portfolio is a cover page around other files (7.11.6): what is to be printed lies in these. */
async function isPortfolio(pdf: PdfDocument): Promise<boolean> {
  return (await pdf.entry(dictOf(await pdf.entry(pdf.trailer, "Root")), "Collection")) !== null;
}

/** Whether the file holds scripts: told to the shop, never run. */
async function hasScript(pdf: PdfDocument): Promise<boolean> {
  const root = dictOf(await pdf.entry(pdf.trailer, "Root"));
  const names = dictOf(await pdf.entry(root, "Names"));
  const action = dictOf(await pdf.entry(root, "OpenAction"));
  return names.has("JavaScript") || (await pdf.entry(action, "S")) === "JavaScript" || root.has("AA");
}
