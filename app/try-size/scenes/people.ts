/** The person of the street: 1.6 m, arms by elbow and hand. */
import { INK, n } from "./pen.ts";

/** Elbow and hand from the middle of the feet, in metres, y downwards as in SVG. */
type Arm = [elbowX: number, elbowY: number, handX: number, handY: number];

interface Looks {
  shirt?: string;
  legs?: string;
  longHair?: boolean;
  left?: Arm;
  right?: Arm;
  /** How high above the ground the person stands, in metres. */
  on?: number;
}

const SHOULDER = 1.24;

function arm(shoulder: number, [elbowX, elbowY, handX, handY]: Arm, shirt: string): string {
  // A short sleeve ends at two thirds of the upper arm.
  const sleeve = { x: shoulder + (elbowX - shoulder) * 0.66, y: -SHOULDER + (elbowY + SHOULDER) * 0.66 };
  return `<path d="M${n(sleeve.x)} ${n(sleeve.y)}L${n(elbowX)} ${n(elbowY)} ${n(handX)} ${n(handY)}" stroke="${INK.skin}" stroke-width=".085"/><path d="M${shoulder} ${-SHOULDER}L${n(sleeve.x)} ${n(sleeve.y)}" stroke="${shirt}" stroke-width=".13"/>`;
}

/** @param x where the person stands */
export function person(
  x: number,
  {
    shirt = INK.red,
    legs = INK.ink,
    longHair,
    left = [-0.235, -0.98, -0.225, -0.76],
    right = [0.235, -0.98, 0.225, -0.76],
    on = 0,
  }: Looks = {},
): string {
  const hair = longHair ? `<path d="M-.125-1.52v.24h.25v-.24z" fill="${INK.ink}"/>` : "";
  return `<g data-person="" transform="translate(${n(x)} ${n(-on)})"><path d="M-.085-.78L-.1-.06M.085-.78L.1-.06" stroke="${legs}" stroke-width=".15" fill="none"/><path d="M-.2-.05h.19v.05h-.22zM.2-.05h-.19v.05h.22z" fill="${INK.ink}"/>${hair}<path d="M-.055-1.4h.11v.14h-.11z" fill="${INK.skin}"/><path d="M-.2-1.26Q-.19-1.3-.12-1.32L0-1.3.12-1.32Q.19-1.3.2-1.26L.17-.74H-.17z" fill="${shirt}"/><circle cy="-1.48" r=".112" fill="${INK.skin}"/><path d="M-.118-1.47a.118.13 0 01.236 0q-.1-.02-.13-.06q-.05.05-.106.06z" fill="${INK.ink}"/><g fill="none" stroke-linecap="round" stroke-linejoin="round">${arm(-0.17, left, shirt)}${arm(0.17, right, shirt)}</g></g>`;
}

/** A hand over the print that it holds. */
export function hand(x: number, y: number): string {
  return `<circle cx="${n(x)}" cy="${n(-y)}" r=".05" fill="${INK.skin}"/>`;
}
