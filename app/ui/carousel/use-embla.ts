/**
 * Embla under a carousel: it moves the track with finger and mouse, and on past its end. Loaded once the carousel is near and a visitor is there, or once the
 * carousel turns.
 */
import type EmblaCarousel from "embla-carousel";
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
    let begun = false;
    let gone = false;
    const swipes = followSwipes(root);
    const early = turnBySwipe(root, swipes, (slide) => turnEarly(root, slide));
    const takeOver = (create: typeof EmblaCarousel) => {
      const swiped = early.stop();
      const embla = create(root, {
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
      turnByShortSwipe(embla, swipes);
      embla.on("select", () => onSelect(embla.selectedScrollSnap()));
      const count = () => setInView(slidesInView(embla));
      embla.on("reInit", count);
      count();
    };
    const start = () => {
      if (begun) return;
      begun = true;
      import("embla-carousel").then(
        async (loaded) => {
          // The sign that a visitor is there is often the swipe itself. Taking the track over while the finger is on it would lose that swipe.
          await swipes.atRest();
          if (!gone) takeOver(loaded.default);
        },
        () => {
          fetch.current = null; // for example offline
          scrollTrack(root, asked.current, "instant");
        },
      );
    };
    fetch.current = start;
    const callOff = whenNearAndUsed(root, start);
    return () => {
      gone = true;
      callOff();
      early.stop();
      swipes.stop();
      carousel.current?.destroy();
      carousel.current = null;
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
 * Calls `act` once a visitor has given a sign and the carousel is within a window of what is seen. Both are watched for from the start, since either may come first.
 *
 * @returns stops watching
 */
function whenNearAndUsed(root: HTMLElement, act: () => void): () => void {
  let near = false;
  let used = false;
  const actIfBoth = () => near && used && act();
  const callOff = atNextSign(() => {
    used = true;
    actIfBoth();
  });
  const watcher = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      near = true;
      actIfBoth();
    },
    { rootMargin: NEAR },
  );
  watcher.observe(root);
  return () => {
    watcher.disconnect();
    callOff();
  };
}

/**
 * Turns a slide for a swipe that is too short for Embla. Embla turns after a fifth of the width, the specification after 10 px. And Embla counts from where
 * the track lies: while it still turns, that is not yet the slide it turns to.
 */
function turnByShortSwipe(embla: EmblaCarouselType, swipes: Swipes): void {
  let turning = false;
  let begun = { turning, at: 0 };
  embla.on("select", () => {
    turning = true;
  });
  embla.on("settle", () => {
    turning = false;
  });
  embla.on("pointerDown", () => {
    begun = { turning, at: embla.selectedScrollSnap() };
  });
  embla.on("pointerUp", () => {
    const direction = swipes.direction();
    if (!direction || !(begun.turning || embla.selectedScrollSnap() === begun.at)) return;
    embla.scrollTo(begun.at);
    if (direction > 0) embla.scrollNext();
    else embla.scrollPrev();
  });
}

/**
 * Until Embla is there: a swipe by the same threshold turns the track, which the browser scrolls, and does not click the link below.
 *
 * @param turn called with the slide that a swipe asks for; this may be the one before the first or the one after the last
 * @returns `stop()` ends this and returns whether there was a swipe
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
      turned = false; // the click of this release comes before; a later click is meant
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
