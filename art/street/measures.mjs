/** One unit of the drawing is one metre. A picture counts down from its top, the street is built up from the ground. */

/** Height of the drawing above the ground. */
export const GROUND = 9.9

/** A number with at most three decimals. */
export const short = (number) => String(+(+number).toFixed(3))
