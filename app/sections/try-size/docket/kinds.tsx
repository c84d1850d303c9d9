import { catalogue } from "virtual:content/site";
import { BESIDE_PERSON } from "../../../content/person.ts";
import type { Trade } from "../../../try-size/trades.ts";
import { ScalePictogram } from "../../../ui/marks/scale-pictogram.tsx";
import { TRADES } from "../trades.ts";
import styles from "./kinds.module.css";

/** Pixels a metre at most, and the widest pictogram: a tile is a third of a phone. */
const MOST_SCALE = 17;
const WIDEST = 72;

/** The kinds of print, each drawn beside a person of 1.6 m. */
export function Kinds({ trade, onChoose }: { trade: Trade; onChoose: (trade: Trade) => void }) {
  return (
    <fieldset className={styles.kinds}>
      <legend className="visually-hidden">Chọn một loại</legend>
      {TRADES.map((one) => (
        <label key={one.kind} className={styles.kind}>
          <input
            type="radio"
            name="try-size-kind"
            value={one.kind}
            checked={one.kind === trade.kind}
            onChange={() => onChoose(one)}
          />
          <span>
            <Pictogram kind={one.kind} />
            <b>{one.name}</b>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Pictogram({ kind }: Pick<Trade, "kind">) {
  const entry = catalogue.find((one) => one.kind === kind);
  if (!entry) return null;
  const scale = Math.min(MOST_SCALE, WIDEST / (BESIDE_PERSON + entry.size.width));
  return <ScalePictogram print={entry} scale={scale} tone="red" />;
}
