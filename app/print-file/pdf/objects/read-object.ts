/** One object where the table says it stands (ISO 32000-1, 7.3.10): `12 0 obj … endobj`. */
import { LARGEST_VALUE, LimitReached, type Slices } from "../../slices.ts";
import { lineEnd } from "./cross-references.ts";
import { Lexer } from "./lexer.ts";
import { Keyword, Ref, Stream, type Value } from "./values.ts";

const FIRST_TRY = 4096;
const LONG = 16_384;

/**
 * @param offset in the file
 * @param count is told of every lexer that has read a part of the object
 * @returns undefined when another object, or none, stands there. Throws `LimitReached` above 4 MB
 */
export async function readObject(
  file: Slices,
  number: number,
  offset: number,
  count: (lexer: Lexer) => void,
): Promise<Value | undefined> {
  for (let length = FIRST_TRY; ; length = Math.min(length * 16, LARGEST_VALUE)) {
    const bytes = await file.some(offset, length);
    const lexer = new Lexer(bytes);
    const [found, generation, word] = [lexer.next(), lexer.next(), lexer.next()];
    if (found !== number || typeof generation !== "number") return undefined;
    if (!(word instanceof Keyword) || word.word !== "obj") return undefined;
    const value = lexer.object();
    const keyword = lexer.next();
    count(lexer);
    // An object that ends near the end of what was read may go on behind it.
    if (lexer.at > bytes.length - 32 && bytes.length === length) {
      if (length < LARGEST_VALUE) continue;
      throw new LimitReached();
    }
    if (value === undefined || value instanceof Keyword) return null; // an empty object
    const isStream = value instanceof Map && keyword instanceof Keyword && keyword.word === "stream";
    if (!isStream) return value;
    return new Stream(value, offset + lexer.at + lineEnd(bytes, lexer.at), new Ref(number, generation));
  }
}

/** Whether an object is followed by what ends it. An object longer than 16 KB is not checked, and counts as closed. */
export async function isClosed(file: Slices, offset: number): Promise<boolean> {
  const bytes = await file.some(offset, LONG);
  const lexer = new Lexer(bytes);
  for (let head = 0; head < 3; head++) lexer.next(); // number, generation, obj
  const value = lexer.object();
  const end = value instanceof Keyword ? value : lexer.next(); // of an empty object the value is its end
  if (lexer.at >= LONG) return true;
  return end instanceof Keyword && (end.word === "endobj" || (value instanceof Map && end.word === "stream"));
}
