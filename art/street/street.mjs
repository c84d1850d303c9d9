/**
 * Draws the street of the first banner (app/sections/home/street.svg, and street-phone.svg with fewer sizes in larger letters),
 * what lies over each by night, and where its prints are (street-prints.json), so that each can lead to its category.
 *
 *   node art/street/street.mjs
 *
 * One unit of the drawing is one metre and y is measured from the ground up. The letters are written as <text> first; letters.py
 * turns them into outlines, because a picture cannot use the page's fonts.
 */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { figure } from './figure.mjs'

const YELLOW = '#FFC62E'
const OCHRE = '#E9A524'
const GREEN = '#1B7A66'
const DARK = '#093A32'
const RED = '#C8281A'
const PAPER = '#FDF8EC'
const CREAM = '#F3EAD3'
const PEACH = '#F6B8A0'
const INK = '#13201C'

/** A number with at most three decimals. */
const short = (v) => String(+(+v).toFixed(3))

/** Outline of the van, in metres from its upper left corner. */
const VAN = 'M0 1.7V1.15Q.1.7.6.55L1.3.08Q1.4 0 1.6 0H4.1Q4.3 0 4.3.2V1.7z'

/** Height of the drawing above the ground. */
const GROUND = 9.9

/** Over what is not lit, and the light of a lamp behind a window. */
const NIGHT = '#031A16'
const LAMP = '#FFD66B'

/**
 * One of the two pictures, its letters still text; what lies over it by night; and the places of its prints, in metres from the picture's
 * upper left corner, by category.
 */
function street(phone) {
  const left = phone ? -1 : -7,
    width = phone ? 36.6 : 48,
    label = phone ? 0.72 : 0.42, // 11.5 px where a phone shows the drawing 176 px high
    tape = phone ? 1.1 : 1.05
  let drawing = ''
  const lit = [], // windows with somebody at home
    shown = [], // what has a lamp of its own: prints, shops, labels; the day's drawing is seen there
    prints = []
  // x: left edge, y: lower edge, w and h: size, f: fill, all in metres; write(): t in letters z high, its baseline at y
  const rect = (x, y, w, h, f) =>
    (drawing += `<rect x="${short(x)}" y="${short(GROUND - y - h)}" width="${short(w)}" height="${short(h)}" fill="${f}"/>`)
  const shape = (d, f) => (drawing += `<path d="${d}" fill="${f}"/>`)
  const write = (x, y, z, t, f, o = {}) =>
    (drawing += `<text x="${short(x)}" y="${short(GROUND - y)}" font-size="${z}" fill="${f}" data-font="${o.font || 'phudu'}"${o.mid ? ' data-mid="1"' : ''}${o.len ? ` data-len="${o.len}"` : ''}>${t}</text>`)
  const lines = (x, w, y, h, k, c = DARK) => {
    let d = ''
    for (let i = 1; i < k; i++) d += `M${short(x)} ${short(GROUND - y - i * h)}h${short(w)}`
    drawing += `<path d="${d}" stroke="${c}" stroke-width=".045"/>`
  }
  const shutteredWindow = (x, y, w = 0.9, h = 1.5, c = GREEN, f = DARK) => {
    shape(
      `M${short(x - 0.42)} ${short(GROUND - y - h)}h.38v${h}h-.38zM${short(x + w + 0.04)} ${short(GROUND - y - h)}h.38v${h}h-.38z`,
      c,
    )
    rect(x, y, w, h, f)
    let d = ''
    for (let i = 1; i < 6; i++)
      d += `M${short(x - 0.42)} ${short(GROUND - y - (i * h) / 6)}h.38m${short(w + 0.08)} 0h.38`
    drawing += `<path d="${d}" stroke="${DARK}" stroke-width=".035"/>`
    rect(x - 0.5, y - 0.12, w + 1, 0.1, PAPER)
    if (Math.round(x * 10) % 3) lit.push([x, y, w, h])
  }
  /** A print that leads to its category; `high` and `wide` reach as far as its label, so that a finger finds it. */
  const print = (kind, name, x, y, w, h, reach = {}) => {
    if (kind !== 'in-decal-o-to') shown.push([x, y, w, h])
    const { left: l = x, bottom: b = y, right: r = x + w, top: t = y + h } = reach
    prints.push({ kind, name, x: +(l - left).toFixed(2), y: +(GROUND - t).toFixed(2), width: +(r - l).toFixed(2), height: +(t - b).toFixed(2) })
  }
  const shutter = (x, w, h = 2.5) => {
    rect(x, 0, w, h, GREEN)
    lines(x, w, 0, 0.2, Math.ceil(h / 0.2) + 1)
  }
  const person = (x, c, h = 1.6, o = {}) => (drawing += figure(x, GROUND, { shirt: c, k: h / 1.6, ...o }))
  const rope = (x1, y1, x2, y2, sag = 0) =>
    (drawing += `<path d="M${x1} ${short(GROUND - y1)}Q${short((x1 + x2) / 2)} ${short(GROUND - (y1 + y2) / 2 + sag)} ${x2} ${short(GROUND - y2)}" fill="none" stroke="${PAPER}" stroke-width=".035"/>`)
  /** A label with a dimension line under it; without a length (w = 0) only the label. */
  const size = (x, y, w, t) => {
    const cy = GROUND - y
    if (w)
      drawing += `<path d="M${short(x)} ${short(cy)}h${short(w)}M${short(x)} ${short(cy - 0.17)}v.34M${short(x + w)} ${short(cy - 0.17)}v.34" stroke="${PAPER}" stroke-width=".04" fill="none"/>`
    const tw = t.length * label * 0.555 + 0.34,
      h = label * 1.42
    drawing += `<rect x="${short(x + w / 2 - tw / 2)}" y="${short(cy - h / 2)}" width="${short(tw)}" height="${short(h)}" fill="${INK}"/>`
    shown.push([x + w / 2 - tw / 2, y - h / 2, tw, h])
    write(x + w / 2, y - label * 0.35, label, t, PAPER, { mid: 1, font: 'bvp' })
  }
  // far skyline
  shape(
    `M-7 ${short(GROUND - 3.4)}h9v-1.6h3v1h2.5v-2.2h3.2v2h4v-1h3v2h5v-2.5h3v1.5h4v-1.2h11.3V${GROUND}H-7z`,
    '#0F5547',
  )
  if (!phone) {
    // ends of the street, in view on wide and low screens
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
  // fruit shop
  rect(-1.2, 0, 3.4, 6.6, PEACH)
  rect(-1.2, 6.6, 3.4, 0.25, PAPER)
  shutteredWindow(0.05, 4.2)
  rect(-1.2, 0, 3.4, 2.9, INK)
  rect(-1, 0, 3, 2.5, '#7C2F1B')
  for (const odd of [0, 1]) {
    let d = ''
    for (let i = odd; i < 9; i += 2) d += `M${short(-1.3 + i * 0.4)} ${short(GROUND - 3.1)}h.4l.06 1h-.4z`
    shape(d, odd ? RED : PAPER)
  }
  // ochre house with the hiflex
  rect(2.4, 0, 5, 7.6, YELLOW)
  rect(2.2, 7.6, 5.4, 0.3, PAPER)
  shape(`M2.6 ${short(GROUND - 7.9)}h4.6l-.5-.5h-3.6z`, OCHRE)
  rect(2.4, 3.15, 5, 0.18, OCHRE)
  shutteredWindow(3.4, 5.35)
  shutteredWindow(5.5, 5.35)
  shutter(2.9, 4)
  rect(2.9, 3.42, 4, 1.2, GREEN)
  rect(6.05, 3.42, 0.85, 1.2, PAPER)
  drawing += `<circle cx="6.48" cy="${short(GROUND - 4)}" r=".34" fill="${RED}"/>`
  shape(`M6.48 ${short(GROUND - 4.33)}q.2-.28.4-.2q-.1.25-.4.2z`, GREEN)
  write(3.08, 3.98, 0.62, 'VƯỜN NHÀ', YELLOW)
  rect(3.08, 3.58, 2.5, 0.26, YELLOW)
  write(3.14, 3.64, 0.2, 'TRÁI CÂY SẠCH MỖI NGÀY', INK)
  // tube house, phở
  rect(7.8, 0, 3.9, 8.3, CREAM)
  rect(7.6, 8.3, 4.3, 0.28, YELLOW)
  shutteredWindow(9.3, 6.2)
  {
    let d = ''
    for (let i = 0; i < 11; i++) d += `M${short(8.275 + i * 0.29)} ${short(GROUND - 5)}v.8`
    drawing += `<path d="${d}" stroke="${GREEN}" stroke-width=".05"/>`
  }
  rect(8.2, 4.9, 3.1, 0.12, GREEN)
  rect(8.2, 4.15, 3.1, 0.08, GREEN)
  rect(9.2, 5.02, 1.2, 0.1, DARK)
  rect(8.1, 0, 3.3, 2.7, '#5A2A16')
  rect(8.3, 0, 1.4, 2.3, '#E7B12B')
  rect(9.9, 0.9, 1.3, 1.4, '#E7B12B')
  rect(8.25, 2.85, 3, 0.92, INK)
  rect(8.31, 2.91, 2.88, 0.8, '#FFF6D2')
  drawing += `<circle cx="8.73" cy="${short(GROUND - 3.31)}" r=".3" fill="${RED}"/>`
  shape(`M8.55 ${short(GROUND - 3.31)}h.36a.18.18 0 01-.36 0z`, PAPER)
  write(9.14, 3.15, 0.46, 'PHỞ GÁNH', RED)
  // tree
  rect(12.55, 0, 0.28, 6, '#3A2A1C')
  ;[
    [12.7, 6.4, 1.5],
    [11.9, 5.9, 1.0],
    [13.6, 5.9, 1.1],
    [12.7, 7.3, 1.1],
  ].forEach(([x, y, q]) => (drawing += `<circle cx="${x}" cy="${short(GROUND - y)}" r="${q}" fill="${GREEN}"/>`))
  // brick house with the giant hiflex
  rect(20.3, 0, 4.1, 8.9, '#B8452B')
  rect(20.1, 8.9, 4.5, 0.3, PAPER)
  rect(20.8, 3.3, 3.1, 5.1, YELLOW)
  drawing += `<circle cx="22.35" cy="${short(GROUND - 6.05)}" r="1.1" fill="${RED}"/>`
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
  // pink house
  rect(24.7, 0, 4.4, 6.2, PEACH)
  rect(24.5, 6.2, 4.8, 0.28, PAPER)
  shutteredWindow(25.6, 4)
  shutteredWindow(27.4, 4)
  rect(25.1, 0, 3.6, 2.6, PAPER)
  for (const odd of [0, 1]) {
    let d = ''
    for (let i = odd; i < 10; i += 2) d += `M${short(24.9 + i * 0.4)} ${short(GROUND - 3.1)}h.4v.8a.2.2 0 01-.4 0z`
    shape(d, odd ? GREEN : PAPER)
  }
  // shoe shop
  rect(29.4, 0, 5, 7.3, OCHRE)
  rect(29.2, 7.3, 5.4, 0.3, PAPER)
  shutteredWindow(30.4, 4.8)
  shutteredWindow(32.6, 4.8)
  shutter(29.9, 4)
  rect(30, 3.05, 3.8, 1, RED)
  write(31.9, 3.38, 0.56, 'GIÀY TÂY HỒ', PAPER, { mid: 1 })
  // school, low
  rect(14.4, 0, 5.6, 5.2, PAPER)
  rect(14.2, 5.2, 6, 0.28, OCHRE)
  shutteredWindow(15.5, 3.5, 0.9, 1.3)
  shutteredWindow(17.8, 3.5, 0.9, 1.3)
  rect(14.9, 0, 4.6, 2.6, INK)
  rect(15, 0, 4.4, 2.5, '#F0A91B')
  rect(17.1, 0, 0.06, 2.5, INK)
  rect(15, 1.9, 4.4, 0.05, INK)
  // poles and wires
  shape(
    `M13.75 ${short(GROUND - 8.7)}h.16V${GROUND}h-.16zM13.35 ${short(GROUND - 8.3)}h.95v.1h-.95zM24.5 ${short(GROUND - 8.7)}h.16V${GROUND}h-.16zM24.1 ${short(GROUND - 8.3)}h.95v.1h-.95z`,
    '#8B948E',
  )
  drawing += `<path d="${[8.25, 8.4, 8.1].map((y, i) => `M-8 ${short(GROUND - y - 0.2)}L-1 ${short(GROUND - y - 0.3)}Q6.5 ${short(GROUND - y + 0.5 + i * 0.1)} 13.8 ${short(GROUND - y)}T24.6 ${short(GROUND - y)}T35 ${short(GROUND - y - 0.2)}L42 ${short(GROUND - y - 0.1)}`).join('')}" fill="none" stroke="#06241F" stroke-width=".045"/>`
  // banner between posts of its own on the school's roof: never on trees or lamp posts, as the articles say
  for (const [x, foot] of [
    [14.2, 1],
    [20.08, -1],
  ]) {
    rect(x, 5.48, 0.12, 1.42, '#8B948E')
    drawing += `<path d="M${short(x + 0.06)} ${short(GROUND - 6.1)}l${short(foot * 0.45)} .62" stroke="#8B948E" stroke-width=".06"/>`
  }
  for (const y of [6.58, 5.8]) {
    rope(14.3, y + 0.06, 14.42, y)
    rope(20.1, y + 0.06, 19.98, y)
  }
  shape(`M14.4 ${short(GROUND - 6.62)}q2.8.1 5.6 0v.86q-2.8.1-5.6 0z`, RED)
  write(17.2, 5.94, 0.5, 'KHAI GIẢNG NĂM HỌC MỚI', YELLOW, { mid: 1, len: 5.1 })
  // van
  drawing += `<g transform="translate(22.6 ${short(GROUND - 2.05)})"><path d="${VAN}" fill="${PAPER}"/><path d="M.78.62L1.4.2H2v.6H.78z" fill="${INK}"/><path d="M2.3 1.7C2.9 1.2 3.5 1.5 4.3.8V1.7z" fill="${RED}"/><circle cx="3.7" cy=".62" r=".3" fill="${YELLOW}"/><circle cx=".95" cy="1.7" r=".36" fill="${INK}"/><circle cx=".95" cy="1.7" r=".15" fill="${CREAM}"/><circle cx="3.35" cy="1.7" r=".36" fill="${INK}"/><circle cx="3.35" cy="1.7" r=".15" fill="${CREAM}"/></g>`
  write(24.72, 1.2, 0.34, 'DẠ LAN', GREEN)
  // standee and people
  rect(15.9, 0.08, 0.8, 2, PAPER)
  rect(15.9, 0.08, 0.8, 0.85, RED)
  drawing += `<circle cx="16.3" cy="${short(GROUND - 1.02)}" r=".32" fill="${CREAM}"/><circle cx="16.3" cy="${short(GROUND - 1.02)}" r=".22" fill="#6B3B1D"/>`
  write(16.3, 1.7, 0.2, 'KHAI', INK, { mid: 1 })
  write(16.3, 1.45, 0.2, 'TRƯƠNG', INK, { mid: 1, len: 0.68 })
  rect(15.82, 0, 0.96, 0.1, '#9AA19A')
  person(17.25, RED, 1.6, { armR: 'up', hair: 1 })
  person(12.2, GREEN, 1.62, { bag: 1 })
  person(7.45, PAPER, 1.55, { hat: 1 })
  rect(18.55, 1.62, 0.9, 0.34, PEACH)
  rect(18.98, 1.02, 0.05, 0.6, CREAM)
  write(19, 1.7, 0.19, '#VUI', INK, { mid: 1 })
  person(19, RED, 1.5, { armL: 'up', armR: 'up', hair: 1 })
  // motorbike
  drawing += `<g transform="translate(4.1 ${short(GROUND - 1.05)})"><circle cx=".3" cy=".77" r=".28" fill="${INK}"/><circle cx="1.5" cy=".77" r=".28" fill="${INK}"/><path d="M.2.62Q.5.3.9.42L1.15.5 1.35.08H1.55L1.6.62z" fill="${RED}"/><path d="M.15.38H.85V.5H.2z" fill="${INK}"/></g>`
  // sizes
  if (phone) {
    size(14.4, 7.16, 5.6, 'Băng rôn 5,6 m')
    size(20.8, 8.95, 3.1, '3,1 × 5,1 m')
    size(16.3, 2.75, 0, 'Standee 2 m')
    size(2.9, 5.18, 4, 'Hiflex 4 × 1,2 m')
    size(23.6, 2.58, 0, 'Decal ô tô')
  } else {
    size(2.9, 4.97, 4, 'Bạt hiflex 4 × 1,2 m')
    size(8.25, 4.12, 3, 'Backlit 3 × 0,9 m')
    size(14.4, 7.1, 5.6, 'Băng rôn 5,6 × 0,85 m')
    size(20.8, 8.72, 3.1, 'Bạt 3,1 × 5,1 m')
    size(24.9, 2.45, 0, 'Decal ô tô')
    size(16.3, 2.7, 0, 'Standee 0,8 × 2 m')
  }
  drawing += `<path d="M15.6 ${short(GROUND - 0.05)}V${short(GROUND - 2.08)}m-.14 0h.28m-.28 2.03h.28" stroke="${INK}" stroke-width=".035"/>`
  // the kerb is a tape measure, true to the scene: its figures are metres
  drawing += `<defs><pattern id="tape" width="1" height="${tape}" patternUnits="userSpaceOnUse" y="${GROUND}"><path d="M0 0h1v${tape}H0z" fill="${YELLOW}"/><path d="M.1 0v.2M.2 0v.2M.3 0v.2M.4 0v.2M.6 0v.2M.7 0v.2M.8 0v.2M.9 0v.2" stroke="${INK}" stroke-width=".025"/><path d="M.5 0v.34" stroke="${INK}" stroke-width=".03"/><path d="M.02 0v.62" stroke="${INK}" stroke-width=".045"/></pattern></defs><rect x="-7" y="${GROUND}" width="48" height="${tape}" fill="url(#tape)"/>`
  for (let i = Math.max(-6, Math.ceil(left)); i < left + width - 0.5; i++)
    write(i + 0.1, -(phone ? 0.96 : 0.9), phone ? 0.52 : 0.48, String(i - (phone ? -2 : -7)), INK, { font: 'phudu8' })
  print('in-bat-hiflex', 'Bạt hiflex 4 × 1,2 m', 2.9, 3.42, 4, 1.2, { top: 5.7 })
  print('in-backlit', 'Backlit 3 × 0,9 m', 8.25, 2.85, 3, 0.92, { top: 4.4 })
  print('in-bang-ron', 'Băng rôn 5,6 × 0,85 m', 14.4, 5.72, 5.6, 0.9, { top: 7.7 })
  print('in-bat-hiflex', 'Bạt 3,1 × 5,1 m', 20.8, 3.3, 3.1, 5.1, { top: 9.45 })
  print('in-standee', 'Standee 0,8 × 2 m', 15.9, 0.08, 0.8, 2, { left: 15.3, right: 16.95, top: 3.25, bottom: 0 })
  print('in-hastag-cam-tay', 'Hashtag cầm tay', 18.55, 1.62, 0.9, 0.34, { left: 18.2, right: 19.8, top: 2.15, bottom: 0.6 })
  // a van is no rectangle: its outline is cut out
  print('in-decal-o-to', 'Decal ô tô', 22.6, 0.35, 4.3, 1.7, { top: 3.1, bottom: 0 })
  // shops that are open in the evening
  shown.push([-1, 0, 3, 2.5], [8.1, 0, 3.3, 2.7], [15, 0, 4.4, 2.5], [21, 0, 2.7, 2.4])
  const height = short(GROUND + tape)
  const picture = (content) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} 0 ${width} ${height}" width="${short(width * 40)}" height="${short((GROUND + tape) * 40)}">${content}</svg>`
  return { day: picture(drawing), night: picture(night({ lit, shown, left, width })), places: { width, height: +height, prints } }
}

/**
 * What lies over the street by night: dark but for what is lit. The parts that are lit may overlap, so each is cut out by a mask.
 */
function night({ lit, shown, left, width }) {
  const box = ([x, y, w, h], rest) =>
    `<rect x="${short(x)}" y="${short(GROUND - y - h)}" width="${short(w)}" height="${short(h)}"${rest}/>`
  const glow = ([x, y, w, h]) =>
    `<ellipse cx="${short(x + w / 2)}" cy="${short(GROUND - y - h / 2)}" rx="${short(w * 0.62 + 0.9)}" ry="${short(h * 0.62 + 0.9)}" fill="url(#g)"/>`
  return [
    `<defs><radialGradient id="g"><stop stop-color="${LAMP}" stop-opacity=".42"/><stop offset="1" stop-color="${LAMP}" stop-opacity="0"/></radialGradient><linearGradient id="s" x2="0" y2="1"><stop stop-color="${NIGHT}" stop-opacity="0"/><stop offset=".3" stop-color="${NIGHT}" stop-opacity=".7"/></linearGradient>`,
    `<mask id="m" maskUnits="userSpaceOnUse" x="${left}" y="0" width="${width}" height="${GROUND}"><path fill="#fff" d="M${left} 0h${width}v${GROUND}H${left}z"/>${shown.map((part) => box(part, '')).join('')}<path d="${VAN}" transform="translate(22.6 ${short(GROUND - 2.05)})"/></mask></defs>`,
    `<g mask="url(#m)"><path fill="url(#s)" d="M${left} 0h${width}v${GROUND}H${left}z"/>`,
    ...lit.map(glow),
    ...shown.filter(([, y, w, h]) => y > 0 && w * h > 2.5).map(glow),
    '</g>',
    ...lit.map((part) => box(part, ` fill="${LAMP}"`)),
    `<path d="${lit.map(([x, y, w, h]) => `M${short(x + w / 2)} ${short(GROUND - y - h)}v${short(h)}M${short(x)} ${short(GROUND - y - h * 0.6)}h${short(w)}`).join('')}" stroke="#7C5A12" stroke-width=".06"/>`,
  ].join('')
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

const [wide, phone] = [false, true].map(street)
for (const [name, { day, night }] of [
  ['street', wide],
  ['street-phone', phone],
]) {
  writeFileSync(join(section, `${name}.svg`), outlined(day))
  writeFileSync(join(section, `${name}-night.svg`), outlined(night))
}
writeFileSync(join(section, 'street-prints.json'), `${JSON.stringify({ wide: wide.places, phone: phone.places }, null, 2)}\n`)
