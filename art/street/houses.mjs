/** The houses of the street, each in metres from its left end: what is drawn later stands before what was drawn earlier. */
import { YELLOW, OCHRE, GREEN, DARK, RED, PAPER, CREAM, PEACH, INK } from './colours.mjs'
import { GROUND, short } from './measures.mjs'

/** What stands far behind the street. */
export function skyline({ shape }) {
  shape(
    `M-7 ${short(GROUND - 3.4)}h9v-1.6h3v1h2.5v-2.2h3.2v2h4v-1h3v2h5v-2.5h3v1.5h4v-1.2h11.3V${GROUND}H-7z`,
    '#0F5547',
  )
}

/** In view on wide and low screens only. */
export function endsOfStreet({ rect, shutteredWindow, shutter }) {
  rect(-7, 0, 2.2, 8.2, '#B8452B')
  rect(-7.2, 8.2, 2.6, 0.28, PAPER)
  shutteredWindow(-6.5, 5.6)
  rect(-6.6, 0, 1.5, 2.5, DARK)
  rect(-4.6, 0, 3.2, 5.6, CREAM)
  rect(-4.8, 5.6, 3.6, 0.26, OCHRE)
  shutteredWindow(-3.6, 3.6, 0.9, 1.3)
  shutter(-4.2, 2.4)
  rect(34.7, 0, 3.6, 8.4, PAPER)
  rect(34.5, 8.4, 4, 0.28, GREEN)
  shutteredWindow(35.2, 5.9)
  shutteredWindow(36.8, 5.9)
  rect(35.1, 0, 2.8, 2.6, INK)
  rect(35.3, 0, 1.2, 2.3, '#CCA128')
  rect(38.6, 0, 2.4, 6.4, PEACH)
  rect(38.4, 6.4, 2.8, 0.26, PAPER)
  shutteredWindow(39.2, 4.2)
}

export function fruitShop({ rect, shape, shutteredWindow }) {
  rect(-1.2, 0, 3.4, 6.6, PEACH)
  rect(-1.2, 6.6, 3.4, 0.25, PAPER)
  shutteredWindow(0.05, 4.2)
  rect(-1.2, 0, 3.4, 2.9, INK)
  rect(-1, 0, 3, 2.5, '#7C2F1B')
  for (const odd of [0, 1]) {
    let awning = ''
    for (let i = odd; i < 9; i += 2) awning += `M${short(-1.3 + i * 0.4)} ${short(GROUND - 3.1)}h.4l.06 1h-.4z`
    shape(awning, odd ? RED : PAPER)
  }
}

/** With the hiflex of the fruit shop. */
export function ochreHouse({ add, rect, shape, write, shutteredWindow, shutter }) {
  rect(2.4, 0, 5, 7.6, YELLOW)
  rect(2.2, 7.6, 5.4, 0.3, PAPER)
  shape(`M2.6 ${short(GROUND - 7.9)}h4.6l-.5-.5h-3.6z`, OCHRE)
  rect(2.4, 3.15, 5, 0.18, OCHRE)
  shutteredWindow(3.4, 5.35)
  shutteredWindow(5.5, 5.35)
  shutter(2.9, 4)
  rect(2.9, 3.42, 4, 1.2, GREEN)
  rect(6.05, 3.42, 0.85, 1.2, PAPER)
  add(`<circle cx="6.48" cy="${short(GROUND - 4)}" r=".34" fill="${RED}"/>`)
  shape(`M6.48 ${short(GROUND - 4.33)}q.2-.28.4-.2q-.1.25-.4.2z`, GREEN)
  write(3.08, 3.98, 0.62, 'VƯỜN NHÀ', YELLOW)
  rect(3.08, 3.58, 2.5, 0.26, YELLOW)
  write(3.14, 3.64, 0.2, 'TRÁI CÂY SẠCH MỖI NGÀY', INK)
}

/** The phở shop and its light box. */
export function tubeHouse({ add, rect, shape, write, shutteredWindow }) {
  rect(7.8, 0, 3.9, 8.3, CREAM)
  rect(7.6, 8.3, 4.3, 0.28, YELLOW)
  shutteredWindow(9.3, 6.2)
  let bars = ''
  for (let i = 0; i < 11; i++) bars += `M${short(8.275 + i * 0.29)} ${short(GROUND - 5)}v.8`
  add(`<path d="${bars}" stroke="${GREEN}" stroke-width=".05"/>`)
  rect(8.2, 4.9, 3.1, 0.12, GREEN)
  rect(8.2, 4.15, 3.1, 0.08, GREEN)
  rect(9.2, 5.02, 1.2, 0.1, DARK)
  rect(8.1, 0, 3.3, 2.7, '#5A2A16')
  rect(8.3, 0, 1.4, 2.3, '#E7B12B')
  rect(9.9, 0.9, 1.3, 1.4, '#E7B12B')
  rect(8.25, 2.85, 3, 0.92, INK)
  rect(8.31, 2.91, 2.88, 0.8, '#FFF6D2')
  add(`<circle cx="8.73" cy="${short(GROUND - 3.31)}" r=".3" fill="${RED}"/>`)
  shape(`M8.55 ${short(GROUND - 3.31)}h.36a.18.18 0 01-.36 0z`, PAPER)
  write(9.14, 3.15, 0.46, 'PHỞ GÁNH', RED)
}

/** With the giant hiflex. */
export function brickHouse({ add, rect, shape, write }) {
  rect(20.3, 0, 4.1, 8.9, '#B8452B')
  rect(20.1, 8.9, 4.5, 0.3, PAPER)
  rect(20.8, 3.3, 3.1, 5.1, YELLOW)
  add(`<circle cx="22.35" cy="${short(GROUND - 6.05)}" r="1.1" fill="${RED}"/>`)
  shape(
    `M22.35 ${short(GROUND - 6.95)}c.5.5.5 1 0 1.4c-.5-.4-.5-.9 0-1.4zM21.45 ${short(GROUND - 6.25)}c.7 0 1 .3.9.9c-.6 0-1-.3-.9-.9zM23.25 ${short(GROUND - 6.25)}c-.7 0-1 .3-.9.9c.6 0 1-.3.9-.9z`,
    PAPER,
  )
  write(22.35, 7.5, 0.56, 'TRÀ SEN', INK, { mid: 1 })
  write(22.35, 3.95, 0.74, 'MỞ RỒI!', INK, { mid: 1 })
  rect(21.3, 3.55, 2.1, 0.16, INK)
  rect(20.8, 0, 3.1, 2.7, DARK)
  rect(21, 0, 1.3, 2.4, PEACH)
  rect(22.5, 0.8, 1.2, 1.6, PEACH)
}

export function pinkHouse({ rect, shape, shutteredWindow }) {
  rect(24.7, 0, 4.4, 6.2, PEACH)
  rect(24.5, 6.2, 4.8, 0.28, PAPER)
  shutteredWindow(25.6, 4)
  shutteredWindow(27.4, 4)
  rect(25.1, 0, 3.6, 2.6, PAPER)
  for (const odd of [0, 1]) {
    let awning = ''
    for (let i = odd; i < 10; i += 2) awning += `M${short(24.9 + i * 0.4)} ${short(GROUND - 3.1)}h.4v.8a.2.2 0 01-.4 0z`
    shape(awning, odd ? GREEN : PAPER)
  }
}

export function shoeShop({ rect, write, shutteredWindow, shutter }) {
  rect(29.4, 0, 5, 7.3, OCHRE)
  rect(29.2, 7.3, 5.4, 0.3, PAPER)
  shutteredWindow(30.4, 4.8)
  shutteredWindow(32.6, 4.8)
  shutter(29.9, 4)
  rect(30, 3.05, 3.8, 1, RED)
  write(31.9, 3.38, 0.56, 'GIÀY TÂY HỒ', PAPER, { mid: 1 })
}

/** Low: its roof carries the banner. */
export function school({ rect, shutteredWindow }) {
  rect(14.4, 0, 5.6, 5.2, PAPER)
  rect(14.2, 5.2, 6, 0.28, OCHRE)
  shutteredWindow(15.5, 3.5, 0.9, 1.3)
  shutteredWindow(17.8, 3.5, 0.9, 1.3)
  rect(14.9, 0, 4.6, 2.6, INK)
  rect(15, 0, 4.4, 2.5, '#F0A91B')
  rect(17.1, 0, 0.06, 2.5, INK)
  rect(15, 1.9, 4.4, 0.05, INK)
}
