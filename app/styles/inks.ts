/**
 * The inks of the house where no style reaches: drawings and canvases in code, a file to print, what a browser paints its own bars with. Their home is
 * app/styles/tokens.css, under the same names; the test beside this keeps both alike. Shades that a picture has besides stand where it is drawn. What is on
 * every page (app/styles/theme-colour.ts, the ground of the map) writes its inks out, since the table would be 110 bytes of each page's script; the test sees to them.
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
