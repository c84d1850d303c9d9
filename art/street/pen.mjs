/** What the street is drawn with. Everything is in metres: x from the left end of the street, y from the ground up. */
import { DARK, GREEN, INK, PAPER } from './colours.mjs'
import { figure } from './figure.mjs'
import { GROUND, short } from './measures.mjs'

/**
 * A pen on an empty drawing.
 *
 * @param labelHeight of the letters in labels
 */
export function newPen(labelHeight) {
  let drawing = ''
  /** Windows with somebody at home, as [x, y, width, height]. */
  const lit = []
  /** What has a lamp of its own, likewise: there the day's drawing is seen by night. */
  const shown = []

  /** Puts markup as it is behind what is drawn. */
  const add = (markup) => {
    drawing += markup
  }
  /** @param x left edge @param y lower edge */
  const rect = (x, y, width, height, fill) =>
    add(
      `<rect x="${short(x)}" y="${short(GROUND - y - height)}" width="${short(width)}" height="${short(height)}" fill="${fill}"/>`,
    )
  /** @param outline of a path, counted down from the picture's top */
  const shape = (outline, fill) => add(`<path d="${outline}" fill="${fill}"/>`)
  /** @param y of the baseline @param mid 1: x is the middle @param len width that the letters are fitted into @param font by its name in letters.py */
  const write = (x, y, letterHeight, text, fill, { font = 'phudu', mid, len } = {}) =>
    add(
      `<text x="${short(x)}" y="${short(GROUND - y)}" font-size="${letterHeight}" fill="${fill}" data-font="${font}"${mid ? ' data-mid="1"' : ''}${len ? ` data-len="${len}"` : ''}>${text}</text>`,
    )

  /** A window. Where it stands decides whether somebody is at home. */
  function shutteredWindow(x, y, width = 0.9, height = 1.5) {
    const top = short(GROUND - y - height)
    shape(
      `M${short(x - 0.42)} ${top}h.38v${height}h-.38zM${short(x + width + 0.04)} ${top}h.38v${height}h-.38z`,
      GREEN,
    )
    rect(x, y, width, height, DARK)
    let slats = ''
    for (let i = 1; i < 6; i++)
      slats += `M${short(x - 0.42)} ${short(GROUND - y - (i * height) / 6)}h.38m${short(width + 0.08)} 0h.38`
    add(`<path d="${slats}" stroke="${DARK}" stroke-width=".035"/>`)
    rect(x - 0.5, y - 0.12, width + 1, 0.1, PAPER)
    if (Math.round(x * 10) % 3) lit.push([x, y, width, height])
  }
  /** The rolled door of a shop that is closed. */
  function shutter(x, width) {
    const height = 2.5
    const slat = 0.2
    rect(x, 0, width, height, GREEN)
    let gaps = ''
    for (let i = 1; i < Math.ceil(height / slat) + 1; i++)
      gaps += `M${short(x)} ${short(GROUND - i * slat)}h${short(width)}`
    add(`<path d="${gaps}" stroke="${DARK}" stroke-width=".045"/>`)
  }
  const person = (x, shirt, height, looks) => add(figure(x, GROUND, { shirt, k: height / 1.6, ...looks }))
  const rope = (x1, y1, x2, y2) =>
    add(
      `<path d="M${x1} ${short(GROUND - y1)}Q${short((x1 + x2) / 2)} ${short(GROUND - (y1 + y2) / 2)} ${x2} ${short(GROUND - y2)}" fill="none" stroke="${PAPER}" stroke-width=".035"/>`,
    )
  /** A label with a dimension line behind it; without a width (0) only the label. */
  function size(x, y, width, text) {
    const middle = x + width / 2
    const line = GROUND - y
    if (width)
      add(
        `<path d="M${short(x)} ${short(line)}h${short(width)}M${short(x)} ${short(line - 0.17)}v.34M${short(x + width)} ${short(line - 0.17)}v.34" stroke="${PAPER}" stroke-width=".04" fill="none"/>`,
      )
    const across = text.length * labelHeight * 0.555 + 0.34
    const high = labelHeight * 1.42
    add(
      `<rect x="${short(middle - across / 2)}" y="${short(line - high / 2)}" width="${short(across)}" height="${short(high)}" fill="${INK}"/>`,
    )
    shown.push([middle - across / 2, y - high / 2, across, high])
    write(middle, y - labelHeight * 0.35, labelHeight, text, PAPER, { mid: 1, font: 'bvp' })
  }
  return { add, rect, shape, write, shutteredWindow, shutter, person, rope, size, lit, shown, drawn: () => drawing }
}
