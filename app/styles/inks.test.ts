import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import * as inks from "./inks.ts";

test("the inks that code draws with are those of the styles", () => {
  const tokens = readFileSync("app/styles/tokens.css", "utf8");
  for (const [name, ink] of Object.entries(inks)) {
    const token = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    assert.equal(new RegExp(`--${token}: (#\\w{6});`).exec(tokens)?.[1]?.toUpperCase(), ink, name);
  }
});
