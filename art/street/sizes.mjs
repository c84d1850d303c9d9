/** The prints' sizes on labels, and the kerb: a tape measure, true to the scene, whose figures are metres. */
import { INK, YELLOW } from './colours.mjs'
import { GROUND, short } from './measures.mjs'

/** A phone shows fewer, in larger letters. */
export function sizesOnPhone({ size }) {
  size(14.4, 7.16, 5.6, 'Băng rôn 5,6 m')
  size(20.8, 8.95, 3.1, '3,1 × 5,1 m')
  size(16.3, 2.75, 0, 'Standee 2 m')
  size(2.9, 5.18, 4, '4 × 1,2 m') // no wider than its print: the drawing is cut between the houses
  size(23.6, 2.58, 0, 'Decal ô tô')
}

export function sizes({ size }) {
  size(2.9, 4.97, 4, 'Bạt hiflex 4 × 1,2 m')
  size(8.25, 4.12, 3, 'Backlit 3 × 0,9 m')
  size(14.4, 7.1, 5.6, 'Băng rôn 5,6 × 0,85 m')
  size(20.8, 8.72, 3.1, 'Bạt 3,1 × 5,1 m')
  size(24.9, 2.45, 0, 'Decal ô tô')
  size(16.3, 2.7, 0, 'Standee 0,8 × 2 m')
}

/** The line beside the standee, from foot to top. */
export function heightOfStandee({ add }) {
  add(
    `<path d="M15.6 ${short(GROUND - 0.05)}V${short(GROUND - 2.08)}m-.14 0h.28m-.28 2.03h.28" stroke="${INK}" stroke-width=".035"/>`,
  )
}

/** From the first whole metre in view to the last that has room for its figure. */
export function kerb({ add, write }, { left, width, tape, figures }) {
  add(
    `<defs><pattern id="tape" width="1" height="${tape}" patternUnits="userSpaceOnUse" y="${GROUND}"><path d="M0 0h1v${tape}H0z" fill="${YELLOW}"/><path d="M.1 0v.2M.2 0v.2M.3 0v.2M.4 0v.2M.6 0v.2M.7 0v.2M.8 0v.2M.9 0v.2" stroke="${INK}" stroke-width=".025"/><path d="M.5 0v.34" stroke="${INK}" stroke-width=".03"/><path d="M.02 0v.62" stroke="${INK}" stroke-width=".045"/></pattern></defs><rect x="-7" y="${GROUND}" width="48" height="${tape}" fill="url(#tape)"/>`,
  )
  for (let metre = Math.max(-6, Math.ceil(left)); metre < left + width - 0.5; metre++)
    write(metre + 0.1, -figures.below, figures.height, String(metre - figures.zero), INK)
}
