/**
 * The release as a folder that any static host can hand out as it is: `build/current/static/`. Pages stand as `path.html`, which the common hosts answer at
 * `/path` (one that finds `path/index.html` sends visitors to `/path/`, another address); beside them what each host reads of headers and redirects.
 */
import { chmod, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { linkOrCopy } from "../link-or-copy.ts";
import { staticAnswers } from "./answers.ts";
import { apacheFile, caddyFile, headersFile, nginxFile, redirectsFile, vercelFile } from "./formats.ts";

/** Folder in a release. */
export const STATIC_FOLDER = "static";

/** In a release, beside the folder: nobody asks for them. */
export const NGINX_FILE = "static-host.nginx.conf";
export const CADDY_FILE = "static-host.caddy";

/** @param release folder of a complete release */
export async function writeStaticHost(release: string): Promise<void> {
  const folder = path.join(release, STATIC_FOLDER);
  const answers = await staticAnswers(release);
  for (const [address, { page, file, headers }] of answers.addresses) {
    const name = page ? (address === "/" ? "/index.html" : `${address}.html`) : address;
    const target = path.join(folder, ...name.split("/").map(decodeURIComponent));
    await mkdir(path.dirname(target), { recursive: true });
    if (page) await writeFile(target, withPolicy(await readFile(file, "utf8"), headers));
    else await linkOrCopy(file, target);
  }
  await writeFile(path.join(folder, "_headers"), headersFile(answers));
  await writeFile(path.join(folder, "_redirects"), redirectsFile(answers));
  await writeFile(path.join(folder, "vercel.json"), vercelFile(answers));
  await writeFile(path.join(folder, ".htaccess"), apacheFile(answers));
  await openToAll(folder);
  await writeFile(path.join(release, NGINX_FILE), nginxFile(answers));
  await writeFile(path.join(release, CADDY_FILE), caddyFile(answers));
  // nginx reads its own file as root, Caddy does not.
  await chmod(path.join(release, CADDY_FILE), 0o644);
}

/** Copies keep their modes. The program that hands the files out runs as another user than the builder, who may keep his own files private (umask 077). */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await chmod(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
}

/**
 * The policy of a page stands in the page itself besides: hosts choose headers by the address that was asked for, so what does not exist has none; some
 * read a hundred rules and no more; on some nobody can set any. What a page cannot say of itself is left out (Content Security Policy Level 3, section 3.3).
 */
function withPolicy(html: string, headers: Record<string, string>): string {
  const policy = headers["Content-Security-Policy"]?.replace(/; frame-ancestors [^;]*/, "");
  if (policy === undefined) throw new Error("A page has no policy of its own.");
  return html.replace(
    /<html[^>]*>(?:<head>)?/,
    (start) => `${start}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}
