/** How large the stage is on this screen. */
import { type RefObject, useLayoutEffect, useState } from "react";
import type { StageRoom } from "../../../try-size/view.ts";

/** The stage of the prerendered page; its drawing fills whatever room there is. */
const PRERENDERED = { width: 860, height: 520 };
/** CSS pixels: on a narrower stage the labels are smaller. */
const NARROW = 600;
/** What the labels take of a stage of usual width, and of a narrow one; CSS pixels. */
export const LABELS = { kerb: 34, pad: 20, above: 52, beside: 84 };
const NARROW_LABELS = { kerb: 26, pad: 8, above: 43, beside: 58 };

/** @returns the stage's room in CSS pixels, with the room that its labels take; `measured` is false while it is still that of the prerendered page */
export function useRoom(stage: RefObject<HTMLElement | null>): StageRoom & { narrow: boolean; measured: boolean } {
  const [measured, setMeasured] = useState<typeof PRERENDERED | null>(null);
  useLayoutEffect(() => {
    if (!stage.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry?.contentRect ?? PRERENDERED;
      if (width > 0 && height > 0) setMeasured({ width, height });
    });
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, [stage]);
  const size = measured ?? PRERENDERED;
  const narrow = size.width < NARROW;
  return {
    ...size,
    narrow,
    measured: measured !== null,
    ...(narrow ? NARROW_LABELS : LABELS),
  };
}
