/**
 * The order of the layers: a later one wins over an earlier one. Each page states it before all sheets (app/root.tsx), and each sheet repeats it
 * (scripts/build/page/inline-styles.ts), because sheets of other screens stay in front of the page's own style when the fallback makes the head anew.
 */
export const LAYER_ORDER = "@layer tokens,base,parts,print;";
