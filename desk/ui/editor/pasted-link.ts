/** Addresses of pasted links. */

/**
 * Addresses by which Google and Facebook lead out of their pages. They record who follows them, and soon stop working. Each row has the host, the path
 * and the parameters that may hold the real address.
 */
const DETOURS: [host: RegExp, path: string, ways: string[]][] = [
  [/^(www\.)?google\.com(\.vn)?$/, "/url", ["q", "url"]],
  [/^(l|lm)\.facebook\.com$/, "/l.php", ["u"]],
];

/** The parameters that Facebook, Google and Zalo add to an address to recognise who follows it, or where they come from. */
const MARK = /^(fbclid|gclid|zarsrc|utm_[a-z]+)$/;

/** @returns the final destination of such a link, without such marks; any other link as it was given */
export function destinationOf(href: string): string {
  if (!URL.canParse(href)) return href; // a path of the site
  const given = new URL(href);
  const ways = DETOURS.find(([host, path]) => host.test(given.hostname) && path === given.pathname)?.[2] ?? [];
  const beyond = ways
    .map((way) => given.searchParams.get(way) ?? "")
    .find((end) => /^https?:/.test(end) && URL.canParse(end));
  const end = new URL(beyond ?? href);
  const marks = [...end.searchParams.keys()].filter((name) => MARK.test(name));
  if (marks.length === 0) return beyond ?? href;
  for (const mark of marks) end.searchParams.delete(mark);
  return end.href;
}
