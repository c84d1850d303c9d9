import { useEffect, useEffectEvent } from "react";
import { singleKeysCount } from "../frame/single-keys.ts";
import { isDialogOpen } from "../parts/use-modal.ts";

/** J and K: next and former letter; 1 to 5: its step. Outside of fields, menus and dialogs. */
export function useLetterKeys(keys: { move: (by: 1 | -1) => void; step: (at: number) => void }): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.ctrlKey || event.metaKey || event.altKey || isDialogOpen()) return;
    if (!singleKeysCount()) return;
    if (target?.closest("input,textarea,select,[contenteditable],[role=menu]")) return;
    const key = event.key.toLowerCase();
    if (key === "j") keys.move(1);
    else if (key === "k") keys.move(-1);
    else if (/^[1-5]$/.test(key)) keys.step(Number(key) - 1);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
