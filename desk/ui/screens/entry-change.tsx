import { useEffect, useState } from "react";
import type { Place } from "../../documents/compare.ts";
import type { Entry } from "../../journal/journal.ts";
import { ask, ofFile, refusalOf } from "../client.ts";
import { BeforeAfter } from "../parts/before-after.tsx";
import { Refusal } from "../parts/refusal.tsx";

/** What one line of the journal changed of one page, before and after. @param file of the page, because a publication has several */
export function EntryChange({ entry: { at, what }, file }: { entry: Entry; file: string }) {
  const [places, setPlaces] = useState<Place[] | null>(null);
  const [refused, setRefused] = useState("");
  useEffect(() => {
    setPlaces(null);
    setRefused("");
    if (what === "begun") return;
    let open = true;
    const line = `${ofFile(file)}&at=${encodeURIComponent(at)}&what=${what}`;
    ask<{ places: Place[] }>(`journal/change?${line}`)
      .then((answer) => open && setPlaces(answer.places))
      .catch((error: unknown) => open && setRefused(refusalOf(error)));
    return () => {
      open = false;
    };
  }, [at, what, file]);
  if (what === "begun") return <p className="muted">Chữ của trang lúc chưa sửa gì.</p>;
  return places ? <BeforeAfter places={places} /> : <Refusal>{refused}</Refusal>;
}
