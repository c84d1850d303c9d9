import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from "react";
import { DeskError } from "../client.ts";
import "./toasts.css";

interface Slip {
  text: string;
  undo?: () => void;
}

const Say = createContext<(text: string, undo?: () => void) => () => void>(() => () => {});

/**
 * @returns a function that shows one sentence at the bottom of the screen, with an undo button if `undo` is given; it returns a function that removes the
 * sentence, if it is still there
 */
export const useToast = () => useContext(Say);

/** Milliseconds, long enough to read two sentences; a sentence does not disappear while the pointer or the focus is on it (WCAG 2.2, 2.2.1). */
const SHOWN = 8000;

/** Where such sentences stand. A refusal of the desk that nothing else handles is shown here, too, so that none goes unnoticed. */
export function Toasts({ children }: { children: ReactNode }) {
  const [slip, setSlip] = useState<Slip | null>(null);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  /** The element that had the focus before the undo button got it. */
  const before = useRef<Element | null>(null);
  const held = pointed || focused;
  const say = useCallback((text: string, undo?: () => void) => {
    const said = { text, undo };
    setSlip(said);
    return () => setSlip((now) => (now === said ? null : now));
  }, []);
  useEffect(() => {
    const tell = (event: PromiseRejectionEvent) => {
      if (!(event.reason instanceof DeskError)) return;
      event.preventDefault();
      say(event.reason.message);
    };
    addEventListener("unhandledrejection", tell);
    return () => removeEventListener("unhandledrejection", tell);
  }, [say]);
  useEffect(() => {
    if (!slip || held) return;
    const timer = setTimeout(() => setSlip(null), SHOWN);
    return () => clearTimeout(timer);
  }, [slip, held]);
  function takeBack(undo: () => void) {
    undo();
    if (before.current instanceof HTMLElement) before.current.focus();
    setSlip(null);
    setPointed(false);
    setFocused(false);
  }
  return (
    <Say value={say}>
      {children}
      <div className="toasts" role="status" aria-live="polite">
        {slip && (
          // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only hold the time; the button inside is the control
          <div
            className="toast"
            onPointerEnter={() => setPointed(true)}
            onPointerLeave={() => setPointed(false)}
            onFocus={({ relatedTarget }) => {
              before.current = relatedTarget;
              setFocused(true);
            }}
            onBlur={() => setFocused(false)}
          >
            <span>{slip.text}</span>
            {slip.undo && (
              <button type="button" onClick={() => slip.undo && takeBack(slip.undo)}>
                Hoàn tác
              </button>
            )}
          </div>
        )}
      </div>
    </Say>
  );
}
