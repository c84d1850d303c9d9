/** Values of PDF (ISO 32000-1, 7.3). A name is a JavaScript string without its slash; a PDF string is bytes. */

/** Points to an object elsewhere in the file. */
export class Ref {
  readonly number: number;
  readonly generation: number;
  constructor(number: number, generation: number) {
    this.number = number;
    this.generation = generation;
  }
}

/** An operator or another bare word: `obj`, `stream`, `Tj`. */
export class Keyword {
  readonly word: string;
  constructor(word: string) {
    this.word = word;
  }
}

export type Dict = Map<string, Value>;

/** A dictionary with data. The data stay in the file until they are asked for. */
export class Stream {
  readonly dict: Dict;
  /** Where the data begin in the file. */
  readonly start: number;
  readonly number: number;
  readonly generation: number;
  constructor(dict: Dict, start: number, { number, generation }: Ref) {
    this.dict = dict;
    this.start = start;
    this.number = number;
    this.generation = generation;
  }
}

export type Value = null | boolean | number | string | Uint8Array | Ref | Dict | Stream | Value[];

/** Most bytes of a name (ISO 32000-1, annex C); what a file writes beyond that is cut off. */
export const LONGEST_NAME = 127;

/** The dictionary of a value: its own, or that of a stream; empty for anything else. */
export function dictOf(value: Value | undefined): Dict {
  if (value instanceof Stream) return value.dict;
  return value instanceof Map ? value : new Map();
}

/** @returns the value where it is a number, `otherwise` where it is anything else */
export function numberOf(value: Value | undefined, otherwise: number): number {
  return typeof value === "number" ? value : otherwise;
}
