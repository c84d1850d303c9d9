import assert from "node:assert/strict";
import { test } from "node:test";
import { Lexer } from "./lexer.ts";

/** All values of a text, with strings as text. */
function valuesIn(text: string): unknown[] {
  const lexer = new Lexer(Buffer.from(text, "latin1"));
  const values: unknown[] = [];
  for (let value = lexer.next(); value !== undefined; value = lexer.next())
    values.push(value instanceof Uint8Array ? Buffer.from(value).toString("latin1") : value);
  return values;
}

test("numbers are read as every program writes them", () => {
  assert.deepEqual(valuesIn("0 -1 +2 .5 -.5 4. 841.89 --5"), [0, -1, 2, 0.5, -0.5, 4, 841.89, -5]);
  assert.deepEqual(valuesIn("5-3"), [53], "a sign within a number is none");
});

test("strings end at their own bracket, and escapes stand for what cannot be typed", () => {
  assert.deepEqual(valuesIn("(a(b)c) (a\\)b) (\\101\\1012\\7) (a\\\r\nb\\\nc) (\\n\\\\)"), [
    "a(b)c",
    "a)b",
    "AA2\x07",
    "abc",
    "\n\\",
  ]);
  assert.deepEqual(valuesIn("<41 4> <>"), ["A@", ""]);
});

test("a comment ends with its line, whichever way that ends", () => {
  assert.deepEqual(valuesIn("1 % (a\r2 % b\n3 % c\r\n4"), [1, 2, 3, 4]);
});
