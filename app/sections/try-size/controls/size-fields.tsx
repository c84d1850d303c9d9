import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { figureOf } from "../../../try-size/figures.ts";
import { nudgeSide, parseSide, sideError, type Unit } from "../../../try-size/measures.ts";
import styles from "./controls.module.css";

type Side = "width" | "height";
const LABELS: Record<Side, string> = { width: "Ngang", height: "Cao" };

/**
 * The two sides by typing. What is typed wrong is explained under the fields, and the print stays as it was.
 *
 * @param onChange a side in metres, or the unit that the visitor has chosen
 * @param children stands behind the unit
 */
export function SizeFields({
  width,
  height,
  unit,
  onChange,
  children,
}: {
  width: number;
  height: number;
  unit: Unit;
  onChange: (change: { width?: number; height?: number; unit?: Unit; unitChosen?: true }) => void;
  children?: ReactNode;
}) {
  const id = useId();
  const [typed, setTyped] = useState<{ side: Side; text: string }>();
  const sides = { width, height };
  const error = typed && sideError(parseSide(typed.text, unit));

  function type(side: Side, text: string) {
    setTyped({ side, text });
    const metres = parseSide(text, unit);
    if (!sideError(metres)) onChange({ [side]: metres });
  }
  function nudge(side: Side, event: KeyboardEvent) {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    setTyped(undefined);
    onChange({ [side]: nudgeSide(sides[side], unit, step * (event.shiftKey ? 10 : 1)) });
  }
  const field = (side: Side) => {
    const isTyped = typed?.side === side;
    return (
      <label className={styles.measure}>
        <span>{LABELS[side]}</span>
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={isTyped ? typed.text : figureOf(sides[side], unit)}
          aria-invalid={Boolean(isTyped && error) || undefined}
          aria-describedby={isTyped && error ? `${id}-error` : undefined}
          onChange={(event) => type(side, event.target.value)}
          onBlur={() => setTyped(undefined)}
          onKeyDown={(event) => nudge(side, event)}
        />
      </label>
    );
  };
  return (
    <>
      <div className={styles.measures}>
        {field("width")}
        <em aria-hidden="true">×</em>
        {field("height")}
        <fieldset className={styles.unit}>
          <legend className="visually-hidden">Đơn vị</legend>
          {(["cm", "m"] as const).map((one) => (
            <label key={one}>
              <input
                type="radio"
                name={`${id}-unit`}
                value={one}
                checked={unit === one}
                onChange={() => onChange({ unit: one, unitChosen: true })}
              />
              <span>{one}</span>
            </label>
          ))}
        </fieldset>
        {children}
      </div>
      <p className={styles.error} id={`${id}-error`} role="alert" hidden={!error}>
        {error}
      </p>
    </>
  );
}
