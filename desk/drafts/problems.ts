/** What is wrong with the content that customers see, page by page: what was broken outside of the desk is told here, whatever it is. */
import type { Problem } from "../../app/content/files/content-files.build.ts";
import { wrongFields } from "../documents/check.ts";
import { lineOf, readDocument, UnreadableDocument } from "../documents/document.ts";
import { kindOf } from "../documents/kinds.ts";
import { missingPictures } from "../documents/picture-names.ts";
import type { House } from "../files/house.ts";
import { pictureNames } from "../pictures/picture-files.ts";
import { type Preview, problemsSeen } from "../preview/preview.ts";
import { foundInWords } from "./found.ts";
import { type HostedPolicy, hostedPolicies } from "./hosted-policies.ts";
import { allPages } from "./pages.ts";
import { strayFiles } from "./stray-files.ts";

/** One problem, as the window shows it. */
export interface Told {
  /** Path in `content/`. */
  file: string;
  /** Line of the file, from 1, where one is known. */
  line: number | null;
  /** One sentence in Vietnamese: what, and how to mend it. */
  sentence: string;
  /** The problem shows only together with other pages, some of which are being written: it may come from one of those, not from outside. */
  fromDesk?: true;
}

/**
 * @returns one sentence for each mistake: first those of a page by itself, then those that show only together with other pages (two pages with one
 * address, a link to nothing). Pages that are being written are left out, because their own forms show their mistakes.
 */
export async function problemsOf(house: House, preview: Preview): Promise<Told[]> {
  const pages = allPages(house);
  const written = new Set(pages.flatMap(({ file, draft }) => (draft ? [file] : [])));
  const there = pictureNames(house);
  const own = [
    ...pages.flatMap((page) => (page.draft ? [] : ownProblems(page, there))),
    ...hostedPolicies(house).flatMap((policy) => ownProblems(policy, there)),
    ...strayFiles(house).map((stray) => ({ ...stray, line: null })),
  ];
  const broken = new Set(own.map(({ file }) => file));
  const beside = (await problemsSeen(preview)).map((problem) =>
    written.size > 0 ? toldOnDesk(house, problem) : told(problem),
  );
  return [...own, ...beside.filter(({ file }) => !written.has(file) && !broken.has(file))];
}

function ownProblems({ file, kind, text, trouble }: HostedPolicy, there: ReadonlySet<string>): Told[] {
  if (trouble !== null) return [{ file, line: null, sentence: trouble }];
  try {
    const { fields } = readDocument(text ?? "", file);
    return [...wrongFields(kind, fields, "file"), ...missingPictures(fields, there)].map(({ path, message }) => ({
      file,
      line: lineOf(text ?? "", file, path),
      sentence: path ? `${path}: ${message}` : message,
    }));
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error;
    // Most of these sentences begin with the line themselves.
    const line = error.message.startsWith(`Dòng ${error.line}:`) ? null : error.line;
    return [{ file, line, sentence: error.message }];
  }
}

/** Whoever wrote it on the desk opens no file: a page is told by its title, and its place by the label of the box. */
function toldOnDesk(house: House, problem: Problem): Told {
  const { file, line } = told(problem);
  const { sentence } = told(foundInWords(house, problem));
  return { file, line: kindOf(file) ? null : line, sentence, fromDesk: true };
}

function told({ file, line, field, expected }: Problem): Told {
  return { file: file.replace(/^content\//, ""), line: line ?? null, sentence: `${field}: ${expected}.` };
}
