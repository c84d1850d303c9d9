/** How heavy the prints alone are and how they travel: hints for who fetches them, no promise of a delivery. */
import { formatNumber } from "../figures.ts";
import type { Place } from "../trades.ts";
import { areaOf, type Wish } from "../wish.ts";
import { adviseMaterial, type MaterialAdvice } from "./material.ts";

/**
 * Weight of all pieces, e.g. `0,6–0,7 kg`.
 *
 * @param grams a square metre, from and to
 */
export function sayWeight([low, high]: readonly [number, number], squareMetres: number): string {
  const [from, to] = [(low * squareMetres) / 1000, (high * squareMetres) / 1000];
  if (to < 0.1) return "dưới 0,1 kg";
  const say = (kilos: number) => (kilos < 10 ? formatNumber(kilos, 1) : formatNumber(Math.round(kilos)));
  return say(from) === say(to) ? `chừng ${say(to)} kg` : `${say(from)}–${say(to)} kg`;
}

/** Square metres: up to this area a roll of unknown weight is carried in one hand. */
const ONE_HAND = 6;

/** The weight in words, whether that of the material is known or not. */
export function weightHint(wish: Wish, { grams }: MaterialAdvice): string {
  const { all } = areaOf(wish);
  if (grams) return sayWeight(grams, all);
  return all <= ONE_HAND ? "nhẹ, một tay xách" : "hỏi xưởng";
}

/** The vehicle that carries the prints, and a sentence that says so. */
export interface Carriage {
  by: "motorbike" | "car";
  words: string;
}

/** Longest roll that lies across a motorbike, in metres (delivery policy), and the most it carries, in kilograms. */
const BIKE_ROLL = 1.6;
const BIKE_LOAD = 30;
/** Kilograms: no car takes more in one trip, so the shop has to arrange a heavier load with the customer. */
const CAR_LOAD = 1000;

/** Longest print that a standee's stand still holds, in metres: a longer print comes without a stand, as a roll. */
const LONGEST_STANDEE = 2.5;
/** Grams a square metre that are assumed for a roll of unknown weight: no film, cloth or paper of material.ts weighs more. */
const HEAVIEST_ROLL = 610;

/** Which vehicle carries the prints, and how they are packed for it. */
export function carriageOf(wish: Wish, { grams, roll = 0 }: MaterialAdvice): Carriage {
  const { trade, width, height } = wish;
  const short = Math.min(width, height);
  const long = Math.max(width, height);
  // What is joined travels as its strips; silk, narrower than what its trade prints on otherwise, is sewn before.
  const rolled = Math.min(short, Math.max(trade.roll, roll));
  const { all } = areaOf(wish);
  const kilos = grams ? (grams[1] * all) / 1000 : 0;
  const metres = (value: number) => `${formatNumber(value)} m`;
  const byBike = (words: string): Carriage => ({ by: "motorbike", words });
  const byCar = (words: string): Carriage => ({ by: "car", words });
  const heavy = () =>
    byCar(
      kilos > CAR_LOAD ? "Nặng hơn một tấn: hẹn xe với xưởng" : `Ô tô: nặng đến ${formatNumber(Math.round(kilos))} kg`,
    );

  if (trade.board) {
    if (kilos > BIKE_LOAD) return heavy();
    return long > 1.2 || short > 0.8 ? byCar("Ô tô: tấm cứng to") : byBike("Xe máy: xếp phẳng");
  }
  if (kilos > BIKE_LOAD) return heavy();
  if (!grams && (HEAVIEST_ROLL * all) / 1000 > BIKE_LOAD && rolled <= BIKE_ROLL) return byCar("Ô tô: nhiều và nặng");
  if (trade.stands && short <= BIKE_ROLL && long <= LONGEST_STANDEE)
    return wish.quantity > 6 ? byCar("Ô tô: nhiều túi") : byBike("Xe máy: nằm trong túi");
  if (trade.framed && short <= BIKE_ROLL)
    return byBike(
      short > 0.8 && long > 1.2 ? "Xe máy: cuộn trong ống. Căng khung sẵn thì ô tô" : "Xe máy: cuộn trong ống",
    );
  if (rolled <= BIKE_ROLL)
    return byBike(`Xe máy: cuộn lại dài ${metres(rolled)}${trade.boxed ? ". Cả hộp đèn thì ô tô" : ""}`);
  if (trade.folds) return byCar(`Ô tô: cuộn dài ${metres(rolled)}. Gấp lại thì xe máy, có nếp`);
  return byCar(`Ô tô: cuộn dài ${metres(rolled)}`);
}

/** Weight and vehicle as the ticket tells them. While the place is not said, what depends on it is left out. */
export function burdenOf(wish: Wish): { weight?: string; carriage?: Carriage } {
  const at = (place: Place) => {
    const placed = { ...wish, place: wish.place || place };
    const advice = adviseMaterial(placed);
    return { weight: weightHint(placed, advice), carriage: carriageOf(placed, advice) };
  };
  const [inside, outside] = [at("trong"), at("ngoai")];
  return {
    ...(inside.weight === outside.weight && { weight: inside.weight }),
    ...(inside.carriage.words === outside.carriage.words && { carriage: inside.carriage }),
  };
}
