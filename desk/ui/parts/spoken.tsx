import type { ReactNode } from "react";

/**
 * Words for those who hear the desk, told as they come. A place of its own, there before its words: Orca does not notice that a region which was silent is no
 * longer, nor one that comes with its words.
 */
export function Spoken({ children }: { children: ReactNode }) {
  return (
    <span className="vh" role="status">
      {children}
    </span>
  );
}
