import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from "react";
import { DeskError } from "../client.ts";
import "./toasts.css";

interface Slip {
  text: string;
  undo?: () => void;
}

const Say = createContext<(text: string, undo?: () => void) => () => void>(() => () => {});

/** Says one sentence at the bottom of the screen, with a way back where there is one. What it gives back takes the sentence away, if it is still there. */
export const useToast = () => useContext(Say);

/** Long enough to read two sentences (milliseconds); the time is held while the pointer or the focus is on them (WCAG 2.2, 2.2.1). */
const SHOWN = 8000;

/** Where such sentences stand. A refusal of the desk that is told nowhere else is told here: none goes unheard. */
export function Toasts({ children }: { children: ReactNode }) {
  const [slip, setSlip] = useState<Slip | null>(null);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  /** What had the focus before the way back took it. */
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
