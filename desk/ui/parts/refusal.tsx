/** What was refused, in a sentence where it was asked; nothing as long as there is none. */
export function Refusal({ children }: { children: string }) {
  if (children === "") return null;
  return (
    <p className="say" role="alert">
      {children}
    </p>
  );
}
