import { useEffect, useState } from "react";

/** @returns true while the visitor has zoomed in with two fingers: one finger then moves over the picture, and does not turn to the next */
export function useZoomed(): boolean {
  const [zoomed, setZoomed] = useState(false);
  useEffect(() => {
    const { visualViewport: viewport } = window;
    if (!viewport) return;
    const note = () => setZoomed(viewport.scale > 1.05);
    viewport.addEventListener("resize", note);
    return () => viewport.removeEventListener("resize", note);
  }, []);
  return zoomed;
}
