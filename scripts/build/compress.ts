/** Writes a `.br` and a `.gz` beside a text file of the site, so that the server compresses nothing while it answers. */
import { link, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { ENCODINGS } from "../../contract/built-site.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const TEXT = /\.(html|css|js|json|svg|xml|txt|webmanifest)$/;
/** Bytes. Below this nothing is gained, because the answer fits into one packet anyway. */
const WORTH_IT = 512;

const FORMS = Object.values(ENCODINGS);

/** Whether a file is of a kind that compressing makes smaller. */
export function isWorthCompressing(file: string): boolean {
  return TEXT.test(file);
}

/**
 * @param site public folder of a release
 * @param file path within it
 * @param content what stands in the file
 * @param former public folder of the release before: where the file is the same there, its compressed forms are taken from it
 * @returns bytes as sent to a browser that knows brotli
 */
export async function compress(site: string, file: string, content: Buffer, former: string): Promise<number> {
  const size = content.length;
  if (size < WORTH_IT) return size;
  const target = path.join(site, file);
  const known = path.join(former, file);
  if ((await readFile(known).catch(() => undefined))?.equals(content)) {
    await Promise.allSettled(FORMS.map((ending) => link(known + ending, target + ending)));
    const sizes = FORMS.map((ending) => stat(`${target}${ending}`).then(({ size }) => size));
    const [small = 0, ...others] = await Promise.all(sizes).catch(() => []);
    if (small > 0 && others.every((other) => other > 0)) return small;
    // On a disk without links, or where the release before was cut short (by a power cut, to nothing), the forms are made anew. What was linked is removed
    // first, so that nothing is written through a link into a release that may be served now.
    await Promise.all(FORMS.map((ending) => rm(target + ending, { force: true })));
  }
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: size };
  const [small, plain] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })]);
  await Promise.all([writeFile(target + ENCODINGS.br, small), writeFile(target + ENCODINGS.gzip, plain)]);
  return small.length;
}
