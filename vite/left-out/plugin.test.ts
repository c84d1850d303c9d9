import assert from "node:assert/strict";
import { test } from "node:test";
import { parseAst } from "vite";
import { leftOutPlugin } from "./plugin.ts";
import { REACT } from "./react.ts";

const [MODULE = "", leftOut = {}] = Object.entries(REACT).find(([module]) => module.startsWith("react-dom/")) ?? [];

/** The module as the plugin leaves it. */
function built(code: string): string {
  const { transform } = leftOutPlugin();
  assert.ok(typeof transform === "function");
  // The cast holds: the plugin uses only the parser of the build.
  const answer = transform.call({ parse: parseAst } as never, code, `/home/node_modules/${MODULE}?v=1`);
  return (answer as { code: string }).code;
}

/** How a function begins: one that becomes a property has no name of its own. */
const headOf = (name: string) => (name.includes(".") ? `${name} = function (a)` : `function ${name}(a)`);

/** Each function of the list. */
const ALL = Object.keys(leftOut).map((name) => `${headOf(name)} { if (a) { return "its own"; } };`);

test("a function that is left out loses its body and throws its name, or does what the list says; all else stays to the letter", () => {
  const stays = 'const kept = (a) => { return "kept"; };\nfunction alsoKept() { return "kept"; }';
  const code = built(
    `${stays}\n${ALL.join("\n")}\nFragmentInstance.prototype.focus = function () { return "its own"; };\n`,
  );
  assert.ok(code.startsWith(stays));
  assert.ok(!code.includes("its own") && !code.includes("FragmentInstance.prototype"));
  for (const [name, by] of Object.entries(leftOut))
    assert.ok(code.includes(`${headOf(name)} {${by ?? `throw Error("vite/left-out: ${name}")`}}`), name);
});

test("an upgrade that takes a function or a module away stops the build, which names it", () => {
  const [first = "", ...others] = ALL;
  const name = /function (\w+)/.exec(first)?.[1] ?? "";
  assert.throws(() => built(others.join("\n")), { message: `${MODULE} no longer has ${name}: adapt vite/left-out.` });
  const { buildEnd } = leftOutPlugin();
  assert.ok(typeof buildEnd === "function");
  assert.throws(() => buildEnd.call({} as never), /react-dom\/.* is no longer built: adapt vite\/left-out\./);
  buildEnd.call({} as never, new Error("the build's own")); // the build's own error is reported instead
});
