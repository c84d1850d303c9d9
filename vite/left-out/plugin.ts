/**
 * Vite plugin: leaves out of React and React Router, in what a browser gets, the functions that this site never calls. Both have dozens
 * of features behind one function (`createRouter`, `hydrateRoot`), so that no bundler can drop them: fetchers, actions, blockers, view transitions.
 * `react.ts` and `router.ts` beside this say which functions these are, and why nobody misses them.
 *
 * Only the bodies are removed; the minifier then drops what only they used. A function that is called all the same throws its name, so that a
 * test notices it. The build stops when a function or a module of the list is no longer there: after an upgrade the list has to be checked.
 */
import path from "node:path";
import type { Plugin } from "vite";
import type { LeftOut } from "./functions.ts";
import { REACT } from "./react.ts";
import { ROUTER } from "./router.ts";

/** The functions left out, by the path of their module within `node_modules`. */
const MODULES: Record<string, LeftOut> = { ...REACT, ...ROUTER };

const FUNCTION = /^Function(?:Declaration|Expression)$/;

/** A node of the parser, as far as it is looked at. */
interface Node {
  type: string;
  start: number;
  end: number;
  id?: { name: string } | null;
  body?: { start: number; end: number };
  left?: { start: number; end: number };
  right?: Node;
  expression?: Node;
}

/** Applies to what a browser gets. @throws where something of the list is no longer there */
export function leftOutPlugin(): Plugin {
  const found = new Set<string>();
  return {
    name: "left-out",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    transform(code, id) {
      const [, inModules = ""] = id.split(path.sep).join("/").split("?")[0]?.split("/node_modules/") ?? [];
      const leftOut = MODULES[inModules];
      if (!leftOut) return undefined;
      found.add(inModules);
      return { code: without(leftOut, code, this.parse(code), inModules), map: null };
    },
    buildEnd(error) {
      const missing = Object.keys(MODULES).filter((module) => !found.has(module));
      if (!error && missing.length > 0)
        throw new Error(`${missing.join(", ")} is no longer built: adapt vite/left-out.`);
    },
  };
}

/** @throws Error naming what the module no longer has */
function without(leftOut: LeftOut, code: string, program: unknown, module: string): string {
  const cuts: { start: number; end: number; by: string }[] = [];
  const missing = new Set(Object.keys(leftOut));
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    if (isNode(node)) {
      const { name, body } = functionAt(node);
      if (name !== undefined && body && name in leftOut) {
        missing.delete(name);
        const { start, end } = body;
        cuts.push({ start, end, by: `{${leftOut[name] ?? `throw Error("vite/left-out: ${name}")`}}` });
        return;
      }
      if (node.type === "ExpressionStatement" && isMethodOfLeftOut(node)) {
        cuts.push({ start: node.start, end: node.end, by: "" });
        return;
      }
    }
    for (const child of Object.values(node)) visit(child);
  };
  /** A function by its own name, or by the property of an object that it becomes: `exports.preload`. */
  const functionAt = ({ type, id, body, left, right }: Node): { name?: string | undefined; body?: Node["body"] } => {
    if (FUNCTION.test(type)) return { name: id?.name, body };
    if (type !== "AssignmentExpression" || !left || right?.type !== "FunctionExpression") return {};
    return { name: code.slice(left.start, left.end), body: right.body };
  };
  /** `Name.prototype.method = …` of a function that is left out. */
  const isMethodOfLeftOut = ({ expression }: Node) => {
    if (expression?.type !== "AssignmentExpression" || !expression.left) return false;
    const [, owner] = /^(\w+)\.prototype\.\w+$/.exec(code.slice(expression.left.start, expression.left.end)) ?? [];
    return owner !== undefined && owner in leftOut;
  };
  visit(program);
  if (missing.size > 0) throw new Error(`${module} no longer has ${[...missing].join(", ")}: adapt vite/left-out.`);
  let rest = code;
  for (const { start, end, by } of cuts.reverse()) rest = rest.slice(0, start) + by + rest.slice(end);
  return rest;
}

const isNode = (value: object): value is Node => "type" in value;
