/**
 * A mark that a style writes has no words for those who hear the page (`content: "/" / ""`). Safari before 17.4 and Firefox before 128 do not know that form and
 * leave the whole mark out: the names of a path ran into one another. The build writes the mark alone in front.
 */
import type { Plugin } from "postcss";

/** @returns what puts the form without words before each that has them; a browser takes the last that it knows */
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
