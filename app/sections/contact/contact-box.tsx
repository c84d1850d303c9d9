import type { FormEvent } from "react";
import {
  CONTACT_FIELDS,
  type ContactField,
  type ContactFieldRule,
  STARTED_FIELD,
  TRAP_FIELD,
} from "../../../contract/contact-fields.ts";
import { Field } from "../../ui/field.tsx";

/** How each field stands in the form; the table of the contract says which fields there are and what may stand in them. */
const LAYOUT: Record<ContactField, { wide?: boolean; placeholder?: string }> = {
  from_name: {},
  from_phone: {},
  from_email: { wide: true },
  message: { wide: true, placeholder: "Ví dụ: bạt hiflex 3 × 1 m, treo ngoài trời, cần chiều thứ Sáu" },
};

/** One field of the contact form, as the table of the contract has it. */
export function ContactBox({ id, name, readOnly }: { id: string; name: ContactField; readOnly: boolean }) {
  const { label, type, required, autocomplete }: ContactFieldRule = CONTACT_FIELDS[name];
  const { wide, placeholder } = LAYOUT[name];
  const box = {
    id,
    name,
    required,
    // Firefox marks an empty required box as wrong before anybody was in it; here it is wrong from the browser's first complaint until somebody types in it.
    "aria-invalid": false,
    readOnly,
    placeholder,
    autoComplete: autocomplete,
    onInvalid: complainedOf,
  };
  return (
    <Field id={id} label={label} wide={wide}>
      {type === "textarea" ? (
        <textarea {...box} rows={4} />
      ) : (
        <input {...box} type={type} inputMode={type === "text" ? undefined : type} />
      )}
    </Field>
  );
}

function complainedOf({ currentTarget }: FormEvent<HTMLInputElement | HTMLTextAreaElement>) {
  currentTarget.ariaInvalid = "true";
}

/** Two fields that tell robots from people (contract/contact-fields.ts): a trap that nobody sees, and the time of the first touch. */
export function RobotFields({ id }: { id: string }) {
  return (
    <>
      <p className="visually-hidden" aria-hidden="true">
        <label htmlFor={`${id}-${TRAP_FIELD}`}>Để trống ô này</label>
        <input id={`${id}-${TRAP_FIELD}`} name={TRAP_FIELD} type="text" tabIndex={-1} autoComplete="off" />
      </p>
      {/* No `value` here: React would overwrite what the script writes into the field. */}
      <input type="hidden" name={STARTED_FIELD} />
    </>
  );
}
