/**
 * The inks of the house where no style reaches: drawings and canvases in code, a file to print, what a browser paints its own bars with. Their home is
 * app/styles/tokens.css, under the same names; the test beside this keeps both alike. Shades that a picture has besides stand where it is drawn. Each is a
 * constant of its own, taken by `import * as inks`: the build writes it where it is used, and no page carries those it does not draw with.
 */
export const yellow = "#FFC62E";
export const green = "#0C4A3F";
export const greenLight = "#1B7A66";
export const red = "#C8281A";
export const pink = "#F6B8A0";
export const ink = "#13201C";
export const paper = "#FDF8EC";
export const kraft = "#F3EAD3";
export const line = "#D8CBA9";
