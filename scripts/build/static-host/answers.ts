/**
 * What every address of a built site answers, for hosts that hand out files and know nothing of this project. The facts are the server's own: its table is
 * read as a server would read it, so that header, address and redirect have one home.
 */
import { PAGE_HEADERS } from "../../../server/headers.ts";
import { readSite } from "../../../server/site/read-site.ts";

/** Headers by name. */
export type Headers = Record<string, string>;

/** What a static host is told. */
export interface StaticAnswers {
  /** On every answer, whatever it is. */
  everywhere: Headers;
  /** On everything below a folder that holds no page; the address ends in a slash. */
  folders: Map<string, Headers>;
  /** On one address. */
  addresses: Map<string, { headers: Headers; page: boolean; file: string }>;
  /** Former address → present one, permanently. */
  redirects: ReadonlyMap<string, string>;
  /** Pages for what does not exist: the folder (with a slash at its end) in which they hold → their address. */
  notFound: Map<string, string>;
}

/** Headers that a host sets by itself for each file. */
const OF_THE_HOST = new Set(["Content-Type", "Content-Length", "Content-Encoding", "ETag", "Vary"]);

/** @param release folder of a complete release @throws Error as `readSite` does */
export async function staticAnswers(release: string): Promise<StaticAnswers> {
  const site = await readSite(release);
  const all = new Map<string, { headers: Headers; page: boolean; file: string }>();
  for (const [address, { forms, page }] of site.files) {
    all.set(address, { headers: headersOf(forms.identity.headers), page, file: forms.identity.path });
  }
  const notFound = new Map<string, string>();
  for (const [folder, { forms }] of site.notFound) {
    const page = `${folder}404`;
    notFound.set(folder, page);
    // Hosts look for it by this name alone, wherever it was built.
    const [built = page] = [...site.files].find(([, file]) => file.forms === forms) ?? [];
    const answer = all.get(built);
    all.delete(built);
    if (answer) all.set(page, answer);
    // The build's own copy of the same page for hosts.
    all.delete(`${page}.html`);
  }
  // The headers of pages, too: hosts have room for only so many rules, so one rule gives them to every address; on other files they have no effect.
  const everywhere = { ...PAGE_HEADERS, ...common([...all.values()].map(({ headers }) => headers)) };
  for (const answer of all.values()) answer.headers = without(answer.headers, everywhere);

  const folders = new Map<string, Headers>();
  for (const folder of new Set([...all.keys()].map((address) => `/${address.split("/")[1]}/`))) {
    const inside = [...all].filter(([address]) => address.startsWith(folder));
    if (inside.some(([, { page }]) => page)) continue;
    // One rule for what all of it share, so that a host with room for a hundred rules has room for the pages.
    const headers = common(inside.map(([, answer]) => answer.headers));
    if (inside.length > 0) folders.set(folder, headers);
  }
  return { everywhere, folders, addresses: all, redirects: site.redirects, notFound };
}

/** @returns the headers of an address that the rule for its folder does not give it already; none for most of what lies in a folder */
export function beyondFolder(address: string, headers: Headers, folders: StaticAnswers["folders"]): Headers {
  const [, ofFolder = {}] = [...folders].find(([folder]) => address.startsWith(folder)) ?? [];
  return without(headers, ofFolder);
}

/** From names and values in turn, as the server sends them. */
function headersOf(pairs: string[]): Headers {
  const headers: Headers = {};
  for (let at = 0; at < pairs.length; at += 2) {
    const [name = "", value = ""] = pairs.slice(at, at + 2);
    if (!OF_THE_HOST.has(name)) headers[name] = value;
  }
  return headers;
}

function common([first = {}, ...others]: Headers[]): Headers {
  return Object.fromEntries(
    Object.entries(first).filter(([name, value]) => others.every((headers) => headers[name] === value)),
  );
}

function without(headers: Headers, others: Headers): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !(name in others)));
}
