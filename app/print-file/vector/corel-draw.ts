/**
 * CorelDRAW: recognised, with its version (after libcdr, CDRDocument.cpp). Up to X3 a RIFF file whose form type ends in the version:
 * 4 to 9, A = 10 … ; X4 and later a zip that holds `riffData.cdr`, or `root.dat` since X6. Its page size is not read.
 */
import type { CorelFile } from "../facts.ts";
import { latin1, type Slices } from "../slices.ts";

const HEAD = 65_536;

/** @returns the file when it is CorelDRAW's, otherwise undefined */
export async function readCorelDraw(file: Slices): Promise<CorelFile | undefined> {
  const text = latin1(await file.some(0, HEAD));
  const riff = /^RIFF[\s\S]{4}(?:CDR|cdr)([0-9A-Z])/.exec(text);
  if (riff) return recognised("riff", versionOf(riff[1] ?? ""));
  if (!text.startsWith("PK\x03\x04")) return undefined;
  const names = text + latin1(await file.some(Math.max(0, file.size - HEAD), HEAD));
  if (!/application\/x-vnd\.corel\.(?:zcf\.)?draw|content\/(?:riffData\.cdr|root\.dat)/.test(names)) return undefined;
  const inner = /RIFF[\s\S]{4}(?:CDR|cdr)([0-9A-Z])/.exec(text);
  return recognised("zip", inner ? versionOf(inner[1] ?? "") : undefined);
}

function recognised(container: "riff" | "zip", version: number | undefined): CorelFile {
  return {
    format: "cdr",
    readable: "header",
    trouble: "header-only",
    facts: { container, ...(version && { version }) },
  };
}

function versionOf(letter: string): number {
  return /\d/.test(letter) ? Number(letter) : letter.charCodeAt(0) - 55; // A is 10
}
