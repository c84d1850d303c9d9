/**
 * Draws the samples of material that stand in the tables of the categories: three squares each, front, back, held against a lamp.
 *
 *   node art/swatches/swatches.mjs      writes public/swatches/*.svg
 *
 * Which sample stands beside which name, and its words for people who do not see it: app/content/text/swatches.build.ts.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const TO = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'public', 'swatches')
/** Units of the drawing: a square is 40 wide, 4 apart. */
const SIDE = 40
const GAP = 4

const lines = (step, of) => Array.from({ length: Math.ceil(SIDE / step) - 1 }, (_, i) => of(step * (i + 1))).join('')
/** What the eye sees of the cloth, as a drawing over its colour; `dark` is the colour of its shadows. */
const FACES = {
  plain: () => '',
  /** Threads under the skin of a tarpaulin, 18 a hand's breadth. */
  scrim: (ink, w = 0.5) => `<path d="${lines(5, (at) => `M0 ${at}h40M${at} 0v40`)}" stroke="${ink}" stroke-width="${w}"/>`,
  /** Canvas: over and under. */
  weave: (ink) => `<path d="${lines(2.5, (at) => `M0 ${at}h40`)}" stroke="${ink}" stroke-width=".9" stroke-dasharray="1.6 .9"/><path d="${lines(2.5, (at) => `M${at} 0v40`)}" stroke="${ink}" stroke-width=".5" stroke-dasharray=".9 1.6"/>`,
  satin: (ink) => `<path d="M-6 40Q6 12 20 20T46 0M-6 30Q8 4 22 11T46 -8M4 44Q14 22 26 29T50 12" fill="none" stroke="${ink}" stroke-width="2.5" stroke-linecap="round"/>`,
  /** Cells of foamed PVC and the flutes of carton are seen at the cut edge, below the face. */
  foam: (ink) => `<path fill="${ink}" d="M0 31h40v9H0z"/><path d="M3 34h.01M9 37h.01M14 33.5h.01M19 36.5h.01M25 34h.01M30 37.5h.01M36 34.5h.01" stroke="#fff" stroke-width="1.6" stroke-linecap="round"/>`,
  flutes: (ink) => `<path fill="#e5cfa4" d="M0 29h40v11H0z"/><path d="M0 38q2.5-8 5 0t5 0 5 0 5 0 5 0 5 0 5 0 5 0" fill="none" stroke="${ink}" stroke-width="1.4"/><path d="M0 29.5h40M0 39.4h40" stroke="${ink}"/>`,
  holes: (ink) => `<path d="${Array.from({ length: 8 }, (_, row) => `M2.5 ${row * 5 + 2.5}h.01${'m4.99 0h.01'.repeat(7)}`).join('')}" stroke="${ink}" stroke-width="2.6" stroke-linecap="round"/>`,
  gloss: () => '<path d="M22-2L-2 22V10L10-2zM34-2L-2 34v-5L29-2z" fill="#fff" opacity=".55"/>',
}
const cloth = (fill, ...over) => `<path fill="${fill}" d="M0 0h40v40H0z"/>${over.join('')}`
/** A lamp behind: how much of it comes through, 0 none to 1 all. */
const lamp = (through, over = '') =>
  cloth('#13201c', through ? `<circle cx="20" cy="20" r="27" fill="#ffc62e" opacity="${(through * 0.5).toFixed(2)}"/><circle cx="20" cy="20" r="18" fill="#ffd970" opacity="${(through * 0.85).toFixed(2)}"/><circle cx="20" cy="20" r="9" fill="#fff6d8" opacity="${through}"/>` : '<path d="M0 40L40 0v40z" fill="#1f302a"/>', over)

const WHITE = '#fbfaf6'
const SHADE = '#d9d8d0'
/** Printed in a corner, so that one sees which side is the front. */
const PRINT = '<path fill="#0c4a3f" d="M0 24h40v16H0z"/><path fill="#c8281a" d="M0 24h40v3H0z"/>'
const { scrim, weave, satin, foam, flutes, holes, gloss } = FACES

const SAMPLES = {
  'bat-thuong': [cloth(WHITE, PRINT, scrim('#13201c22'), gloss()), cloth(WHITE, scrim(SHADE)), lamp(0.75, scrim('#6b4c00', 0.7))],
  'bat-de-xam': [cloth(WHITE, PRINT, scrim('#13201c22')), cloth('#8a918d', scrim('#79807c')), lamp(0)],
  'bat-luoi': [cloth(WHITE, PRINT, holes('#13201c')), cloth('#f1f0ea', holes('#47554f')), lamp(0.25, holes('#fff3c4'))],
  'bat-xuyen-den': [cloth(WHITE, PRINT, scrim('#13201c14')), cloth(WHITE, scrim('#e6e5dd')), lamp(1, scrim('#c79a1f66'))],
  'bat-khong-gan': [cloth(WHITE, PRINT), cloth(WHITE), lamp(1)],
  'phim-pet': [cloth(WHITE, PRINT, gloss()), cloth('#eef1ee'), lamp(1)],
  'pp-khong-keo': [cloth(WHITE, PRINT), cloth('#f4f2ea'), lamp(0.35)],
  'pp-co-keo': [cloth(WHITE, PRINT), cloth('#e9dcb8', '<path d="M40 22L22 40h18z" fill="#fbfaf6"/><path d="M40 22L22 40V22z" fill="#d8c58f"/>'), lamp(0.2)],
  'decal-sua': [cloth(WHITE, PRINT, gloss()), cloth('#eef0e6', '<path d="M40 22L22 40h18z" fill="#fff"/><path d="M40 22L22 40V22z" fill="#cfd5c8"/>'), lamp(0.55)],
  'decal-xe': [cloth(WHITE, PRINT, gloss()), cloth('#e4e2da', '<path d="M40 22L22 40h18z" fill="#b9bdb9"/><path d="M40 22L22 40V22z" fill="#cfccc0"/>'), lamp(0.08)],
  'decal-luoi': [cloth(WHITE, PRINT, holes('#13201c')), cloth('#1c2622', holes('#fbfaf6')), lamp(0.3, holes('#fff3c4'))],
  'satin': [cloth('#f6efe6', PRINT, satin('#ffffff99')), cloth('#efe7dc', satin('#e1d6c6')), lamp(0.6, satin('#fff3c455'))],
  'canvas': [cloth('#f7f3e8', PRINT, weave('#13201c1f')), cloth('#ece3cc', weave('#cdbf9a')), lamp(0.3, weave('#13201c88'))],
  'canvas-cotton': [cloth('#f3ecda', PRINT, weave('#13201c26')), cloth('#e3d5b3', weave('#bfa97a')), lamp(0.22, weave('#13201c99'))],
  'formex': [cloth(WHITE, PRINT, foam('#e3e2dc')), cloth('#f4f3ee', foam('#e3e2dc')), lamp(0.06)],
  'formex-mong': [cloth(WHITE, PRINT, '<g transform="matrix(1 0 0 .6 0 16)">', foam('#e3e2dc'), '</g>'), cloth('#f4f3ee', '<g transform="matrix(1 0 0 .6 0 16)">', foam('#e3e2dc'), '</g>'), lamp(0.12)],
  'carton': [cloth('#f1e7cf', PRINT, flutes('#a9824a')), cloth('#cfa96b', flutes('#a9824a')), lamp(0)],
}

mkdirSync(TO, { recursive: true })
for (const [name, squares] of Object.entries(SAMPLES)) {
  const width = squares.length * SIDE + (squares.length - 1) * GAP
  const body = squares
    .map((square, at) => `<svg x="${at * (SIDE + GAP)}" width="40" height="40" viewBox="0 0 40 40">${square}<path d="M.5.5h39v39H.5z" fill="none" stroke="#d8cba9"/></svg>`)
    .join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${SIDE}">${body}</svg>`
  writeFileSync(join(TO, `${name}.svg`), `${svg}\n`)
}
