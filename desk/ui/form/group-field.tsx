import { valueAt, withValueAt } from "../../documents/at-path.ts";
import { isEmpty, whenEmptied } from "./empty-value.ts";
import { FieldBox, type FieldProps, type Form, FormProvider, useForm, useSaid, WrongSaid } from "./field.tsx";
import "./group-field.css";

/** Fields that belong together, under one heading. */
export function GroupField({ field, path }: FieldProps) {
  const form = useForm();
  const { open, said } = useSaid(path);
  const id = path.join(".");
  // An optional group is left out again once all of it is empty.
  const set: Form["set"] = (place, value) => {
    form.set(place, value);
    const emptied = isEmpty(withValueAt(valueAt(form.fields, path), place.slice(path.length), value));
    if (emptied && !field.required) form.set(path, whenEmptied(field));
  };
  return (
    <fieldset
      className={path.length > 1 ? "grp inner" : "grp"}
      id={`o-${id}`}
      aria-describedby={said.length > 0 ? `${id}-wrong` : undefined}
    >
      <legend>
        {field.label} {open && <small className="muted">còn trống</small>}
      </legend>
      {field.hint && <p className="hint">{field.hint}</p>}
      <WrongSaid id={`${id}-wrong`} said={said} />
      <FormProvider value={{ ...form, set }}>
        {(field.fields ?? []).map((part) => (
          <FieldBox key={part.name} field={part} path={[...path, part.name]} />
        ))}
      </FormProvider>
    </fieldset>
  );
}
