/**
 * The style sheets of the screens (stands in for React Router's module of the same purpose, see vite/router-parts-plugin.ts).
 *
 * A sheet comes behind all others, before its screen is drawn, and stays. React Router's own come twice, each time in front of others, and go with
 * their screen: for a browser the order of the layers may then be another one, so it looks up every font anew and lays out all of the page,
 * three times for each click (Chromium: 9 to 25 ms each, four times that on a phone).
 */
import { chunkInTime } from "./chunk-in-time.ts";
import { loadRouteModule } from "./route-modules.ts";

/** What this needs of React Router's list of screens. */
interface Screens {
  routes: Record<string, Screen | undefined>;
}
interface Screen {
  id: string;
  module: string;
  clientLoaderModule?: string;
  imports?: string[];
  css?: string[];
}
interface Match {
  route: { id: string };
}
interface KeyedLink {
  key: string;
  link: object;
}

/** What the page came with; React keeps these where they are, whatever screen comes. */
let first: KeyedLink[] | undefined;

/**
 * Called whenever other screens are drawn.
 *
 * @returns the links of the page that was opened, on all screens of the visit
 */
export function getKeyedLinksForMatches(
  matches: Match[],
  modules: Record<string, { links?: () => object[] } | undefined>,
  { routes }: Screens,
): KeyedLink[] {
  if (first) {
    // A sheet that failed when its screen was there before is asked for again.
    for (const { route } of matches) void prefetchRouteCss(routes[route.id]);
    return first;
  }
  const links = matches.flatMap(({ route: { id } }) => [
    ...(routes[id]?.css ?? []).map((href) => ({ rel: "stylesheet", href })),
    ...(modules[id]?.links?.() ?? []),
  ]);
  first = [...new Map(links.map((link) => [JSON.stringify(link), link]))].map(([key, link]) => ({ key, link }));
  return first;
}

/** The sheets that were asked for on the way inside the site, without those that failed: by address, what resolves when they are there. */
const asked = new Map<string, Promise<unknown>>();

/**
 * Brings the sheets of a screen into the page. All are fetched first and then put behind the others at once: one that came late would stand
 * behind those that were quicker, and win over them. Over `preload`, because Chromium warns of each that waits for another; over sheets without
 * a medium until all are here, because a change of it has the fonts looked up, too.
 *
 * @returns once the screen can be drawn. A sheet that fails or takes too long holds no screen back: its words can be read without it.
 */
export async function prefetchRouteCss({ css = [] }: Pick<Screen, "css"> = {}): Promise<void> {
  const missing = css.filter(
    (href) => !asked.has(href) && !document.querySelector(`[rel="stylesheet"][href="${href}"]`),
  );
  const come = Promise.allSettled(missing.map(fetched)).then(() => Promise.all(missing.map(put)));
  for (const href of missing) asked.set(href, come);
  const dressed = Promise.all(css.map((href) => asked.get(href)));
  await chunkInTime(dressed, () => new Error(`Style sheets take too long: ${css.join(", ")}`)).catch(console.error);
}

/** Brings a sheet into the browser's cache. */
async function fetched(href: string): Promise<void> {
  await (await fetch(href)).blob();
}

/** Puts a sheet behind all others. @returns once it has come or failed */
function put(href: string): Promise<void> {
  return new Promise((settled) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    link.onload = () => settled();
    link.onerror = () => {
      link.remove();
      asked.delete(href);
      settled();
    };
    document.head.append(link);
  });
}

/** Of the modules' own links only the root has any, and those came with the page. */
export async function prefetchStyleLinks(): Promise<void> {}

/** @returns addresses of the scripts of some screens, which the page was built with */
export function getModuleLinkHrefs(matches: Match[], { routes }: Screens): string[] {
  const hrefs = matches.flatMap(({ route: { id } }) => {
    const screen = routes[id];
    return screen ? [screen.module, screen.clientLoaderModule ?? [], screen.imports ?? []].flat() : [];
  });
  return [...new Set(hrefs)];
}

/** What is not on the screen that is shown: fetched where a pointer rests on a link (app/ui/link-following.tsx). */
export function getNewMatchesForLinks<M extends Match>(
  _page: string,
  next: M[],
  current: Match[],
  _manifest: Screens,
  _location: unknown,
  what: "assets" | "data",
): M[] {
  if (what === "data") return []; // the screens fetch it, once they are drawn
  return next.filter(({ route }, place) => route.id !== current[place]?.route.id);
}

/** Fetches the sheets and the scripts of some screens. @returns no links: none is needed besides */
export async function getKeyedPrefetchLinks(
  matches: Match[],
  { routes }: Screens,
  modules: Record<string, object>,
): Promise<KeyedLink[]> {
  const screens = matches.flatMap(({ route }) => routes[route.id] ?? []);
  await Promise.all(screens.flatMap((screen) => [prefetchRouteCss(screen), loadRouteModule(screen, modules)]));
  return [];
}

/** Whether a link of a module names a page; none does. */
export const isPageLinkDescriptor = (): boolean => false;
