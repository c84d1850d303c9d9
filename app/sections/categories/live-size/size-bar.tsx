import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { Address } from "../../../addresses.ts";
import { figureOfArea, formatNumber, saySize } from "../../../try-size/figures.ts";
import { isAlike, UNITS } from "../../../try-size/measures.ts";
import { MAX_QUANTITY, readQuantity } from "../../../try-size/quantity.ts";
import { ArrowLink, Button } from "../../../ui/button.tsx";
import { Spoken } from "../../../ui/spoken.tsx";
import { SideField } from "./side-field.tsx";
import styles from "./size-bar.module.css";
import { inMetres, type SizeInHand, type TradeSize } from "./use-size.ts";

interface SizeBarProps {
  sizes: TradeSize[];
  size: SizeInHand;
  onAsk: () => void;
  /** Where the same size is tried with one's own file. */
  tryAt: Address;
}

/** Under the drawing: the usual sizes of the trade, the visitor's own size, the number of pieces, the area, and the button that asks for a price. */
export function SizeBar({ sizes, size, onAsk, tryAt }: SizeBarProps) {
  const area = size.width * size.height * size.quantity;
  return (
    <div className={`wrap ${styles.bar}`}>
      <ul className={styles.chips} aria-label="Khổ hay in">
        {sizes.map((trade) => {
          const { width, height } = inMetres(trade);
          const chosen = isAlike(size, { width, height });
          return (
            <li key={trade.measure}>
              <button type="button" aria-pressed={chosen} onClick={() => size.resize(width, height)}>
                <b>{trade.measure}</b>
                {trade.label}
              </button>
            </li>
          );
        })}
      </ul>
      <div className={styles.sides}>
        <SideField id="size-width" side="width" label="Ngang" size={size} unit={size.unit} onChange={size.type} />
        <span aria-hidden="true">×</span>
        <SideField id="size-height" side="height" label="Cao" size={size} unit={size.unit} onChange={size.type} />
        <fieldset className={styles.units}>
          <legend className="visually-hidden">Đơn vị</legend>
          {UNITS.map((unit) => (
            <label key={unit}>
              <input
                type="radio"
                name="size-unit"
                value={unit}
                checked={size.unit === unit}
                onChange={() => size.speakIn(unit)}
              />
              <span>{unit}</span>
            </label>
          ))}
        </fieldset>
      </div>
      <p className={styles.area}>
        <b>{figureOfArea(area)}</b> m²
      </p>
      <Quantity pieces={size.quantity} onChange={size.count} />
      <div className={styles.ask}>
        <Button large onClick={onAsk}>
          Hỏi giá khổ này
        </Button>
      </div>
      <p className={styles.try}>
        <ArrowLink to={tryAt}>Thử với file của bạn</ArrowLink>
      </p>
      <Spoken
        parts={[
          saySize(size.width, size.height, size.unit),
          `${formatNumber(size.quantity)} tấm`,
          `${figureOfArea(area)} mét vuông`,
        ]}
      />
    </div>
  );
}

function Quantity({ pieces, onChange }: { pieces: number; onChange: (pieces: number) => void }) {
  const [typed, setTyped] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  // What was typed before the script came counts: it is read here, before the next rendering writes over it.
  const begin = useEffectEvent(() => {
    const typed = readQuantity(input.current?.value ?? "");
    if (typed && typed !== pieces) onChange(typed);
  });
  useLayoutEffect(() => begin(), []);
  return (
    <div className={styles.quantity}>
      <label htmlFor="size-quantity">Số lượng</label>
      <div>
        <button type="button" aria-label="Bớt một" aria-disabled={pieces <= 1} onClick={() => onChange(pieces - 1)}>
          −
        </button>
        <input
          ref={input}
          id="size-quantity"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? String(pieces)}
          onChange={({ target }) => {
            setTyped(target.value);
            const read = readQuantity(target.value);
            if (read) onChange(read);
          }}
          onBlur={() => setTyped(undefined)}
        />
        <button
          type="button"
          aria-label="Thêm một"
          aria-disabled={pieces >= MAX_QUANTITY}
          onClick={() => onChange(pieces + 1)}
        >
          +
        </button>
      </div>
    </div>
  );
}
