import { useId } from "react";
import styles from "./controls.module.css";

/** A choice among a few words. It stands outside of the contact form, so its generated `name` never reaches the contact service. */
export function Segment<Value extends string>({
  legend,
  options,
  value,
  onChange,
  hideLegend,
  four,
}: {
  legend: string;
  options: Record<Value, string>;
  value: Value | "";
  onChange: (value: Value) => void;
  hideLegend?: boolean;
  /** Four in a row where there is room. */
  four?: boolean;
}) {
  const name = useId();
  return (
    <fieldset className={styles.segment} data-four={four}>
      <legend className={hideLegend ? "visually-hidden" : undefined}>{legend}</legend>
      {/* The cast holds: the record has exactly these keys. */}
      {(Object.entries(options) as [Value, string][]).map(([option, words]) => (
        <label key={option}>
          <input type="radio" name={name} value={option} checked={option === value} onChange={() => onChange(option)} />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  );
}
