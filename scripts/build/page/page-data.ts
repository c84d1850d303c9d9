/**
 * Takes a page's inline scripts apart. What is the same on all pages (a stand-in for storage, the key of the scroll position, React Router's context) goes
 * into a file that runs before the page's other scripts (late-scripts.ts): in the pages it was 0.2 KB of every first answer. What is the page's own, the data of
 * its loaders, stays in the page as JSON, which is no script: the security policy then needs no hash of it, 60 bytes of the headers. The script elements that React
 * takes over stay, empty, where it expects them, as it compares no script's text; the streamed data, which it does not take over, are removed.
 */
import { PAGE_SCRIPTS } from "../../../app/before-script.ts";

/** Scripts without attributes: data blocks and the module that starts the page have some. */
const INLINE = /<script>([\s\S]*?)<\/script>/g;
/** What is left of the streamed data at the end of a page once its scripts are empty: marks that nothing takes over in the browser. */
const STREAMED = /(?:<!--\/?\$-->|<script><\/script>)+(?=<\/body>)/;
/**
 * How many inline scripts follow what a page shows, at least, as React Router 8.4 and app/root.tsx write them: the stand-in for storage, the scroll position,
 * the context, the data, and the end of the data.
 */
const FEWEST = 5;
/** A piece of the data, as a literal. */
const DATA = /^window\.__reactRouterContext\.streamController\.enqueue\(("(?:[^"\\]|\\.)*")\);$/;

/** React Router's script that scrolls to where the visitor was, and gives the page the key that its place is kept under. */
const SCROLLS_BACK = /^\(\(storageKey, restoreKey\) => \{[\s\S]*\}\)\(/;
/** Gives the key alone: the browser has scrolled back by itself, and by the time this runs the visitor may have scrolled on. */
const GIVE_KEY = `history.state?.key || history.replaceState({ key: Math.random().toString(32).slice(2) }, "")`;

const [AT_THE_TOP, , SHARED_HOST] = PAGE_SCRIPTS;

/** Gives the router the data that stands in the page, in the router's own form again. */
const READ_DATA = `window.__reactRouterContext.streamController.enqueue(JSON.stringify(
  JSON.parse(document.querySelector('script[type="application/json"]').textContent)
    .map((value) => value?.[""] ? JSON.stringify(value[""]) : value)) + "\\n");`;

/**
 * @param html a page as it was rendered
 * @param page named in the error
 * @returns the page with its data as JSON, and the script that has to run before all others, the same for all pages
 * @throws Error when its scripts are not those that React Router writes (it then writes them otherwise)
 */
export function withData(html: string, page: string): { html: string; first: string } {
  const texts = [...html.matchAll(INLINE)].map(([, text = ""]) => text);
  // These two have to run where they stand: one before anything can be clicked, the other before anybody can follow a shared link.
  const stays = (text: string) => text === AT_THE_TOP || text === SHARED_HOST;
  const behind = texts.filter((text) => !stays(text));
  const [piece, ...more] = behind.flatMap((text) => DATA.exec(text)?.[1] ?? []);
  if (behind.length < FEWEST || !piece || more.length > 0) {
    throw new Error(`${page} does not hold the inline scripts that scripts/build/page/page-data.ts looks for.`);
  }
  let place = `<script type="application/json">${asJson(JSON.parse(piece))}</script>`;
  const placed = html.replace(INLINE, (script, text: string) => {
    if (stays(text)) return script;
    const here = place;
    place = "<script></script>"; // in place of every script after the first
    return here;
  });
  return {
    html: placed.replace(STREAMED, ""),
    first: behind.map(lateForm).join(";\n"),
  };
}

/** @returns what takes the place of a script of the page in the file that runs first */
function lateForm(text: string): string {
  if (DATA.test(text)) return READ_DATA;
  return SCROLLS_BACK.test(text.trim()) ? GIVE_KEY : text;
}

/**
 * The router streams a list of values that refer to each other by number. A loader's text (app/data/one-text.ts) is one of them: JSON within JSON, whose quotes
 * would each be escaped. It is written unfolded instead, under an empty name, which the router gives to nothing.
 */
function asJson(stream: string): string {
  const values = (JSON.parse(stream) as unknown[]).map((value) => {
    const unfolded = typeof value === "string" && /^[{[]/.test(value) ? parsed(value) : undefined;
    return unfolded !== undefined && JSON.stringify(unfolded) === value ? { "": unfolded } : value;
  });
  return JSON.stringify(values).replaceAll("<", "\\u003c");
}

/** @returns undefined for what is no JSON */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
