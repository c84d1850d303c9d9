import { FieldBox, type FieldProps, useSaid, WrongSaid } from "./field.tsx";
import "./group-field.css";

/** Fields that belong together, under one heading. */
export function GroupField({ field, path }: FieldProps) {
  const { open, said } = useSaid(path);
  const id = path.join(".");
  return (
    <fieldset className={path.length > 1 ? "grp inner" : "grp"} id={`o-${id}`}>
      <legend>
        {field.label} {open && <small className="muted">còn trống</small>}
      </legend>
      {field.hint && <p className="hint">{field.hint}</p>}
      <WrongSaid id={`${id}-wrong`} said={said} />
      {(field.fields ?? []).map((part) => (
        <FieldBox key={part.name} field={part} path={[...path, part.name]} />
      ))}
    </fieldset>
  );
}
