import { saySize } from "../../../try-size/figures.ts";
import { isAlike, unitFor } from "../../../try-size/measures.ts";
import type { Trade, TradeSize } from "../../../try-size/trades.ts";
import styles from "./controls.module.css";

/** The sizes of the trade. */
export function SizeChips({
  trade,
  width,
  height,
  onChoose,
}: {
  trade: Trade;
  width: number;
  height: number;
  onChoose: (size: TradeSize) => void;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that set two fields, not fields of their own
    <div className={styles.chips} role="group" aria-label="Khổ hay in">
      {trade.sizes.map((size) => (
        <button
          key={`${size.use} ${size.width} ${size.height}`} // two sizes may have the same use
          type="button"
          aria-pressed={isAlike(size, { width, height })}
          onClick={() => onChoose(size)}
        >
          <b>{saySize(size.width, size.height, unitFor(size.width, size.height, trade.unit))}</b>
          <span>{size.use}</span>
        </button>
      ))}
    </div>
  );
}
