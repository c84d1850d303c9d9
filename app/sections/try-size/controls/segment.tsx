import { useId } from "react";
import styles from "./controls.module.css";

/** One of a few words. No `name` that the contact service would have to know: it stands outside of the form. */
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
      {/* Own keys of a record of exactly these keys. */}
      {(Object.entries(options) as [Value, string][]).map(([option, words]) => (
        <label key={option}>
          <input type="radio" name={name} value={option} checked={option === value} onChange={() => onChange(option)} />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  );
}
