/**
 * The style sheets of the screens (stands in for React Router's module of the same purpose, see vite/router-parts-plugin.ts).
 *
 * A screen's sheet is placed behind all others, takes effect as its screen is drawn (`ScreenSheets` in root.tsx), and stays (style-sheets.ts). React Router's
 * own loader adds each sheet twice, each time in front of others, and removes it with its screen: at each click the browser looks up the fonts three times.
 */
import { loadRouteModule } from "./route-modules.ts";
import { adoptSheets, bringSheets, haveCome } from "./style-sheets.ts";

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

/**
 * React Router appends `#` to a sheet that a lazily loaded part needs too, so that the part adds it once more and it outlives its screen. Here sheets stay
 * anyway, and a second copy would make the browser look up the fonts again (the pages carry no such mark either: scripts/build/page/inline-styles.ts).
 */
const addresses = (css: string[] = []) => css.map((href) => href.replace(/#$/, ""));

/** The links that the page came with; React keeps them where they are, whatever screen follows. */
let first: KeyedLink[] | undefined;

/**
 * Called whenever other screens are drawn.
 *
 * @returns the links of the page that was opened: the same for all screens of the visit
 */
export function getKeyedLinksForMatches(
  matches: Match[],
  modules: Record<string, { links?: () => object[] } | undefined>,
  { routes }: Screens,
): KeyedLink[] {
  if (first) {
    // A sheet that failed on an earlier visit to its screen is requested again; a sheet that is still on its way takes effect when it comes.
    const sheets = matches.flatMap(({ route }) => addresses(routes[route.id]?.css));
    if (!haveCome(sheets)) void bringSheets(sheets).catch(console.error).then(adoptSheets);
    return first;
  }
  const links = matches.flatMap(({ route: { id } }) => [
    ...addresses(routes[id]?.css).map((href) => ({ rel: "stylesheet", href })),
    ...(modules[id]?.links?.() ?? []),
  ]);
  first = [...new Map(links.map((link) => [JSON.stringify(link), link]))].map(([key, link]) => ({ key, link }));
  return first;
}

/** Fetches the sheets of a screen. @returns once the screen can be drawn, also when a sheet fails or takes too long: its words can be read without */
export async function prefetchRouteCss(screen: Pick<Screen, "css"> = {}): Promise<void> {
  await bringSheets(addresses(screen.css)).catch(console.error);
}

/** Of the modules' own links only the root has any, and those came with the page. */
export async function prefetchStyleLinks(): Promise<void> {}

/** @returns addresses of the scripts of some screens, as the build lists them */
export function getModuleLinkHrefs(matches: Match[], { routes }: Screens): string[] {
  const hrefs = matches.flatMap(({ route: { id } }) => {
    const screen = routes[id];
    return screen ? [screen.module, screen.clientLoaderModule ?? [], screen.imports ?? []].flat() : [];
  });
  return [...new Set(hrefs)];
}

/**
 * Fetches the sheets and the scripts of some screens: when a pointer rests on a link to them (app/ui/link-following.tsx).
 *
 * @throws what `loadRouteModule` throws
 */
export async function fetchScreens(
  matches: Match[],
  { routes }: Screens,
  modules: Record<string, { handle?: unknown } | undefined>,
): Promise<void> {
  const screens = matches.flatMap(({ route }) => routes[route.id] ?? []);
  await Promise.all(screens.flatMap((screen) => [prefetchRouteCss(screen), loadRouteModule(screen, modules)]));
}

/**
 * Fetches screens that a visitor has not asked for yet: first as plain files, at low priority. A browser may treat a script whose import failed once as failed
 * for the rest of the visit (https://github.com/whatwg/html/issues/6768), and a visitor who then asks for the screen must get an attempt of his own.
 *
 * @throws where a file does not come, and what {@link fetchScreens} throws
 */
export async function fetchScreensAhead(...[matches, built, modules]: Parameters<typeof fetchScreens>): Promise<void> {
  const missing = matches.filter(({ route }) => !modules[route.id]);
  const files = await Promise.all(getModuleLinkHrefs(missing, built).map((href) => fetch(href, { priority: "low" })));
  const failed = files.find(({ ok }) => !ok);
  if (failed) throw new Error(`${failed.url} is answered ${failed.status}.`);
  await Promise.all(files.map((file) => file.arrayBuffer())); // read to their end, so that the imports find them
  await fetchScreens(missing, built, modules);
}

/** What React Router would fetch ahead, by links in the page: nothing, see {@link fetchScreens}. */
export const getNewMatchesForLinks = (): Match[] => [];
export const getKeyedPrefetchLinks = async (): Promise<KeyedLink[]> => [];

/** Whether a link of a module names a page; none does. */
export const isPageLinkDescriptor = (): boolean => false;
