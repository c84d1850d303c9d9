/** Follows the links of a page within the site, those of the texts and the drawings too. Before this script has come, each link is a full load. */
import { use, useEffect, useEffectEvent } from "react";
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_FrameworkContext as FrameworkContext,
  useNavigate,
} from "react-router";
import { HOME, TRY_SIZE } from "../addresses.ts";
import { fetchScreens, fetchScreensAhead } from "../route-sheets.ts";
import { isPlainClick } from "./window/plain-click.ts";
import { atNextSign } from "./window/visitor-here.ts";

/** Milliseconds a pointer or the focus stays on a link before its screen's script is fetched: a pointer that only passes over a link does not mean it. */
const MEANT_AFTER = 100;

/** Screens that every page leads to and that appear without delay. The script of any other screen has the time of its delay to come (specification §9). */
const AT_ONCE = [HOME.to, TRY_SIZE.to];

/** Milliseconds from the first sign of a visitor until these are fetched: the sign often is a click, and the screen it asks for goes first. */
const OUT_OF_THE_WAY = 2000;

/** A path of the site, `/danh-muc-in` or `/tim-kiem?q=…`; what has a dot is a file. */
const WITHIN_SITE = /^\/(?!\/)[^.?#]*(?:[?#]|$)/;

/**
 * Stands once in the frame and shows nothing. Fetches the screen that a visitor seems to mean. React Router's component for that fetches by `<link>` elements
 * in the page, each of which is rendered (before a click that directly follows its press is handled), and is 0.4 KB.
 */
export function LinkFollowing() {
  const navigate = useNavigate();
  const router = use(DataRouterContext)?.router;
  const built = use(FrameworkContext);

  const mean = useEffectEvent((address: string, fetching = fetchScreens) => {
    const here = router?.state.matches;
    const next = router?.match(address)?.filter(({ route }, place) => route.id !== here?.[place]?.route.id);
    if (next && built) fetching(next, built.manifest, built.routeModules).catch(() => {}); // reported when the link is followed
  });
  const expect = useEffectEvent(() => {
    for (const address of AT_ONCE) mean(address, fetchScreensAhead);
  });

  const follow = useEffectEvent((event: MouseEvent) => {
    // At a link that leads further down its page, WebKit has scrolled there before the router asks where the page was left, and Back would do nothing. So after
    // such a click the browser restores the place, after any other click the router. The target of a click is an element.
    history.scrollRestoration = (event.target as Element).closest("a[href^='#']") ? "auto" : "manual";
    const link = event.defaultPrevented || !isPlainClick(event) ? null : linkWithin(event.target);
    if (!link) return;
    event.preventDefault();
    // Before the router, which first draws the screen that it is about to leave: meanwhile the files are on their way.
    mean(link.address);
    const { pathname, search, hash } = window.location;
    navigate(link.address, { replace: link.address === pathname + search + hash, preventScrollReset: link.keepsPlace });
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const consider = ({ target, type }: Event) => {
      // A press that moves the focus has been considered already.
      if (type === "focusin" && !(target instanceof Element && target.matches(":focus-visible"))) return;
      clearTimeout(timer);
      const link = linkWithin(target);
      if (!link) return;
      // A finger does not rest before it presses, but its press comes a tenth of a second before the click. The timer runs after the event, so that a click
      // that follows at once does not wait.
      timer = setTimeout(mean, type === "pointerdown" ? 0 : MEANT_AFTER, link.address);
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("click", follow, { signal });
    document.addEventListener("click", () => clearTimeout(timer), { signal }); // the click requests the screen itself
    for (const type of ["pointerover", "pointerdown", "focusin"]) document.addEventListener(type, consider, { signal });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, []);

  useEffect(() => {
    if (wantsFewBytes()) return;
    let timer: ReturnType<typeof setTimeout>;
    const callOff = atNextSign(() => {
      timer = setTimeout(expect, OUT_OF_THE_WAY);
    });
    return () => {
      callOff();
      clearTimeout(timer);
    };
  }, []);

  return null;
}

/** Whether the visitor has asked the browser to spare bytes, where it tells. */
function wantsFewBytes(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/**
 * The link within the site that is the target, or has it inside: the address it leads to in this window, and whether the visitor stays where the
 * page is scrolled to (`data-keeps-place`). Null for everything else, which the browser handles.
 */
function linkWithin(target: EventTarget | null): { address: string; keepsPlace: boolean } | null {
  const link = target instanceof Element ? target.closest("a") : null;
  const address = link?.getAttribute("href"); // the attribute: the property `href` of a link in an SVG is no string
  if (!link || !address || !WITHIN_SITE.test(address)) return null;
  if (link.hasAttribute("download") || link.hasAttribute("target")) return null;
  return { address, keepsPlace: link.hasAttribute("data-keeps-place") };
}
