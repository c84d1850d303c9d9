/**
 * Draws the street of the first banner (app/sections/home/street.svg, and street-phone.svg with fewer sizes in larger letters),
 * what lies over each by night, and where its prints are (street-prints.json), so that each can lead to its category.
 *
 *   node art/street/street.mjs
 *
 * The letters are written as <text> first; letters.py turns them into outlines, because a picture cannot use the page's fonts.
 */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as houses from './houses.mjs'
import { GROUND, short } from './measures.mjs'
import { night } from './night.mjs'
import { newPen } from './pen.mjs'
import { litPrints, placesOf } from './prints.mjs'
import { heightOfStandee, kerb, sizes, sizesOnPhone } from './sizes.mjs'
import * as life from './street-life.mjs'

/** Pixels a metre, as the pictures say how large they are by themselves. */
const SCALE = 40

/**
 * The two pictures: from where on the street and how much of it is in view, the height of letters in labels, the height of the tape, and
 * how its figures stand: how far below the ground, how high, and at which metre of the street they begin.
 */
const WIDE = { left: -7, width: 48, label: 0.42, tape: 1.05, figures: { below: 0.9, height: 0.48, zero: -7 } }
const PHONE = {
  left: -1,
  width: 36.6,
  label: 0.72, // 11.5 px where a phone shows the drawing 176 px high
  tape: 1.1,
  figures: { below: 0.96, height: 0.52, zero: -2 },
}

/** From the back to the front: what is drawn later stands before what was drawn earlier. */
const DRAWN = [
  houses.fruitShop,
  houses.ochreHouse,
  houses.tubeHouse,
  life.tree,
  houses.brickHouse,
  houses.pinkHouse,
  houses.shoeShop,
  houses.school,
  life.polesAndWires,
  life.banner,
  life.van,
  life.standeeAndPeople,
  life.motorbike,
]

/** Shops that are open in the evening, as [x, y, width, height]. */
const OPEN_SHOPS = [
  [-1, 0, 3, 2.5],
  [8.1, 0, 3.3, 2.7],
  [15, 0, 4.4, 2.5],
  [21, 0, 2.7, 2.4],
]

/** One of the two, its letters still text; what lies over it by night; and the places of its prints, in metres from its upper left corner. */
function street(view) {
  const { left, width, label, tape } = view
  const pen = newPen(label)
  houses.skyline(pen)
  if (view === WIDE) houses.endsOfStreet(pen)
  for (const draw of DRAWN) draw(pen)
  if (view === WIDE) sizes(pen)
  else sizesOnPhone(pen)
  heightOfStandee(pen)
  kerb(pen, view)
  const shown = [...pen.shown, ...litPrints, ...OPEN_SHOPS]
  const height = short(GROUND + tape)
  const picture = (content) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} 0 ${width} ${height}" width="${short(width * SCALE)}" height="${short((GROUND + tape) * SCALE)}">${content}</svg>`
  return {
    day: picture(pen.drawn()),
    night: picture(night({ lit: pen.lit, shown, left, width })),
    places: { width, height: +height, prints: placesOf(left) },
  }
}

const here = dirname(fileURLToPath(import.meta.url))
const section = join(here, '..', '..', 'app', 'sections', 'home')
const python = process.env.PYTHON ?? 'python3'

/** The drawing with its letters as outlines. */
function outlined(drawing) {
  const letters = spawnSync(python, [join(here, 'letters.py')], { input: drawing, encoding: 'utf8' })
  if (!letters.error && letters.status === 0) return letters.stdout
  console.error(
    `street: ${python} could not turn the letters into outlines. It needs\n  pip install fonttools brotli\n${letters.error ?? letters.stderr}`,
  )
  process.exit(1)
}

const [wide, phone] = [WIDE, PHONE].map(street)
for (const [name, { day, night }] of [
  ['street', wide],
  ['street-phone', phone],
]) {
  writeFileSync(join(section, `${name}.svg`), outlined(day))
  writeFileSync(join(section, `${name}-night.svg`), outlined(night))
}
writeFileSync(join(section, 'street-prints.json'), `${JSON.stringify({ wide: wide.places, phone: phone.places }, null, 2)}\n`)
