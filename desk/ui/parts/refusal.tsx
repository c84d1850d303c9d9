import { Icon } from "./icon.tsx";

/** The sentence of a refusal, beside what was asked; nothing for an empty sentence. @param id for the fields that it is about */
export function Refusal({ id, children }: { id?: string; children: string }) {
  if (children === "") return null;
  return (
    <p className="say" id={id} role="alert">
      {children}
    </p>
  );
}

/** The same as a note above the screen or the dialog, where no field is near. */
export function RefusalNote({ children }: { children: string }) {
  if (children === "") return null;
  return (
    <div className="note bad" role="alert">
      <Icon name="warn" />
      <div>{children}</div>
    </div>
  );
}
