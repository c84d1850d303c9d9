import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { figureOf, sayLength } from "../../../try-size/figures.ts";
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

/** Why what was typed last is no side, and the side that stands instead, in metres. */
interface Refused {
  side: number;
  why: string;
}

/**
 * A side of the print, typed: "80", "1,2 m". While it is typed in, nothing rewrites it. What cannot be printed leaves the side
 * as it was before the typing, and is told below it until it is typed anew or the side is changed elsewhere; once the field is left, with the side that
 * stands. What was typed before the script came counts as typed.
 */
export function SideField({ id, label, side, unit, onChange }: SideFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<Refused>();
  /** The side as the typing found it, in metres; undefined while nothing is typed. */
  const [before, setBefore] = useState<number>();
  const isTyping = before !== undefined;
  const isRefused = refused?.side === side;
  const error = isRefused && refused.why + (isTyping ? "" : ` Vẫn giữ ${sayLength(side, unit)}.`);
  const figure = figureOf(side, unit);
  /** The figure that the field was last given. */
  const given = useRef(figure);

  useEffect(() => {
    // As the page comes alive, what was typed before stands there: it is told in its turn (app/before-script.ts).
    if (given.current === figure) return;
    given.current = figure;
    if (input.current && document.activeElement !== input.current) input.current.value = figure;
  }, [figure]);

  function read(text: string) {
    const found = before ?? side;
    setBefore(found);
    const metres = parseSide(text, unit);
    const why = sideError(metres);
    const stands = why ? found : metres;
    setRefused(why ? { side: stands, why } : undefined);
    onChange(stands);
    // Typed before the script came, and left since.
    if (document.activeElement !== input.current) leave();
  }

  function step(event: KeyboardEvent<HTMLInputElement>) {
    const steps = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!steps) return;
    event.preventDefault();
    const next = nudgeSide(side, unit, steps * (event.shiftKey ? 10 : 1));
    event.currentTarget.value = figureOf(next, unit);
    setRefused(undefined);
    setBefore(undefined);
    onChange(next);
  }
  function leave() {
    setBefore(undefined);
    if (input.current) input.current.value = figure;
  }
  return (
    <>
      <p className={styles.side}>
        <label htmlFor={id}>{label}</label>
        <input
          ref={input}
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={figure}
          aria-invalid={(error && isTyping) || undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event: ChangeEvent<HTMLInputElement>) => read(event.target.value)}
          onKeyDown={step}
          onBlur={leave}
        />
      </p>
      {error && (
        <small id={`${id}-error`} role="alert">
          {error}
        </small>
      )}
    </>
  );
}
