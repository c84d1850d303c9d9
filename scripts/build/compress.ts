/** Writes a `.br` and a `.gz` beside every text file of the site, so that the server compresses nothing while it answers. */
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const TEXT = /\.(html|css|js|json|svg|xml|txt|webmanifest)$/;
/** Below this nothing is won: the answer fits one packet anyway. */
const WORTH_IT = 512;
/** Files compressed at a time: as many as Node's pool has threads. */
const AT_ONCE = 4;

/**
 * @param folder the public folder of a release
 * @returns the bytes of its text files as sent to a browser that knows brotli
 */
export async function compressFolder(folder: string): Promise<number> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => TEXT.test(file));
  let bytes = 0;
  const next = async (): Promise<void> => {
    const file = files.pop();
    if (!file) return;
    bytes += await compress(path.join(folder, file));
    return next();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return bytes;
}

async function compress(file: string): Promise<number> {
  const { size } = await stat(file);
  if (size < WORTH_IT) return size;
  const content = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: size };
  const [small, plain] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, plain)]);
  return small.length;
}
