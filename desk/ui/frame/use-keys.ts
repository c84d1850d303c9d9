import { useEffect } from "react";
import { useNavigate } from "react-router";
import { isDialogOpen } from "../parts/use-modal.ts";
import { singleKeysCount } from "./single-keys.ts";

/** Keys that work on every screen. A single letter counts only outside of fields. */
export function useKeys({ palette, keys }: { palette: () => void; keys: () => void }): void {
  const navigate = useNavigate();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      const typing = target?.closest("input,textarea,select,[contenteditable=true]");
      const control = event.ctrlKey || event.metaKey;
      // While a dialog is open the keys do nothing: leaving its screen would silently lose what was begun in it.
      const busy = isDialogOpen();
      if (control && event.key.toLowerCase() === "k") {
        event.preventDefault();
        if (!busy) palette();
      } else if (control && event.key === "Enter" && !event.defaultPrevented) {
        event.preventDefault();
        if (!busy) navigate("/len-mang");
      } else if (event.key === "?" && !typing && !busy && singleKeysCount()) keys();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [palette, keys, navigate]);
}
