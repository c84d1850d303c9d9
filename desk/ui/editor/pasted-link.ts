/** Addresses that are pasted. */

/** Google and Facebook lead out of their pages by way of these, which note who goes and soon lead nowhere: by host, the path and where the address proper stands. */
const DETOURS: [host: RegExp, path: string, ways: string[]][] = [
  [/^(www\.)?google\.com(\.vn)?$/, "/url", ["q", "url"]],
  [/^(l|lm)\.facebook\.com$/, "/l.php", ["u"]],
];

/** What Facebook, Google and Zalo write behind an address to know the one who goes there, or whence. */
const MARK = /^(fbclid|gclid|zarsrc|utm_[a-z]+)$/;

/** @returns where a link leads in the end, without such marks; another one as it was given */
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
