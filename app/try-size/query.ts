/**
 * The wish in the address, so that a colleague opens the same ticket: sizes in centimetres, words without diacritics. Never the file,
 * never the person. Values that nobody could have chosen silently become the default.
 */
import { nearestStop } from "./distances.ts";
import { sayDay } from "./figures.ts";
import { isAlike, MAX_SIDE, MIN_SIDE, ownUnitOf, toMillimetre, UNITS, unitFor } from "./measures.ts";
import { clampQuantity } from "./quantity.ts";
import { kindFromQuery, sizeInQuery } from "./trade-query.ts";
import { type Trade, tradeAmong } from "./trades.ts";
import { firstWish, HANGINGS, PLACES, type Wish } from "./wish.ts";

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** e.g. `in=standee&n=80&c=200&sl=2&dv=m&cho=trong&xa=2&lau=thang&ngay=2026-12-04&dat=lot`, without the question mark */
export function writeQuery(wish: Wish): string {
  const { trade, unit } = wish;
  const query = sizeInQuery(trade.kind, wish, wish.unitChosen ? unit : ownUnitOf(wish, trade.unit));
  if (wish.place) query.set("cho", wish.place);
  query.set("xa", String(wish.distance));
  if (wish.hanging) query.set("lau", wish.hanging);
  if (wish.day) query.set("ngay", wish.day);
  if (wish.fit === "lot") query.set("dat", wish.fit);
  return query.toString();
}

/**
 * @param text a query string, with or without its question mark
 * @param trades what there is to choose from
 */
export function readQuery(text: string, trades: readonly Trade[]): Wish {
  const query = new URLSearchParams(text);
  const first = firstWish(tradeAmong(trades, kindFromQuery(query.get("in") ?? "")));
  const side = (name: string) => toMillimetre(Number.parseFloat(query.get(name) ?? "") / 100);
  const [width, height] = [side("n"), side("c")];
  const isSide = (metres: number) => metres >= MIN_SIDE && metres <= MAX_SIDE;
  // The content has smaller and longer prints than a visitor may type.
  const canBe = (isSide(width) && isSide(height)) || first.trade.sizes.some((size) => isAlike(size, { width, height }));
  const sized = canBe ? { width, height } : { width: first.width, height: first.height };
  const day = query.get("ngay") ?? "";
  const unit = UNITS.find((one) => one === query.get("dv"));
  const distance = Number.parseFloat(query.get("xa") ?? "");
  return {
    ...first,
    ...sized,
    unit: unit ?? unitFor(sized.width, sized.height, first.trade.unit),
    unitChosen: unit !== undefined,
    quantity: clampQuantity(Number.parseInt(query.get("sl") ?? "", 10)),
    place: keyOf(PLACES, query.get("cho")) ?? first.place,
    distance: distance > 0 ? nearestStop(distance) : first.distance,
    hanging: keyOf(HANGINGS, query.get("lau")) ?? "",
    day: DAY.test(day) && sayDay(day) ? day : "", // 31 February is written like a day, but does not exist
    fit: query.get("dat") === "lot" ? "lot" : "phu",
  };
}

function keyOf<Key extends string>(words: Record<Key, string>, value: string | null): Key | undefined {
  // The record has exactly these keys.
  return (Object.keys(words) as Key[]).find((key) => key === value);
}
