import { useEffect, useRef, useState } from "react";
import { Icon } from "../parts/icon.tsx";
import { PARTS, type Part } from "./blocks.ts";

/** What "/" on an empty line offers: arrows and Enter, or a click. Any other letter goes on as text, with its slash. */
export function SlashMenu({
  place,
  pick,
  close,
}: {
  place: { left: number; top: number };
  pick: (part: Part) => void;
  /** @param typed text that belongs into the line after all */
  close: (typed: string) => void;
}) {
  const [at, setAt] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const buttons = list.current?.querySelectorAll("button");
    buttons?.[at]?.focus();
  }, [at]);
  const top = Math.min(place.top + 4, innerHeight - 360);
  return (
    <div
      ref={list}
      className="menu slash"
      role="menu"
      aria-label="Thêm khối"
      tabIndex={-1}
      style={{ left: Math.min(place.left, innerWidth - 240), top: Math.max(8, top) }}
      onKeyDown={(event) => {
        if (event.key === "ArrowDown" || event.key === "ArrowUp")
          setAt((at + (event.key === "ArrowDown" ? 1 : -1) + PARTS.length) % PARTS.length);
        else if (event.key === "Escape" || event.key === "Backspace") close("");
        else if (event.key.length === 1 && !event.ctrlKey) close(event.key === "/" ? "/" : `/${event.key}`);
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close("");
      }}
    >
      {PARTS.map((part) => (
        <button key={part.label} type="button" role="menuitem" onClick={() => pick(part)}>
          <Icon name={part.icon} />
          {part.label}
        </button>
      ))}
    </div>
  );
}
