/**
 * The inks of the house where no style reaches: drawings and canvases in code, a file to print, what a browser paints its own bars with. Their home is
 * app/styles/tokens.css, under the same names; the test beside this keeps both alike. Shades that a picture has besides stand where it is drawn.
 */
export const INKS = {
  yellow: "#FFC62E",
  green: "#0C4A3F",
  greenLight: "#1B7A66",
  red: "#C8281A",
  pink: "#F6B8A0",
  ink: "#13201C",
  paper: "#FDF8EC",
  kraft: "#F3EAD3",
  line: "#D8CBA9",
} as const;
