import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import { markOf, textBehind } from "../../data/prerendered-text.ts";
import "../../styles/prose-blocks.css";
import "../../styles/prose.css";

/**
 * The text of a content file: HTML that was checked and sanitised at build. Links within the site go through the router.
 *
 * @param html the text, or the mark of a text that the prerendered page holds
 * @param rail figures float into a column at the right where the screen is wide enough; wide blocks reach over both
 */
export function Prose({ html, rail }: { html: string; rail?: boolean }) {
  const navigate = useNavigate();
  function follow(event: MouseEvent<HTMLDivElement>) {
    const address = addressWithinSite(event);
    if (!address) return;
    event.preventDefault();
    navigate(address);
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside take the keyboard; Enter on a link is a click
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      className="prose"
      data-rail={rail || undefined}
      data-text={markOf(html)}
      onClick={follow}
      dangerouslySetInnerHTML={{ __html: textBehind(html) }}
    />
  );
}

/** The address behind a plain click on a link to another page of this site, else null: the browser does what it always does. */
function addressWithinSite(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const href = link?.getAttribute("href");
  if (!href || !/^\/(?!\/)/.test(href) || link?.hasAttribute("download") || link?.target) return null;
  return href;
}
