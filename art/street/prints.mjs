/** The prints of the street, each with the category that it leads to. */
import { GROUND } from './measures.mjs'

/** A van is no rectangle: by night its outline is cut out. */
const CUT_OUT = 'in-decal-o-to'

/**
 * `at`: [x, y, width, height] of the print; `reach`: edges further out than the print's own, as far as its label, within which a press counts, so that a
 * finger finds it.
 */
const PRINTS = [
  { kind: 'in-bat-hiflex', name: 'Bạt hiflex 4 × 1,2 m', at: [2.9, 3.42, 4, 1.2], reach: { top: 5.7 } },
  { kind: 'in-backlit', name: 'Backlit 3 × 0,9 m', at: [8.25, 2.85, 3, 0.92], reach: { top: 4.4 } },
  { kind: 'in-bang-ron', name: 'Băng rôn 5,6 × 0,85 m', at: [14.4, 5.72, 5.6, 0.9], reach: { top: 7.7 } },
  { kind: 'in-bat-hiflex', name: 'Bạt 3,1 × 5,1 m', at: [20.8, 3.3, 3.1, 5.1], reach: { top: 9.45 } },
  {
    kind: 'in-standee',
    name: 'Standee 0,8 × 2 m',
    at: [15.9, 0.08, 0.8, 2],
    reach: { left: 15.3, right: 16.95, top: 3.25, bottom: 0 },
  },
  {
    kind: 'in-hastag-cam-tay',
    name: 'Hashtag cầm tay',
    at: [18.55, 1.62, 0.9, 0.34],
    reach: { left: 18.2, right: 19.8, top: 2.15, bottom: 0.6 },
  },
  { kind: CUT_OUT, name: 'Decal ô tô', at: [22.6, 0.35, 4.3, 1.7], reach: { top: 3.1, bottom: 0 } },
]

/** Prints that have a lamp of their own, as [x, y, width, height]. */
export const litPrints = PRINTS.filter(({ kind }) => kind !== CUT_OUT).map(({ at }) => at)

/** Where each can be pressed, in metres from the upper left corner of a picture that begins at `left`. */
export function placesOf(left) {
  return PRINTS.map(({ kind, name, at: [x, y, width, height], reach }) => {
    const edges = { left: x, bottom: y, right: x + width, top: y + height, ...reach }
    return {
      kind,
      name,
      x: toCentimetre(edges.left - left),
      y: toCentimetre(GROUND - edges.top),
      width: toCentimetre(edges.right - edges.left),
      height: toCentimetre(edges.top - edges.bottom),
    }
  })
}

const toCentimetre = (metres) => +metres.toFixed(2)
