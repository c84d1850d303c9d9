/** The frame with the real page: filled, shown once it has its styles, fitted into its room. */
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { bringIntoView, follow, hasStyles, show } from "./real-page.ts";

/** Milliseconds after which a page is shown without its styles, which is better than no page. */
const STYLES_AT_MOST = 10_000;

interface RealPage {
  frame: RefObject<HTMLIFrameElement | null>;
  /** The page has its styles, or they have not come for too long. Until then the frame is not shown, because a page without styles is a fright. */
  styled: boolean;
  /** For the frame's own `load`: its blank page is there, and can be filled. */
  load: () => void;
  /** Scrolls to what was written on last, unless some of it is in view. */
  followWriting: () => void;
}

/**
 * Keeps a frame showing a page.
 *
 * @param html the page as the site's renderer made it; empty while there is none
 * @param part heading under which the written part stands on the page of something else; empty where it has a page of its own
 */
export function useRealPage(html: string, part: string): RealPage {
  const frame = useRef<HTMLIFrameElement>(null);
  /** Parts of the page that were written on last. */
  const touched = useRef<Element[]>([]);
  const [styled, setStyled] = useState(false);
  useEffect(() => {
    if (html && show(frame.current, html, part, touched) && !hasStyles(frame.current)) setStyled(false);
  }, [html, part]);
  // Runs the first time, and where another page needs other style sheets.
  useEffect(() => {
    if (styled || !html) return;
    const since = performance.now();
    let next = 0;
    const look = () => {
      if (hasStyles(frame.current) || performance.now() - since > STYLES_AT_MOST) setStyled(true);
      else next = requestAnimationFrame(look);
    };
    next = requestAnimationFrame(look);
    return () => cancelAnimationFrame(next);
  }, [styled, html]);
  // Only once the page has its styles is it known where everything stands.
  useEffect(() => {
    if (!styled) return;
    bringIntoView(frame.current?.contentDocument, part);
    follow(frame.current?.contentDocument, touched.current);
  }, [styled, part]);
  return {
    frame,
    styled,
    load: () => html && show(frame.current, html, part, touched),
    followWriting: () => follow(frame.current?.contentDocument, touched.current),
  };
}

/**
 * Lays a frame out at the width of a screen and shrinks it into its box, whatever room that has.
 *
 * @param width of the screen, in pixels
 * @param fitted called each time, because the frame may have been hidden while its page changed, and at another width everything stands elsewhere
 */
export function useFrameFit(
  box: RefObject<HTMLElement | null>,
  frame: RefObject<HTMLIFrameElement | null>,
  width: number,
  fitted: () => void,
): void {
  const tellFitted = useEffectEvent(fitted);
  useEffect(() => {
    const outer = box.current;
    if (!outer) return;
    const fit = () => {
      const inner = frame.current;
      if (!inner) return;
      const scale = Math.min(1, outer.clientWidth / width);
      inner.style.width = `${width}px`;
      inner.style.height = `${outer.clientHeight / scale}px`;
      inner.style.transform = scale < 1 ? `scale(${scale})` : "";
      inner.style.marginLeft = scale === 1 ? `${(outer.clientWidth - width) / 2}px` : "0";
      tellFitted();
    };
    const watched = new ResizeObserver(fit);
    watched.observe(outer);
    fit();
    return () => watched.disconnect();
  }, [box, frame, width]);
}
