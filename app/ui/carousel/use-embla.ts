/** Embla under a carousel: it draws the track along with finger and mouse, and around its end. Loaded once the carousel is near and a visitor is there, or it turns. */
import type { EmblaCarouselType } from "embla-carousel";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { SWIPE_THRESHOLD } from "../../limits.ts";
import { useReducedMotion } from "../window/reduced-motion.ts";
import { atNextSign } from "../window/visitor-here.ts";
import { followSwipes, type Swipes } from "./swipe.ts";

/** Embla's own measure of speed; 20 comes to rest in about 300 ms (specification §9). */
const SPEED = 20;

/** How far below the window a carousel may still be when Embla is fetched for it: one window. */
const NEAR = "100%";

/**
 * @param viewport the element that shows a part of the track, its first child
 * @param index the slide that shall stand first in view
 * @param select called with the slide that a swipe has chosen
 * @returns how many slides are in view, or null while Embla is not there and the track scrolls by itself
 */
export function useEmbla(
  viewport: RefObject<HTMLElement | null>,
  index: number,
  select: (index: number) => void,
): number | null {
  const [inView, setInView] = useState<number | null>(null);
  const carousel = useRef<EmblaCarouselType | null>(null);
  const still = useReducedMotion();
  const onSelect = useEffectEvent(select);
  const asked = useRef(index);
  /** Fetches Embla, if that has not begun; null once it has failed, and the track goes on scrolling by itself. */
  const fetch = useRef<(() => void) | null>(() => {});
  const turn = useEffectEvent((embla: EmblaCarouselType, to: number) => embla.scrollTo(to, still));
  const turnEarly = useEffectEvent((root: HTMLElement, to: number) => {
    select(to);
    scrollTrack(root, to, still ? "instant" : "smooth");
  });

  useEffect(() => {
    const root = viewport.current;
    if (!root) return;
    let gone = false;
    let begun = false;
    let leave = () => {};
    const swipes = followSwipes(root);
    const early = turnBySwipe(root, swipes, (slide) => turnEarly(root, slide));
    const start = () => {
      if (begun) return;
      begun = true;
      import("embla-carousel").then(
        async ({ default: EmblaCarousel }) => {
          // The sign that a visitor is there often is the swipe itself: taken over under the finger, the track would lose it.
          await swipes.atRest();
          if (gone) return;
          const swiped = early.stop();
          const embla = EmblaCarousel(root, {
            align: "start",
            loop: true,
            duration: SPEED,
            dragThreshold: SWIPE_THRESHOLD,
            startIndex: scrolledTo(root),
            watchFocus: false, // what is out of view is inert, so focus never asks for a move
          });
          root.scrollLeft = 0;
          carousel.current = embla;
          if (swiped || asked.current) turn(embla, asked.current);
          else onSelect(embla.selectedScrollSnap());
          let turning = false;
          let began = { turning, at: 0 };
          embla.on("settle", () => {
            turning = false;
          });
          embla.on("pointerDown", () => {
            began = { turning, at: embla.selectedScrollSnap() };
          });
          embla.on("pointerUp", () => {
            const direction = swipes.direction();
            // Embla itself turns over only after a fifth of the width, where the specification asks for 10 px, and from where the track
            // lies: while it still turns, that is not at the slide it turns to.
            if (direction && (began.turning || embla.selectedScrollSnap() === began.at)) {
              embla.scrollTo(began.at);
              if (direction > 0) embla.scrollNext();
              else embla.scrollPrev();
            }
          });
          embla.on("select", () => {
            turning = true;
            onSelect(embla.selectedScrollSnap());
          });
          const count = () => setInView(slidesInView(embla));
          embla.on("reInit", count);
          count();
          leave = () => {
            embla.destroy();
            carousel.current = null;
          };
        },
        () => {
          fetch.current = null; // for example offline
          scrollTrack(root, asked.current, "instant");
        },
      );
    };
    fetch.current = start;
    // Both are waited for from the beginning: a visitor may come before the carousel is near.
    let near = false;
    let here = false;
    const startIfBoth = () => near && here && start();
    const callOff = atNextSign(() => {
      here = true;
      startIfBoth();
    });
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watcher.disconnect();
        near = true;
        startIfBoth();
      },
      { rootMargin: NEAR },
    );
    watcher.observe(root);
    return () => {
      watcher.disconnect();
      callOff();
      gone = true;
      early.stop();
      swipes.stop();
      leave();
    };
  }, [viewport]);

  useEffect(() => {
    if (asked.current === index) return;
    asked.current = index;
    const embla = carousel.current;
    if (!embla) {
      if (fetch.current) fetch.current();
      else if (viewport.current) scrollTrack(viewport.current, index, still ? "instant" : "smooth");
    } else if (embla.selectedScrollSnap() !== index) {
      embla.scrollTo(index, still);
    }
  }, [index, still, viewport]);

  return inView;
}

/**
 * Until Embla is there: what the browser has scrolled by itself counts as a swipe by the same threshold, and is none of the link below.
 *
 * @param turn called with the slide that a swipe asks for, one before the first and one after the last among them
 * @returns `stop()`: whether there was a swipe
 */
function turnBySwipe(root: HTMLElement, swipes: Swipes, turn: (slide: number) => void): { stop: () => boolean } {
  let before = 0;
  let swiped = false;
  let turned = false;
  const listening = new AbortController();
  const { signal } = listening;
  const begin = () => {
    before = scrolledTo(root);
  };
  const lift = () => {
    const direction = swipes.direction();
    if (!direction) return;
    swiped = turned = true;
    setTimeout(() => {
      turned = false; // the mouse's click comes with its release, a later one is meant
    });
    turn(before + direction);
  };
  root.addEventListener("touchstart", begin, { passive: true, signal });
  root.addEventListener("mousedown", begin, { signal });
  root.addEventListener("touchend", lift, { signal });
  window.addEventListener("mouseup", lift, { signal });
  root.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
  root.addEventListener("click", (event) => turned && event.preventDefault(), { capture: true, signal });
  return {
    stop() {
      listening.abort();
      return swiped;
    },
  };
}

function scrollTrack(viewport: HTMLElement, index: number, behavior: ScrollBehavior): void {
  viewport.scrollTo({ left: index * slideWidth(viewport), behavior });
}

function slidesInView(embla: EmblaCarouselType): number {
  return Math.max(1, Math.round(embla.containerNode().clientWidth / slideWidth(embla.rootNode())));
}

function slideWidth(viewport: HTMLElement): number {
  return viewport.firstElementChild?.firstElementChild?.getBoundingClientRect().width || viewport.clientWidth;
}

/** The slide that stands first in a track that the visitor has scrolled before Embla came. */
function scrolledTo(viewport: HTMLElement): number {
  return Math.round(viewport.scrollLeft / slideWidth(viewport));
}
