/** What a browser paints its own bars with: the header's ground (`--yellow`, tokens.css). */
export const THEME_COLOUR = "#FFC62E";
