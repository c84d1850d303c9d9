/**
 * What a style shows under a pointer is shown where there is one that hovers. A finger leaves that look on what it has tapped until it taps elsewhere: a link
 * stayed underlined, a card yellow, when one came back to it.
 */
import type { AtRule, Plugin, Rule } from "postcss";

const MEDIUM = "(hover: hover)";

/**
 * @returns what binds each selector that asks for the pointer to that medium. One that asks for the focus or a state in the same breath,
 * `:is(:hover, :focus-visible)`, stays as it is: that is for keys as well.
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
