/** How a print stands beside the person of 1.6 m at the head of its category, whatever its size. Metres; x counts from the drawing's left edge. */
import { HUNG_AT, PERSON_HEIGHT } from "../content/person.ts";
import type { Stance } from "../content/types.ts";
import type { Framing, Hung } from "./view.ts";

/** The person takes this much of the ground; a print begins this far beyond: one in the hand `near`, all others `far`. */
const PERSON_ROOM = 0.72;
const AIR = { far: 0.35, near: 0.12 };
/** Between the person's head and the upper edge of the drawing. */
const ABOVE_HEAD = 0.06;
/** A print held in the hand has its middle at this height, and is never lower than this. */
const HELD = { middle: 1.12, lowest: 0.08 };
/** A print for the hand whose longer side is less than `largest` is seen close: what lies more than `below` under its lower edge is left out. */
const CLOSE = { largest: 1, below: 0.16 };
/** A hung print has its lower edge at a man's hip; one higher than `tall` has its upper edge at 1.9 m, but its lower edge never under `lowest`. */
const HUNG = { low: HUNG_AT, tall: 1.1, upper: 1.9, lowest: 0.25 };
/** A van as they drive in Hanoi, and the size of its side (docs/trade-facts.md, "Decal ô tô"). */
const VAN = { length: 4.2, height: 1.78, side: { least: [4, 1.6], most: [4.4, 2] } } as const;
/** A decal begins `behind` the tip of the bonnet, or sooner where it would come nearer than `tail` to the rear. Its middle is at the height of the doors. */
const ON_VAN = { behind: 1.5, tail: 0.15, middle: 1.08, frame: { length: 1.35, height: 0.75 } };
/** A decal smaller than this is for a door or a motorbike's box: it is seen near, without a van. */
const SMALL_DECAL = 0.8;

/** A print in its place, what must be seen with it, and the vehicle under it. */
export interface Standing {
  print: Hung;
  framing: Framing;
  /** Where the van stands, how many times as large as usual it is (a lorry, where its side is too small), and whether the print covers its whole side. */
  van?: { x: number; times: number; whole: boolean };
}

/** @param width of the print in metres, @param height of the print in metres */
export function standingOf(stance: Stance, width: number, height: number): Standing {
  const longer = Math.max(width, height);
  if (stance === "van" && longer >= SMALL_DECAL) return onVan(width, height);
  const held = stance === "hand" || stance === "van";
  const x = PERSON_ROOM + (held ? AIR.near : AIR.far);
  const y = held
    ? Math.max(HELD.lowest, HELD.middle - height / 2)
    : stance === "floor"
      ? 0
      : height > HUNG.tall
        ? Math.max(HUNG.lowest, HUNG.upper - height)
        : HUNG.low;
  const cut = held && longer < CLOSE.largest ? Math.max(0, HELD.middle - height / 2 - CLOSE.below) : 0;
  return {
    print: { x, y, width, height },
    framing: { box: { left: 0, right: x + width, top: Math.max(y + height, PERSON_HEIGHT + ABOVE_HEAD) }, cut },
  };
}

function onVan(width: number, height: number): Standing {
  const { least, most } = VAN.side;
  const whole = width >= least[0] && width <= most[0] && height >= least[1] && height <= most[1];
  const times = whole
    ? 1
    : Math.max(1, (width + ON_VAN.frame.length) / VAN.length, (height + ON_VAN.frame.height) / VAN.height);
  const van = PERSON_ROOM + AIR.far;
  const length = VAN.length * times;
  const x = van + (whole ? 0 : Math.min(ON_VAN.behind, length - ON_VAN.tail - width));
  const y = whole ? 0 : ON_VAN.middle * times - height / 2;
  const top = Math.max(y + height, PERSON_HEIGHT + ABOVE_HEAD, VAN.height * times);
  return {
    print: { x, y, width, height },
    framing: { box: { left: 0, right: Math.max(x + width, van + length), top }, cut: 0 },
    van: { x: van, times, whole },
  };
}
