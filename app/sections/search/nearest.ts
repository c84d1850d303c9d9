/**
 * What comes nearest to a query as customers type it: "làm standee giá rẻ", "roll up", "bạt 3 zem". The search itself is the specification's, a piece of a
 * title or a description (matching.ts); where that leaves a visitor with nothing, this says where to look, by single words, by other names of the trade, and
 * past a slip of the finger. It gives no results, and is called none.
 */
import { withoutDiacritics } from "../../../contract/slug.ts";

/** What can be led to, with the words it is known by. */
export interface Known<Entry> {
  entry: Entry;
  /** What it is called, each name on its own. */
  names: string[];
  /** What is said of it. */
  said: string[];
}

/** Made ready for many queries. */
export interface NearIndex<Entry> {
  /** Each with its words, and two in a row, as they are spelled and without diacritics: how weighty they are there. */
  entries: { entry: Entry; words: Map<string, number> }[];
  /** In how many entries each word stands. */
  spread: Map<string, number>;
}

/** What something is called counts for more than what is said of it; two words in a row tell more than each alone. */
const NAMED = 3;
const SAID = 1;
const IN_A_ROW = 1.5;

/** With one letter wrong, of a word that has so many at least. */
const SLIP = 0.5;
const LONG_ENOUGH = 5;

/** Less than this is a word in passing; and who is not half as near as the nearest is left out, or a quarter where all the words asked for are there. */
const LEAST = 1;
const BESIDE_BEST = 0.5;
const WITH_ALL = 0.25;
/** So many at most. */
export const MOST = 4;

/** What customers say whatever they look for; it decides only where nothing else was said. */
const SAYS_LITTLE = new Set(
  "in làm đặt cần mua ở tại cho và là giá rẻ đẹp nhanh gấp hà nội bao nhiêu tiền kích thước khổ cỡ lớn nhỏ chuẩn file chữ để cách loại".split(
    " ",
  ),
);
/** The same without a Vietnamese keyboard: `gia` may be `giá`, `già`; what is typed with its marks is what it says. */
const SAYS_LITTLE_PLAIN = new Set([...SAYS_LITTLE].map(withoutDiacritics));

/** A word as it is spelled, composed and lowercase, and without diacritics; `little` where it says little. */
interface Word {
  spelled: string;
  plain: string;
  little: boolean;
}

/** One of them, or two in a row as one; then `pair` are the two, without diacritics. */
type Asked = Word & { pair?: string[] };

/** What a price is asked for: `1m2`, `1 mét vuông`. Its figure and its letter would lead to whatever has a 1 or an m in its name. */
const ONE_METRE = /(?<![\d.,])1\s*(?:m[2²]?|m[ée]t(?:\s+vu[ôo]ng)?)(?![\p{L}\p{N}])/gu;

/** Letters and figures apart, so that `80x200`, `80 × 200` and `80 x 200cm` are the same. */
function wordsOf(text: string): Word[] {
  const spelled = text.normalize("NFC").toLowerCase();
  const apart = spelled.replace(ONE_METRE, " ").replace(/(?<=\d)\s*[x×*]\s*(?=\d)/gu, " ");
  return (apart.match(/\p{L}+|\p{N}+/gu) ?? []).map((word) => {
    const plain = withoutDiacritics(word);
    return { spelled: word, plain, little: SAYS_LITTLE.has(word) || (word === plain && SAYS_LITTLE_PLAIN.has(plain)) };
  });
}

/** Each word, and each two in a row as one: so `hi flex` and `hiflex`, `roll up` and `rollup` meet. */
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

/** @param known in the order in which those stand that are as near as one another */
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
    return { entry, words };
  });
  return { entries, spread };
}

/**
 * @param query as typed
 * @param namedOnly leaves out what is only said of an entry
 * @returns at most four entries, the nearest first; none where none is near
 */
export function nearest<Entry>(index: NearIndex<Entry>, query: string, namedOnly = false): Entry[] {
  const typed = wordsOf(query);
  const nothingElse = typed.every(({ little }) => little);
  const asked = withPairs(typed).filter(({ little }) => nothingElse || !little);
  const severalWords = asked.filter(({ pair }) => !pair).length > 1;
  const near = index.entries
    .map(({ entry, words }) => {
      const marks = asked.map((word) => ({ pair: word.pair, ...markOf(word, words, index) }));
      const named = marks.some(({ weight }) => weight === NAMED);
      const all = marks.every(({ pair, mark }) => pair || mark > 0);
      // What is only said of something has to be all that was asked for.
      const isNear = named || (all && !namedOnly && !nothingElse);
      return {
        entry,
        mark: isNear ? marks.reduce((sum, { mark }) => sum + mark, 0) : 0,
        enough: all && severalWords ? WITH_ALL : BESIDE_BEST,
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

/** As in matching.ts, a letter typed with its marks stands for itself only: an entry has each word as it is spelled, and without marks. */
function markOf<Entry>(
  { spelled, plain, pair }: Asked,
  words: Map<string, number>,
  { entries, spread }: NearIndex<Entry>,
): { mark: number; weight: number } {
  // Two words that are known are what was meant: "bạt giá" is not "báo giá" mistyped.
  const meant = words.has(spelled) || pair?.every((word) => spread.has(word));
  const slip = meant ? undefined : slipOf(plain, words, spread);
  const word = slip ?? spelled;
  const weight = words.get(word) ?? 0;
  const rare = Math.log((1 + entries.length / (spread.get(word) ?? 1)) / 2);
  return { mark: rare * weight * (slip ? SLIP : 1) * (pair ? IN_A_ROW : 1), weight };
}

/** The word of an entry that was meant, where what was typed stands in none at all. */
function slipOf(plain: string, words: Map<string, number>, spread: Map<string, number>): string | undefined {
  if (plain.length < LONG_ENOUGH || spread.has(plain)) return undefined;
  for (const word of words.keys()) if (word.length >= LONG_ENOUGH && isOneSlip(plain, word)) return word;
  return undefined;
}

/** One letter more, less, other, or two that changed places. */
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
