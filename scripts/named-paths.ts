/**
 * Checks that every path of this project that a comment or a document names exists, so that neither leads a reader astray.
 * `npm run check` runs it. Paths in folders that a build or a shop's own machine makes (`build/`, `var/`, `.cache/`) are not checked.
 */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** Where words about the code stand. The plan of the rooms in README.md is drawn, not named: it has no path in backquotes. */
const DOCUMENTS = ["*.md", "{art,deploy,desk,docs}/**/*.md"];
const SOURCES = ["*.ts", "{app,bench,contract,deploy,desk,scripts,server,tests,vite}/**/*.{ts,tsx,mjs,css}"];
const ROOMS = "app|art|bench|content|contract|deploy|desk|docs|public|scripts|server|tests|vite";

/** A path from the top of the project, as texts name it: `app/limits.ts`, `content/pictures/`; not `{app,server}/x`. */
const NAMED = new RegExp(`(?<![\\w./@-])(?:${ROOMS})/[\\w./*-]*[\\w/*]`, "g");
/** Examples (`tests/NAME.spec.ts`, a name in angle brackets) and what a command makes need not exist. */
const NOT_LOOKED_FOR = /[A-Z]{4,}(?!\.md)|^art\/(node_modules|out)\b/;
/** The comments of a source file. A path in a string is code, and fails by itself where it is wrong. */
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
/** Links of a document to files beside it. */
const LINK = /\]\((?![a-z]+:|#|\/)([^)#\s]+)/g;

/**
 * @param text of the file
 * @param exists tells whether a path from the top exists; `*` in it stands for any name
 * @returns the paths that the text names and that are not there
 */
export function missingPaths(file: string, text: string, exists: (named: string) => boolean): string[] {
  const document = file.endsWith(".md");
  const words = document ? text : (text.match(COMMENT) ?? []).join("\n");
  const named = [...words.matchAll(NAMED)].map(([whole]) => whole);
  const linked = document
    ? [...text.matchAll(LINK)].map(([, target = ""]) => path.posix.join(path.posix.dirname(file), target))
    : [];
  return [...new Set([...named, ...linked])].filter((name) => !NOT_LOOKED_FOR.test(name) && !exists(name));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const exists = (named: string) => globSync(named.replace(/\/$/, "")).length > 0;
  // Tests invent files, and so does content/README.md for its examples.
  const own = globSync([...DOCUMENTS, ...SOURCES], { exclude: ["**/node_modules/**"] }); // bench/ and art/ have packages of their own
  for (const file of own.filter((name) => !/\.test\.tsx?$/.test(name))) {
    for (const missing of missingPaths(file, readFileSync(file, "utf8"), exists)) {
      console.error(`${file} names ${missing}, which is not there: mend the name, or bring the file.`);
      process.exitCode = 1;
    }
  }
}
