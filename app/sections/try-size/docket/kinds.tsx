import { catalogue } from "virtual:content/site";
import { TRADES, type Trade, usualSize } from "../../../try-size/trades.ts";
import { ScalePictogram } from "../../../ui/scale-pictogram.tsx";
import styles from "./kinds.module.css";

/** Pixels a metre at most, and the widest pictogram: a tile is a third of a phone. */
const MOST_SCALE = 17;
const WIDEST = 72;

/** What is printed, each beside a person of 1.6 m. */
export function Kinds({ trade, onChoose }: { trade: Trade; onChoose: (trade: Trade) => void }) {
  return (
    <fieldset className={styles.kinds}>
      <legend className="visually-hidden">Chọn một loại</legend>
      {TRADES.map((one) => (
        <label key={one.slug} className={styles.kind}>
          <input
            type="radio"
            name="try-size-kind"
            value={one.slug}
            checked={one.slug === trade.slug}
            onChange={() => onChoose(one)}
          />
          <span>
            <Pictogram trade={one} />
            <b>{one.name}</b>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Pictogram({ trade }: { trade: Trade }) {
  const entry = catalogue.find(({ slug }) => slug === trade.slug);
  const { width, height } = usualSize(trade);
  // The whole vehicle is drawn, not the print on it.
  const wide = 0.85 + (trade.stance === "van" ? 4.2 : width);
  const size = { width: trade.stance === "van" ? 4.2 : width, height, label: entry?.size.label ?? "" };
  return (
    <ScalePictogram print={{ size, stance: trade.stance }} scale={Math.min(MOST_SCALE, WIDEST / wide)} tone="red" />
  );
}
