import assert from "node:assert/strict";
import { test } from "node:test";
import { destinationOf } from "./pasted-link.ts";

test("a link by way of Google or Facebook becomes a link to its destination, without the marks of who follows it, Zalo's too", () => {
  const end = "https://hanoi.example/quy-dinh?nam=2026";
  const packed = encodeURIComponent(end);
  for (const [given, wanted] of [
    [`https://www.google.com/url?q=${packed}&sa=D&source=docs&ust=1764&usg=AOv`, end],
    [`https://www.google.com/url?sa=t&url=${packed}&ved=2ah`, end],
    [`https://l.facebook.com/l.php?u=${encodeURIComponent(`${end}&fbclid=IwAR0`)}&h=AT0`, end],
    [`${end}&fbclid=IwAR0`, end],
    [`${end}&utm_source=zalo&utm_medium=zalo&utm_campaign=zalo&zarsrc=30`, end],
    [`${end}&gclid=EAIaIQ#muc-2`, `${end}#muc-2`],
  ] as const)
    assert.equal(destinationOf(given), wanted, given);
});

test("all other links stay letter for letter", () => {
  for (const href of [
    "https://hanoi.example/a b?x=1,2",
    "https://hanoi.example/url?q=https%3A%2F%2Fa.example",
    "https://www.google.com/search?q=https%3A%2F%2Fa.example",
    "https://www.google.com/url?q=javascript%3Aalert(1)",
    "https://l.facebook.com/l.php?h=AT0",
    "https://l.facebook.com/l.php?u=https%3A%2F%2F",
    "/danh-muc-in/in-standee",
    "tel:0900000001",
    "",
  ])
    assert.equal(destinationOf(href), href);
});
