import { Icon } from "./icon.tsx";

/** What was refused, in a sentence where it was asked; nothing as long as there is none. */
export function Refusal({ children }: { children: string }) {
  if (children === "") return null;
  return (
    <p className="say" role="alert">
      {children}
    </p>
  );
}

/** The same where no field stands near: a note over the screen or the dialog. */
export function RefusalNote({ children }: { children: string }) {
  if (children === "") return null;
  return (
    <div className="note bad" role="alert">
      <Icon name="warn" />
      <div>{children}</div>
    </div>
  );
}
