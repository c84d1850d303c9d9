/** Offers to undo what was done in a form. The offer disappears with the form, because afterwards it would change nothing, whatever it promised. */
import { useEffect, useRef } from "react";
import { useToast } from "../parts/toasts.tsx";

export function useWayBack(): (text: string, undo: () => void) => void {
  const say = useToast();
  const takeAway = useRef(() => {});
  useEffect(() => () => takeAway.current(), []);
  return (text, undo) => {
    takeAway.current = say(text, undo);
  };
}
