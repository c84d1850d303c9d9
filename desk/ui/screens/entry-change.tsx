import { useEffect, useState } from "react";
import type { Place } from "../../documents/compare.ts";
import type { Entry } from "../../journal/journal.ts";
import { ask, ofFile } from "../client.ts";
import { BeforeAfter } from "../parts/before-after.tsx";

/** What one line of the journal changed of one page, before and after. @param file of the page, because a publication has several */
export function EntryChange({ entry: { at, what }, file }: { entry: Entry; file: string }) {
  const [places, setPlaces] = useState<Place[] | null>(null);
  useEffect(() => {
    setPlaces(null);
    if (what === "begun") return;
    let open = true;
    const line = `${ofFile(file)}&at=${encodeURIComponent(at)}&what=${what}`;
    void ask<{ places: Place[] }>(`journal/change?${line}`).then((answer) => {
      if (open) setPlaces(answer.places);
    });
    return () => {
      open = false;
    };
  }, [at, what, file]);
  if (what === "begun") return <p className="muted">Chữ của trang lúc chưa sửa gì.</p>;
  return places && <BeforeAfter places={places} />;
}
