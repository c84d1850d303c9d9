import type { ReactNode } from "react";

/**
 * Words that screen readers announce as they come. Their region is a place of its own that is there before the words: Orca does not notice when a silent
 * region stops being silent, nor a region that comes together with its words.
 */
export function Spoken({ children }: { children: ReactNode }) {
  return (
    <span className="vh" role="status">
      {children}
    </span>
  );
}
