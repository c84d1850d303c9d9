/** Above a list: drawers, each with the number of its entries, and a field for finding entries by their words. */
import { useState } from "react";
import { useSearchParams } from "react-router";
import { Icon } from "./icon.tsx";

export interface Drawer {
  label: string;
  count: number;
}

/** Names of the drawer and of the words in the address of a list. */
const DRAWER = "ngan";
const WORDS = "tim";

/**
 * The drawer that is chosen above a list, and the words that are typed there; the first drawer holds everything. Both stand in the address of the list,
 * so that somebody who opens one of 200 articles and goes Back finds the list as it was.
 */
export function useListTools() {
  const [address, setAddress] = useSearchParams();
  // Not read from the address while typing: the address changes a moment after the key, and a field that waits for it loses composed letters.
  const [words, setOwnWords] = useState(() => address.get(WORDS) ?? "");
  const keep = (name: string, value: string) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  return {
    drawer: Number(address.get(DRAWER)) || 0,
    words,
    open: (at: number) => keep(DRAWER, at === 0 ? "" : String(at)),
    setWords: (typed: string) => {
      setOwnWords(typed);
      keep(WORDS, typed);
    },
  };
}

export function ListTools({
  drawers,
  find,
  placeholder,
  tools: { drawer, open, words, setWords },
}: {
  drawers: readonly Drawer[];
  /** Name of the field, e.g. "Tìm trong bài viết". */
  find: string;
  placeholder: string;
  tools: ReturnType<typeof useListTools>;
}) {
  return (
    <div className="tools">
      <fieldset className="tabs">
        <legend className="vh">Lọc</legend>
        {drawers.map(({ label, count }, at) => (
          <button key={label} type="button" aria-pressed={at === drawer} onClick={() => open(at)}>
            {label}
            <span className="n">{count || ""}</span>
          </button>
        ))}
      </fieldset>
      <label className="find">
        <span className="vh">{find}</span>
        <Icon name="search" />
        <input
          className="in"
          placeholder={placeholder}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </label>
    </div>
  );
}
