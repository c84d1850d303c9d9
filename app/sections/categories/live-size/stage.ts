/** The drawing's own units: pixels of a desk, two thirds of one on a phone. Letters are 13 px there. */
export const STAGE = { width: 480, height: 236, letter: 18 };
