/**
 * The inks of the house for what no style sheet reaches: drawings and canvases made in code, a file to print, the bars that a browser paints itself. They are
 * defined in app/styles/tokens.css under the same names, and the test beside this file compares the two. Further shades of a single drawing stand with that
 * drawing. Each ink is a constant of its own, used by `import * as inks`: the build inlines it, and no page carries an ink it does not use.
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
