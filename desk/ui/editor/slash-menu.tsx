import { useEffect, useRef, useState } from "react";
import { Icon } from "../parts/icon.tsx";
import { PARTS, type Part } from "./blocks.ts";
import type { LinePlace } from "./typing.ts";
import "./slash-menu.css";

/** Pixels: between the line and the menu, and between the menu and the window's edge. */
const GAP = 4;
/** Pixels of the whole menu: a little more than its nine rows take. */
const TALL = 340;
const WIDE = 240;

/** What "/" on an empty line offers: arrows and Enter, or a click. Any other letter closes the menu and is typed after the slash. */
export function SlashMenu({
  place,
  pick,
  close,
}: {
  place: LinePlace;
  pick: (part: Part) => void;
  /** @param typed text that goes into the line, because no part was picked; may be empty */
  close: (typed: string) => void;
}) {
  const [at, setAt] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const buttons = list.current?.querySelectorAll("button");
    buttons?.[at]?.focus();
  }, [at]);
  // The menu never covers the line: it stands below where there is room, otherwise above or below, wherever there is more; if that is too little, it scrolls.
  const [above, below] = [place.top - 2 * GAP, innerHeight - place.bottom - 2 * GAP];
  const upright = below < TALL && above > below;
  return (
    <div
      ref={list}
      className="menu slash"
      role="menu"
      aria-label="Thêm khối"
      tabIndex={-1}
      style={{
        left: Math.max(GAP, Math.min(place.left, innerWidth - WIDE)),
        ...(upright ? { bottom: innerHeight - place.top + GAP } : { top: place.bottom + GAP }),
        maxHeight: Math.max(above, below),
      }}
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
