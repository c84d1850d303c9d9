import { ICONS, type IconName } from "./icons.ts";

/** A drawing beside words; it says nothing by itself. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={`ico${name === "more" ? " dots" : ""}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}
