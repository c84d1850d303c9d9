import emailClient from "@emailjs/browser/package.json" with { type: "json" };
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { buildOnlyPlugin } from "./vite/build-only-plugin.ts";
import { chunkGroups } from "./vite/chunks.ts";
import { longClassName, shortClassNames } from "./vite/class-names.ts";
import { contentPlugin } from "./vite/content-plugin.ts";
import { contentWithoutWords } from "./vite/content-without-words.ts";
import { hoverWhereItHovers } from "./vite/hover-where-it-hovers.ts";
import { latePartsPlugin } from "./vite/late-parts-plugin.ts";
import { leftOutPlugin } from "./vite/left-out/plugin.ts";
import { picturesPlugin } from "./vite/pictures-plugin.ts";
import { shortPropertyNames } from "./vite/property-names.ts";
import { routerPartsPlugin } from "./vite/router-parts-plugin.ts";
import { smallScriptsPlugin } from "./vite/small-scripts-plugin.ts";

/**
 * Fewer letters of a file's content in its name than the usual eight: they are what cannot be compressed of the twenty names in a page. Rolldown asks for seven
 * of scripts, as many as there are; two contents of one file meet in six once in 69 thousand million.
 */
const SHORT_NAMES = {
  chunkFileNames: "assets/[name]-[hash:7].js",
  assetFileNames: "assets/[name]-[hash:6][extname]",
};

export default defineConfig(({ command, isPreview }) => ({
  plugins: [
    buildOnlyPlugin(),
    contentPlugin(),
    // The owner's desk shows a page before its pictures are made in all formats (desk/preview/pictures.ts).
    process.env.DESK_PREVIEW ? null : picturesPlugin(),
    routerPartsPlugin(),
    latePartsPlugin(),
    leftOutPlugin(),
    smallScriptsPlugin(),
    reactRouter(),
  ],
  server: {
    // In development the real server stands beside this one and takes the contact form (scripts/dev.ts).
    proxy: { "/api": `http://127.0.0.1:${process.env.API_PORT ?? "3001"}` },
    // A build renders its pages through a preview server, which would look at the whole project again after each page it writes. The desk says
    // itself what changed: its writing into the watched folder had every module made anew after each key (1 s).
    watch: isPreview || process.env.DESK_PREVIEW ? null : undefined,
  },
  define: { "import.meta.env.VITE_EMAIL_CLIENT_VERSION": JSON.stringify(emailClient.version) },
  css: {
    modules: { generateScopedName: command === "build" ? shortClassNames() : longClassName },
    postcss: {
      plugins: [hoverWhereItHovers(), ...(command === "build" ? [shortPropertyNames(), contentWithoutWords()] : [])],
    },
  },
  // The reader of print files is made small by Vite: it stands beside the scripts, not among them.
  worker: { rolldownOptions: { output: { minify: true } } },
  build: {
    // What React Router 8 and the CSS in use (dvh, layers) ask for; nesting is written out. Firefox has :has from 121 on: before, a rule that asks by it
    // is left out, so it may set how a thing looks, never whether it is there or works, and shares no list with selectors that do without.
    target: ["chrome111", "firefox114", "safari16.4"],
    assetsInlineLimit: 0, // no data: URL in CSS or script: every file can be cached and the security policy stays short
    minify: false, // smallScriptsPlugin does; Rolldown would write its scripts out again
    cssMinify: "lightningcss",
    reportCompressedSize: false, // nobody reads it; every file would be compressed once more
    modulePreload: { polyfill: false }, // the polyfill is an inline script for browsers older than the target
    rolldownOptions: {
      // A constant that several files share stands where it is used, and costs no export: 100 to 300 bytes less a page.
      optimization: { inlineConst: { mode: "all" } },
      output: { minify: false, codeSplitting: { groups: chunkGroups() }, ...SHORT_NAMES },
    },
  },
}));
