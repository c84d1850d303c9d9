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
import { attributesIn, featuresOf, isOfAnAction, requirementsOf, requirementsOfSheet } from "./selectors.ts";

/** The page's rules go into the element that says the order of the layers, which needs no second hash in the security policy. */
const LAYERS = `<style>${LAYER_ORDER}</style>`;
/** React Router puts a `#` behind a sheet that a part which is loaded later links too (app/route-sheets.ts says why it goes). */
const STYLESHEET = /<link rel="stylesheet" href="(\/assets\/[^"#]+\.css)#?"\/>/g;

/** Declarations that show only during an action: how one look passes into another, what shape the pointer has. */
const OF_ACTIONS = /^(?:transition|cursor|touch-action)/;
/** Without script all sheets load at once. */
const SCRIPTLESS = "(scripting:none)";
/**
 * Conditions whose rules a page leaves to the sheets that it links. Nobody prints before the sheets are there; the rules for forced colours draw edges and move
 * nothing; and an animation that follows the scrolling stands at its beginning until somebody scrolls. The sheet of a part whose script comes later is not
 * linked and may never be requested, so of that sheet only the rules for a page without script are left out.
 */
const LEFT_TO_SHEETS = ["print", "(forced-colors:active)", "(animation-timeline:scroll())", SCRIPTLESS];

/**
 * @param site public folder of a release
 * @returns what puts the styles into a page
 */
export async function inliningStyles(site: string): Promise<Rewriting> {
  const sheets = await preparedSheets(path.join(site, "assets"));
  const requirements = new Map([...sheets].map(([address, sheet]) => [address, requirementsOfSheet(sheet)]));
  const built: BuiltSheets = { sheets, requirements, attributes: attributesIn(requirements.values()) };
  /** Styles by the sheets and features of a page, which most pages of a kind share: to work them out for each of 10,000 articles takes minutes. */
  const known = new Map<string, PageStyle>();
  return (html, page) => withStyles(html, built, known, page);
}

/** Takes the fonts out of the sheets of a folder, and gives each the order of the layers. @returns the sheets as they were, by address */
async function preparedSheets(folder: string): Promise<Map<string, Root>> {
  const sheets = new Map<string, Root>();
  const assets = await readdir(folder);
  const scripts = await Promise.all(
    assets.filter((file) => file.endsWith(".js")).map((file) => readFile(path.join(folder, file), "utf8")),
  );
  for (const file of assets.filter((one) => one.endsWith(".css"))) {
    const place = path.join(folder, file);
    // The renderer of the pages is split into other chunks than the scripts, and leaves sheets of its own here: the same rules again, which no script asks for.
    if (!scripts.some((script) => script.includes(file))) {
      await rm(place);
      continue;
    }
    const sheet = postcss.parse(await readFile(place, "utf8"));
    sheets.set(`/assets/${file}`, sheet.clone());
    sheet.walkAtRules("font-face", (face) => {
      face.remove();
    });
    await writeFile(place, LAYER_ORDER + sheet.toString());
  }
  return sheets;
}

/** The sheets by address; what the selectors of each ask for (selectors.ts); and the attributes among that, each with the pattern that finds it in HTML. */
interface BuiltSheets {
  sheets: Map<string, Root>;
  requirements: Map<string, Set<string>>;
  attributes: Map<string, RegExp>;
}

/** The rules that a page carries, and the addresses of sheets that some of these come from but the page does not link, because their script comes later. */
interface PageStyle {
  rules: string;
  lateSheets: string[];
}

/** @throws Error when a page links a sheet that was not built, or none at all (React Router then writes its links otherwise), or does not order the layers */
function withStyles(
  html: string,
  { sheets, requirements, attributes }: BuiltSheets,
  known: Map<string, PageStyle>,
  page: string,
): string {
  const linked = [...html.matchAll(STYLESHEET)].map((match) => match[1] ?? "");
  if (linked.length === 0) {
    throw new Error(`${page} links no stylesheet in the form that scripts/build/page/inline-styles.ts looks for.`);
  }
  if (!html.includes(LAYERS))
    throw new Error(`${page} does not say the order of the layers as app/root.tsx writes it.`);
  const features = featuresOf(html, attributes);
  // Parts whose script comes later are in the page all the same (sections/try-size/docket/late-docket.tsx); React Router links only what comes at once.
  const unlinked = [...requirements].filter(
    ([address, asked]) => !linked.includes(address) && namesAClassOf(features, asked),
  );
  const addresses = [...linked, ...unlinked.map(([address]) => address)];
  const key = [...addresses, ...[...features].sort()].join(" ");
  const style = known.get(key) ?? styleOf(features, addresses, linked.length, sheets, page);
  known.set(key, style);
  const withoutScript = [...linked, ...style.lateSheets]
    .map((address) => `<link rel="stylesheet" href="${address}"/>`)
    .join("");
  return html
    .replace(STYLESHEET, '<link rel="stylesheet" href="$1" disabled/>')
    .replace(LAYERS, () => `<style>${LAYER_ORDER}${style.rules}</style><noscript>${withoutScript}</noscript>`);
}

/** Whether a sheet has a rule for a class of the page. @param asked what the selectors of the sheet ask for */
function namesAClassOf(features: Set<string>, asked: Set<string>): boolean {
  return [...asked].some((requirement) => requirement.startsWith(".") && features.has(requirement));
}

/**
 * @param features of the page
 * @param addresses of sheets: those that the page links first, then those of parts that may be in it
 * @param linked how many the page links
 * @throws Error when one of them was not built
 */
function styleOf(
  features: Set<string>,
  addresses: string[],
  linked: number,
  sheets: BuiltSheets["sheets"],
  page: string,
): PageStyle {
  const used = addresses.map((address, place) => {
    const sheet = sheets.get(address);
    if (!sheet) throw new Error(`${page} links ${address}, which was not built.`);
    return rulesFor(features, sheet, place < linked ? LEFT_TO_SHEETS : [SCRIPTLESS]);
  });
  return {
    rules: withoutUnused(postcss.parse(used.join(""))),
    lateSheets: addresses.filter((_, place) => place >= linked && used[place]?.some(setsALook)),
  };
}

/** Whether it says how something looks, and not only how something could move. */
function setsALook(node: ChildNode): boolean {
  if (node.type === "rule") return true;
  return node.type === "atrule" && !node.name.endsWith("keyframes") && (node.nodes ?? []).some(setsALook);
}

/** The rules of a sheet that can match a page with these features. @param without conditions whose rules are left out */
function rulesFor(features: Set<string>, sheet: Root, without: string[]): Root {
  const used = sheet.clone();
  used.walkRules((rule) => {
    if ((rule.parent as AtRule | undefined)?.name?.endsWith("keyframes")) return;
    const matching = rule.selectors.filter(
      (selector) => !isOfAnAction(selector) && requirementsOf(selector).every((one) => features.has(one)),
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

/** The sheet without the animations and custom properties that no remaining rule uses, and without the blocks that are then empty. */
function withoutUnused(sheet: Root): string {
  const animated = new Set<string>();
  sheet.walkDecls(/^animation/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) animated.add(word);
  });
  sheet.walkAtRules("keyframes", (rule) => {
    if (!animated.has(rule.params)) rule.remove();
  });
  for (let removed = -1; removed !== 0; ) {
    const asked = new Set([...sheet.toString().matchAll(/var\((--[\w-]+)/g)].map((match) => match[1]));
    removed = 0;
    sheet.walkDecls(/^--/, (property) => {
      if (asked.has(property.prop)) return;
      property.remove();
      removed++; // what only it asked for may be unused now
    });
  }
  // A block that has lost all its rules says nothing any more; a statement such as `@layer a, b;` has no body.
  const blocks: (AtRule | Rule)[] = [];
  sheet.walk((node) => {
    if (node.type === "rule" || (node.type === "atrule" && node.nodes)) blocks.unshift(node); // inner blocks first
  });
  for (const block of blocks) if (block.nodes?.length === 0) block.remove();
  return sheet.toString();
}
