import { GROUND, short } from './measures.mjs'

/** Outline of the van, in metres from its upper left corner. */
export const VAN = 'M0 1.7V1.15Q.1.7.6.55L1.3.08Q1.4 0 1.6 0H4.1Q4.3 0 4.3.2V1.7z'

/** Where that corner is in the drawing. */
export const VAN_AT = `22.6 ${short(GROUND - 2.05)}`
