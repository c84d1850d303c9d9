/** Over a list: drawers to look into, each with how many lie in it, and a field to find one by its words. */
import { useState } from "react";
import { Icon } from "./icon.tsx";

export interface Drawer {
  label: string;
  count: number;
}

/** What is chosen and typed over a list; the first drawer holds all. */
export function useListTools() {
  const [drawer, open] = useState(0);
  const [words, setWords] = useState("");
  return { drawer, open, words, setWords };
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
