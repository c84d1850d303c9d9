import { LAMP, NIGHT } from './colours.mjs'
import { GROUND, short } from './measures.mjs'
import { VAN, VAN_AT } from './van.mjs'

/**
 * What lies over the street by night: dark but for what is lit. The parts that are lit may overlap, so each is cut out by a mask; the panes are under it, too,
 * because on the phone's street a label hangs before some of them.
 *
 * @param lit windows with somebody at home, as [x, y, width, height] @param shown what has a lamp of its own
 * @param left edge of the picture @param width of it
 */
export function night({ lit, shown, left, width }) {
  const box = ([x, y, w, h], rest) =>
    `<rect x="${short(x)}" y="${short(GROUND - y - h)}" width="${short(w)}" height="${short(h)}"${rest}/>`
  const glow = ([x, y, w, h]) =>
    `<ellipse cx="${short(x + w / 2)}" cy="${short(GROUND - y - h / 2)}" rx="${short(w * 0.62 + 0.9)}" ry="${short(h * 0.62 + 0.9)}" fill="url(#g)"/>`
  return [
    `<defs><radialGradient id="g"><stop stop-color="${LAMP}" stop-opacity=".42"/><stop offset="1" stop-color="${LAMP}" stop-opacity="0"/></radialGradient><linearGradient id="s" x2="0" y2="1"><stop stop-color="${NIGHT}" stop-opacity="0"/><stop offset=".3" stop-color="${NIGHT}" stop-opacity=".7"/></linearGradient>`,
    `<mask id="m" maskUnits="userSpaceOnUse" x="${left}" y="0" width="${width}" height="${GROUND}"><path fill="#fff" d="M${left} 0h${width}v${GROUND}H${left}z"/>${shown.map((part) => box(part, '')).join('')}<path d="${VAN}" transform="translate(${VAN_AT})"/></mask></defs>`,
    `<g mask="url(#m)"><path fill="url(#s)" d="M${left} 0h${width}v${GROUND}H${left}z"/>`,
    ...lit.map(glow),
    ...shown.filter(([, y, w, h]) => y > 0 && w * h > 2.5).map(glow),
    ...lit.map((part) => box(part, ` fill="${LAMP}"`)),
    `<path d="${lit.map(([x, y, w, h]) => `M${short(x + w / 2)} ${short(GROUND - y - h)}v${short(h)}M${short(x)} ${short(GROUND - y - h * 0.6)}h${short(w)}`).join('')}" stroke="#7C5A12" stroke-width=".06"/>`,
    '</g>',
  ].join('')
}
