/** Content of any size for the benchmark of growth: the real articles again and again, under other titles, numbers and dates. */
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { slugOf } from "../../contract/slug.ts";

/** The real articles that the others are made of; also the smallest number measured. */
export const ORIGINALS = 14;

/** Longest title that leaves room for a number (the content check allows 90 characters). */
const TITLE_LENGTH = 80;

/**
 * Changes the articles of a copied content folder.
 *
 * @param content the folder
 * @param count articles it is to have, {@link ORIGINALS} or more
 */
export async function makeArticles(content: string, count: number): Promise<void> {
  const folder = path.join(content, "articles");
  const files = (await readdir(folder)).filter((file) => file.endsWith(".md") && !file.startsWith("_")).sort();
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), "utf8")));
  for (const file of files) await rm(path.join(folder, file));
  const gone = new Set(texts.slice(ORIGINALS).map((text) => slugOf(titleOf(text))));
  for (const file of await readdir(content, { recursive: true })) {
    if (!file.endsWith(".md")) continue;
    const place = path.join(content, file);
    await writeFile(place, withoutLinksTo(gone, await readFile(place, "utf8")));
  }
  const originals = texts.slice(0, ORIGINALS).map((text) => withoutLinksTo(gone, text));
  for (let number = 1; number <= count; number++) {
    const original = (originals[(number - 1) % ORIGINALS] ?? "").replace(/^id:.*$/m, `id: ${number}`);
    const file = path.join(folder, `bai-${String(number).padStart(6, "0")}.md`);
    await writeFile(file, number <= ORIGINALS ? original : madeUp(original, number));
  }
}

const titleOf = (text: string) => (/^title:\s*(.*)$/m.exec(text)?.[1] ?? "").replace(/^"(.*)"$/, "$1");

/** Links to articles that are not there become plain words. */
function withoutLinksTo(gone: Set<string>, text: string): string {
  return text.replace(/\[([^\]]*)\]\(\/tin-tuc\/([a-z0-9-]+)[^)]*\)/g, (link, words, slug) =>
    gone.has(slug) ? words : link,
  );
}

/**
 * Made-up articles are older than every original, one for each day, so that the newest articles and their pictures are the same whatever the number. Their
 * words stand in another order, because exact copies would vanish in the compression, as real articles do not.
 */
function madeUp(text: string, number: number): string {
  const date = new Date(Date.UTC(2020, 0, 1) - number * 86_400_000).toISOString().slice(0, 10);
  const random = randomNumbers(number);
  const [, fields = "", body = ""] = /^(---[\s\S]*?\n---\n)([\s\S]*)$/.exec(text) ?? [];
  const mix = (words: string) => shuffled(words.split(" "), random).join(" ");
  const changed = fields
    .replace(/^title:.*$/m, `title: "${mix(titleOf(text).replaceAll('"', "")).slice(0, TITLE_LENGTH)} ${number}"`)
    .replace(/^description: "(.*)"$/m, (_, words) => `description: "${mix(words)}"`)
    .replace(/^date:.*$/m, `date: ${date}`)
    .replace(/^formerSlugs:.*(\n\s+-.*)*$/m, "formerSlugs: []");
  return changed + inOtherOrder(body, random);
}

/** Mixes the words of paragraphs and list items outside of blocks, without their emphasis and links; headings and tables stay as they are. */
function inOtherOrder(body: string, random: () => number): string {
  const parts = body.split(/^(:::[a-z][\s\S]*?^:::$)/m);
  return parts
    .map((part) => (part.startsWith(":::") ? part : part.replace(/^(- |\d+\. )?([\p{Letter}*].*)$/gmu, mixed)))
    .join("");

  function mixed(_: string, mark: string | undefined, line: string): string {
    const plain = line.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").replaceAll("*", "");
    return (mark ?? "") + shuffled(plain.split(" "), random).join(" ");
  }
}

function shuffled(words: string[], random: () => number): string[] {
  return words
    .map((word) => ({ word, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ word }) => word);
}

/** Always the same numbers in [0, 1) for the same seed, so that two runs measure the same content (linear congruential, Numerical Recipes). */
function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
