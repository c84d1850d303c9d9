import { settings } from "virtual:content/site";
import type { ReactNode } from "react";
import { useEffect, useInsertionEffect, useMemo } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useOutlet,
} from "react-router";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/print.css";
import type { Route } from "./+types/root";
import { NEWS } from "./addresses.ts";
import { doWhatWasKept, PAGE_SCRIPTS } from "./before-script.ts";
import { postalAddress } from "./content/site.ts";
import { endFullLoad } from "./data/use-loading-delay.ts";
import type { ScreenHandle } from "./screen-handle.ts";
import { Dock } from "./sections/frame/dock.tsx";
import { CallStrip } from "./sections/frame/footer/call-strip.tsx";
import { SiteFooter } from "./sections/frame/footer/site-footer.tsx";
import { keyOfPlace, ScreenOnTheWay, useScreenOnTheWay } from "./sections/frame/screen-on-the-way.tsx";
import { ShopNotice } from "./sections/frame/shop-notice.tsx";
import { SiteHeader } from "./sections/frame/site-header.tsx";
import { useAskedAgain } from "./sections/lost/asked-again.ts";
import { FALLBACK_TITLE, RouteFallback } from "./sections/lost/route-fallback.tsx";
import { SITE_URL } from "./seo/whole-address.ts";
import { adoptSheets } from "./style-sheets.ts";
import text from "./styles/fonts/bvp.woff2?url";
import phudu from "./styles/fonts/phudu.woff2?url";
import * as inks from "./styles/inks.ts";
import { LAYER_ORDER } from "./styles/layer-order.ts";
import { LinkFollowing } from "./ui/link-following.tsx";
import { countVisit, reportVisits } from "./visit-counts.ts";

/**
 * Both fonts, because every page shows both at once; that of the text, which is most of a page, before that of the headings. They are `font-display:
 * optional`: a font that has not come when the page is first painted is used from the next page on, so that no line ever changes its width before a reader's
 * eyes.
 */
const FONTS = [text, phudu];

const fontPreload = (href: string) =>
  ({ rel: "preload", href, as: "font", type: "font/woff2", crossOrigin: "anonymous" }) as const;

export const links: Route.LinksFunction = () => [
  ...FONTS.map(fontPreload),
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
  ...(SITE_URL ? [{ rel: "alternate", type: "application/atom+xml", href: "/feed.xml", title: NEWS.title }] : []),
];

/** These scripts have run when React takes over the page, so the script in the browser does not carry them again. */
const [BEFORE_ALL, BEHIND_ALL, WITHOUT_HOST] = import.meta.env.SSR ? PAGE_SCRIPTS : ["", "", ""];

/**
 * The order of the layers, before anything else, whatever order the sheets load in: a later layer wins over an earlier one. The build adds the page's own rules
 * and faces (scripts/build/page/inline-styles.ts). When React makes the document anew for the fallback, it writes the same text again, which the security
 * policy allows.
 */
const PAGE_STYLE = import.meta.env.SSR ? LAYER_ORDER : (document.querySelector("style")?.textContent ?? "");

/** What stands above and below each screen: made once, so that none of it is rendered again while one screen takes the place of another. */
const ABOVE = (
  <>
    <ScreenChange />
    <LinkFollowing />
    <SiteHeader />
    <ShopNotice />
  </>
);
const BELOW = (
  <>
    <p className="print-tape">
      {`Thước này dài đúng 10 cm khi in ở cỡ 100%. ${settings.name}, ${settings.phones[0]}, ${postalAddress}.`}
    </p>
    <SiteFooter />
    <Dock />
  </>
);

/** The address of the screen that was drawn last: a variable of the module, because for the fallback React makes the document anew, and all that is in it. */
let left: string | undefined;

/**
 * Puts the sheets of a screen into effect as the screen is drawn, before anything in it measures itself, and arrives at it where a link has led to it. Stands
 * in the frame, because the fallback is arrived at and left, too, and its document has neither the mark nor the focus.
 */
function ScreenChange() {
  const { pathname, search } = useLocation(); // renders this component each time another screen is drawn
  const address = pathname + search; // of a search, the query is the screen
  useInsertionEffect(adoptSheets);
  useEffect(() => {
    document.documentElement.dataset.hydrated = "true"; // styles and tests may ask whether scripts have taken over
    const before = left;
    left = address;
    if (!before || before === address) return;
    const followed = document.activeElement;
    import("./ui/window/arrive-at-screen.ts").then(
      (arrival) => arrival.arriveAtScreen(followed), // not taken apart: the build would write twice as much
      () => {},
    ); // without the module the focus stays on the link
  }, [address]);
  return null;
}

/** The frame of every page, errors included. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="vi">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* The ground of the header. */}
        <meta name="theme-color" content={inks.yellow} />
        <style dangerouslySetInnerHTML={{ __html: PAGE_STYLE }} />
        <Meta />
        <Links />
      </head>
      <body>
        <script dangerouslySetInnerHTML={{ __html: BEFORE_ALL }} suppressHydrationWarning />
        <a className="skip-link" href="#content">
          Đến nội dung chính
        </a>
        {ABOVE}
        {children}
        {BELOW}
        <script dangerouslySetInnerHTML={{ __html: BEHIND_ALL }} suppressHydrationWarning />
        {!SITE_URL && <script dangerouslySetInnerHTML={{ __html: WITHOUT_HOST }} suppressHydrationWarning />}
        <ScrollRestoration getKey={keyOfPlace} />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  const matches = useMatches();
  const withStrip = matches.every(({ handle }) => (handle as ScreenHandle | undefined)?.callStrip !== false);
  const onTheWay = useScreenOnTheWay();
  const screen = useScreen();
  useEffect(() => {
    endFullLoad();
    enableStylesheets();
    queueMicrotask(doWhatWasKept); // after the effects of what stands behind this component (`BELOW`)
    // The same condition as OWN_SERVER; written out, so that a build without a server leaves the module out.
    if (!import.meta.env.VITE_EMAIL_USER_ID) reportVisits();
  }, []);
  const page = matches.at(-1)?.pathname;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page, whatever it is
  useEffect(() => countVisit("view"), [page]);
  return (
    <>
      <main id="content" tabIndex={-1} aria-busy={onTheWay || undefined}>
        {onTheWay && <ScreenOnTheWay />}
        {screen}
      </main>
      {withStrip && <CallStrip />}
    </>
  );
}

/** The screen at the address. It is not rendered again while another screen is on its way, because it shows nothing of that. */
function useScreen() {
  const screen = useOutlet();
  const here = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the router makes a new element at each change of its state
  return useMemo(() => screen, [here]);
}

/** The route fallback of the specification (§2, §8). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (useAskedAgain(error))
    return (
      <main id="content" tabIndex={-1} aria-busy>
        <ScreenOnTheWay />
      </main>
    );
  const message = isRouteErrorResponse(error)
    ? `${error.status} ${error.statusText}`
    : error instanceof Error
      ? error.message
      : "Unknown Error";
  return (
    <main id="content" tabIndex={-1}>
      <title>{FALLBACK_TITLE}</title>
      <RouteFallback message={message} />
    </main>
  );
}

/** Enables the style sheets that are still disabled because not all of them came before the script (scripts/build/page/late-scripts.ts). */
function enableStylesheets(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]'))
    link.disabled = false;
}
