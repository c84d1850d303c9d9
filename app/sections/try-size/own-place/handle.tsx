import type { KeyboardEvent } from "react";
import type { Point } from "../../../try-size/own-place/homography.ts";
import styles from "./own-place.module.css";

const KEYS: Record<string, Point> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** A mark in the photo, in the photo's pixels, and what moves it. */
export interface Mark {
  label: string;
  kind: "height" | "corner" | "print";
  at: Point;
  move: (to: Point) => void;
}

/**
 * A mark that is seen and reached by keyboard: arrow keys move it, ten times as far with Shift. Pointers take hold of it through the photo
 * (photo-board.tsx), which knows the nearest of marks that lie close together.
 *
 * @param scale screen pixels per pixel of the photo
 */
export function Handle({
  mark: { label, kind, at, move },
  scale,
  isChosen,
  onChoose,
  onBegin,
}: {
  mark: Mark;
  scale: number;
  /** Whether the next tap puts this mark elsewhere. */
  isChosen: boolean;
  onChoose: () => void;
  onBegin: () => void;
}) {
  function key(event: KeyboardEvent) {
    const step = KEYS[event.key];
    if (!step) return;
    event.preventDefault();
    const by = (event.shiftKey ? 10 : 1) / scale;
    onBegin();
    move({ x: at.x + step.x * by, y: at.y + step.y * by });
  }
  return (
    <button
      type="button"
      className={styles.handle}
      data-kind={kind}
      data-chosen={isChosen || undefined}
      aria-label={`${label}. Phím mũi tên để dời`}
      style={{ left: at.x * scale, top: at.y * scale }}
      onFocus={onChoose}
      onKeyDown={key}
    >
      <span />
    </button>
  );
}
