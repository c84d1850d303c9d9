/** Addresses that are pasted. */

/** Google and Facebook lead out of their pages by way of these, which note who goes and soon lead nowhere: by host, the path and where the address proper stands. */
const DETOURS: [host: RegExp, path: string, ways: string[]][] = [
  [/^(www\.)?google\.com(\.vn)?$/, "/url", ["q", "url"]],
  [/^(l|lm)\.facebook\.com$/, "/l.php", ["u"]],
];

/** What Facebook writes behind an address to know the one who goes there. */
const MARK = "fbclid";

/** @returns where a link leads in the end, without Facebook's mark; another one as it was given */
export function destinationOf(href: string): string {
  if (!URL.canParse(href)) return href; // a path of the site
  const given = new URL(href);
  const ways = DETOURS.find(([host, path]) => host.test(given.hostname) && path === given.pathname)?.[2] ?? [];
  const beyond = ways
    .map((way) => given.searchParams.get(way) ?? "")
    .find((end) => /^https?:/.test(end) && URL.canParse(end));
  const end = new URL(beyond ?? href);
  if (!end.searchParams.has(MARK)) return beyond ?? href;
  end.searchParams.delete(MARK);
  return end.href;
}
