/**
 * `content: "/" / ""` keeps screen readers from reading a mark that a style sheet writes. Safari before 17.4 and Firefox before 128 do not know that form and
 * leave the whole mark out, so that the names of a path run together. The build therefore writes the mark alone in front of it.
 */
import type { Plugin } from "postcss";

/** @returns the plugin that writes the mark alone before each such form; a browser takes the last form that it knows */
export function contentWithoutWords(): Plugin {
  return {
    postcssPlugin: "content-without-words",
    Once(sheet) {
      sheet.walkDecls("content", (content) => {
        const [, mark] = /^("[^"]*") \/ /.exec(content.value) ?? [];
        if (mark) content.cloneBefore({ value: mark });
      });
    },
  };
}
