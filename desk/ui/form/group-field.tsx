import { FieldBox, type FieldProps, useForm, WrongSaid } from "./field.tsx";
import "./group-field.css";

/** Fields that belong together, under one heading. */
export function GroupField({ field, path }: FieldProps) {
  const { wrong } = useForm();
  const id = path.join(".");
  return (
    <fieldset className={path.length > 1 ? "grp inner" : "grp"} id={`o-${id}`}>
      <legend>{field.label}</legend>
      {field.hint && <p className="hint">{field.hint}</p>}
      <WrongSaid id={`${id}-wrong`} said={wrong.filter((one) => one.path === id)} />
      {(field.fields ?? []).map((part) => (
        <FieldBox key={part.name} field={part} path={[...path, part.name]} />
      ))}
    </fieldset>
  );
}
