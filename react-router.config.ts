import type { Config } from "@react-router/dev/config";
import { prerenderedAddresses } from "./app/data/prerendered-addresses.build.ts";

/**
 * No server renders pages at run time: every known address is rendered at build (docs/decisions/0001-prerendered-pages.md)
 * and `server/` hands out files.
 */
export default {
  ssr: false,
  splitRouteModules: false, // a screen is one file; its loaders are a line each
  buildDirectory: process.env.SITE_BUILD_FOLDER ?? "build/next",
  prerender: { paths: ({ getStaticPaths }) => prerenderedAddresses(getStaticPaths()), concurrency: 2 },
} satisfies Config;
