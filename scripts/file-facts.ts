/**
 * `npm run file-facts -- FILE…`: what the print file check knows about each file, as one line of JSON, from the same readers as on the site. For files that
 * customers send by mail. Ends with code 1 when a file cannot be opened; a broken print file is an answer, not an error.
 */
import { open } from "node:fs/promises";
import { readPrintFile } from "../app/print-file/read-print-file.ts";

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error("file-facts: name at least one file, e.g. npm run file-facts -- standee.pdf");
  process.exitCode = 2;
}
for (const file of files) {
  try {
    const { format, readable, trouble, partial, facts } = await factsOf(file);
    console.log(JSON.stringify({ file, format, readable, trouble, partial, facts }));
  } catch (error) {
    console.error(`file-facts: cannot open ${file}: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}

async function factsOf(path: string) {
  const handle = await open(path);
  try {
    const stat = await handle.stat();
    if (!stat.isFile()) throw new Error("it is not a file");
    return await readPrintFile({
      size: stat.size,
      async read(offset, length) {
        const bytes = new Uint8Array(Math.max(0, Math.min(length, stat.size - offset)));
        const { bytesRead } = await handle.read(bytes, 0, bytes.length, offset);
        return bytes.subarray(0, bytesRead);
      },
    });
  } finally {
    await handle.close();
  }
}
