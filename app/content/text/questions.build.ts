/** Questions and answers of a text, folded: a reader looks for one of them, not for all. The platform's own `details` needs no script. */
import type { Element, ElementContent, Root, RootContent } from "hast";
import { toString as textOf } from "hast-util-to-string";

/** The heading under which each third-level heading is a question. */
const QUESTIONS = /^Câu hỏi/;

const isHeading = (node: RootContent, level: "h2" | "h3"): node is Element =>
  node.type === "element" && node.tagName === level;

/** A rehype plugin for trees that are sanitised already. */
export function foldQuestions() {
  return (tree: Root) => {
    const folded: RootContent[] = [];
    let asked = false;
    let answer: ElementContent[] | null = null;
    for (const node of tree.children) {
      if (isHeading(node, "h2")) {
        asked = QUESTIONS.test(textOf(node));
        answer = null;
      }
      if (asked && isHeading(node, "h3")) {
        const summary: Element = { type: "element", tagName: "summary", properties: {}, children: [node] };
        answer = [summary];
        folded.push({ type: "element", tagName: "details", properties: {}, children: answer });
      } else if (answer && node.type !== "doctype") answer.push(node);
      else folded.push(node);
    }
    tree.children = folded;
  };
}
