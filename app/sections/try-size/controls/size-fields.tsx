import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { figureOf, sayLength } from "../../../try-size/figures.ts";
import { nudgeSide, UNIT_NAMES, UNITS, type Unit } from "../../../try-size/measures.ts";
import { readTyped } from "../../../try-size/typed-size.ts";
import { useRefusal } from "../../../ui/window/use-refusal.ts";
import styles from "./controls.module.css";

type Side = "width" | "height";
const LABELS: Record<Side, string> = { width: "Ngang", height: "Cao" };

/** The last typed text that cannot be a side: for which side, why, and the side that stands instead, in metres. */
interface Refused {
  side: Side;
  why: string;
  metres: number;
}

/**
 * Two fields to type the sides; a whole size, "60x160", may be typed into either. A value that cannot be printed leaves the print as it was before the typing.
 * A sentence under the fields says why once the typing rests, until the side is typed anew or changed elsewhere; after the field is left, it also names the
 * side that stands.
 *
 * @param onChange sides in metres, or the unit that the visitor has chosen
 * @param children stands after the unit
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
  // `before`: both sides as the typing found them, in metres.
  const [typed, setTyped] = useState<{ side: Side; text: string; before: Record<Side, number> }>();
  const [refused, setRefused] = useState<Refused>();
  const sides = { width, height };
  const stands = sides[refused?.side ?? "width"];
  if (refused && refused.metres !== stands) setRefused(undefined); // otherwise it would come back with the side of which it was said
  const error = useRefusal(refused?.why ?? "", typed !== undefined, sayLength(stands, unit));

  function type(side: Side, text: string) {
    const before = typed?.side === side ? typed.before : sides;
    setTyped({ side, text, before });
    const read = readTyped(text, unit);
    setRefused("why" in read ? { side, why: read.why, metres: before[side] } : undefined);
    onChange("why" in read ? before : "whole" in read ? read.whole : { ...before, [side]: read.metres });
  }
  function nudge(side: Side, event: KeyboardEvent) {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    setTyped(undefined);
    setRefused(undefined);
    onChange({ [side]: nudgeSide(sides[side], unit, step * (event.shiftKey ? 10 : 1)) });
  }
  const field = (side: Side) => {
    const isTyped = typed?.side === side;
    const isWrong = isTyped && error && refused?.side === side;
    return (
      <label className={styles.measure}>
        <span>{LABELS[side]}</span>
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={isTyped ? typed.text : figureOf(sides[side], unit)}
          aria-invalid={isWrong ? true : undefined}
          aria-description={UNIT_NAMES[unit]}
          aria-describedby={isWrong ? `${id}-error` : undefined}
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
          {UNITS.map((one) => (
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
