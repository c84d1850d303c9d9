import path from "node:path";
import { defineConfig } from "vite";
import { DESK_PATH } from "../paths.ts";

/** The desk's window: built by the desk itself when it starts, never a part of the site. */
export default defineConfig({
  root: path.resolve("desk/ui"),
  base: `${DESK_PATH}/`,
  build: {
    target: ["chrome111", "firefox114", "safari16.4"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000, // kB: the scripts come from the disk of the same machine, not over a network
  },
});
