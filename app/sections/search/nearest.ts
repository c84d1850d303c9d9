/**
 * What comes nearest to a query as customers type it: "làm standee giá rẻ", "roll up", "bạt 3 zem". The search itself follows the specification and finds a
 * piece of a title or a description (matching.ts). Where it finds nothing, this module suggests where to look: by single words, by other names of the
 * trade, and despite a typing slip. These are suggestions, and the page does not call them results.
 */
import { withoutDiacritics } from "../../../contract/slug.ts";
import { CROSSED_SIDES } from "../../try-size/size-in-words.ts";

/** Something that can be suggested, with the words it is known by. */
export interface Known<Entry> {
  entry: Entry;
  /** Its names, one string each. */
  names: string[];
  /** Texts about it. */
  said: string[];
}

/** Made ready for many queries. */
export interface NearIndex<Entry> {
  /** Each with its words and its pairs of words in a row, both as spelled and without diacritics, and the weight of each; and the telling words of each name. */
  entries: { entry: Entry; words: Map<string, number>; names: string[][] }[];
  /** In how many entries each word stands. */
  spread: Map<string, number>;
  /** The sizes that some entry has, each as its numbers with blanks between. */
  sizes: Set<string>;
  /** The words by what is left of them without the keys of a Vietnamese keyboard. */
  byKeys: Map<string, string>;
}

/** A name counts for more than a text about the entry; two words in a row count for more than each alone. */
const NAMED = 3;
const SAID = 1;
const IN_A_ROW = 1.5;

/** Factor for a word with one letter wrong, and how many letters it must have at least. */
const SLIP = 0.5;
const LONG_ENOUGH = 5;

/** How many letters a word must have at least to be looked at for the keys of a Vietnamese keyboard. */
const ENOUGH_KEYS = 4;

/**
 * An entry with a mark below LEAST only has a word in passing. An entry is left out, too, if its mark is below half of the best one's, or below a quarter
 * where it has all of several words.
 */
const LEAST = 1;
const BESIDE_BEST = 0.5;
const WITH_ALL = 0.25;
/** The part of a name that must be found where the query has no more words: "sách" is a quarter of "Chính sách giao hàng". */
const HALF = 0.5;
/** How many suggestions there are at most. */
export const MOST = 4;

/** Words that customers say whatever they look for; they decide only where the query has no other words. */
const SAYS_LITTLE = new Set(
  "in làm đặt cần mua ở tại cho và là giá rẻ đẹp nhanh gấp hà nội bao nhiêu tiền kích thước khổ cỡ lớn nhỏ chuẩn file chữ để cách loại có không được gì nào đâu thế bị hay shop ko bn ib hn".split(
    " ",
  ),
);
/** The same words typed without a Vietnamese keyboard, where `gia` may be `giá` or `già`; a word typed with its marks means only itself. */
const SAYS_LITTLE_PLAIN = new Set([...SAYS_LITTLE].map(withoutDiacritics));

/** A word as it is spelled, composed and lowercase, and without diacritics; `little` where it says little. */
interface Word {
  spelled: string;
  plain: string;
  little: boolean;
}

/** A word of the query, or two in a row joined to one; `pair` then holds the two, without diacritics. */
type Asked = Word & { pair?: string[] };

/** The unit for which customers ask the price: `1m2`, `1 mét vuông`. Dropped, because its digit and its letter would lead to any name with a 1 or an m. */
const ONE_METRE = /(?<![\d.,])1\s*(?:m[2²]?|m[ée]t(?:\s+vu[ôo]ng)?)(?![\p{L}\p{N}])/gu;

/** The words of a text. Letters and digits are separated, so that `80x200`, `80 × 200` and `80 x 200cm` are the same. */
function wordsOf(text: string): Word[] {
  const spelled = text.normalize("NFC").toLowerCase();
  const apart = spelled.replace(ONE_METRE, " ").replace(/(?<=\d)\s*[x×*]\s*(?=\d)/gu, " ");
  return (apart.match(/\p{L}+|\p{N}+/gu) ?? []).map((word) => {
    const plain = withoutDiacritics(word);
    return { spelled: word, plain, little: SAYS_LITTLE.has(word) || (word === plain && SAYS_LITTLE_PLAIN.has(plain)) };
  });
}

/** The numbers of a size, with blanks between. */
const numbersOf = (size: string) => (size.match(/\d+/g) ?? []).join(" ");
const sizesIn = (text: string) => (text.match(CROSSED_SIDES) ?? []).map(numbersOf);

/**
 * A query with the bare numbers of the sizes that an entry has, and without other sizes. What those are for is told by the other words, and the signs of a
 * size are no words: `bạt 3m x 1m` would lead to names with an x or a 3M.
 */
const withKnownSizes = (query: string, known: ReadonlySet<string>) =>
  query.normalize("NFC").replace(CROSSED_SIDES, (size) => {
    const numbers = numbersOf(size);
    return known.has(numbers) ? numbers : " ";
  });

/** Each word, and each two in a row joined to one, so that `hi flex` matches `hiflex`, and `roll up` matches `rollup`. */
function withPairs(words: Word[]): Asked[] {
  const pairs = words.slice(1).map((word, place) => {
    const before = words[place] ?? word;
    return {
      spelled: before.spelled + word.spelled,
      plain: before.plain + word.plain,
      little: before.little && word.little,
      pair: [before.plain, word.plain],
    };
  });
  return [...words, ...pairs];
}

/**
 * What is left of a word without the keys that make diacritics by Telex, the way of typing most use in Vietnam: `bawng roon` typed with the keyboard switched
 * off is `băng rôn`. With it switched on, a foreign word loses the same keys: `standee` becomes `standê`, `poster` `póter`.
 */
function withoutKeys(plain: string): string {
  return plain.replace(/([ade])\1|oo/g, (twice) => twice.slice(1)).replace(/(?<=[aeiouy][a-z]*)[sfrxjw]/g, "");
}

/** @param known equally near entries are suggested in this order */
export function indexNames<Entry>(known: readonly Known<Entry>[]): NearIndex<Entry> {
  const spread = new Map<string, number>();
  const entries = known.map(({ entry, names, said }) => {
    const words = new Map<string, number>();
    const take = (text: string, weight: number) => {
      for (const { spelled, plain } of withPairs(wordsOf(text)))
        for (const word of [spelled, plain]) words.set(word, Math.max(words.get(word) ?? 0, weight));
    };
    for (const name of names) take(name, NAMED);
    for (const text of said) take(text, SAID);
    for (const word of words.keys()) spread.set(word, (spread.get(word) ?? 0) + 1);
    return { entry, words, names: names.map(tellingWords).filter(({ length }) => length > 0) };
  });
  const byKeys = new Map<string, string>();
  for (const word of spread.keys()) {
    const left = withoutKeys(word);
    if (word === withoutDiacritics(word) && (word === left || !byKeys.has(left))) byKeys.set(left, word);
  }
  const sizes = new Set(known.flatMap(({ names, said }) => [...names, ...said].flatMap(sizesIn)));
  return { entries, spread, sizes, byKeys };
}

/** Of a name, without diacritics. */
const tellingWords = (name: string) => telling(wordsOf(name)).map(({ plain }) => plain);

/** The words that say something; all where none does. */
function telling<Some extends Word>(words: Some[]): Some[] {
  const some = words.filter(({ little }) => !little);
  return some.length > 0 ? some : words;
}

/**
 * @param query as typed
 * @param namedOnly leaves out what is only said of an entry
 * @returns at most four entries, the nearest first; empty where none is near
 */
export function nearest<Entry>(index: NearIndex<Entry>, query: string, namedOnly = false): Entry[] {
  const typed = wordsOf(withKnownSizes(query, index.sizes));
  const nothingElse = typed.every(({ little }) => little);
  const asked = telling(withPairs(typed));
  const words = asked.filter(({ pair }) => !pair).length;
  const near = index.entries
    .map((known) => {
      const marks = asked.map((word) => ({ ...word, ...markOf(word, known.words, index) }));
      const found = marks.filter(({ mark }) => mark > 0);
      const inPairs = new Set(found.flatMap(({ pair }) => pair ?? []));
      const all = marks.every(({ plain, pair, mark }) => pair || mark > 0 || inPairs.has(plain));
      const there = new Set(found.flatMap(({ word, pair }) => [withoutDiacritics(word), ...(pair ?? [])]));
      const part = Math.max(0, ...known.names.map((name) => partOf(name, there)));
      // What has neither every word of the query nor a whole name in it shares a syllable by chance: "tem nhãn", "tem xe".
      const named = part === 1 || (all && !nothingElse && part >= HALF);
      const said = all && !nothingElse && !namedOnly;
      return {
        entry: known.entry,
        mark: named || said ? marks.reduce((sum, { mark }) => sum + mark, 0) : 0,
        enough: all && words > 1 ? WITH_ALL : BESIDE_BEST,
      };
    })
    .filter(({ mark }) => mark >= LEAST)
    .sort((one, other) => other.mark - one.mark);
  const best = near[0]?.mark ?? 0;
  return near
    .filter(({ mark, enough }) => mark >= best * enough)
    .slice(0, MOST)
    .map(({ entry }) => entry);
}

/**
 * @param there the words found, without diacritics; a pair that was found stands for its two words, in the query or in the name
 * @returns how much of a name was found, from 0 to 1
 */
function partOf(name: string[], there: ReadonlySet<string>): number {
  const found = name.filter(
    (word, place) =>
      there.has(word) || there.has(word + (name[place + 1] ?? "")) || there.has((name[place - 1] ?? "") + word),
  );
  return found.length / name.length;
}

/**
 * What a word of the query adds to an entry's mark. As in matching.ts, a letter typed with diacritics stands for itself only: an entry has each word as
 * spelled, and without diacritics.
 */
function markOf<Entry>(
  { spelled, plain, pair }: Asked,
  words: Map<string, number>,
  index: NearIndex<Entry>,
): { mark: number; word: string } {
  const slip = words.has(spelled) ? undefined : slipOf({ spelled, plain, pair }, words, index);
  const word = slip ?? spelled;
  const weight = words.get(word) ?? 0;
  const rare = Math.log((1 + index.entries.length / (index.spread.get(word) ?? 1)) / 2);
  return { mark: rare * weight * (slip ? SLIP : 1) * (pair ? IN_A_ROW : 1), word };
}

/** The word of an entry that was probably meant, if no entry has the word as typed. */
function slipOf<Entry>(
  { spelled, plain, pair }: Omit<Asked, "little">,
  words: Map<string, number>,
  { spread, byKeys }: NearIndex<Entry>,
): string | undefined {
  // Two words in a row that only have other marks: "hộp đen", "dề can".
  if (pair && words.has(plain)) return plain;
  // Two words that are both known are meant as typed: "bạt giá" is not "báo giá" mistyped.
  if (spread.has(plain) || pair?.every((word) => spread.has(word))) return undefined;
  // Who typed the marks typed the word as meant: "chống" is not "phông". Beside a word that says little the other one may be short: "in bút"
  // is not "in bạt".
  if (plain.length >= LONG_ENOUGH && (pair || spelled === plain) && !pair?.some((word) => SAYS_LITTLE_PLAIN.has(word)))
    for (const [word, weight] of words)
      if (weight === NAMED && word.length >= LONG_ENOUGH && isOneSlip(plain, word)) return word;
  const keyed = plain.length >= ENOUGH_KEYS ? byKeys.get(withoutKeys(plain)) : undefined;
  return keyed && words.has(keyed) ? keyed : undefined;
}

/** Whether two words differ by one letter more, less or other, or by two neighbours that changed places. */
function isOneSlip(one: string, other: string): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const [left, right] = [one.slice(same), other.slice(same)];
  return (
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  );
}
