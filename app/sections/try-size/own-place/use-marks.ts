/** The marks in the photo; each step of moving them can be undone. */
import { useState } from "react";
import type { Point, Quad } from "../../../try-size/own-place/homography.ts";
import { KNOWN_THINGS, type Marks } from "../../../try-size/own-place/measured-place.ts";

/** The marks, and how far the print was moved from the middle of its place, in metres. */
export interface Setting extends Marks {
  moved: Point;
}

const MARKS = ["foot", "head", "corners"] as const;

/** Steps that can be undone. */
const MOST_STEPS = 100;

/** Where the marks lie before they are moved: a person at the left, a place of the print's own shape in the middle. */
function firstSetting(photo: { width: number; height: number }, print: { width: number; height: number }): Setting {
  const { width, height } = photo;
  const ratio = print.width / print.height;
  const wide = Math.min(width * 0.5, height * 0.4 * ratio);
  const tall = wide / ratio;
  const [left, top] = [width * 0.6 - wide / 2, height * 0.42 - tall / 2];
  return {
    foot: { x: width * 0.16, y: height * 0.86 },
    head: { x: width * 0.16, y: height * 0.5 },
    known: KNOWN_THINGS[0].metres,
    corners: [
      { x: left, y: top },
      { x: left + wide, y: top },
      { x: left + wide, y: top + tall },
      { x: left, y: top + tall },
    ],
    moved: { x: 0, y: 0 },
  };
}

/** @param photo its size in pixels @param print its sides in metres */
export function useMarks(photo: { width: number; height: number }, print: { width: number; height: number }) {
  const [first] = useState(() => firstSetting(photo, print));
  const [steps, setSteps] = useState([first]);
  // The cast holds: the first setting is always there.
  const setting = steps.at(-1) as Setting;
  return {
    setting,
    /** Whether any mark lies elsewhere than at first, where the marks measure nothing. */
    isMoved: MARKS.some((mark) => setting[mark] !== first[mark]),
    canUndo: steps.length > 1,
    undo: () => setSteps((all) => (all.length > 1 ? all.slice(0, -1) : all)),
    /** Begins a step: all changes until the next step are undone together. */
    begin: () => setSteps((all) => [...all.slice(-MOST_STEPS), all.at(-1) as Setting]),
    set: (part: Partial<Setting>) => setSteps((all) => [...all.slice(0, -1), { ...(all.at(-1) as Setting), ...part }]),
  };
}

/** The quad with one of its corners moved to `point`. */
export function withCorner(corners: Quad, at: number, point: Point): Quad {
  return corners.map((corner, index) => (index === at ? point : corner)) as unknown as Quad; // four in, four out
}
