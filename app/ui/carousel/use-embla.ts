/** Embla under a carousel: it draws the track along with finger and mouse, and around its end. Loaded once the carousel is near and a visitor is there, or it turns. */
import type { EmblaCarouselType } from "embla-carousel";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { SWIPE_THRESHOLD } from "../../limits.ts";
import { useReducedMotion } from "../window/reduced-motion.ts";
import { atNextSign } from "../window/visitor-here.ts";
import { followSwipes } from "./swipe.ts";

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

  useEffect(() => {
    const root = viewport.current;
    if (!root) return;
    let gone = false;
    let begun = false;
    let leave = () => {};
    const start = () => {
      if (begun) return;
      begun = true;
      import("embla-carousel").then(
        ({ default: EmblaCarousel }) => {
          if (gone) return;
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
          if (asked.current) turn(embla, asked.current);
          else onSelect(embla.selectedScrollSnap());
          const swipes = followSwipes(root);
          let before = 0;
          embla.on("pointerDown", () => {
            before = embla.selectedScrollSnap();
          });
          embla.on("pointerUp", () => {
            const direction = swipes.direction();
            // Embla itself turns over only after a fifth of the width; the specification asks for 10 px.
            if (direction && embla.selectedScrollSnap() === before) {
              if (direction > 0) embla.scrollNext();
              else embla.scrollPrev();
            }
          });
          embla.on("select", () => onSelect(embla.selectedScrollSnap()));
          const count = () => setInView(slidesInView(embla));
          embla.on("reInit", count);
          count();
          leave = () => {
            swipes.stop();
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
