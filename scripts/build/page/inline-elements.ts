/**
 * The inline scripts and styles of a page. Those that the build writes are known by their form, and their hashes go into the security policy (site.json);
 * anything else found in a page stops the build instead of being allowed.
 */
import { PAGE_SCRIPTS } from "../../../app/before-script.ts";
import type { InlineHashes } from "../../../contract/built-site.ts";
import { inlineHash } from "../../../contract/inline-hash.ts";

// Attributes in quotes may hold ">", so they are read one by one.
const ATTRIBUTES = String.raw`((?:\s+[^\s=>"'/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*`;
const SCRIPT = new RegExp(String.raw`<script${ATTRIBUTES}>([\s\S]*?)</script\s*>`, "gi");
const STYLE = new RegExp(String.raw`<style${ATTRIBUTES}>([\s\S]*?)</style\s*>`, "gi");
/** JSON-LD and the like are never run, so they need no permission. */
const DATA_BLOCK = /\stype\s*=\s*["']?application\/(?:ld\+)?json\b/i;
const EXTERNAL = /\ssrc\s*=/i;
const HANDLER = /<[a-z][^\s>]*(?:\s+[^\s=>"'/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*?\s+on[a-z]+\s*=/i;

/** A string literal in double quotes, whatever its text. */
const LITERAL = String.raw`"(?:[^"\\\n]|\\.)*"`;
const CONTEXT = String.raw`window\.__reactRouterContext`;

/** The inline scripts of React Router 8.4, whole, and those of app/root.tsx. */
const KNOWN_SCRIPTS = [
  ...PAGE_SCRIPTS.map((text) => new RegExp(`^${escaped(text)}$`)),
  /^\(\(storageKey, restoreKey\) => \{[\s\S]*\}\)\("react-router-scroll-positions", null\)$/,
  new RegExp(
    String.raw`^${CONTEXT} = \{(?:[^"'\`();]|${LITERAL})*\};${CONTEXT}\.stream = new ReadableStream\(\{start\(controller\)\{${CONTEXT}\.streamController = controller;\}\}\)\.pipeThrough\(new TextEncoderStream\(\)\);$`,
  ),
  new RegExp(String.raw`^${CONTEXT}\.streamController\.enqueue\(${LITERAL}\);$`),
  new RegExp(String.raw`^${CONTEXT}\.streamController\.close\(\);$`),
  // What starts the page, before late-scripts.ts takes it out.
  new RegExp(
    String.raw`^(?:import (?:\* as route\d+ from )?${LITERAL};\s*)+window\.__reactRouterRouteModules = \{(?:${LITERAL}:route\d+,?)+\};\s*import\(${LITERAL}\);$`,
  ),
];
/** The order of the layers, which app/root.tsx writes; the page's own rules are added later (inline-styles.ts). */
const KNOWN_STYLE = /^@layer [\w, ]+;$/;

/**
 * @param html a page as it was rendered, before anything of the build is put into it
 * @param page named in the error
 * @returns the page as it is
 * @throws Error when it holds a script or style that the build did not mean
 */
export function withoutForeignScripts(html: string, page: string): string {
  for (const script of inlineScripts(html)) {
    const text = script.trim();
    if (!KNOWN_SCRIPTS.some((known) => known.test(text))) throw foreign(page, "script", text);
  }
  for (const [, , text = ""] of html.matchAll(STYLE)) if (!KNOWN_STYLE.test(text)) throw foreign(page, "style", text);
  const handler = HANDLER.exec(html.replace(SCRIPT, ""))?.[0];
  if (handler) throw foreign(page, "handler", handler.slice(-80));
  return html;
}

/** @param html a finished page @returns what its security policy has to allow, each once */
export function inlineHashesOf(html: string): InlineHashes {
  const hashes = (texts: string[]) => [...new Set(texts.filter((text) => text !== "").map(inlineHash))];
  return {
    scripts: hashes(inlineScripts(html)),
    styles: hashes([...html.matchAll(STYLE)].map(([, , text = ""]) => text)),
  };
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)]
    .filter(([, attributes = ""]) => !EXTERNAL.test(attributes) && !DATA_BLOCK.test(attributes))
    .map(([, , text = ""]) => text);
}

function foreign(page: string, what: string, text: string): Error {
  return new Error(
    `${page} holds an inline ${what} that the build does not know: ${text.slice(0, 120)}\n` +
      "Take it out. If a new version of React Router writes it, add its form to scripts/build/page/inline-elements.ts.",
  );
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
