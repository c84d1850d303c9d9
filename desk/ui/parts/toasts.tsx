import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import { DeskError } from "../client.ts";
import "./toasts.css";

interface Slip {
  text: string;
  undo?: () => void;
}

const Say = createContext<(text: string, undo?: () => void) => void>(() => {});

/** Says one sentence at the bottom of the screen, with a way back where there is one. */
export const useToast = () => useContext(Say);

/** Long enough to read two sentences and reach the button (milliseconds). */
const SHOWN = 8000;

/** Where such sentences stand. A refusal of the desk that is told nowhere else is told here: none goes unheard. */
export function Toasts({ children }: { children: ReactNode }) {
  const [slip, setSlip] = useState<Slip | null>(null);
  const say = useCallback((text: string, undo?: () => void) => setSlip({ text, undo }), []);
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
    if (!slip) return;
    const timer = setTimeout(() => setSlip(null), SHOWN);
    return () => clearTimeout(timer);
  }, [slip]);
  return (
    <Say value={say}>
      {children}
      <div className="toasts" role="status" aria-live="polite">
        {slip && (
          <div className="toast">
            <span>{slip.text}</span>
            {slip.undo && (
              <button
                type="button"
                onClick={() => {
                  slip.undo?.();
                  setSlip(null);
                }}
              >
                Hoàn tác
              </button>
            )}
          </div>
        )}
      </div>
    </Say>
  );
}
