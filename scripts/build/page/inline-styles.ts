/**
 * Puts the styles that a page needs to be shown into its HTML, so that the first answer is enough: no second round trip before the first picture, and no rule
 * of another screen.
 *
 * The sheets keep what only an action needs: hover, press, keyboard focus (until they load, the browser marks focus in its own way) and scrolling, and transitions. What a
 * visitor may open before they load (the drawer, the size menu) is styled inline too.
 *
 * The links stay where React expects them when it takes over, but `disabled`, which keeps the browser from loading them; the script that waits for the first
 * view enables them once it stands (late-scripts.ts). Without script they load at once. The security policy names each style by its hash. Fonts are declared in
 * the page alone: a second declaration in a sheet made the browser measure and lay out every word again.
 */
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import postcss, { type AtRule, type ChildNode, type Root, type Rule } from "postcss";
import { LAYER_ORDER } from "../../../app/styles/layer-order.ts";
import type { Rewriting } from "../finish-files.ts";

/** The page's rules go into the element that says the order of the layers, which needs no second hash in the security policy. */
const LAYERS = `<style>${LAYER_ORDER}</style>`;
/** React Router puts a `#` behind a sheet that a part which is loaded later links too (app/route-sheets.ts says why it goes). */
const STYLESHEET = /<link rel="stylesheet" href="(\/assets\/[^"#]+\.css)#?"\/>/g;

/** Declarations that only an action makes seen: how one look passes into another, what shape a mouse takes. */
const OF_ACTIONS = /^(?:transition|cursor|touch-action)/;
/** Without script all sheets load at once. */
const SCRIPTLESS = "(scripting:none)";
/**
 * Nobody prints before the sheets are there that the page links; where colours are forced their rules draw edges and move nothing; and what goes along with the
 * scrolling stands at its beginning until somebody scrolls. The sheet of a part whose script comes later may never be asked for.
 */
const LATER = ["print", "(forced-colors:active)", "(animation-timeline:scroll())", SCRIPTLESS];

/**
 * @param site public folder of a release
 * @returns what puts the styles into a page
 */
export async function inliningStyles(site: string): Promise<Rewriting> {
  const sheets = new Map<string, Root>();
  const assets = await readdir(path.join(site, "assets"));
  const scripts = await Promise.all(
    assets.filter((file) => file.endsWith(".js")).map((file) => readFile(path.join(site, "assets", file), "utf8")),
  );
  for (const file of assets.filter((one) => one.endsWith(".css"))) {
    const address = path.join(site, "assets", file);
    // The renderer of the pages is parted otherwise than the scripts, and leaves sheets of its own here: the same rules once more, which no script asks for.
    if (!scripts.some((script) => script.includes(file))) {
      await rm(address);
      continue;
    }
    const sheet = postcss.parse(await readFile(address, "utf8"));
    sheets.set(`/assets/${file}`, sheet.clone());
    sheet.walkAtRules("font-face", (face) => {
      face.remove();
    });
    await writeFile(address, LAYER_ORDER + sheet.toString());
  }
  const musts = new Map([...sheets].map(([address, sheet]) => [address, allMustsOf(sheet)]));
  const built: Built = { sheets, musts, mentioned: attributesIn(musts.values()) };
  /** By links and what the page is made of, which most pages of a kind share: worked out for each of 10,000 articles, it takes minutes. */
  const known = new Map<string, Dressing>();
  return (html, page) => withStyles(html, built, known, page);
}

/**
 * What was built: the sheets by address; what their selectors ask for ({@link mustsOf}), sheet by sheet; the attributes among that (`data-tone="ink"`,
 * `aria-current`), and how each stands in HTML.
 */
interface Built {
  sheets: Map<string, Root>;
  musts: Map<string, Set<string>>;
  mentioned: Map<string, RegExp>;
}

/** What dresses a page: the rules it carries, and the sheets they are from that it does not link, because their script comes later. */
interface Dressing {
  style: string;
  late: string[];
}

/** @throws Error when a page links a sheet that was not built, or none at all (React Router then writes its links otherwise), or does not order the layers */
function withStyles(
  html: string,
  { sheets, musts, mentioned }: Built,
  known: Map<string, Dressing>,
  page: string,
): string {
  const linked = [...html.matchAll(STYLESHEET)].map((match) => match[1] ?? "");
  if (linked.length === 0) {
    throw new Error(`${page} links no stylesheet in the form that scripts/build/page/inline-styles.ts looks for.`);
  }
  if (!html.includes(LAYERS))
    throw new Error(`${page} does not say the order of the layers as app/root.tsx writes it.`);
  const has = whatIsIn(html, mentioned);
  // Parts whose script comes later are in the page all the same (sections/try-size/docket/late-docket.tsx); React Router links only what comes at once.
  const others = [...musts].filter(([address, asked]) => !linked.includes(address) && dresses(asked, has));
  const addresses = [...linked, ...others.map(([address]) => address)];
  const key = [...addresses, ...[...has].sort()].join(" ");
  const dressing = known.get(key) ?? dressingOf(addresses, linked.length, has, sheets, page);
  known.set(key, dressing);
  const { style, late } = dressing;
  const withoutScript = [...linked, ...late].map((address) => `<link rel="stylesheet" href="${address}"/>`).join("");
  return html
    .replace(STYLESHEET, '<link rel="stylesheet" href="$1" disabled/>')
    .replace(LAYERS, () => `<style>${LAYER_ORDER}${style}</style><noscript>${withoutScript}</noscript>`);
}

function attributesIn(musts: Iterable<Set<string>>): Built["mentioned"] {
  const attributes = [...musts].flatMap((asked) => [...asked].filter((must) => must.startsWith("[")));
  return new Map(attributes.map((attribute) => [attribute, inHtml(attribute)]));
}

function allMustsOf(sheet: Root): Set<string> {
  const musts = new Set<string>();
  sheet.walkRules(({ selectors }) => {
    for (const selector of selectors) for (const must of mustsOf(selector)) musts.add(must);
  });
  return musts;
}

/** @param attribute as a selector writes it @returns what finds it in HTML; anything, for a form this does not know: its rule then stays */
function inHtml(attribute: string): RegExp {
  const [, name, value] = /^\[([\w-]+)(?:="?([^"]*?)"?)?\]$/.exec(attribute) ?? [];
  // React writes a few names as in its own props (`tabIndex`).
  return name ? new RegExp(` ${name}=${value === undefined ? "" : `"${value}"`}`, "i") : /^/;
}

/** What a page is made of, in the words of {@link mustsOf}: its classes, its elements, and the attributes that the sheets mention. */
function whatIsIn(html: string, mentioned: Built["mentioned"]): Set<string> {
  const has = new Set<string>();
  for (const [, names = ""] of html.matchAll(/ class="([^"]*)"/g))
    for (const name of names.split(/\s+/)) if (name) has.add(`.${name}`);
  for (const [, name = ""] of html.matchAll(/<([a-z][a-z0-9]*)/g)) has.add(name);
  for (const [attribute, written] of mentioned) if (written.test(html)) has.add(attribute);
  return has;
}

/** Whether a class of the page has a rule in the sheet that asks for this. */
function dresses(asked: Set<string>, has: Set<string>): boolean {
  return [...asked].some((must) => must.startsWith(".") && has.has(must));
}

/** What dresses a page that is made of this, from the sheets that it links, which are the first, and those of parts that may be in it. */
function dressingOf(
  addresses: string[],
  linked: number,
  has: Set<string>,
  sheets: Built["sheets"],
  page: string,
): Dressing {
  const used = addresses.map((address, place) => {
    const sheet = sheets.get(address);
    if (!sheet) throw new Error(`${page} links ${address}, which was not built.`);
    return usedBy(has, sheet, place < linked ? LATER : [SCRIPTLESS]);
  });
  return {
    style: withoutIdle(postcss.parse(used.join(""))),
    late: addresses.filter((_, place) => place >= linked && used[place]?.some(isOfPage)),
  };
}

/** Whether it says how something looks, and not only how something could move. */
function isOfPage(node: ChildNode): boolean {
  if (node.type === "rule") return true;
  return node.type === "atrule" && !node.name.endsWith("keyframes") && (node.nodes ?? []).some(isOfPage);
}

/** The rules of a sheet that can match a page which is made of this, without those under conditions that have the sheet itself. */
function usedBy(has: Set<string>, sheet: Root, without: string[]): Root {
  const used = sheet.clone();
  used.walkRules((rule) => {
    if ((rule.parent as AtRule | undefined)?.name?.endsWith("keyframes")) return;
    const matching = rule.selectors.filter(
      (selector) => !ofAnAction(selector) && mustsOf(selector).every((must) => has.has(must)),
    );
    if (matching.length > 0) rule.selectors = matching;
    rule.walkDecls(OF_ACTIONS, (look) => {
      look.remove();
    });
    if (matching.length === 0 || rule.nodes.length === 0) rule.remove();
  });
  used.walkAtRules(/^(?:media|supports)$/, (rule) => {
    if (without.includes(rule.params)) rule.remove();
  });
  return used;
}

/** Whether a selector asks for a mouse, a press, a focus that shows, a selected text; not where that is one choice of several, or where the rule is for the time before the script. */
function ofAnAction(selector: string): boolean {
  if (selector.includes(":not([data-hydrated])")) return false;
  return /:(?:hover|active|focus-visible|selection)\b/.test(withoutChoices(selector));
}

/**
 * What a page must have for a selector: `.class`, `[attribute]`, the name of an element, a class alone in `:has()`. What stands in `:is()`, `:where()`
 * or `:not()` is a choice, not a must; and what comes before the script is none either: an open fold, by the browser, and the mark of a page that is opened at its
 * top (app/before-script.ts). All other attributes change by script alone, which has the sheets (late-scripts.ts).
 */
function mustsOf(selector: string): string[] {
  const plain = withoutChoices(selector.replace(/\[(?:open|data-fresh)\]/g, "").replace(/:has\((\.[\w-]+)\)/g, "$1"));
  const attributes = plain.match(/\[[^\]]*\]/g) ?? [];
  const musts = plain.replace(/\[[^\]]*\]|::?[a-z-]+/g, "");
  return [...attributes, ...(musts.match(/[.#]?[a-zA-Z_][\w-]*/g) ?? []).filter((must) => !must.startsWith("#"))];
}

/** Without `:is()`, `:where()`, `:not()`, `:has()` and all else in brackets. */
function withoutChoices(selector: string): string {
  const without = selector.replace(/:[a-z-]+\([^()]*\)/g, "");
  return without === selector ? selector : withoutChoices(without);
}

/** Without the animations and custom properties that no rule left asks for. */
function withoutIdle(sheet: Root): string {
  const animated = new Set<string>();
  sheet.walkDecls(/^animation/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) animated.add(word);
  });
  sheet.walkAtRules("keyframes", (rule) => {
    if (!animated.has(rule.params)) rule.remove();
  });
  for (let idle = -1; idle !== 0; ) {
    const asked = new Set([...sheet.toString().matchAll(/var\((--[\w-]+)/g)].map((match) => match[1]));
    idle = 0;
    sheet.walkDecls(/^--/, (property) => {
      if (asked.has(property.prop)) return;
      property.remove();
      idle++; // what only it asked for may be idle now
    });
  }
  // A block that has lost all its rules says nothing any more; a statement such as `@layer a, b;` has no body.
  const blocks: (AtRule | Rule)[] = [];
  sheet.walk((node) => {
    if (node.type === "rule" || (node.type === "atrule" && node.nodes)) blocks.unshift(node); // those inside of others first
  });
  for (const block of blocks) if (block.nodes?.length === 0) block.remove();
  return sheet.toString();
}
