/** The person beside every print: the site's measure of everything (docs/look.md, "Print beside a person"). */

/** Height in metres. */
export const PERSON_HEIGHT = 1.6;

/** The same in the words beside a drawing, with a space that does not break. */
export const PERSON_SAID = "1,6\u00a0m";

/** How far from the left edge of a drawing, in metres, a print beside the person begins. */
export const BESIDE_PERSON = 0.85;

/** How high above the ground the lower edge of a hung print is, in metres: at a man's hip. */
export const HUNG_AT = 0.9;

/** Silhouette, 80 units high and 30 wide; scaled by 0.02 it is 1.6 m. */
export const personPath =
  "M15 13.5c4 0 8 .8 9.5 3 1.2 1.8 1.8 8 2.3 14l.9 12.5a1.9 1.9 0 01-3.8.3L22.2 28 22 44c.2 8 .2 22-.3 36h-5L15.3 50h-.6L13.3 80h-5C7.8 66 7.8 52 8 44L7.8 28 6.1 43.3a1.9 1.9 0 01-3.8-.3L3.2 30.5c.5-6 1.1-12.2 2.3-14 1.5-2.2 5.5-3 9.5-3zM15 .5a5.7 5.7 0 010 11.4a5.7 5.7 0 010-11.4z";

/** The same person in clothes, in the same units: drawn one over the other in this order. */
export const DRESSED = {
  skin: "M15 .5a5.7 5.7 0 010 11.4a5.7 5.7 0 010-11.4zM12.8 10.5h4.4v4h-4.4zM4 27l-1.7 16a1.9 1.9 0 003.8.3L7.8 28zM26 27l1.7 16a1.9 1.9 0 01-3.8.3L22.2 28z",
  trousers: "M8 43h14c.2 9 .2 23-.3 37h-5L15.3 50h-.6L13.3 80h-5C7.8 66 7.8 52 8 43z",
  shirt:
    "M15 13.5c4 0 8 .8 9.5 3 1.2 1.8 1.8 7 2.2 12l-4.4.4L22 45H8l-.3-16.1-4.4-.4c.4-5 1-10.2 2.2-12 1.5-2.2 5.5-3 9.5-3z",
  hair: "M8.9 8.6C8.4 3 11 .1 15 .1s6.6 2.9 6.1 8.5c-.7-2.5-1.3-3.6-2.6-4.4-2 1-5 1-7 0-1.3.8-1.9 1.9-2.6 4.4z",
};
