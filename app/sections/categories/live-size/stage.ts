/** The drawing's own units: a unit is one pixel on a wide screen and about two thirds of a pixel on a phone, where letters are 13 px. */
export const STAGE = { width: 480, height: 236, letter: 18 };
