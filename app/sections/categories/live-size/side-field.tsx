import {
  type ChangeEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { figureOf } from "../../../try-size/figures.ts";
import { nudgeSide, parseSide, sideError, type Unit } from "../../../try-size/measures.ts";
import styles from "./size-bar.module.css";

interface SideFieldProps {
  id: string;
  label: string;
  /** Metres. */
  side: number;
  unit: Unit;
  onChange: (metres: number) => void;
}

/**
 * A side of the print, typed: "80", "1,2 m". While it is typed in, nothing rewrites it; a mistake is told below it, and the drawing
 * stays as it was. What was typed before the script came counts as typed.
 */
export function SideField({ id, label, side, unit, onChange }: SideFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const figure = figureOf(side, unit);

  useEffect(() => {
    if (input.current && document.activeElement !== input.current) input.current.value = figure;
  }, [figure]);

  function read(text: string) {
    const metres = parseSide(text, unit);
    const wrong = sideError(metres);
    // A field that was left before the script came holds the figure again: there is nothing to tell.
    setError(document.activeElement === input.current ? wrong : undefined);
    if (!wrong) onChange(metres);
  }
  const begin = useEffectEvent(() => {
    if (input.current && input.current.value !== figure) read(input.current.value);
  });
  // Before the effect above, which writes the figure into a field that was left.
  useLayoutEffect(() => begin(), []);

  function step(event: KeyboardEvent<HTMLInputElement>) {
    const steps = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!steps) return;
    event.preventDefault();
    const next = nudgeSide(side, unit, steps * (event.shiftKey ? 10 : 1));
    event.currentTarget.value = figureOf(next, unit);
    setError(undefined);
    onChange(next);
  }
  function leave() {
    setError(undefined);
    if (input.current) input.current.value = figure;
  }
  return (
    <p className={styles.side}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={figure}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        onChange={(event: ChangeEvent<HTMLInputElement>) => read(event.target.value)}
        onKeyDown={step}
        onBlur={leave}
      />
      {error && (
        <small id={`${id}-error`} role="alert">
          {error}
        </small>
      )}
    </p>
  );
}
