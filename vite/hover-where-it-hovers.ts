/**
 * Binds `:hover` styles to pointers that hover. A finger leaves the hover style on what it has tapped until it taps elsewhere: a link would still be
 * underlined, a card still yellow, when the visitor comes back to it.
 */
import type { AtRule, Plugin, Rule } from "postcss";

const MEDIUM = "(hover: hover)";

/**
 * @returns the plugin that binds each selector with `:hover` to `(hover: hover)`. A selector that names the focus or a state beside it,
 * `:is(:hover, :focus-visible)`, stays as it is, because it is for keys as well.
 */
export function hoverWhereItHovers(): Plugin {
  return {
    postcssPlugin: "hover-where-it-hovers",
    Once(sheet, { AtRule }) {
      sheet.walkRules(/:hover/, (rule) => {
        if (isBound(rule)) return;
        const ofPointer = rule.selectors.filter((selector) => /:hover(?!\s*[,)])/.test(selector));
        if (ofPointer.length === 0) return;
        const others = rule.selectors.filter((selector) => !ofPointer.includes(selector));
        const bound = new AtRule({ name: "media", params: MEDIUM });
        rule.after(bound);
        bound.append(rule.clone({ selectors: ofPointer }));
        if (others.length > 0) rule.selectors = others;
        else rule.remove();
      });
    },
  };
}

function isBound(rule: Rule): boolean {
  for (let around = rule.parent; around; around = around.parent as typeof around) {
    if (around.type === "atrule" && /hover/.test((around as AtRule).params)) return true;
  }
  return false;
}
