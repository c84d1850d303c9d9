/** Every built page: valid HTML, nothing inline that the security policy would stop, pictures that exist and keep their place. */
import { existsSync } from "node:fs";
import path from "node:path";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { expect, test } from "../site.ts";
import { attribute, builtPages, elements, SITE } from "./built-pages.ts";

test.skip(({ isMobile }) => isMobile, "files do not depend on the width");

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ["html-validate:recommended"],
    rules: {
      // How React writes HTML: `charSet`, `<br/>`, `hidden=""`. A parser reads the same from both spellings.
      "attr-case": "off",
      "void-style": "off",
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      // React's useId begins with "_", which HTML allows.
      "valid-id": ["error", { relaxed: true }],
      // A name on a list is allowed and read out.
      "aria-label-misuse": ["error", { allowAnyNamable: true }],
      // A link without address cannot be disabled, and what scrolls by itself is a region without being a section of the text.
      "prefer-native-element": ["error", { exclude: ["link", "region"] }],
      // An unnamed <aside> inside an article is no landmark (HTML-AAM).
      "unique-landmark": "off",
      // Advice on looks, not on validity: titles are given by the specification (§2), lines are broken by the styles.
      "long-title": "off",
      "tel-non-breaking": "off",
    },
  }),
);

test("every page is valid HTML", async () => {
  test.slow();
  for (const { address, html } of builtPages) {
    const { results } = await validator.validateString(html, address);
    const found = results.flatMap(({ messages }) => messages.map((m) => `${m.ruleId}: ${m.message} (${m.selector})`));
    expect.soft(found, address).toEqual([]);
  }
});

test("no page holds a style attribute, a handler or a script address", () => {
  const found = builtPages.flatMap((page) =>
    elements(page).flatMap((element) => {
      const target = attribute(element, "href") ?? attribute(element, "src") ?? attribute(element, "action") ?? "";
      const inline = Object.keys(element.properties).filter((name) => /^(?:style$|on[A-Z])/.test(name));
      if (/^\s*(?:javascript|vbscript|data:text)/i.test(target)) inline.push(target);
      return inline.map((what) => `${what} of <${element.tagName}> on ${page.address}`);
    }),
  );
  expect(found).toEqual([]);
});

test("every picture has its width and height, and every file a page names exists", () => {
  const missing = new Set<string>();
  for (const page of builtPages) {
    for (const image of elements(page, "img")) {
      const { width, height, alt, src } = image.properties;
      expect.soft(Number(width), `width of ${src} on ${page.address}`).toBeGreaterThan(0);
      expect.soft(Number(height), `height of ${src} on ${page.address}`).toBeGreaterThan(0);
      expect.soft(typeof alt, `alt of ${src} on ${page.address}`).toBe("string");
    }
    for (const file of filesOf(page)) if (!existsSync(path.join(SITE, file))) missing.add(`${file} of ${page.address}`);
  }
  expect([...missing]).toEqual([]);
});

/** Addresses within the site of what a page loads: pictures, scripts, styles, fonts, icons. */
function filesOf(page: (typeof builtPages)[number]): string[] {
  const named = elements(page).flatMap((element) => {
    const sets = attribute(element, "srcSet")?.split(",") ?? [];
    const one = attribute(element, element.tagName === "link" ? "href" : "src");
    const isPage = element.tagName === "link" && attribute(element, "rel") === "canonical";
    return isPage ? [] : [...sets, one ?? ""].map((entry) => entry.trim().split(/\s/)[0] ?? "");
  });
  return named.filter((file) => /^\/(?!\/)/.test(file)).map((file) => file.replace(/[?#].*$/, ""));
}
