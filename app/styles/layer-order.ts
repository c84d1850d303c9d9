/**
 * The order of the layers: a later one wins over an earlier one. Each page says it before all sheets (app/root.tsx), and each sheet once more
 * (scripts/build/page/inline-styles.ts): where the fallback makes the head anew, sheets of other screens stay in front of the page's own style.
 */
export const LAYER_ORDER = "@layer tokens,base,parts,print;";
