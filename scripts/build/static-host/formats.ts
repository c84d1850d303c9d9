/**
 * One table of answers in the words of the common static hosts.
 *
 * Sources: https://docs.netlify.com/routing/headers/ and /redirects/, https://developers.cloudflare.com/pages/configuration/headers/ (100 rules of at most
 * 2,000 characters; the same header named by two matching rules is sent joined by a comma, so no two rules here name one header for one address),
 * https://vercel.com/docs/project-configuration, https://nginx.org/en/docs/, https://caddyserver.com/docs/caddyfile, https://httpd.apache.org/docs/2.4/.
 */
import path from "node:path";
import { OWN_ANSWER_HEADERS } from "../../../server/headers.ts";
import { mediaType } from "../../../server/site/media-types.ts";
import { beyondFolder, type Headers, type StaticAnswers } from "./answers.ts";

/**
 * The same as for the server's own redirects. A browser may keep a 301 for good: it would then go in a circle between A and B once the owner gives an article
 * its former title, and so its former address, back.
 */
const OF_REDIRECTS: Headers = { "Cache-Control": OWN_ANSWER_HEADERS["Cache-Control"] };

/** Types of files that are worth compressing, beside pages; hosts have more than one name for some. */
const TEXTS =
  "text/css text/javascript application/javascript application/json application/manifest+json text/xml application/xml text/plain image/svg+xml";

/** Whether the rule for its folder gives an address all its headers. */
function isCovered(address: string, { folders, addresses }: StaticAnswers): boolean {
  return Object.keys(beyondFolder(address, addresses.get(address)?.headers ?? {}, folders)).length === 0;
}

/** The rules in one order, whatever the host: what matters most comes first, in case a host has no room for all. */
function rulesOf({ everywhere, folders, addresses }: StaticAnswers): { address: string; headers: Headers }[] {
  const single = [...addresses]
    .sort(([, one], [, other]) => Number(other.page) - Number(one.page))
    .map(([address, { headers }]) => ({ address, headers: beyondFolder(address, headers, folders) }));
  return [
    { address: "/*", headers: everywhere },
    ...[...folders].map(([folder, headers]) => ({ address: `${folder}*`, headers })),
    ...single,
  ].filter(({ headers }) => Object.keys(headers).length > 0);
}

/**
 * `_headers` of Netlify and Cloudflare Pages. A redirect of Cloudflare does not say by itself how long it may be kept, and takes the headers of a rule; one of
 * Netlify says it, and takes none.
 */
export function headersFile(answers: StaticAnswers): string {
  const rules = rulesOf(answers);
  const firstFile = rules.findIndex(({ address }) => answers.addresses.get(address)?.page === false);
  const moved = [...answers.redirects.keys()].map((address) => ({ address, headers: OF_REDIRECTS }));
  return rules
    .toSpliced(firstFile < 0 ? rules.length : firstFile, 0, ...moved)
    .map(({ address, headers }) => `${address}\n${list(headers, (name, value) => `  ${name}: ${value}\n`)}`)
    .join("");
}

/**
 * `_redirects` of Netlify and Cloudflare Pages. To Cloudflare a former address with a slash at its end is another address. A folder's own page for what does
 * not exist is told to Netlify here; Cloudflare finds that page by its name, and reports that it skips these lines.
 */
export function redirectsFile({ redirects, notFound }: StaticAnswers): string {
  const moved = [...redirects].map(([former, present]) => `${former} ${present} 301\n${former}/ ${present} 301\n`);
  const lost = foldersOf(notFound).map(([folder, page]) => `${folder}:slug ${page}.html 404\n`);
  return [...moved, ...lost].join("");
}

/** `vercel.json`, beside the files. */
export function vercelFile(answers: StaticAnswers): string {
  const rules = rulesOf(answers).map(({ address, headers }) => ({
    source: address.replace(/[.()]/g, "\\$&").replace(/\*$/, "(.*)"),
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }));
  const redirects = [...answers.redirects].map(([source, destination]) => ({ source, destination, statusCode: 301 }));
  return `${JSON.stringify({ cleanUrls: true, trailingSlash: false, headers: rules, redirects }, null, 2)}\n`;
}

/** For nginx: what stands inside `server { … }`, with `root` at the folder of the files. */
export function nginxFile(answers: StaticAnswers): string {
  const { everywhere, folders, addresses, redirects, notFound } = answers;
  // `add_header` in a location drops what the server block says, so each location repeats all headers; `always`: on a 404 too.
  const headers = (own: Headers) =>
    list({ ...everywhere, ...own }, (name, value) => `  add_header ${name} ${quoted(value)} always;\n`);
  const lead = (from: string, to: string) =>
    `location = ${from} {\n${headers(OF_REDIRECTS)}  return 301 ${to}$is_args$args;\n}\n`;
  const lines = [
    // Behind a proxy of the host nginx knows neither the name nor the port that visitors ask for.
    "charset utf-8;\netag on;\nabsolute_redirect off;\n",
    `gzip on;\ngzip_vary on;\ngzip_types ${TEXTS};\n`, // nginx compresses pages without being told
    `error_page 404 ${notFound.get("/")}.html;\n`,
    ...[...redirects].map(([former, present]) => lead(former, present) + lead(`${former}/`, present)),
    ...[...folders].map(([folder, own]) => `location ^~ ${folder} {\n${headers(own)}  try_files $uri =404;\n}\n`),
  ];
  for (const [address, { headers: own, page }] of addresses) {
    if (isCovered(address, answers)) continue;
    if ([...notFound.values()].includes(address)) {
      lines.push(
        `location = ${address} { error_page 404 ${address}.html; return 404; }\n`,
        `location = ${address}.html {\n  internal;\n${headers(own)}}\n`,
      );
    } else if (page) {
      const file = address === "/" ? "/index.html" : `${address}.html`;
      lines.push(`location = ${address} {\n${headers(own)}  try_files ${file} =404;\n}\n`);
      if (address !== "/") lines.push(lead(`${address}/`, address));
    } else {
      // nginx does not know this ending, and would call the file plain text.
      const type = address.endsWith(".webmanifest") ? "  default_type application/manifest+json;\n" : "";
      lines.push(`location = ${address} {\n${headers(own)}${type}  try_files $uri =404;\n}\n`);
    }
  }
  for (const [folder, page] of notFound) {
    const place = folder === "/" ? "/" : `~ ${oneStepBelow(folder)}`;
    lines.push(`location ${place} { error_page 404 ${page}.html; return 404; }\n`);
  }
  return lines.join("");
}

/**
 * For Caddy 2.6 or later: what stands inside `example.vn { … }`, with `root *` at the folder of the files. `route` keeps the order that stands here; Caddy's
 * own would put the pages for what does not exist first. Headers set before an error stay, so those pages set all of theirs again.
 */
export function caddyFile(answers: StaticAnswers): string {
  const { everywhere, folders, addresses, redirects, notFound } = answers;
  const say = (own: Headers) => list(own, (name, value) => `\t\theader ${name} ${quoted(value)}\n`);
  const handle = (matcher: string, lines: string) => `\thandle ${matcher} {\n${lines}\t}\n`;
  // `redir` drops the query, `rewrite` keeps it; without `route`, a handle would reorder the two.
  const lead = (to: string) =>
    `${say(OF_REDIRECTS)}\t\troute {\n\t\t\trewrite * ${to}\n\t\t\tredir * {uri} 301\n\t\t}\n`;
  const lines = [...redirects].map(([former, present]) =>
    [former, `${former}/`].map((address) => handle(address, lead(present))).join(""),
  );
  const nowhere = new Set(notFound.values());
  for (const [address, { headers: own, page }] of addresses) {
    if (nowhere.has(address) || isCovered(address, answers)) continue;
    const file = address === "/" ? "/index.html" : `${address}.html`;
    // Where the machine has no list of types Caddy knows a dozen by itself, and would send these without any.
    const type = `\t\theader {\n\t\t\tdefer\n\t\t\tContent-Type ${quoted(mediaType(path.extname(address)))}\n\t\t}\n`;
    lines.push(handle(address, `${say(own)}${page ? `\t\trewrite * ${file}\n` : type}\t\tfile_server\n`));
    if (page && address !== "/") lines.push(handle(`${address}/`, lead(address)));
  }
  for (const [folder, own] of folders) lines.push(handle(`${folder}*`, `${say(own)}\t\tfile_server\n`));
  const lost = [...notFound].map(([folder, page]) => {
    const where = `@${page.slice(1).replaceAll("/", "-")}`;
    const pattern = folder === "/" ? "^/" : oneStepBelow(folder);
    const headers = addresses.get(page)?.headers ?? {};
    return `\t${where} path_regexp ${pattern}\n${handle(where, `${say(headers)}\t\trewrite * ${page}.html\n\t\tfile_server\n`)}`;
  });
  return [
    "encode zstd gzip\n",
    list(everywhere, (name, value) => `header ${name} ${quoted(value)}\n`),
    ...["route {\n", ...lines, "\terror 404\n}\n"],
    ...["handle_errors {\n\t@lost expression {err.status_code} == 404\n\troute @lost {\n", ...lost, "\t}\n}\n"],
  ].join("");
}

/** `.htaccess` of Apache 2.4, with mod_rewrite and mod_headers. */
export function apacheFile(answers: StaticAnswers): string {
  const { everywhere, folders, addresses, redirects, notFound } = answers;
  const set = (own: Headers) => list(own, (name, value) => `  Header always set ${name} ${quoted(value)}\n`);
  const exact = (address: string) => address.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const when = (pattern: string, own: Headers) => `<If "%{REQUEST_URI} =~ m#^${pattern}#">\n${set(own)}</If>\n`;
  const lines = [
    "Options -Indexes -MultiViews\nDirectorySlash Off\nAddType application/manifest+json .webmanifest\nAddType image/avif .avif\nAddDefaultCharset utf-8\n",
    // Debian's own list of types has neither data files nor drawings, and hosts' lists often have none at all. mod_deflate then gives each file another tag,
    // which it does not recognise when a browser sends it back.
    `<IfModule mod_deflate.c>\n<IfModule mod_filter.c>\n  AddOutputFilterByType DEFLATE text/html ${TEXTS}\n</IfModule>\n</IfModule>\n`,
    'RequestHeader edit* If-None-Match "-gzip\\"" "\\""\n',
    set(everywhere).replace(/^ {2}/gm, ""),
    ...[...folders].map(([folder, own]) => when(folder, own)),
    list(OF_REDIRECTS, (name, value) => `Header always set ${name} ${quoted(value)} "expr=%{REQUEST_STATUS} == 301"\n`),
    "RewriteEngine On\n",
    ...[...redirects].map(([former, present]) => `RewriteRule ^${exact(former.slice(1))}/?$ ${present} [R=301,L]\n`),
  ];
  const pages = [...addresses].filter(([, { page }]) => page);
  for (const [address, { headers: own }] of addresses) {
    const file = address === "/" ? "(index\\.html)?" : "(\\.html)?";
    if (!isCovered(address, answers)) lines.push(when(`${exact(address)}${file}$`, own));
  }
  for (const [address] of pages) {
    if (address === "/" || [...notFound.values()].includes(address)) continue;
    lines.push(
      `RewriteRule ^${exact(address.slice(1))}/$ ${address} [R=301,L]\n`,
      `RewriteRule ^${exact(address.slice(1))}$ ${address}.html [END]\n`,
    );
  }
  lines.push(`ErrorDocument 404 ${notFound.get("/")}.html\n`);
  for (const [folder, page] of foldersOf(notFound)) {
    lines.push(`<If "%{REQUEST_URI} =~ m#${oneStepBelow(folder)}#">\n  ErrorDocument 404 ${page}.html\n</If>\n`);
  }
  return lines.join("");
}

/** Folders that have a page of their own for what does not exist in them. */
function foldersOf(notFound: StaticAnswers["notFound"]): [folder: string, page: string][] {
  return [...notFound].filter(([folder]) => folder !== "/");
}

/** For which addresses such a page holds, as the server has it (contract/built-site.ts): a regular expression of nginx and Apache. */
const oneStepBelow = (folder: string) => `^${folder}[^/]+/?$`;

function list(headers: Headers, line: (name: string, value: string) => string): string {
  return Object.entries(headers)
    .map(([name, value]) => line(name, value))
    .join("");
}

/** None of the values holds a double quote, a backslash or a dollar sign; one that did would be told here. */
function quoted(value: string): string {
  if (/["\\$]/.test(value)) throw new Error(`A header cannot be written for this host: ${value}`);
  return `"${value}"`;
}
