import { useEffect, useState } from "react";

/** @returns true while two fingers have made the window larger: one finger then moves over the picture, and turns to no other */
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
