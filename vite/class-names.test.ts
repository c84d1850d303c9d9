import assert from "node:assert/strict";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { test } from "node:test";
import { temporaryFolder } from "../server/fixtures/test-site.ts";
import { shortClassNames } from "./class-names.ts";

/** Sheets with the classes `box` and `side` and the animation `roll` each, by their paths. */
async function sheetsAt(...places: string[]): Promise<string[]> {
  const folder = await temporaryFolder();
  const sheets = places.map((place) => path.join(folder, place));
  for (const sheet of sheets) {
    await mkdir(path.dirname(sheet), { recursive: true });
    await writeFile(
      sheet,
      ".box { color: red }\n.box:hover { color: blue }\n.side { color: green }\n@keyframes roll { to { rotate: 1turn } }\n",
    );
  }
  return sheets;
}

test("a class has one short name, and a class of another sheet has another", async () => {
  const sheets = await sheetsAt("home/banner.module.css", "news/list.module.css");
  const short = shortClassNames(sheets);
  const [banner = "", list = ""] = sheets;
  assert.equal(short("box", banner), short("box", banner));
  const names = [banner, list].flatMap((sheet) => ["box", "side", "roll"].map((name) => short(name, sheet)));
  assert.equal(new Set(names).size, names.length);
  assert.throws(() => short("lid", banner), /has not found "lid"/);
});

test("two sheets of one file name do not share a class in silence: both are named", async () => {
  const sheets = await sheetsAt("home/card.module.css", "news/card.module.css");
  assert.throws(
    () => shortClassNames(sheets),
    ({ message }: Error) => sheets.every((sheet) => message.includes(sheet)),
  );
});
