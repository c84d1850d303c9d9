import { type ChangeEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { figureOf, sayLength } from "../../../try-size/figures.ts";
import { nudgeSide, parseSide, sideError, UNIT_NAMES, type Unit } from "../../../try-size/measures.ts";
import type { Sides } from "../../../try-size/shape.ts";
import type { Typed } from "../../../try-size/typed-size.ts";
import { useRefusal } from "../../../ui/window/use-refusal.ts";
import styles from "./size-bar.module.css";

interface SideFieldProps {
  id: string;
  side: keyof Sides;
  label: string;
  /** Metres. */
  size: Sides;
  unit: Unit;
  /** Takes one side or both. */
  onChange: (typed: Partial<Sides>) => void;
}

/** Why the last typed text cannot be a side, and the side that stands instead, in metres. */
interface Refused {
  metres: number;
  why: string;
}

/** Reads sizes as customers say them in a shop, whole sizes too. Loaded when a field gets the focus; until then only plain figures are read. */
let readTyped: typeof import("../../../try-size/typed-size.ts").readTyped | undefined;

/** Rejects where the reader could not be loaded. */
async function bringReader(): Promise<void> {
  readTyped ??= (await import("../../../try-size/typed-size.ts")).readTyped;
}

function readFigure(text: string, unit: Unit): Typed {
  const metres = parseSide(text, unit);
  const why = sideError(metres);
  return why ? { why } : { metres };
}

/**
 * The field for one side of the print. It takes "80", "1,2 m", or a whole size, "60x160". While the field has the focus, nothing rewrites what is typed.
 * A value that cannot be printed leaves the print as it was before; once typing pauses, a sentence below says so, until the side is typed anew or changed
 * elsewhere. When the field is left, it shows the side that the print has. What was typed before the script came counts as typed.
 */
export function SideField({ id, side, label, size, unit, onChange }: SideFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<Refused>();
  /** The size before the typing began; undefined while nothing is typed. */
  const [before, setBefore] = useState<Sides>();
  const isTyping = before !== undefined;
  const metres = size[side];
  if (refused && refused.metres !== metres) setRefused(undefined); // otherwise it would come back with the side of which it was said
  const error = useRefusal(refused?.why ?? "", isTyping, sayLength(metres, unit));
  const figure = figureOf(metres, unit);
  /** The figure that was last written into the field. */
  const written = useRef(figure);

  useEffect(() => {
    // At hydration the field may hold what was typed before: app/before-script.ts reports that afterwards, so it must not be overwritten here.
    if (written.current === figure) return;
    written.current = figure;
    if (input.current && document.activeElement !== input.current) input.current.value = figure;
  }, [figure]);

  function read(text: string) {
    const found = before ?? { width: size.width, height: size.height };
    setBefore(found);
    const typed = (readTyped ?? readFigure)(text, unit);
    setRefused("why" in typed ? { metres: found[side], why: typed.why } : undefined);
    onChange("why" in typed ? found : "whole" in typed ? typed.whole : { ...found, [side]: typed.metres });
  }
  const readAgain = useEffectEvent(() => {
    if (refused && input.current && isTyping) read(input.current.value);
  });

  function step(event: KeyboardEvent<HTMLInputElement>) {
    const steps = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!steps) return;
    event.preventDefault();
    const next = nudgeSide(metres, unit, steps * (event.shiftKey ? 10 : 1));
    event.currentTarget.value = figureOf(next, unit);
    setRefused(undefined);
    setBefore(undefined);
    onChange({ [side]: next });
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
          aria-description={UNIT_NAMES[unit]}
          aria-describedby={error ? `${id}-error` : undefined}
          onFocus={() => void bringReader().then(readAgain, console.error)}
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
