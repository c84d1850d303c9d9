/** Follows the links of a page within the site, those of the texts and the drawings too. Before it has come each link is a full load. */
import { useEffect, useEffectEvent, useState } from "react";
import { PrefetchPageLinks, useNavigate } from "react-router";
import { isPlainClick } from "./window/plain-click.ts";

/** Milliseconds a pointer or the focus stays on a link before its screen's script is fetched: who passes over it does not mean it. */
const MEANT_AFTER = 100;

/** A path of the site, `/danh-muc-in` or `/tim-kiem?q=…`; what has a dot is a file. */
const WITHIN_SITE = /^\/(?!\/)[^.?#]*(?:[?#]|$)/;

/** Stands once in the frame. Shows nothing; fetches the screen that a visitor seems to mean. */
export function LinkFollowing() {
  const navigate = useNavigate();
  const [meant, setMeant] = useState<string>();

  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.defaultPrevented || !isPlainClick(event) ? null : linkWithin(event.target);
    if (!link) return;
    event.preventDefault();
    const { pathname, search, hash } = window.location;
    navigate(link.address, { replace: link.address === pathname + search + hash, preventScrollReset: link.keepsPlace });
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const mean = ({ target, type }: Event) => {
      // What a press focuses, the press has meant already.
      if (type === "focusin" && !(target instanceof Element && target.matches(":focus-visible"))) return;
      clearTimeout(timer);
      if (type === "click") return;
      const link = linkWithin(target);
      if (!link) return;
      // A finger does not rest before it presses: what it means is known a tenth of a second before the click. Behind the event: where the click
      // follows at once, it asks for the screen itself and need not wait.
      timer = setTimeout(setMeant, type === "pointerdown" ? 0 : MEANT_AFTER, link.address);
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("click", follow, { signal });
    for (const type of ["pointerover", "pointerdown", "focusin", "click"])
      document.addEventListener(type, mean, { signal });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, []);

  return meant && <PrefetchPageLinks page={meant} />;
}

/**
 * The link within the site that was clicked, or something in it: the screen it leads to in this window, and whether the visitor stays where the
 * page is scrolled to (`data-keeps-place`). Null for all else, which is the browser's affair.
 */
function linkWithin(target: EventTarget | null): { address: string; keepsPlace: boolean } | null {
  const link = target instanceof Element ? target.closest("a") : null;
  const address = link?.getAttribute("href"); // as written: of a link in a drawing `href` is no text
  if (!link || !address || !WITHIN_SITE.test(address)) return null;
  if (link.hasAttribute("download") || link.hasAttribute("target")) return null;
  return { address, keepsPlace: link.hasAttribute("data-keeps-place") };
}
