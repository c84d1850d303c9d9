import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { INKS } from "./inks.ts";

test("the inks that code draws with are those of the styles", () => {
  const tokens = readFileSync("app/styles/tokens.css", "utf8");
  for (const [name, ink] of Object.entries(INKS)) {
    const token = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    assert.equal(new RegExp(`--${token}: (#\\w{6});`).exec(tokens)?.[1]?.toUpperCase(), ink, name);
  }
});

/** Of the map alone: a park. */
const PARK = "#9CC2AE";

test("so are those that are written out, on every page", () => {
  const known: string[] = [...Object.values(INKS), PARK];
  for (const file of ["app/styles/theme-colour.ts", "app/sections/frame/footer/directions-map.tsx"])
    for (const [colour] of readFileSync(file, "utf8").matchAll(/#[\dA-F]{6}\b/gi))
      assert.ok(known.includes(colour), `${file}: ${colour}`);
});
