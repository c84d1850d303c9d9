/**
 * Styles of the preview's pages, gathered once for each screen of the site: React Router walks through all modules of a screen for them, which takes longer
 * than rendering its page. A preview reads the site's own files once (vite.config.ts: it watches none), so they stay the same as long as its process runs.
 */
import type { IncomingMessage, ServerResponse } from "node:http";

/** Where React Router's plugin hands out styles; the request names the page that they are for. */
const STYLES = "/@react-router/critical.css";

/** Answers a request itself, or has `gather` answer it. */
type HandOut = (request: IncomingMessage, response: ServerResponse, gather: () => void) => Promise<void>;

/**
 * @param screenOf which screen shows an address: addresses of one screen have the same styles
 * @returns a function that answers with the styles that it has kept. Any other request goes to `gather`, and styles that are gathered are kept
 */
export function keptStyles(screenOf: (address: string) => Promise<string>): HandOut {
  const kept = new Map<string, string>();
  return async (request, response, gather) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://preview");
    if (pathname !== STYLES) return gather();
    const screen = await screenOf(searchParams.get("pathname") ?? "/");
    const known = kept.get(screen);
    if (known !== undefined) {
      response.writeHead(200, { "Content-Type": "text/css" }).end(known);
      return;
    }
    const { end } = response;
    response.end = (...said: unknown[]) => {
      const [gathered] = said;
      if (response.statusCode !== 200 || typeof gathered !== "string") return Reflect.apply(end, response, said);
      const styles = withItsLetters(gathered);
      kept.set(screen, styles);
      return Reflect.apply(end, response, said.with(0, styles));
    };
    gather();
  };
}

/**
 * Has the preview wait for its fonts. A visitor whose fonts come late reads a page in fallback fonts, and has the right ones on the next page. Beside a form
 * one page stays for hours, and the owner judges by it whether words fit.
 */
const withItsLetters = (styles: string): string =>
  styles.replaceAll(/font-display:\s*optional/g, "font-display: block");
