/**
 * Line icons used only by the screen that tries a size, on the same 24-unit grid as the site's icons (app/ui/icon.tsx). Each is a constant of its own, used
 * through `import * as icons`: the build then inlines it where it is used, and the first script carries no icons of parts that are loaded later.
 */
export const turn = "M4 8V4h4M4 4c3 0 6 0 8 2M20 16v4h-4M20 20c-3 0-6 0-8-2M3 12h9v9H3zM12 3h9v9";
export const copy = "M8 8h12v13H8zM16 8V3H4v13h4";
export const print = "M7 9V3h10v6M7 17H3V9h18v8h-4M7 14h10v7H7z";
export const frame = "M3 8h18M3 16h18M8 3v18M16 3v18";
export const camera = "M3 7h5l2-3h4l2 3h5v13H3zM8 13a4 4 0 108 0 4 4 0 10-8 0";
export const file = "M5 3h9l5 5v13H5zM14 3v5h5M12 18v-6M9 15l3-3 3 3";
export const link = "M10 14L14 10M9 7l3-3q2-2 4 0l4 4q2 2 0 4l-3 3M15 17l-3 3q-2 2-4 0l-4-4q-2-2 0-4l3-3";
export const undo = "M8 5L3 10l5 5M3 10h11a6 6 0 010 12h-3";
export const save = "M12 3v12M7 10l5 5 5-5M4 20h16";
