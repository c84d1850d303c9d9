/**
 * What a selector of a sheet requires of a page, and what a page has, in the same words: `.class`, `element`, `[attribute="value"]`. A rule all of whose words
 * a page has may match something on it; one with a word that the page lacks cannot.
 */
import type { Root } from "postcss";

/**
 * What a page must have for a selector to match: classes, attributes, names of elements, and a class alone in `:has()`. What stands in `:is()`, `:where()`
 * or `:not()` is a choice and no requirement. Nor is anything that may change before the script comes: an open fold, which the browser changes, and the mark of
 * a page that is opened at its top (app/before-script.ts). All other attributes are changed by scripts alone, and the sheets come before these
 * (late-scripts.ts).
 */
export function requirementsOf(selector: string): string[] {
  const plain = withoutChoices(selector.replace(/\[(?:open|data-fresh)\]/g, "").replace(/:has\((\.[\w-]+)\)/g, "$1"));
  const attributes = plain.match(/\[[^\]]*\]/g) ?? [];
  const names = plain.replace(/\[[^\]]*\]|::?[a-z-]+/g, "").match(/[.#]?[a-zA-Z_][\w-]*/g) ?? [];
  return [...attributes, ...names.filter((name) => !name.startsWith("#"))];
}

/** @returns what any selector of a sheet asks for */
export function requirementsOfSheet(sheet: Root): Set<string> {
  const requirements = new Set<string>();
  sheet.walkRules(({ selectors }) => {
    for (const selector of selectors) for (const requirement of requirementsOf(selector)) requirements.add(requirement);
  });
  return requirements;
}

/**
 * Whether a selector asks for a mouse, a press, a focus that shows or a selected text; not where that is one of several choices, or the rule is for the time
 * before the script.
 */
export function isOfAnAction(selector: string): boolean {
  if (selector.includes(":not([data-hydrated])")) return false;
  return /:(?:hover|active|focus-visible|selection)\b/.test(withoutChoices(selector));
}

/** @returns the attributes among what sheets ask for, each with the pattern that finds it in HTML */
export function attributesIn(sheets: Iterable<Set<string>>): Map<string, RegExp> {
  const attributes = [...sheets].flatMap((requirements) => [...requirements].filter((one) => one.startsWith("[")));
  return new Map(attributes.map((attribute) => [attribute, patternInHtml(attribute)]));
}

/**
 * @param attribute as a selector writes it
 * @returns the pattern that finds it in HTML; for a form that is not known here one that fits every page, so that the rule stays
 */
function patternInHtml(attribute: string): RegExp {
  const [, name, value] = /^\[([\w-]+)(?:="?([^"]*?)"?)?\]$/.exec(attribute) ?? [];
  // React writes a few names as in its own props (`tabIndex`).
  return name ? new RegExp(` ${name}=${value === undefined ? "" : `"${value}"`}`, "i") : /^/;
}

/** @param attributes that sheets ask for; others of the page are passed over @returns the classes, elements and attributes of a page */
export function featuresOf(html: string, attributes: ReadonlyMap<string, RegExp>): Set<string> {
  const features = new Set<string>();
  for (const [, names = ""] of html.matchAll(/ class="([^"]*)"/g))
    for (const name of names.split(/\s+/)) if (name) features.add(`.${name}`);
  for (const [, name = ""] of html.matchAll(/<([a-z][a-z0-9]*)/g)) features.add(name);
  for (const [attribute, pattern] of attributes) if (pattern.test(html)) features.add(attribute);
  return features;
}

/** Without `:is()`, `:where()`, `:not()`, `:has()` and all else in brackets. */
function withoutChoices(selector: string): string {
  const without = selector.replace(/:[a-z-]+\([^()]*\)/g, "");
  return without === selector ? selector : withoutChoices(without);
}
