/** Embla under a carousel: it draws the track along with finger and mouse, and around its end. Loaded once the carousel is near. */
import type { EmblaCarouselType } from "embla-carousel";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { SWIPE_THRESHOLD } from "../../limits.ts";
import { useReducedMotion } from "../reduced-motion.ts";
import { followSwipes } from "./swipe.ts";

/** Embla's own measure of speed; 20 comes to rest in about {@link ANIMATION_DURATION} of limits.ts. */
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

  useEffect(() => {
    const root = viewport.current;
    if (!root) return;
    let left = false;
    let leave = () => {};
    const start = () =>
      import("embla-carousel").then(
        ({ default: EmblaCarousel }) => {
          if (left) return;
          const embla = EmblaCarousel(root, {
            align: "start",
            loop: true,
            duration: SPEED,
            dragThreshold: SWIPE_THRESHOLD,
            startIndex: asked.current || scrolledTo(root),
            watchFocus: false, // what is out of view is inert, so focus never asks for a move
          });
          root.scrollLeft = 0;
          carousel.current = embla;
          onSelect(embla.selectedScrollSnap());
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
        () => {}, // not loaded, for example offline: the track goes on scrolling by itself
      );
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watcher.disconnect();
        start();
      },
      { rootMargin: NEAR },
    );
    watcher.observe(root);
    return () => {
      watcher.disconnect();
      left = true;
      leave();
    };
  }, [viewport]);

  useEffect(() => {
    if (asked.current === index) return;
    asked.current = index;
    const embla = carousel.current;
    if (!embla) {
      const root = viewport.current;
      root?.scrollTo({ left: index * slideWidth(root), behavior: still ? "instant" : "smooth" });
    } else if (embla.selectedScrollSnap() !== index) {
      embla.scrollTo(index, still);
    }
  }, [index, still, viewport]);

  return inView;
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
