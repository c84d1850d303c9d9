/** What stands, hangs and moves between the houses. */
import { YELLOW, GREEN, RED, PAPER, CREAM, PEACH, INK } from './colours.mjs'
import { GROUND, short } from './measures.mjs'
import { VAN, VAN_AT } from './van.mjs'

export function tree({ add, rect }) {
  rect(12.55, 0, 0.28, 6, '#3A2A1C')
  for (const [x, y, radius] of [
    [12.7, 6.4, 1.5],
    [11.9, 5.9, 1.0],
    [13.6, 5.9, 1.1],
    [12.7, 7.3, 1.1],
  ])
    add(`<circle cx="${x}" cy="${short(GROUND - y)}" r="${radius}" fill="${GREEN}"/>`)
}

export function polesAndWires({ add, shape }) {
  shape(
    `M13.75 ${short(GROUND - 8.7)}h.16V${GROUND}h-.16zM13.35 ${short(GROUND - 8.3)}h.95v.1h-.95zM24.5 ${short(GROUND - 8.7)}h.16V${GROUND}h-.16zM24.1 ${short(GROUND - 8.3)}h.95v.1h-.95z`,
    '#8B948E',
  )
  add(`<path d="${[8.25, 8.4, 8.1].map((y, i) => `M-8 ${short(GROUND - y - 0.2)}L-1 ${short(GROUND - y - 0.3)}Q6.5 ${short(GROUND - y + 0.5 + i * 0.1)} 13.8 ${short(GROUND - y)}T24.6 ${short(GROUND - y)}T35 ${short(GROUND - y - 0.2)}L42 ${short(GROUND - y - 0.1)}`).join('')}" fill="none" stroke="#06241F" stroke-width=".045"/>`)
}

/** Between posts of its own on the school's roof: never on trees or lamp posts, as the articles say. */
export function banner({ add, rect, shape, write, rope }) {
  for (const [x, foot] of [
    [14.2, 1],
    [20.08, -1],
  ]) {
    rect(x, 5.48, 0.12, 1.42, '#8B948E')
    add(`<path d="M${short(x + 0.06)} ${short(GROUND - 6.1)}l${short(foot * 0.45)} .62" stroke="#8B948E" stroke-width=".06"/>`)
  }
  for (const y of [6.58, 5.8]) {
    rope(14.3, y + 0.06, 14.42, y)
    rope(20.1, y + 0.06, 19.98, y)
  }
  shape(`M14.4 ${short(GROUND - 6.62)}q2.8.1 5.6 0v.86q-2.8.1-5.6 0z`, RED)
  write(17.2, 5.94, 0.5, 'KHAI GIẢNG NĂM HỌC MỚI', YELLOW, { mid: 1, len: 5.1 })
}

export function van({ add, write }) {
  add(`<g transform="translate(${VAN_AT})"><path d="${VAN}" fill="${PAPER}"/><path d="M.78.62L1.4.2H2v.6H.78z" fill="${INK}"/><path d="M2.3 1.7C2.9 1.2 3.5 1.5 4.3.8V1.7z" fill="${RED}"/><circle cx="3.7" cy=".62" r=".3" fill="${YELLOW}"/><circle cx=".95" cy="1.7" r=".36" fill="${INK}"/><circle cx=".95" cy="1.7" r=".15" fill="${CREAM}"/><circle cx="3.35" cy="1.7" r=".36" fill="${INK}"/><circle cx="3.35" cy="1.7" r=".15" fill="${CREAM}"/></g>`)
  write(24.72, 1.2, 0.34, 'DẠ LAN', GREEN)
}

export function standeeAndPeople({ add, rect, write, person }) {
  rect(15.9, 0.08, 0.8, 2, PAPER)
  rect(15.9, 0.08, 0.8, 0.85, RED)
  add(`<circle cx="16.3" cy="${short(GROUND - 1.02)}" r=".32" fill="${CREAM}"/><circle cx="16.3" cy="${short(GROUND - 1.02)}" r=".22" fill="#6B3B1D"/>`)
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
}

export function motorbike({ add }) {
  add(`<g transform="translate(4.1 ${short(GROUND - 1.05)})"><circle cx=".3" cy=".77" r=".28" fill="${INK}"/><circle cx="1.5" cy=".77" r=".28" fill="${INK}"/><path d="M.2.62Q.5.3.9.42L1.15.5 1.35.08H1.55L1.6.62z" fill="${RED}"/><path d="M.15.38H.85V.5H.2z" fill="${INK}"/></g>`)
}
