import { Icon } from "./icon.tsx";

/** The sentence of a refusal, beside what was asked; nothing for an empty sentence. */
export function Refusal({ children }: { children: string }) {
  if (children === "") return null;
  return (
    <p className="say" role="alert">
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
